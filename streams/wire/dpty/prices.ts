/** `ot`: European, Hong Kong and Malay. */
export const DPTY_SOURCE_FORMATS = ['OU', 'HK', 'ML'] as const

export type DptySourceFormat = (typeof DPTY_SOURCE_FORMATS)[number]

/** Kinds of markets whose prices the platform sends in Hong Kong odds; all others are European. */
export const DPTY_HK_KINDS = ['handicap', 'total', 'winner'] as const

const DECIMAL = /^(-?)(\d{1,9})(?:\.(\d{1,9}))?$/
/** European odds × 100 000. */
const ONE = 100_000

/** Decimals of prices: three in esports, otherwise two. */
export type DptyDecimals = 2 | 3

/** The least step of a price, in European odds × 100 000. */
const STEPS: Readonly<Record<DptyDecimals, number>> = { 2: 1000, 3: 100 }

/**
 * European odds × 100 000 of a price, cut to its decimals (docs/venues/dpty.md, 2.7). `null` for one that cannot be
 * read or is 1 and less.
 */
export function dptyEuropean(od: string, ot: string, places: DptyDecimals = 2): number | null {
  const [, sign, units = '', decimals = ''] = DECIMAL.exec(od.trim()) ?? []
  if (sign === undefined) return null
  const scale = 10n ** BigInt(decimals.length)
  const size = BigInt(units + decimals)
  const steps = stepsOf({ size, scale, negative: sign === '-' }, ot, ONE / STEPS[places])
  if (steps === null) return null
  const scaled = steps * STEPS[places]
  return Number.isSafeInteger(scaled) && scaled > ONE ? scaled : null
}

interface Decimal {
  readonly size: bigint
  readonly scale: bigint
  readonly negative: boolean
}

/** European odds as a whole number of price steps, cut; `perOne` steps are 1.00. `null` if they are invalid. */
function stepsOf({ size, scale, negative }: Decimal, ot: string, perOne: number): number | null {
  const cut = (num: bigint, den: bigint): number => Number((num * BigInt(perOne)) / den)
  switch (ot) {
    case 'OU':
      return negative ? null : cut(size, scale)
    case 'HK':
      return negative ? null : cut(size, scale) + perOne
    case 'ML':
      if (size === 0n || size > scale) return null
      return (negative ? cut(scale, size) : cut(size, scale)) + perOne
    default:
      return null
  }
}

/** A price, cut to its decimals; `scaled` is European odds × 100 000. */
export function dptyPrice(
  scaled: number,
  ot: Exclude<DptySourceFormat, 'ML'>,
  places: DptyDecimals = 2,
): string {
  const perOne = ONE / STEPS[places]
  const steps = Math.floor((ot === 'HK' ? scaled - ONE : scaled) / STEPS[places])
  return `${Math.floor(steps / perOne)}.${String(steps % perOne).padStart(places, '0')}`
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
