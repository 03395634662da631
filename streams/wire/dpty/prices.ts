/** `ot`: European, Hong Kong and Malay. */
export const DPTY_SOURCE_FORMATS = ['OU', 'HK', 'ML'] as const

export type DptySourceFormat = (typeof DPTY_SOURCE_FORMATS)[number]

/** Kinds of markets whose prices the platform sends in Hong Kong odds; all others are European. */
export const DPTY_HK_KINDS = ['handicap', 'total', 'winner'] as const

const DECIMAL = /^(-?)(\d{1,9})(?:\.(\d{1,9}))?$/
/** European odds × 100 000. */
const ONE = 100_000
const HUNDREDTH = 1000

/**
 * European odds × 100 000 of a price, cut to two decimals (docs/venues/dpty.md, 2.7). `null` for one that cannot be
 * read or is 1 and less.
 */
export function dptyEuropean(od: string, ot: string): number | null {
  const [, sign, units = '', decimals = ''] = DECIMAL.exec(od.trim()) ?? []
  if (sign === undefined) return null
  const scale = 10n ** BigInt(decimals.length)
  const size = BigInt(units + decimals)
  const hundredths = hundredthsOf(size, scale, sign === '-', ot)
  if (hundredths === null) return null
  const scaled = hundredths * HUNDREDTH
  return Number.isSafeInteger(scaled) && scaled > ONE ? scaled : null
}

function hundredthsOf(size: bigint, scale: bigint, negative: boolean, ot: string): number | null {
  const cut = (num: bigint, den: bigint): number => Number((num * 100n) / den)
  switch (ot) {
    case 'OU':
      return negative ? null : cut(size, scale)
    case 'HK':
      return negative ? null : cut(size, scale) + 100
    case 'ML':
      if (size === 0n || size > scale) return null
      return (negative ? cut(scale, size) : cut(size, scale)) + 100
    default:
      return null
  }
}

/** A price with two decimals, cut; `scaled` is European odds × 100 000. */
export function dptyPrice(scaled: number, ot: Exclude<DptySourceFormat, 'ML'>): string {
  const hundredths = Math.floor((ot === 'HK' ? scaled - ONE : scaled) / HUNDREDTH)
  return `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
}

const ODDS = /^(\d{1,7})(?:\.(\d{1,5}))?$/

/** European odds × 100 000 of a decimal with up to five places (`oddValue`); `null` for 1 and less. */
export function dptyOddsOf(text: string): number | null {
  const [, units, decimals = ''] = ODDS.exec(text.trim()) ?? []
  if (units === undefined) return null
  const scaled = Number(units) * ONE + Number(decimals.padEnd(5, '0'))
  return scaled > ONE ? scaled : null
}

/** European odds × 100 000 as a decimal without needless zeros: `1.95`. */
export function dptyOddsText(scaled: number): string {
  const decimals = String(scaled % ONE)
    .padStart(5, '0')
    .replace(/0+$/, '')
  return `${Math.floor(scaled / ONE)}${decimals === '' ? '' : `.${decimals}`}`
}
