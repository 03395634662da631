import type { AllLanguages } from '../../streams/domain/localText.ts'
import type { Currency } from '../../streams/domain/money.ts'

/** A way to pay in or out. Amounts are minor units. */
export interface PayType {
  readonly payType: number
  readonly name: AllLanguages
  readonly currency: Currency
  readonly deposit: boolean
  readonly withdraw: boolean
  readonly least: number
  readonly most: number
}

/** The ways of a demonstration: they take effect at once, and move no money outside (docs/games/wallet.md, 5). */
export const DEMO_PAY_TYPES: readonly PayType[] = [
  {
    payType: 1,
    name: { cmn: '银行卡', zho: '銀行卡', english: 'Bank card' },
    currency: 'RMB',
    deposit: true,
    withdraw: true,
    least: 100_00,
    most: 50_000_00,
  },
  {
    payType: 2,
    name: { cmn: '快捷支付', zho: '快捷支付', english: 'Quick pay' },
    currency: 'RMB',
    deposit: true,
    withdraw: false,
    least: 10_00,
    most: 5_000_00,
  },
  {
    payType: 3,
    name: { cmn: 'USDT · TRC20', zho: 'USDT · TRC20', english: 'USDT · TRC20' },
    currency: 'USDT',
    deposit: true,
    withdraw: true,
    least: 10_00,
    most: 10_000_00,
  },
]
