import type { Order } from '../../streams/index.ts'

type OtherCurrency = NonNullable<Order['otherCurrency']>

/** The name of a currency in which no money is held here: `泰铢`, `越南盾 × 1000`, `BTC`. */
export function otherCurrencyName(language: string, currency: OtherCurrency): string {
  const { code, isFiat } = currency
  const name = isFiat ? new Intl.DisplayNames(language, { type: 'currency' }).of(code) : undefined
  return otherCurrencyCode({ ...currency, code: name ?? code })
}

/** The same by its code. */
export function otherCurrencyCode({ code, units }: OtherCurrency): string {
  return units === 1 ? code : `${code} × ${String(units)}`
}
