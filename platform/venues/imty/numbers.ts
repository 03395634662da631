import type { MarketSpec, Period, Side } from '../../../streams/domain/market.ts'
import type { OddsFormat } from '../../../streams/domain/odds.ts'
import { formatOdds } from '../../../streams/domain/oddsFormat.ts'
import { type Odds, ODDS_SCALE, oddsFromScaled } from '../../../streams/domain/odds.ts'
import { line as quarters, type Line, QUARTERS_PER_UNIT } from '../../../streams/domain/market.ts'
import { createSeries, type SeriesKey, seriesOf } from '../../../streams/domain/parlay.ts'
import type { Currency } from '../../../streams/domain/money.ts'
import { MARKET_KINDS, type MarketKind } from '../../../streams/domain/vocabulary/marketKinds.ts'
import { PERIODS } from '../../../streams/domain/vocabulary/periods.ts'
import { SIDES } from '../../../streams/domain/vocabulary/sides.ts'
import type { Sport } from '../../../streams/domain/vocabulary/sports.ts'
import { STATS } from '../../../streams/domain/vocabulary/stats.ts'
import { imtyCombinations, imtyComboSelection } from '../../../streams/wire/imty/combos.ts'
import { type ImtyMarket, imtyMarkets, imtyPeriods } from '../../../streams/wire/imty/markets.ts'
import { type ImtySide, imtySides } from '../../../streams/wire/imty/sides.ts'
import { IMTY_NO_SPORT, IMTY_SPORTS, IMTY_VIRTUAL_SPORTS } from '../../../streams/wire/imty/sports.ts'
import {
  IMTY_CURRENCIES,
  IMTY_ODDS_TYPE_CODES,
  IMTY_ODDS_TYPES,
  IMTY_SPECIFIERS,
} from '../../../streams/wire/imty/tables.ts'
import { isEuropeanOnly } from '../../book/oddsFormats.ts'

const MARKETS = imtyMarkets({ stats: STATS, kinds: MARKET_KINDS, periods: PERIODS })
const PERIOD_NUMBERS = imtyPeriods(PERIODS)
const SIDE_NUMBERS = imtySides(SIDES)

interface SportRow {
  readonly number: number
  readonly sport: Sport
  readonly count: string
}

const numbered = (rows: Readonly<Record<number, Omit<SportRow, 'number'>>>): readonly SportRow[] =>
  Object.entries(rows).map(([number, row]) => ({ number: Number(number), ...row }))

const SPORTS = numbered(IMTY_SPORTS)
const VIRTUAL_SPORTS = numbered(IMTY_VIRTUAL_SPORTS)
const BY_SPORT: ReadonlyMap<Sport, SportRow> = new Map(
  [...SPORTS, ...VIRTUAL_SPORTS].map((row) => [row.sport, row]),
)
const BY_NUMBER: ReadonlyMap<number, SportRow> = new Map(SPORTS.map((row) => [row.number, row]))
const VIRTUAL_BY_NUMBER: ReadonlyMap<number, SportRow> = new Map(
  VIRTUAL_SPORTS.map((row) => [row.number, row]),
)

/** `SportId`; -1 for a sport that the venue does not have. */
export function sportNumber(sport: Sport): number {
  return BY_SPORT.get(sport)?.number ?? IMTY_NO_SPORT
}

/** `null` for a number that no sport of the lists has. */
export function sportNumbered(number: number): Sport | null {
  return BY_NUMBER.get(number)?.sport ?? null
}

/** `null` for a number that no virtual sport has. */
export function virtualSportNumbered(number: number): Sport | null {
  return VIRTUAL_BY_NUMBER.get(number)?.sport ?? null
}

/** Whether the venue has matches of a sport, virtual ones too. */
export function hasSport(sport: Sport): boolean {
  return BY_SPORT.has(sport)
}

function countOf(sport: Sport): string {
  return BY_SPORT.get(sport)?.count ?? ''
}

export function marketNumber(sport: Sport, spec: MarketSpec): ImtyMarket {
  return MARKETS.numberOf(spec, countOf(sport))
}

/** `null` for numbers that no market of the sport has. */
export function marketNumbered(sport: Sport, market: ImtyMarket): MarketSpec | null {
  return MARKETS.meaningOf(market, countOf(sport))
}

export function periodNumber(period: Period): number {
  return PERIOD_NUMBERS.numberOf(period)
}

export function isPeriodNumber(number: number): boolean {
  return PERIOD_NUMBERS.periodOf(number) !== null
}

