import { line, QUARTERS_PER_UNIT } from './market.ts'
import type { Line, MarketSpec, Side } from './market.ts'

/** `signed` adds a plus to a handicap that is zero or positive; totals have no sign. */
export interface LineDisplay {
  readonly signed?: boolean
}

/**
 * Formats a line (docs/betting.md, 3.2): whole and half lines as a number, quarter lines as the two lines
 * they are split into, with one sign: `2`, `-0.5`, `2.5/3`, `-0.5/1`, `+0/0.5`. With `signed` a line of zero
 * is `+0` for both sides.
 */
export function formatLine(value: Line, display: LineDisplay = {}): string {
  const size = Math.abs(value)
  const sign = value < 0 ? '-' : value >= 0 && display.signed === true ? '+' : ''
  if (size % 2 === 0) return sign + plainNumber(size)
  return `${sign}${plainNumber(size - 1)}/${plainNumber(size + 1)}`
}

function plainNumber(quarters: number): string {
  return String(quarters / QUARTERS_PER_UNIT)
}

/** The line for a side: the away side of a handicap has the opposite sign. */
export function sideLine(spec: MarketSpec, side: Side, value: Line): Line {
  return spec.kind === 'handicap' && side === 'away' ? line(opposite(value)) : value
}

function opposite(quarters: number): number {
  return quarters === 0 ? 0 : -quarters
}

const NUMBER = /^([+-]?)(\d{1,4})(?:\.(\d{1,2}))?$/

/**
 * Parses a line: a number (`-0.75`, `+0.25`, `0`) or a split pair with its sign on the first or on both
 * (`-0.5/1`, `-0.5/-1`, `0/-0.5`). `null` for anything that is not a quarter line.
 */
export function parseLine(text: string): Line | null {
  const known = PARSED.get(text)
  if (known !== undefined) return known
  const parsed = parseAnew(text)
  if (parsed !== null && PARSED.size < KNOWN_TEXTS) PARSED.set(text, parsed)
  return parsed
}

/** Prices repeat a few dozen lines again and again, and parsing one takes longer than looking it up. */
const PARSED = new Map<string, Line>()
/** Bound of the cache; venues may send any text. */
const KNOWN_TEXTS = 1000

function parseAnew(text: string): Line | null {
  const parts = text.trim().replaceAll('−', '-').split('/')
  const first = parseNumber(parts[0] ?? '')
  if (first === null || parts.length > 2) return null
  if (parts.length === 1) return line(first.negative ? opposite(first.quarters) : first.quarters)
  const second = parseNumber(parts[1] ?? '')
  return second === null ? null : joinSplit(first, second)
}

interface SignedQuarters {
  readonly quarters: number
  readonly negative: boolean
  readonly signed: boolean
}

function parseNumber(text: string): SignedQuarters | null {
  const parts = NUMBER.exec(text.trim())
  if (parts === null) return null
  const hundredths = Number(parts[2]) * 100 + Number((parts[3] ?? '').padEnd(2, '0'))
  if (hundredths % 25 !== 0) return null
  return { quarters: hundredths / 25, negative: parts[1] === '-', signed: parts[1] !== '' }
}

/** The quarter line between two lines that are half a unit apart and are each whole or half. */
function joinSplit(first: SignedQuarters, second: SignedQuarters): Line | null {
  const contradictory = first.signed && second.signed && first.negative !== second.negative
  const unsplit = first.quarters % 2 !== 0 || Math.abs(first.quarters - second.quarters) !== 2
  // `0.5/-1` is invalid; `0/-0.5` is valid, because a zero without a sign takes the sign of the other.
  const loneSecondSign = second.negative && !first.signed && first.quarters !== 0
  if (contradictory || unsplit || loneSecondSign) return null
  const quarters = (first.quarters + second.quarters) / 2
  return line(first.negative || second.negative ? -quarters : quarters)
}
