import { money } from '../../../domain/money.ts'
import type { Currency, Money } from '../../../domain/money.ts'
import { minorUnits } from '../../../wire/pmty/amounts.ts'

/** Money from units as text; `null` when it cannot be read. */
export function unitsMoney(text: string | null, currency: Currency): Money | null {
  const minor = text === null ? null : minorUnits(text)
  return minor === null ? null : money(minor, currency)
}

/** As `unitsMoney`; nothing for what cannot be read. For totals that only inform. */
export function unitsOrZero(text: string | null, currency: Currency): Money {
  return unitsMoney(text, currency) ?? money(0, currency)
}

/** Money from cents (`maxWinMoney`, `newMaxWinAmount`), cut to whole ones. */
export function centsMoney(cents: number, currency: Currency): Money {
  const whole = Math.trunc(cents)
  return money(Number.isSafeInteger(whole) ? whole : 0, currency)
}
