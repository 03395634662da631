import type { LegTiming } from '../../../streams/domain/leg.ts'
import { marketKey, type MarketKey, type MarketSpec, type Side } from '../../../streams/domain/market.ts'
import type { Currency } from '../../../streams/domain/money.ts'
import { ODDS_SCALE, type Odds, type OddsFormat } from '../../../streams/domain/odds.ts'
import type { AcceptanceMode, LegOutcome } from '../../../streams/domain/order.ts'
import {
  type Series,
  type SeriesKey,
  createSeries,
  isCover,
  seriesOf,
  SINGLE_SERIES,
} from '../../../streams/domain/parlay.ts'
import type { Status } from '../../../streams/domain/status.ts'
import { entrantOf, isNamedSide, sideOfEntrant } from '../../../streams/domain/vocabulary/sides.ts'
import type { Sport } from '../../../streams/domain/vocabulary/sports.ts'
import {
  FBTY_ACCEPTANCE_CODES,
  FBTY_COVER,
  FBTY_ORDER_CODES,
  FBTY_SINGLE,
} from '../../../streams/wire/fbty/betTables.ts'
import { type FbtyPlay, FBTY_PLAYS, fbtyPlayId } from '../../../streams/wire/fbty/plays.ts'
import {
  FBTY_SIDES,
  fbtyEntrant,
  fbtyEntrantOf,
  fbtyScore,
  fbtyScoreOf,
} from '../../../streams/wire/fbty/selections.ts'
import { FBTY_OFFERED, FBTY_SPORTS, type FbtySport } from '../../../streams/wire/fbty/sports.ts'
import { FBTY_CURRENCIES, FBTY_ODDS_FORMATS } from '../../../streams/wire/fbty/tables.ts'
import { BET_RESULT_CODES } from '../../../streams/wire/orderNumbers.ts'
import type { StoredOrder } from '../../store/orders/order.ts'

const OFFERED: ReadonlySet<string> = new Set<string>(FBTY_OFFERED)
const SIDS: ReadonlyMap<string, number> = new Map(
  Object.entries(FBTY_SPORTS).map(([sid, sport]) => [sport, Number(sid)]),
)

export function isOffered(sport: Sport): sport is FbtySport & Sport {
  return OFFERED.has(sport)
}

/** `sid`; -1 for a sport that the venue does not offer. */
export function sidOf(sport: Sport): number {
  return isOffered(sport) ? (SIDS.get(sport) ?? -1) : -1
}

/** The offered sport with a `sid`; `null` for any other number. */
export function sportOfSid(sid: number): FbtySport | null {
  return FBTY_OFFERED.find((sport) => SIDS.get(sport) === sid) ?? null
}

const PLAYS: ReadonlyMap<string, FbtyPlay> = new Map(
  FBTY_PLAYS.map((play) => [`${play.sport} ${play.key satisfies MarketKey}`, play]),
)

/** The numbers of a market of a sport; `null` if the venue does not offer it. */
export function playOf(sport: Sport, spec: MarketSpec): FbtyPlay | null {
  return PLAYS.get(`${sport} ${marketKey(spec)}`) ?? null
}

/** The play id that is stored with a leg. */
export function playIdOf(sport: Sport, spec: MarketSpec): string | null {
  const play = playOf(sport, spec)
  return play === null ? null : fbtyPlayId(play)
}

const SIDES: ReadonlyMap<number, Side> = new Map(
  Object.entries(FBTY_SIDES).map(([ty, side]) => [Number(ty), side satisfies Side]),
)
const TYPES: ReadonlyMap<string, number> = new Map([...SIDES].map(([ty, side]) => [side, ty]))

/** `ty` of a side; 0 for one that the venue has no number for. */
export function typeOf(side: Side): number {
  if (isNamedSide(side)) return TYPES.get(side) ?? 0
  const entrant = entrantOf(side)
  if (entrant !== null) return fbtyEntrant(Number(entrant)) ?? 0
  const [home = -1, away = -1] = side.split(':').map(Number)
  return fbtyScore(home, away) ?? 0
}

/** The side of a `ty` of a market; `null` for an unknown number. */
export function sideOfType(ty: number): Side | null {
  const named = SIDES.get(ty)
  if (named !== undefined) return named
  const score = fbtyScoreOf(ty)
  if (score !== null) return `${score[0]}:${score[1]}`
  const entrant = fbtyEntrantOf(ty)
  return entrant === null ? null : sideOfEntrant(String(entrant))
}

