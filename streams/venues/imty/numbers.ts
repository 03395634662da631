import type { AcceptanceMode, LegOutcome, Payout } from '../../domain/order.ts'
import {
  line as quarters,
  type Line,
  type MarketSpec,
  QUARTERS_PER_UNIT,
  type Side,
} from '../../domain/market.ts'
import { type MatchState, type Phase, PHASES } from '../../domain/match.ts'
import type { Currency } from '../../domain/money.ts'
import { type Odds, type OddsFormat, ODDS_SCALE, oddsFromScaled } from '../../domain/odds.ts'
import { createSeries, type SeriesKey, seriesOf } from '../../domain/parlay.ts'
import type { PlacingChannel } from '../../domain/placingChannel.ts'
import type { Status } from '../../domain/status.ts'
import { MARKET_KINDS, type MarketKind } from '../../domain/vocabulary/marketKinds.ts'
import { PERIODS, type Period } from '../../domain/vocabulary/periods.ts'
import { SIDES } from '../../domain/vocabulary/sides.ts'
import type { Sport } from '../../domain/vocabulary/sports.ts'
import { STATS, type Stat } from '../../domain/vocabulary/stats.ts'
import { imtyCombinations, imtyComboSelection } from '../../wire/imty/combos.ts'
import { type ImtyMarket, imtyMarkets, imtyPeriods } from '../../wire/imty/markets.ts'
import { type ImtySide, imtySides } from '../../wire/imty/sides.ts'
import { IMTY_NO_SPORT, IMTY_SPORTS, IMTY_VIRTUAL_SPORTS } from '../../wire/imty/sports.ts'
import * as tables from '../../wire/imty/tables.ts'
import { BET_RESULTS, CHANNEL_CODES, CHANNELS, PAYOUTS } from '../../wire/orderNumbers.ts'
import { wordsById } from '../../wire/imty/words.ts'

type ByCode<T> = Readonly<Partial<Record<number, T>>>

// The annotations check the wire's literals against the domain's names at compile time.
const specifierNames: Readonly<Partial<Record<MarketKind, string>>> = tables.IMTY_SPECIFIERS
const states: ByCode<MatchState> = tables.IMTY_MATCH_STATES
const statuses: ByCode<Status> = tables.IMTY_STATUSES
const formats: ByCode<OddsFormat> = tables.IMTY_ODDS_TYPES
const results: ByCode<LegOutcome> = BET_RESULTS
const channels: ByCode<PlacingChannel> = CHANNELS
const payouts: ByCode<Payout> = PAYOUTS
const sports: ByCode<{ readonly sport: Sport; readonly count: Stat }> = IMTY_SPORTS
const virtualSports: ByCode<{ readonly sport: Sport; readonly count: Stat }> = IMTY_VIRTUAL_SPORTS

export const acceptanceCodes: Readonly<Record<AcceptanceMode, number>> = tables.IMTY_ACCEPTANCE_CODES
export const channelCodes: Readonly<Record<PlacingChannel, number>> = CHANNEL_CODES
export const currencyCodes: Readonly<Record<Currency, string>> = tables.IMTY_CURRENCY_CODES
const formatCodes: Readonly<Partial<Record<OddsFormat, number>>> = tables.IMTY_ODDS_TYPE_CODES

const MARKETS = imtyMarkets({ stats: STATS, kinds: MARKET_KINDS, periods: PERIODS })
const PERIOD_NUMBERS = imtyPeriods(PERIODS)
const SIDE_NUMBERS = imtySides(SIDES)
const STATS_BY_ID = wordsById(STATS)

const NUMBER_OF_SPORT: ReadonlyMap<Sport, number> = new Map(
  Object.entries({ ...IMTY_SPORTS, ...IMTY_VIRTUAL_SPORTS }).map(
    ([number, { sport }]) => [sport, Number(number)] as const,
  ),
)

function rowOf(number: number) {
  return sports[number] ?? virtualSports[number]
}

/** `null` for a sport that is not offered. */
export function sportOf(number: number): Sport | null {
  return rowOf(number)?.sport ?? null
}

export function sportNumber(sport: Sport): number {
  return NUMBER_OF_SPORT.get(sport) ?? IMTY_NO_SPORT
}

export function isVirtualNumber(number: number): boolean {
  return virtualSports[number] !== undefined
}

function countOf(sport: Sport): string {
  return rowOf(sportNumber(sport))?.count ?? ''
}

