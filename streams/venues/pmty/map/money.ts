import { CURRENCY_IDS, money } from '../../../domain/money.ts'
import type { Currency, Money } from '../../../domain/money.ts'
import { minorUnits } from '../../../wire/amounts.ts'

/** Money from units as text; `null` if unreadable. */
export function unitsMoney(text: string | null, currency: Currency): Money | null {
  const minor = text === null ? null : minorUnits(text)
  return minor === null ? null : money(minor, currency)
}

/** Like `unitsMoney`, but zero if unreadable. For totals that are only displayed. */
export function unitsOrZero(text: string | null, currency: Currency): Money {
  return unitsMoney(text, currency) ?? money(0, currency)
}

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
