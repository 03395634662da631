import { MINOR_PER_UNIT, money } from './money.ts'
import type { Currency, Money } from './money.ts'

const DECIMALS = 2

/**
 * What an amount field holds after a key or a paste: digits and the first point, two decimals, no zeros in
 * front (`007` is `7`, `.5` is `0.5`), a lone point refused (specification, platform part, 5; research,
 * venues 5.7). `5.` stays, so that a person can go on typing. Cleaning twice changes nothing.
 */
export function cleanAmount(text: string): string {
  const kept = text.replace(/[^0-9.]/g, '')
  const point = kept.indexOf('.')
  const whole = (point < 0 ? kept : kept.slice(0, point)).replace(/^0+(?=\d)/, '')
  if (point < 0) return whole
  const decimals = kept
    .slice(point + 1)
    .replaceAll('.', '')
    .slice(0, DECIMALS)
  if (whole === '' && decimals === '') return ''
  return `${whole === '' ? '0' : whole}.${decimals}`
}

/** The amount a person typed; `null` when nothing stands there or it is too great to count exactly. */
export function parseAmount(text: string, currency: Currency): Money | null {
  const cleaned = cleanAmount(text)
  if (cleaned === '') return null
  const [whole = '', decimals = ''] = cleaned.split('.')
  const minor = Number(`${whole}${decimals.padEnd(DECIMALS, '0')}`)
  return Number.isSafeInteger(minor) ? money(minor, currency) : null
}

/** `sign` puts a plus before a gain, for results; `symbol` names the currency. */
export interface MoneyDisplay {
  readonly sign?: boolean
  readonly symbol?: boolean
}

/** `1,234.50`: thousands separators and two decimals; a loss has its minus (specification, platform part, 5). */
export function formatAmount(minor: number): string {
  const size = Math.abs(minor)
  const whole = String(Math.floor(size / MINOR_PER_UNIT)).replace(/\B(?=(\d{3})+$)/g, ',')
  const decimals = String(size % MINOR_PER_UNIT).padStart(DECIMALS, '0')
  return `${minor < 0 ? '-' : ''}${whole}.${decimals}`
}

/** Money as people read it: `1,234.50`, `+97.50`, `-¥50.00`, `1,234.50 USDT`. */
export function formatMoney(amount: Money, display: MoneyDisplay = {}): string {
  const sign = amount.minor < 0 ? '-' : display.sign === true && amount.minor > 0 ? '+' : ''
  const size = formatAmount(Math.abs(amount.minor))
  if (display.symbol !== true) return sign + size
  return amount.currency === 'RMB' ? `${sign}¥${size}` : `${sign}${size} ${amount.currency}`
}

/** The sum; `null` for two currencies, or a sum too great to count exactly. */
export function addMoney(a: Money, b: Money): Money | null {
  return sameCurrency(a, b) ? exactOrNull(a.minor + b.minor, a.currency) : null
}

/** `a` less `b`; `null` for two currencies, or a difference too great to count exactly. */
export function subtractMoney(a: Money, b: Money): Money | null {
  return sameCurrency(a, b) ? exactOrNull(a.minor - b.minor, a.currency) : null
}

/** The sum of a list in one currency; zero for an empty one, `null` where `addMoney` says so. */
export function sumMoney(amounts: readonly Money[], currency: Currency): Money | null {
  return amounts.reduce<Money | null>(
    (sum, amount) => (sum === null ? null : addMoney(sum, amount)),
    money(0, currency),
  )
}

/** -1, 0 or 1 as `a` is less than, equal to or more than `b`; `null` for two currencies. */
export function compareMoney(a: Money, b: Money): -1 | 0 | 1 | null {
  if (!sameCurrency(a, b)) return null
  return a.minor < b.minor ? -1 : a.minor > b.minor ? 1 : 0
}

function sameCurrency(a: Money, b: Money): boolean {
  return a.currency === b.currency
}

function exactOrNull(minor: number, currency: Currency): Money | null {
  return Number.isSafeInteger(minor) ? money(minor, currency) : null
}
