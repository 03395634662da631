import type { CashOutEntry } from '../cashOut.ts'
import { type MarketKey, type MarketSpec, parseMarketKey, type Side } from '../../domain/market.ts'
import type { FactKey, MatchState, Phase } from '../../domain/match.ts'
import type { BetType } from '../../domain/menu.ts'
import { type Currency, money, type Money } from '../../domain/money.ts'
import { ODDS_SCALE, type Odds, type OddsFormat, oddsFromScaled } from '../../domain/odds.ts'
import type { AcceptanceMode, LegOutcome, OrderState, Payout } from '../../domain/order.ts'
import { createSeries, isCover, type SeriesKey, seriesOf } from '../../domain/parlay.ts'
import type { ReservationState, ReservePay, ReserveReason } from '../../domain/reservation.ts'
import { descriptorOf } from '../../domain/sports/descriptorOf.ts'
import type { Status } from '../../domain/status.ts'
import { entrantOf, isNamedSide, sideOfEntrant } from '../../domain/vocabulary/sides.ts'
import type { Sport } from '../../domain/vocabulary/sports.ts'
import * as bets from '../../wire/fbty/betTables.ts'
import { fbtyPeriodOf, fbtyPhaseOf } from '../../wire/fbty/periods.ts'
import { FBTY_PLAY_KEYS, fbtyPlayId } from '../../wire/fbty/plays.ts'
import { FBTY_SIDES, fbtyEntrant, fbtyEntrantOf, fbtyScore, fbtyScoreOf } from '../../wire/fbty/selections.ts'
import { FBTY_SPORTS } from '../../wire/fbty/sports.ts'
import * as tables from '../../wire/fbty/tables.ts'
import { BET_RESULTS, PAYOUTS } from '../../wire/orderNumbers.ts'

type ByCode<T> = Readonly<Partial<Record<number, T>>>

// The annotations check the wire's literals against the domain's names at compile time.
const sports: ByCode<Sport> = FBTY_SPORTS
const states: ByCode<MatchState> = tables.FBTY_MATCH_STATES
const sales: ByCode<Status> = tables.FBTY_SALES
const marketStatuses: ByCode<Status> = tables.FBTY_MARKET_STATUSES
const formats: ByCode<OddsFormat> = tables.FBTY_ODDS_FORMATS
const sides: ByCode<Side> = FBTY_SIDES
const orderStates: ByCode<OrderState> = bets.FBTY_ORDER_STATES
const reservationStates: ByCode<ReservationState> = bets.FBTY_RESERVATION_STATES
const reserveFailures: ByCode<ReserveReason> = bets.FBTY_RESERVE_FAILURES
const reservePays: ByCode<ReservePay> = bets.FBTY_RESERVE_PAYS
const cashOutStates: ByCode<CashOutEntry['status']> = bets.FBTY_CASH_OUT_STATES
const results: ByCode<LegOutcome> = BET_RESULTS
const payouts: ByCode<Payout> = PAYOUTS
const plays: Readonly<Partial<Record<string, MarketKey>>> = FBTY_PLAY_KEYS
const counts: Readonly<Partial<Record<string, number>>> = tables.FBTY_COUNTS

export const listTypes: Readonly<Record<BetType, number>> = tables.FBTY_LIST_TYPES
export const formatCodes: Readonly<Record<OddsFormat, 1 | 2 | 3 | 4 | 5 | 6>> = tables.FBTY_ODDS_FORMAT_CODES
export const acceptanceCodes: Readonly<Record<AcceptanceMode, 0 | 1 | 2>> = bets.FBTY_ACCEPTANCE_CODES
export const currencyIds: Readonly<Record<Currency, number>> = tables.FBTY_CURRENCIES

/** All formats, in the order of their numbers. */
export const ALL_FORMATS: readonly [OddsFormat, ...OddsFormat[]] = [
  'europe',
  'hk',
  'malay',
  'indonesian',
  'american',
  'british',
]

/** `null` for a sport that the venue does not have. */
export function sportOf(sid: number): Sport | null {
  return sports[sid] ?? null
}

const SIDS: ReadonlyMap<string, number> = new Map(
  Object.entries(FBTY_SPORTS).map(([sid, sport]) => [sport, Number(sid)]),
)

export function sidOf(sport: Sport): number {
  return SIDS.get(sport) ?? -1
}

export function stateOf(ms: number): MatchState {
  return states[ms] ?? 'unknown'
}

export function phaseOf(sport: Sport, pe: number): Phase {
  return fbtyPhaseOf(sport, pe) ?? 'unknown'
}

/** Any other number is closed. */
export function saleOf(ss: number): Status {
  return sales[ss] ?? 'closed'
}

export function marketStatusOf(ss: number): Status {
  return marketStatuses[ss] ?? 'suspended'
}

export function formatOf(code: number): OddsFormat {
  return formats[code] ?? 'europe'
}

const SPECS: ReadonlyMap<string, MarketSpec> = new Map(
  Object.entries(plays).flatMap(([playId, key]) => {
    const spec = parseMarketKey(key ?? '')
    return spec === null ? [] : [[playId, spec] as const]
  }),
)

