import { hasLine, line, marketKey, parseMarketKey } from '../../streams/domain/market.ts'
import type { Line, MarketKey, Side } from '../../streams/domain/market.ts'
import { MARKET_KINDS } from '../../streams/domain/vocabulary/marketKinds.ts'
import { PERIODS } from '../../streams/domain/vocabulary/periods.ts'
import { entrantOf, isNamedSide, MAX_SCORED, SIDES } from '../../streams/domain/vocabulary/sides.ts'
import { STATS } from '../../streams/domain/vocabulary/stats.ts'
import { codesOf } from '../../streams/domain/vocabulary/words.ts'

/**
 * One character per word of a market. The first ten words have digits, as in the ids of older orders; further
 * words have letters, so that no id changes its width or meaning.
 */
const ONE_CHARACTER = { base: 62, width: 1 } as const
const STAT_CODES = codesOf('stats', STATS, ONE_CHARACTER)
const KIND_CODES = codesOf('market kinds', MARKET_KINDS, ONE_CHARACTER)
const PERIOD_CODES = codesOf('periods', PERIODS, ONE_CHARACTER)
const STATS_BY_CODE = wordsOf(STAT_CODES)
const KINDS_BY_CODE = wordsOf(KIND_CODES)
const PERIODS_BY_CODE = wordsOf(PERIOD_CODES)

function wordsOf<W extends string>(coded: Readonly<Record<W, string>>): ReadonlyMap<string, W> {
  return new Map(Object.entries<string>(coded).map(([word, code]) => [code, word as W]))
}

/** Named sides have the codes `001` to `099`, below those of scores. */
const SIDE_CODES = codesOf('sides', SIDES, { base: 10, width: 2 })
const FIRST_SCORE = 100
/** Entrants have the codes `e01` to `e99`, by their place in the field. */
const MAX_ENTRANTS = 99
/** Two of the first nine entrants have the codes `p12` to `p98`. */
const TWO_ENTRANTS = /^([1-9])-([1-9])$/
/** Added to a line, so that every valid line is positive. */
const LINE_SHIFT = 4000
const LINE_WIDTH = 4

/** The id of a line in a slot; another line has another id. */
export function marketIdOf(matchId: string, key: MarketKey, slot: number, value: Line | null): string {
  const lineCode = value === null ? 0 : LINE_SHIFT + value
  return `${matchId}${marketCode(key)}${String(slot).padStart(2, '0')}${String(lineCode).padStart(LINE_WIDTH, '0')}`
}

/** What the id of a line names. */
export interface NamedLine {
  readonly matchId: string
  readonly key: MarketKey
  readonly slot: number
  readonly line: Line | null
}

const MARKET_ID = /^(.{1,64})([0-9A-Za-z])([0-9A-Za-z])([0-9A-Za-z])(\d{2})(\d{4})$/

/** The match, market, slot and line of an id (see `marketIdOf`); `null` for any other text. */
export function parseMarketId(id: string): NamedLine | null {
  const [, matchId, statCode = '', kindCode = '', periodCode = '', slot, lineCode] = MARKET_ID.exec(id) ?? []
  const stat = STATS_BY_CODE.get(statCode)
  const kind = KINDS_BY_CODE.get(kindCode)
  const period = PERIODS_BY_CODE.get(periodCode)
  if (matchId === undefined || stat === undefined || kind === undefined || period === undefined) return null
  const quarters = Number(lineCode) - LINE_SHIFT
  return {
    matchId,
    key: marketKey({ stat, kind, period }),
    slot: Number(slot),
    line: hasLine(kind) ? line(quarters) : null,
  }
}

export function optionIdOf(marketId: string, side: Side): string {
  return `${marketId}${sideCode(side)}`
}

/** Cached, because it is computed for every price and there are few keys. */
const codes = new Map<MarketKey, string>()

function marketCode(key: MarketKey): string {
  const known = codes.get(key)
  if (known !== undefined) return known
  const spec = parseMarketKey(key)
  if (spec === null) throw new RangeError(`No market: ${key}`)
  const code = STAT_CODES[spec.stat] + KIND_CODES[spec.kind] + PERIOD_CODES[spec.period]
  codes.set(key, code)
  return code
}

function sideCode(side: Side): string {
  if (isNamedSide(side)) return `0${SIDE_CODES[side]}`
  const entrant = entrantOf(side)
  if (entrant !== null) return entrantsCode(entrant)
  const [home = 0, away = 0] = side.split(':').map(Number)
  if (home > MAX_SCORED || away > MAX_SCORED) throw new RangeError(`No side: ${side}`)
  return String(FIRST_SCORE + home * (MAX_SCORED + 1) + away)
}

function entrantsCode(named: string): string {
  const [, first, second] = TWO_ENTRANTS.exec(named) ?? []
  if (first === undefined || second === undefined) return entrantCode(Number(named))
  if (first === second) throw new RangeError(`No entrants: ${named}`)
  return `p${first}${second}`
}

function entrantCode(place: number): string {
  if (!Number.isInteger(place) || place < 1 || place > MAX_ENTRANTS)
    throw new RangeError(`No entrant: ${place}`)
  return `e${String(place).padStart(2, '0')}`
}
