import { hasLine, line, type Line, type MarketSpec, type Side } from './market.ts'
import { MARKET_KINDS } from './vocabulary/marketKinds.ts'
import { PERIODS } from './vocabulary/periods.ts'
import { isEntrantSide, isScore, SIDES } from './vocabulary/sides.ts'
import { STATS } from './vocabulary/stats.ts'
import { codesOf } from './vocabulary/words.ts'

/** The most legs in a link; a slip has fewer. */
export const MAX_LINKED_LEGS = 20

/** A leg of a link: what is bet on. It has no price: whoever opens the link gets the venue's present one. */
export interface LinkedLeg {
  readonly matchId: string
  readonly spec: MarketSpec
  readonly side: Side
  readonly line: Line | null
}

/** A slip in an address. */
export interface SlipLink {
  readonly venue: string
  readonly kind: 'single' | 'parlay' | 'system'
  readonly legs: readonly LinkedLeg[]
}

/** Why an address holds no slip. */
export type SlipLinkFault = 'unreadable' | 'tooMany'

const VERSION = '1'
const KINDS = { single: 's', parlay: 'p', system: 'y' } as const
const ONE = { base: 62, width: 1 } as const
const STAT_CODES = codesOf('stats', STATS, ONE)
const KIND_CODES = codesOf('market kinds', MARKET_KINDS, ONE)
const PERIOD_CODES = codesOf('periods', PERIODS, ONE)
const SIDE_CODES = codesOf('sides', SIDES, { base: 62, width: 2 })

const ID = /^[\w-]{1,40}$/
/** Far above any line, in quarters. */
const MAX_LINE = 4000
const LONGEST = 2000

/**
 * A slip as text for an address, of characters that need no escaping: a version and the kind, the venue, and
 * for each leg the match, the market as three characters, the side and the line in quarters. `null` when it has no
 * legs, too many, or an id that an address cannot hold.
 */
export function writeSlipLink({ venue, kind, legs }: SlipLink): string | null {
  if (!ID.test(venue) || legs.length === 0 || legs.length > MAX_LINKED_LEGS) return null
  if (!legs.every(({ matchId }) => ID.test(matchId))) return null
  return [`${VERSION}${KINDS[kind]}`, venue, ...legs.map(legText)].join('~')
}

function legText({ matchId, spec, side, line: quarters }: LinkedLeg): string {
  const market = STAT_CODES[spec.stat] + KIND_CODES[spec.kind] + PERIOD_CODES[spec.period]
  return [matchId, market, sideText(side), ...(quarters === null ? [] : [String(quarters)])].join('.')
}

function sideText(side: Side): string {
  if (isScore(side)) return `x${side.replace(':', 'x')}`
  return isEntrantSide(side) ? `e${side.slice('entrant:'.length)}` : `n${codeOfSide(side)}`
}

function codeOfSide(side: Side): string {
  const codes: Readonly<Record<string, string>> = SIDE_CODES
  return codes[side] ?? ''
}

/** The slip that such a text holds; the same leg counts once. Never throws. */
export function readSlipLink(text: string): SlipLink | SlipLinkFault {
  if (text.length > LONGEST) return 'unreadable'
  const [head = '', venue = '', ...texts] = text.split('~')
  const kind = wordOf(KINDS, head.slice(VERSION.length))
  if (!head.startsWith(VERSION) || kind === null || !ID.test(venue) || texts.length === 0) return 'unreadable'
  if (texts.length > MAX_LINKED_LEGS) return 'tooMany'
  const legs = [...new Set(texts)].map(readLeg)
  const known = legs.flatMap((leg) => leg ?? [])
  return known.length === legs.length ? { venue, kind, legs: known } : 'unreadable'
}

function readLeg(text: string): LinkedLeg | null {
  const [matchId = '', market = '', sideCode = '', quarters, ...rest] = text.split('.')
  const spec = readMarket(market)
  const side = readSide(sideCode)
  if (!ID.test(matchId) || spec === null || side === null || rest.length > 0) return null
  if (hasLine(spec.kind) !== (quarters !== undefined)) return null
  if (quarters === undefined) return { matchId, spec, side, line: null }
  const value = /^(?:0|-?[1-9]\d{0,3})$/.test(quarters) ? Number(quarters) : NaN
  return Math.abs(value) <= MAX_LINE ? { matchId, spec, side, line: line(value) } : null
}

function readMarket(text: string): MarketSpec | null {
  if (text.length !== 3) return null
  const stat = wordOf(STAT_CODES, text.charAt(0))
  const kind = wordOf(KIND_CODES, text.charAt(1))
  const period = wordOf(PERIOD_CODES, text.charAt(2))
  return stat === null || kind === null || period === null ? null : { stat, kind, period }
}

function readSide(text: string): Side | null {
  const rest = text.slice(1)
  switch (text.charAt(0)) {
    case 'n':
      return wordOf(SIDE_CODES, rest)
    case 'x': {
      const score = rest.replace('x', ':')
      return isScore(score) ? score : null
    }
    case 'e': {
      const side = `entrant:${rest}`
      return isEntrantSide(side) ? side : null
    }
    default:
      return null
  }
}

/** The word with this code. */
function wordOf<K extends string>(codes: Readonly<Record<K, string>>, code: string): K | null {
  const words = Object.keys(codes) as K[]
  return words.find((word) => codes[word] === code) ?? null
}
