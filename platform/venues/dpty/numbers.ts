import { parseLine, sideLine } from '../../../streams/domain/lineFormat.ts'
import {
  line as quarters,
  type Line,
  type MarketSpec,
  parseMarketKey,
  type Side,
} from '../../../streams/domain/market.ts'
import type { Phase } from '../../../streams/domain/match.ts'
import { type Currency } from '../../../streams/domain/money.ts'
import { type Odds, type OddsFormat, oddsFromScaled } from '../../../streams/domain/odds.ts'
import { ACCEPTANCE_MODES, type AcceptanceMode, type LegOutcome } from '../../../streams/domain/order.ts'
import { descriptorOf } from '../../../streams/domain/sports/descriptorOf.ts'
import { PERIODS, SET_WORDS } from '../../../streams/domain/vocabulary/periods.ts'
import { entrantOf, isScore, sideOfEntrant } from '../../../streams/domain/vocabulary/sides.ts'
import { isEsport, type Sport } from '../../../streams/domain/vocabulary/sports.ts'
import { DPTY_ACCEPTANCE_CODES } from '../../../streams/wire/dpty/betNumbers.ts'
import { BET_RESULT_CODES } from '../../../streams/wire/orderNumbers.ts'
import { dptyMarketOf, dptyPlayId, dptyPlayOf } from '../../../streams/wire/dpty/markets.ts'
import {
  dptyBreakCode,
  DPTY_FOOTBALL_CODES,
  DPTY_PHASE_CODES,
  dptySetCode,
} from '../../../streams/wire/dpty/periods.ts'
import { DPTY_HK_KINDS, dptyOddsOf, dptyPrice } from '../../../streams/wire/dpty/prices.ts'
import { dptyEntrant, dptyEntrantOf, DPTY_SIDES } from '../../../streams/wire/dpty/sides.ts'
import {
  DPTY_CURRENCIES,
  DPTY_ODDS_FORMAT_CODES,
  DPTY_RESULT_SPORTS,
  DPTY_SPORTS,
} from '../../../streams/wire/dpty/tables.ts'
import type { OrderOutcome } from '../../store/schema/orders.ts'
import type { WorldMatch } from '../../world/world.ts'

const entriesOf = <T>(table: Readonly<Record<number, T>>): readonly (readonly [number, T])[] =>
  Object.entries(table).map(([code, name]) => [Number(code), name])

const OFFERED = new Map<string, number>(entriesOf<Sport>(DPTY_SPORTS).map(([sid, sport]) => [sport, sid]))
const WITH_RESULTS: readonly (readonly [number, Sport])[] = entriesOf<Sport>(DPTY_RESULT_SPORTS)

/** `sid` of a sport that is offered; -1 for another one. */
export function sportNumber(sport: Sport): number {
  return OFFERED.get(sport) ?? -1
}

/** Whether the venue has the matches of a sport. */
export function isOffered(sport: Sport): boolean {
  return sportNumber(sport) !== -1
}

/** `sid` of a sport in results. */
export function resultSportNumber(sport: Sport): number {
  return WITH_RESULTS.find(([, name]) => name === sport)?.[0] ?? -1
}

/** The sport of a `sid` in results; `null` for a number without one. */
export function resultSport(sid: number): Sport | null {
  return WITH_RESULTS.find(([number]) => number === sid)?.[1] ?? null
}

export const RESULT_SPORTS: readonly Sport[] = WITH_RESULTS.map(([, sport]) => sport)

/** Whether a sport belongs under a base. */
export function isUnder(base: 'sports' | 'esports', sport: Sport): boolean {
  return isEsport(sport) === (base === 'esports')
}

/** The id of a play, `0.FT_AH`; `null` for a market that the venue does not have. */
export function playOf(spec: MarketSpec): string | null {
  const play = dptyPlayOf(spec)
  return play === null ? null : dptyPlayId(play)
}

const CODES_BY_SIDE: ReadonlyMap<string, string> = new Map(
  Object.entries(DPTY_SIDES).map(([hoa, side]) => [side, hoa]),
)
const SIDES: Readonly<Partial<Record<string, Side>>> = DPTY_SIDES

/** `hoa`: the venue's code of a side. */
export function sideCode(side: Side): string {
  const entrant = entrantOf(side)
  return entrant === null ? (CODES_BY_SIDE.get(side) ?? side) : dptyEntrant(entrant)
}

/** The side of a `hoa` of a market; `null` for one that it does not have. */
export function sideOf({ kind }: Pick<MarketSpec, 'kind'>, hoa: string): Side | null {
  if (kind === 'outright') return sideOfEntrant(dptyEntrantOf(hoa) ?? '')
  return SIDES[hoa] ?? (isScore(hoa) ? hoa : null)
}

/** An option by its meaning. */
export interface MeantOption {
  readonly matchId: string
  readonly spec: MarketSpec
  /** The line from the home side. */
  readonly line: Line | null
  readonly side: Side
}

const BID = /^(.{1,64})\.(\d{1,2})\.([A-Z0-9]{1,4}_[A-Z0-9]{1,4})\.(-?\d{1,5}|n)\.([\w:-]{1,34})$/

