import type { Currency } from '../../streams/domain/money.ts'
import type { Store } from './store.ts'

const CURRENCIES: readonly Currency[] = ['RMB', 'USDT']

/**
 * The initial balances of a new member, and gold coins. Each currency, and the coins, are granted once, however often
 * this is called.
 */
export async function grantMember(
  { ledger }: Pick<Store, 'ledger'>,
  grant: {
    readonly memberId: number
    /** Minor units. */
    readonly amounts: Readonly<Record<Currency, number>>
    /** Gold coins, of which one is a minor unit of RMB (docs/games/wallet.md, 7). */
    readonly coins?: number
    readonly at: number
  },
): Promise<void> {
  const { memberId, amounts, coins = 0, at } = grant
  const grants = [
    ...CURRENCIES.map(
      (currency) => ({ of: currency, currency, purpose: 'main', amount: amounts[currency] }) as const,
    ),
    { of: 'GOLD', currency: 'RMB', purpose: 'bonus', amount: coins } as const,
  ]
  for (const { of, currency, purpose, amount } of grants) {
    if (amount === 0) continue
    await ledger.transfer({
      key: `grant:${memberId}:${of}`,
      kind: 'IN',
      reference: `member:${memberId}`,
      at,
      entries: [
        { house: 'house:promotions', currency, amount: -amount },
        { member: memberId, purpose, currency, amount },
      ],
    })
  }
}