/** A market by its two numbers; `null` for a pair that is not known. */
export function marketSpecOf(market: { readonly mty: number; readonly pe: number }): MarketSpec | null {
  return SPECS.get(fbtyPlayId(market)) ?? null
}

const TYPES: ReadonlyMap<string, number> = new Map(
  Object.entries(FBTY_SIDES).map(([ty, side]) => [side, Number(ty)]),
)

/** The side of a `ty` of a market; `null` for an unknown number. */
export function sideOf(ty: number): Side | null {
  const named = sides[ty]
  if (named !== undefined) return named
  const score = fbtyScoreOf(ty)
  if (score !== null) return `${score[0]}:${score[1]}`
  const entrant = fbtyEntrantOf(ty)
  return entrant === null ? null : sideOfEntrant(String(entrant))
}

/** `ty` of a side; 0, which no option has, for a side that the venue does not know. */
export function typeOf(side: Side): number {
  if (isNamedSide(side)) return TYPES.get(side) ?? 0
  const entrant = entrantOf(side)
  if (entrant !== null) return fbtyEntrant(Number(entrant)) ?? 0
  const [home = -1, away = -1] = side.split(':').map(Number)
  return fbtyScore(home, away) ?? 0
}

/** An option has no id: it is its market and its `ty`. */
export function optionIdOf(marketId: string, ty: number): string {
  return `${marketId}.${ty}`
}

/** A price with its status; `null` without a valid price, such as for a selection that never had one. */
export function readPrice({ od, bod }: { readonly od: number; readonly bod: number }): {
  readonly odds: Odds
  readonly status: Status
} | null {
  const open = scaledOdds(od)
  if (open !== null) return { odds: open, status: 'open' }
  const locked = scaledOdds(-od)
  if (locked !== null) return { odds: locked, status: 'locked' }
  const last = scaledOdds(bod)
  return last === null ? null : { odds: last, status: 'suspended' }
}

/** A decimal price of the venue × 100 000; `null` if it is not valid odds. */
export function scaledOdds(decimal: number): Odds | null {
  return oddsFromScaled(Math.round(decimal * ODDS_SCALE))
}

export function decimalOdds(odds: Odds): number {
  return odds / ODDS_SCALE
}

/** What a count of a sport is; `null` for one that is not known or not counted in the sport. */
export function factOf(
  sport: Sport,
  { tyg, pe }: { readonly tyg: number; readonly pe: number },
): FactKey | null {
  const period = fbtyPeriodOf(sport, pe)
  const { stats, board } = descriptorOf(sport)
  const wanted = tyg === tables.FBTY_FRAMES && sport === 'snooker' ? tables.FBTY_COUNTS.sets : tyg
  const stat = stats.find((each) => counts[each] === wanted)
  if (stat === undefined && period === 'match' && tyg === tables.FBTY_COUNTS.points) return board.game ?? null
  return stat === undefined || period === null ? null : `${stat}.${period}`
}

/** The series of a number on this many legs; `null` for one that is not known. */
export function seriesOfValue(value: number, legs: number): SeriesKey | null {
  if (value !== bets.FBTY_COVER) return createSeries(legs, [value])?.key ?? null
  const sizes = Array.from({ length: Math.max(0, legs - 1) }, (_, index) => index + 2)
  return createSeries(legs, sizes)?.key ?? null
}

/** The number of a series; -1, which the venue refuses, for one that it does not have. */
export function valueOfSeries(key: SeriesKey): number {
  const series = seriesOf(key)
  if (series === null) return -1
  return isCover(series) ? bets.FBTY_COVER : series.sizes.length === 1 ? (series.sizes[0] ?? -1) : -1
}

export function orderStateOf(st: number): OrderState {
  return orderStates[st] ?? 'unknown'
}

/** `null` for a bet that was not reserved. */
export function reservationStateOf(rst: number | null): ReservationState | null {
  return rst === null ? null : (reservationStates[rst] ?? null)
}

/** An order that waits for its price is reserved, whatever its state says. */
export function withReservation(state: OrderState, rst: number | null): OrderState {
  return reservationStateOf(rst) === 'waiting' ? 'reserved' : state
}

export function reserveReasonOf(fr: number | null): ReserveReason | null {
  return fr === null ? null : (reserveFailures[fr] ?? null)
}

export function reservePayOf(pay: number): ReservePay {
  return reservePays[pay] ?? 'held'
}

export function cashOutStatusOf(st: number): CashOutEntry['status'] {
  return cashOutStates[st] ?? 'confirming'
}

/** `null` while there is no result. */
export function outcomeOf(sr: number): LegOutcome | null {
  return results[sr] ?? null
}

export function payoutOf(pst: number | null): Payout | null {
  return pst === null ? null : (payouts[pst] ?? null)
}

/** The currency of a `cid`; `null` for another one. */
export function currencyOf(cid: number): Currency | null {
  if (cid === tables.FBTY_CURRENCIES.RMB) return 'RMB'
  return cid === tables.FBTY_CURRENCIES.USDT ? 'USDT' : null
}

export function noMoney(currency: Currency): Money {
  return money(0, currency)
}
