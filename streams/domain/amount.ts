import { MINOR_PER_UNIT, money } from './money.ts'
import type { Currency, Money } from './money.ts'

const DECIMALS = 2

/**
 * The content of an amount field after a keystroke or paste (docs/betting.md, 2): digits and the first point,
 * two decimals, no leading zeros (`007` is `7`, `.5` is `0.5`), empty for a single point. `5.` is kept, so
 * that the member can go on typing. Idempotent.
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

/** The amount typed; `null` if the field is empty or the amount exceeds the safe integers. */
export function parseAmount(text: string, currency: Currency): Money | null {
  const cleaned = cleanAmount(text)
  if (cleaned === '') return null
  const [whole = '', decimals = ''] = cleaned.split('.')
  const minor = Number(`${whole}${decimals.padEnd(DECIMALS, '0')}`)
  return Number.isSafeInteger(minor) ? money(minor, currency) : null
}

/** `sign` adds a plus to gains; `symbol` adds the currency. */
export interface MoneyDisplay {
  readonly sign?: boolean
  readonly symbol?: boolean
}

/** Adds thousands separators to a partly typed amount: `1234.` becomes `1,234.`. */
export function groupDigits(text: string): string {
  const [whole = '', ...decimals] = text.split('.')
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...decimals].join('.')
}

/** `1,234.50`: thousands separators, two decimals, and a minus if negative. */
export function formatAmount(minor: number): string {
  const size = Math.abs(minor)
  const whole = groupDigits(String(Math.floor(size / MINOR_PER_UNIT)))
  const decimals = String(size % MINOR_PER_UNIT).padStart(DECIMALS, '0')
  return `${minor < 0 ? '-' : ''}${whole}.${decimals}`
}

/** Formats money for display: `1,234.50`, `+97.50`, `-¥50.00`, `1,234.50 USDT`. */
export function formatMoney(amount: Money, display: MoneyDisplay = {}): string {
  const sign = amount.minor < 0 ? '-' : display.sign === true && amount.minor > 0 ? '+' : ''
  const size = formatAmount(Math.abs(amount.minor))
  if (display.symbol !== true) return sign + size
  return amount.currency === 'RMB' ? `${sign}¥${size}` : `${sign}${size} ${amount.currency}`
}

/** The sum; `null` if the currencies differ or the sum is not a safe integer. */
export function addMoney(a: Money, b: Money): Money | null {
  return sameCurrency(a, b) ? exactOrNull(a.minor + b.minor, a.currency) : null
}

/** `a` minus `b`; `null` if the currencies differ or the difference is not a safe integer. */
export function subtractMoney(a: Money, b: Money): Money | null {
  return sameCurrency(a, b) ? exactOrNull(a.minor - b.minor, a.currency) : null
}

/** The sum of a list; zero for an empty one, `null` as in `addMoney`. */
export function sumMoney(amounts: readonly Money[], currency: Currency): Money | null {
  return amounts.reduce<Money | null>(
    (sum, amount) => (sum === null ? null : addMoney(sum, amount)),
    money(0, currency),
  )
}

/** -1, 0 or 1 if `a` is less than, equal to or more than `b`; `null` if the currencies differ. */
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
