import { money } from '../domain/money.ts'
import type { Currency, Money } from '../domain/money.ts'
import { minorUnits } from '../wire/amounts.ts'

/** Money from units as text; `null` if unreadable. */
export function unitsMoney(text: string | null, currency: Currency): Money | null {
  const minor = text === null ? null : minorUnits(text)
  return minor === null ? null : money(minor, currency)
}

/** Like `unitsMoney`, but zero if unreadable. For totals that are only displayed. */
export function unitsOrZero(text: string | null, currency: Currency): Money {
  return unitsMoney(text, currency) ?? money(0, currency)
}