/** A price as a decimal number with at most five decimals. */
export function decimalOdds(odds: number): number {
  return odds / ODDS_SCALE
}

/** `od` of a selection: negative while it is locked, 0 while it is suspended or closed. */
export function optionOdds(odds: Odds, status: Status): number {
  if (status === 'open') return decimalOdds(odds)
  return status === 'locked' ? -decimalOdds(odds) : 0
}

/** The currency of a number; RMB without one, `null` for an unknown one. */
export function currencyOf(id: number | undefined): Currency | null {
  if (id === undefined) return 'RMB'
  return id === FBTY_CURRENCIES.RMB ? 'RMB' : id === FBTY_CURRENCIES.USDT ? 'USDT' : null
}

export function formatOf(code: keyof typeof FBTY_ODDS_FORMATS): OddsFormat {
  return FBTY_ODDS_FORMATS[code]
}

const MODES: readonly (readonly [AcceptanceMode, number])[] = [
  ['none', FBTY_ACCEPTANCE_CODES.none],
  ['better', FBTY_ACCEPTANCE_CODES.better],
  ['any', FBTY_ACCEPTANCE_CODES.any],
]

export function acceptanceOf(code: 0 | 1 | 2): AcceptanceMode {
  return MODES.find(([, number]) => number === code)?.[0] ?? 'none'
}

/** The series of a number on this many legs; `null` if there is none. */
export function seriesOfValue(value: number, legs: number): SeriesKey | null {
  if (value !== FBTY_COVER) return createSeries(legs, [value])?.key ?? null
  const sizes = Array.from({ length: Math.max(0, legs - 1) }, (_, index) => index + 2)
  return createSeries(legs, sizes)?.key ?? null
}

/** The number of a series. */
export function valueOfSeries(series: Series): number {
  return isCover(series) ? FBTY_COVER : (series.sizes[0] ?? FBTY_SINGLE)
}

/** The number of a stored series: its size, or the cover. */
export function seriesValue(key: SeriesKey): number {
  const series = seriesOf(key)
  return series === null ? FBTY_SINGLE : valueOfSeries(series)
}

/** `bt`: size and combinations, such as `2x1*3`; of a cover its legs and combinations, `3x4*1`. */
export function seriesText(key: SeriesKey): string {
  const series = seriesOf(key)
  if (series === null) return key
  return isCover(series)
    ? `${series.legs}x${series.combinations}*1`
    : `${series.sizes[0] ?? 1}x1*${series.combinations}`
}

export function isSingle(key: SeriesKey): boolean {
  return key === SINGLE_SERIES
}

export function timingOf(inPlay: 0 | 1, { kind }: MarketSpec): LegTiming {
  if (kind === 'outright') return 'champion'
  return inPlay === 1 ? 'live' : 'early'
}

/** `sr` of a leg; 0 while it has no result. */
export function resultCode(outcome: LegOutcome | null): number {
  return outcome === null ? 0 : BET_RESULT_CODES[outcome]
}

/** `sr` of an order; whether a part of a series won follows from its profit. */
export function orderResultCode({ outcome, returned, totalStake }: StoredOrder): number {
  if (outcome !== 'part') return resultCode(outcome)
  return resultCode(returned > totalStake ? 'halfWin' : 'halfLose')
}

/** `st` of an order. */
export function orderCode({ status, cashOuts }: Pick<StoredOrder, 'status' | 'cashOuts'>): number {
  switch (status) {
    case 'reserved':
      return FBTY_ORDER_CODES.created
    case 'confirming':
      return FBTY_ORDER_CODES.confirming
    case 'rejected':
      return FBTY_ORDER_CODES.rejected
    case 'cancelled':
      return FBTY_ORDER_CODES.cancelled
    case 'accepted':
    case 'rolledBack':
      return cashOuts === 'none' ? FBTY_ORDER_CODES.confirmed : FBTY_ORDER_CODES.partlyCashedOut
    case 'settled':
      return FBTY_ORDER_CODES.settled
    case 'cashedOut':
      return FBTY_ORDER_CODES.cashedOut
  }
}

/** `pst`: 0 not paid, 1 paid, 2 cancelled, 3 cancelled after it was paid. */
export function payoutCode({ status, cancelledPaid }: Pick<StoredOrder, 'status' | 'cancelledPaid'>): number {
  if (status === 'settled' || status === 'cashedOut') return 1
  if (status !== 'rejected' && status !== 'cancelled') return 0
  return cancelledPaid ? 3 : 2
}