/** `bid`: different lines have different ones; a line that moves to another place keeps its own. */
export function optionNumber(matchId: string, spec: MarketSpec, line: Line | null, side: Side): string {
  const play = playOf(spec) ?? ''
  return `${matchId}.${play}.${line === null ? 'n' : String(line)}.${sideCode(side)}`
}

/** What a `bid` of a match of this sport means; `null` for one that the platform does not write. */
export function optionNumbered(bid: string, sportOf: (matchId: string) => Sport | null): MeantOption | null {
  const [, matchId = '', ctid = '', kc = '', line = '', hoa = ''] = BID.exec(bid) ?? []
  const sport = sportOf(matchId)
  const key = sport === null ? null : dptyMarketOf(sport, { kc, ctid: Number(ctid) })
  const spec = parseMarketKey(key ?? '')
  const side = spec === null ? null : sideOf(spec, hoa)
  if (spec === null || side === null) return null
  return { matchId, spec, line: line === 'n' ? null : quarters(Number(line)), side }
}

/** `h`: the line from the side of the option as a decimal, empty without a line. */
export function lineText(spec: MarketSpec, side: Side, line: Line | null): string {
  return line === null ? '' : String(sideLine(spec, side, line) / 4)
}

/** The line from the home side of an `h`; `undefined` if it cannot be read. */
export function lineOf(spec: MarketSpec, side: Side, h: string): Line | null | undefined {
  if (h === '') return null
  const read = parseLine(h)
  return read === null ? undefined : sideLine(spec, side, read)
}

const HK: ReadonlySet<string> = new Set(DPTY_HK_KINDS)

/** `od` and `ot` of a price: those of esports are European, with three decimals (docs/venues/dpty.md, 2.7). */
export function priceRecord(
  sport: Sport,
  { kind }: Pick<MarketSpec, 'kind'>,
  odds: number,
): { readonly od: string; readonly ot: 'HK' | 'OU' } {
  if (isEsport(sport)) return { od: dptyPrice(odds, 'OU', 3), ot: 'OU' }
  const ot = HK.has(kind) ? 'HK' : 'OU'
  return { od: dptyPrice(odds, ot), ot }
}

/** European odds of an `oddValue`; `null` for none. */
export function oddsOf(oddValue: string): Odds | null {
  return oddsFromScaled(dptyOddsOf(oddValue) ?? 0)
}

/** The currency of a number; `null` for one that the venue does not have. */
export function currencyOf(number: number): Currency | null {
  if (number === DPTY_CURRENCIES.RMB) return 'RMB'
  return number === DPTY_CURRENCIES.USDT ? 'USDT' : null
}

export function acceptanceOf(code: number): AcceptanceMode {
  return ACCEPTANCE_MODES.find((mode) => DPTY_ACCEPTANCE_CODES[mode] === code) ?? 'none'
}

export function oddsFormatCode(format: OddsFormat): number {
  return DPTY_ODDS_FORMAT_CODES[format]
}

/** The format of a `marketType`. */
export function oddsFormatOf(code: number): OddsFormat | null {
  const known: readonly (readonly [string, number])[] = Object.entries(DPTY_ODDS_FORMAT_CODES)
  const found = known.find(([, number]) => number === code)?.[0]
  return found === undefined ? null : (found as OddsFormat)
}

/** 0 while there is no result. */
export function resultCode(outcome: LegOutcome | null): number {
  return outcome === null ? 0 : BET_RESULT_CODES[outcome]
}

/** An order with a partial result is coded by its profit. */
export function orderOutcomeCode(outcome: OrderOutcome | null, profit: number): number {
  if (outcome !== 'part') return resultCode(outcome)
  return resultCode(profit > 0 ? 'halfWin' : 'halfLose')
}

const FOOTBALL: Readonly<Partial<Record<Phase, number>>> = DPTY_FOOTBALL_CODES
const OTHERS: Readonly<Partial<Record<Phase, number>>> = DPTY_PHASE_CODES
const INNINGS: ReadonlySet<Sport> = new Set<Sport>(['baseball', 'cricket'])
const UNKNOWN_PERIOD = 0

/** `pd`: the code of the part that is being played, or of the break. */
export function periodCode(match: Pick<WorldMatch, 'sport' | 'phase' | 'facts'>): number {
  const { sport, phase } = match
  if (sport === 'football') return FOOTBALL[phase] ?? UNKNOWN_PERIOD
  const set = SET_WORDS.findIndex((word) => word === phase)
  if (set >= 0) return dptySetCode(set + 1, INNINGS.has(sport))
  return phase === 'break' ? breakCode(match) : (OTHERS[phase] ?? UNKNOWN_PERIOD)
}

/** The break after the last part that has a count. */
function breakCode({ sport, facts }: Pick<WorldMatch, 'sport' | 'facts'>): number {
  const { periods, stats } = descriptorOf(sport)
  const parts = periods.filter((period) => PERIODS[period].part !== 'half')
  const played = parts.findLastIndex((period) =>
    stats.some((stat) => facts[`${stat}.${period}`] !== undefined),
  )
  const part = PERIODS[parts[Math.max(0, played)] ?? 'set1'].part
  const number = Math.max(0, played) + 1
  if (part === 'quarter' || part === 'third') return dptyBreakCode(part, number)
  return dptyBreakCode(INNINGS.has(sport) ? 'inning' : 'set', number)
}