/** `null` for numbers that no market of the sport has. */
export function specOf(sport: Sport, market: ImtyMarket): MarketSpec | null {
  return MARKETS.meaningOf(market, countOf(sport))
}

export function marketOf(sport: Sport, spec: MarketSpec): ImtyMarket {
  return MARKETS.numberOf(spec, countOf(sport))
}

export function periodOf(number: number): Period | null {
  return PERIOD_NUMBERS.periodOf(number)
}

export function statOf(number: number): Stat | null {
  return STATS_BY_ID.get(number) ?? null
}

/** `null` for a number that no side has. */
export function sideOf(number: ImtySide): Side | null {
  return SIDE_NUMBERS.sideOf(number)
}

export function sideNumber({ kind }: MarketSpec, side: Side): ImtySide {
  return SIDE_NUMBERS.numberOf(kind, side) ?? { selectionId: -1, teamId: 0 }
}

/** The line of a `Handicap`, which for handicaps is what home gives; `null` if the number is not a valid line. */
export function lineOf({ kind }: MarketSpec, handicap: number | null): Line | null {
  const value = handicap === null ? Number.NaN : handicap * QUARTERS_PER_UNIT
  if (!Number.isSafeInteger(value)) return null
  return quarters(kind === 'handicap' ? opposite(value) : value)
}

export function handicapOf({ kind }: MarketSpec, line: Line | null): number | null {
  if (line === null) return null
  const value = line / QUARTERS_PER_UNIT
  return kind === 'handicap' ? opposite(value) : value
}

/** `Specifiers` of a line; empty where the name of the market has no place for it. */
export function specifiersOf({ kind }: MarketSpec, line: Line | null): string {
  const name = specifierNames[kind]
  return line === null || name === undefined ? '' : `${name}=${String(line / QUARTERS_PER_UNIT)}`
}

function opposite(value: number): number {
  return value === 0 ? 0 : -value
}

/** European odds of a decimal number with up to five decimals; `null` for no price. */
export function oddsOf(europe: number): Odds | null {
  return oddsFromScaled(Math.round(europe * ODDS_SCALE))
}

export function europeOf(odds: Odds): number {
  return odds / ODDS_SCALE
}

export function stateOf(number: number): MatchState {
  return states[number] ?? 'unknown'
}

export function phaseNamed(name: string): Phase {
  return PHASES.find((phase) => phase === name) ?? 'unknown'
}

/** Locked without a reason counts as locked; an unknown number as suspended. */
export function statusOf(number: number, locked: boolean): Status {
  const status = statuses[number] ?? 'suspended'
  return status === 'open' && locked ? 'locked' : status
}

/** The formats of a market, always with `europe`. */
export function formatsOf(oddsTypes: readonly number[]): readonly OddsFormat[] {
  const listed = oddsTypes.flatMap((number) => formats[number] ?? [])
  return listed.includes('europe') ? listed : ['europe', ...listed]
}

export function formatOf(oddsType: number): OddsFormat {
  return formats[oddsType] ?? 'europe'
}

export function oddsTypeOf(format: OddsFormat): number {
  return formatCodes[format] ?? tables.IMTY_ODDS_TYPE_CODES.europe
}

/** `null` while not settled. */
export function outcomeOf(number: number): LegOutcome | null {
  return results[number] ?? null
}

export function channelOf(number: number | null): PlacingChannel | null {
  return number === null ? null : (channels[number] ?? 'others')
}

export function payoutOf(number: number | null): Payout | null {
  return number === null ? null : (payouts[number] ?? null)
}

/** `null` for a code in which nobody bets here. */
export function currencyOf(code: string): Currency | null {
  if (code === tables.IMTY_CURRENCY_CODES.RMB) return 'RMB'
  return code === tables.IMTY_CURRENCY_CODES.USDT ? 'USDT' : null
}

/** `null` for a number that the venue does not offer on this many legs. */
export function seriesOfNumber(number: number, legs: number): SeriesKey | null {
  const found = imtyCombinations(number, legs)
  return found === null ? null : (createSeries(found.legs, found.sizes)?.key ?? null)
}

/** -1 for a series that the venue does not offer, which it refuses. */
export function comboNumber(key: SeriesKey): number {
  const series = seriesOf(key)
  return (series === null ? null : imtyComboSelection(series)) ?? -1
}
