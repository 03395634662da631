/** Codes of fiat money that a record may name (docs/venues/imty.md, 1.6). The member has money in the first only. */
const FIAT = [
  ...(['CNY', 'HKD', 'TWD', 'USD', 'EUR', 'GBP', 'JPY', 'KRW', 'SGD', 'MYR', 'THB', 'VND'] as const),
  ...(['IDR', 'PHP', 'INR', 'KHR', 'LAK', 'MMK', 'BND', 'AUD', 'NZD', 'CAD', 'CHF', 'SEK'] as const),
  ...(['NOK', 'DKK', 'PLN', 'CZK', 'HUF', 'RUB', 'UAH', 'TRY', 'ZAR', 'BRL', 'MXN'] as const),
] as const

/** Codes that count in thousands of another one. */
const THOUSANDS = { VNDK: 'VND', IDRK: 'IDR' } as const

const CRYPTO = ['BTC', 'ETH', 'LTC', 'DOGE', 'BCH', 'DASH', 'ETC', 'USDC', 'USDT'] as const

export const IMTY_SHOWN_CURRENCIES = { fiat: FIAT, thousands: THOUSANDS, crypto: CRYPTO } as const

const LONGEST = 12

/** What a code of a record means; a code that is not known is shown as it was sent. */
export function imtyShownCurrency(code: string): {
  readonly code: string
  readonly isFiat: boolean
  readonly units: 1 | 1000
} {
  const whole = Object.hasOwn(THOUSANDS, code) ? THOUSANDS[code as keyof typeof THOUSANDS] : null
  if (whole !== null) return { code: whole, isFiat: true, units: 1000 }
  return { code: code.slice(0, LONGEST), isFiat: FIAT.some((known) => known === code), units: 1 }
}