export function sideNumber({ kind }: MarketSpec, side: Side): ImtySide {
  return SIDE_NUMBERS.numberOf(kind, side) ?? { selectionId: IMTY_NO_SPORT, teamId: 0 }
}

/** `null` for a number that no side has. */
export function sideNumbered(number: ImtySide): Side | null {
  return SIDE_NUMBERS.sideOf(number)
}

/** `Handicap`: what home gives in a handicap, otherwise the line; `null` without one. */
export function handicapNumber({ kind }: MarketSpec, line: number | null): number | null {
  if (line === null) return null
  const value = line / QUARTERS_PER_UNIT
  return kind === 'handicap' ? opposite(value) : value
}

/** The line of a `Handicap`; `undefined` for a number that is not a line. */
export function lineNumbered({ kind }: MarketSpec, handicap: number | null): Line | null | undefined {
  if (handicap === null) return null
  const value = handicap * QUARTERS_PER_UNIT
  if (!Number.isSafeInteger(value)) return undefined
  return quarters(kind === 'handicap' ? opposite(value) : value)
}

function opposite(value: number): number {
  return value === 0 ? 0 : -value
}

const SPECIFIERS: Readonly<Partial<Record<MarketKind, string>>> = IMTY_SPECIFIERS

/** `Specifiers`, where the name of the market has a place for its line. */
export function specifiers({ kind }: MarketSpec, line: number | null): string {
  const name = SPECIFIERS[kind]
  return line === null || name === undefined ? '' : `${name}=${String(line / QUARTERS_PER_UNIT)}`
}

const FORMATS: Readonly<Partial<Record<number, OddsFormat>>> = IMTY_ODDS_TYPES
const FORMAT_CODES: Readonly<Partial<Record<OddsFormat, number>>> = IMTY_ODDS_TYPE_CODES
const ALL_ODDS_TYPES: readonly number[] = Object.keys(IMTY_ODDS_TYPES).map(Number)

/** `null` for a format that the venue does not have. */
export function formatNumbered(oddsType: number): OddsFormat | null {
  return FORMATS[oddsType] ?? null
}

export function oddsTypeOf(format: OddsFormat): number {
  return FORMAT_CODES[format] ?? IMTY_ODDS_TYPE_CODES.europe
}

/** `OddsTypes` of a market. */
export function oddsTypesOf(spec: MarketSpec, sport: Sport): number[] {
  return isEuropeanOnly(spec, sport) ? [IMTY_ODDS_TYPE_CODES.europe] : [...ALL_ODDS_TYPES]
}

/** European odds as a decimal number, exactly. */
export function europeOdds(odds: number): number {
  return odds / ODDS_SCALE
}

/** The price of a decimal number; `null` for a number that is not a price. */
export function oddsNumbered(europe: number): Odds | null {
  return oddsFromScaled(Math.round(europe * ODDS_SCALE))
}

/** The price of a market in a format, or in European odds where it is offered in these alone. */
export function oddsIn(
  { spec, sport }: { readonly spec: MarketSpec; readonly sport: Sport },
  odds: Odds,
  format: OddsFormat,
): { readonly OddsType: number; readonly Odds: number } {
  if (format === 'europe' || isEuropeanOnly(spec, sport)) {
    return { OddsType: IMTY_ODDS_TYPE_CODES.europe, Odds: europeOdds(odds) }
  }
  return { OddsType: oddsTypeOf(format), Odds: Number(formatOdds(odds, format)) }
}

/** `ComboSelection` of a series; -1 for one that the venue does not offer. */
export function comboNumber(key: SeriesKey): number {
  const series = seriesOf(key)
  return (series === null ? null : imtyComboSelection(series)) ?? -1
}

/** `null` for a number that the venue does not offer on this many legs. */
export function seriesNumbered(number: number, legs: number): SeriesKey | null {
  const found = imtyCombinations(number, legs)
  return found === null ? null : (createSeries(found.legs, found.sizes)?.key ?? null)
}

const CURRENCIES: Readonly<Partial<Record<string, Currency>>> = IMTY_CURRENCIES

/** `null` for a code in which nobody bets here, and for none. */
export function currencyCoded(code: string): Currency | null {
  return Object.hasOwn(IMTY_CURRENCIES, code) ? (CURRENCIES[code] ?? null) : null
}

/** The currency of a query; RMB when it names none. */
export function askedCurrency(code: string): Currency | null {
  return code === '' ? 'RMB' : currencyCoded(code)
}
