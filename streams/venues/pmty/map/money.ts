import { CURRENCY_IDS, money } from '../../../domain/money.ts'
import type { Currency, Money } from '../../../domain/money.ts'

/** Money from cents (`maxWinMoney`, `newMaxWinAmount`); fractions are cut off. */
export function centsMoney(cents: number, currency: Currency): Money {
  const whole = Math.trunc(cents)
  return money(Number.isSafeInteger(whole) ? whole : 0, currency)
}

/** The currency with this number as text; `null` for another one. */
export function currencyNumbered(code: string): Currency | null {
  if (code === String(CURRENCY_IDS.RMB)) return 'RMB'
  return code === String(CURRENCY_IDS.USDT) ? 'USDT' : null
}
