import type { CashOutState } from '../../domain/cashOut.ts'
import { type MarketKey, type MarketSpec, parseMarketKey, type Side } from '../../domain/market.ts'
import { type FactKey, isFactKey, type MatchState, type Phase } from '../../domain/match.ts'
import type { BetType } from '../../domain/menu.ts'
import type { Currency } from '../../domain/money.ts'
import { type Odds, type OddsFormat, oddsFromScaled } from '../../domain/odds.ts'
import type { AcceptanceMode, LegOutcome, OrderState, Payout } from '../../domain/order.ts'
import { PLACING_CHANNELS, type PlacingChannel } from '../../domain/placingChannel.ts'
import type { ReservationState, ReservePay, ReserveReason } from '../../domain/reservation.ts'
import type { Status } from '../../domain/status.ts'
import { entrantOf, isScore, sideOfEntrant } from '../../domain/vocabulary/sides.ts'
import { isEsport, type Sport } from '../../domain/vocabulary/sports.ts'
import * as bets from '../../wire/dpty/betNumbers.ts'
import { dptyFactOf, dptyMarketOf } from '../../wire/dpty/markets.ts'
import { DPTY_MARKETS } from '../../wire/dpty/marketTable.ts'
import { DPTY_LANGUAGES } from '../../wire/dpty/paths.ts'
import { DPTY_FOOTBALL_PHASES, DPTY_PHASES } from '../../wire/dpty/periods.ts'
import { dptyEuropean } from '../../wire/dpty/prices.ts'
import { dptyEntrant, dptyEntrantOf, DPTY_SIDES } from '../../wire/dpty/sides.ts'
import { dptyStateWord } from '../../wire/dpty/state.ts'
import * as tables from '../../wire/dpty/tables.ts'
import { PAYOUTS } from '../../wire/orderNumbers.ts'
import type { Language } from '../../wire/site/headers.ts'

type ByCode<T> = Readonly<Partial<Record<number, T>>>

// The annotations check the wire's literals against the domain's names at compile time.
const sports: ByCode<Sport> = tables.DPTY_RESULT_SPORTS
const offered: ByCode<Sport> = tables.DPTY_SPORTS
const footballPhases: ByCode<Phase> = DPTY_FOOTBALL_PHASES
const phases: ByCode<Phase> = DPTY_PHASES
const states: Readonly<Record<string, MatchState>> = tables.DPTY_STATES
const statuses: ByCode<Status> = tables.DPTY_STATUSES
const optionStatuses: ByCode<Status> = tables.DPTY_OPTION_STATUSES
const formats: ByCode<OddsFormat> = tables.DPTY_ODDS_FORMATS
const sides: Readonly<Partial<Record<string, Side>>> = DPTY_SIDES
const results: ByCode<LegOutcome> = bets.DPTY_BET_RESULTS
const orderStates: ByCode<OrderState> = bets.DPTY_ORDER_STATES
const cashOutStates: ByCode<CashOutState> = bets.DPTY_CASH_OUT_STATES
const reservationStates: ByCode<ReservationState> = bets.DPTY_RESERVATION_STATES
const reserveFailures: ByCode<ReserveReason> = bets.DPTY_RESERVE_FAILURES
const reservePays: ByCode<ReservePay> = bets.DPTY_RESERVE_PAYS
const payouts: ByCode<Payout> = PAYOUTS
const markets: readonly MarketKey[] = DPTY_MARKETS

export const formatCodes: Readonly<Record<OddsFormat, 1 | 2 | 3 | 4 | 5 | 6>> = tables.DPTY_ODDS_FORMAT_CODES
export const currencyCodes: Readonly<Record<Currency, number>> = tables.DPTY_CURRENCIES
export const languageCodes: Readonly<Record<Language, string>> = DPTY_LANGUAGES
export const listCodes: Readonly<Record<BetType, tables.DptyList>> = tables.DPTY_TABS
export const acceptanceCodes: Readonly<Record<AcceptanceMode, 1 | 2 | 3>> = bets.DPTY_ACCEPTANCE_CODES
export const reservePayCodes: Readonly<Record<ReservePay, 1 | 2>> = bets.DPTY_RESERVE_PAY_CODES
export const channelCodes: Readonly<Record<PlacingChannel, 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8>> = PLACING_CHANNELS

/** The sport of a `sid`, also of results; `null` for another one. */
export function sportOf(sid: number): Sport | null {
  return sports[sid] ?? null
}

/** The sport of a list; `null` for one that is not offered. */
export function offeredSport(sid: number): Sport | null {
  return offered[sid] ?? null
}

const SID_OF_SPORT: ReadonlyMap<string, number> = new Map(
  Object.entries(tables.DPTY_RESULT_SPORTS).map(([sid, sport]) => [sport, Number(sid)]),
)

export function sidOf(sport: Sport): number {
  return SID_OF_SPORT.get(sport) ?? -1
}

export function stateOf(s: string): MatchState {
  return states[dptyStateWord(s)] ?? 'unknown'
}

export function phaseOf(sport: Sport, pd: number): Phase {
  return (sport === 'football' ? footballPhases[pd] : phases[pd]) ?? 'unknown'
}

/** An unknown number counts as suspended. */
export function statusOf(ss: number): Status {
  return statuses[ss] ?? 'suspended'
}

export function optionStatusOf(s: number): Status {
  return optionStatuses[s] ?? 'suspended'
}

const SPECS = new Map(
  markets.flatMap((key) => {
    const spec = parseMarketKey(key)
    return spec === null ? [] : [[key, spec] as const]
  }),
)

/** A market of a sport by its code; `null` for one that is not known. */
export function marketSpecOf(
  sport: Sport,
  play: { readonly kc: string; readonly ctid: number },
): MarketSpec | null {
  return SPECS.get(dptyMarketOf(sport, play) as MarketKey) ?? null
}

/** What an entry of `ps` counts; `null` for an unknown one. */
export function factOf(sport: Sport, count: { readonly p: string; readonly c: number }): FactKey | null {
  const fact = dptyFactOf(sport, count)
  return fact !== null && isFactKey(fact) ? fact : null
}

/**
 * The side of an option. Some options have no `hoa`; then a score in its name is read.
 */
export function sideOf({ kind }: Pick<MarketSpec, 'kind'>, hoa: string, name: string): Side | null {
  if (kind === 'outright') return sideOfEntrant(dptyEntrantOf(hoa) ?? '')
  const named = sides[hoa]
  if (named !== undefined) return named
  const score = hoa === '' ? name.trim() : hoa
  return isScore(score) ? score : null
}

const HOA_OF_SIDE: ReadonlyMap<string, string> = new Map(
  Object.entries(DPTY_SIDES).map(([hoa, side]) => [side, hoa]),
)

export function hoaOf(side: Side): string {
  const entrant = entrantOf(side)
  return entrant === null ? (HOA_OF_SIDE.get(side) ?? side) : dptyEntrant(entrant)
}

/** European odds of a price, of which esports have three decimals; `null` for one that cannot be bet on. */
export function oddsOf(sport: Sport, od: string, ot: string): Odds | null {
  return oddsFromScaled(dptyEuropean(od, ot, isEsport(sport) ? 3 : 2) ?? 0)
}

export function formatOf(marketType: number): OddsFormat {
  return formats[marketType] ?? 'europe'
}

/** `null` while there is no result, and for an unknown number. */
export function outcomeOf(result: number): LegOutcome | null {
  return results[result] ?? null
}

export function orderStateOf(status: number): OrderState {
  return orderStates[status] ?? 'unknown'
}

export function cashOutStateOf(preSettle: number): CashOutState {
  return cashOutStates[preSettle] ?? 'none'
}

/** `null` for a bet that was not reserved. */
export function reservationStateOf(reserveStatus: number | null): ReservationState | null {
  return reserveStatus === null ? null : (reservationStates[reserveStatus] ?? null)
}

export function reserveReasonOf(code: number | null): ReserveReason | null {
  return reserveFailures[code ?? 0] ?? null
}

export function reservePayOf(code: number | null): ReservePay | null {
  return reservePays[code ?? 0] ?? null
}

/** `null` where the venue does not say. */
export function payoutOf(billStatus: number | null): Payout | null {
  return billStatus === null ? null : (payouts[billStatus] ?? null)
}

export function currencyOf(number: number | null): Currency | null {
  if (number === tables.DPTY_CURRENCIES.RMB) return 'RMB'
  return number === tables.DPTY_CURRENCIES.USDT ? 'USDT' : null
}

/** `null` for an order without a channel. */
export function channelOf(code: number | null): PlacingChannel | null {
  if (code === null) return null
  const known: readonly (readonly [string, number])[] = Object.entries(PLACING_CHANNELS)
  return (known.find(([, number]) => number === code)?.[0] ?? 'others') as PlacingChannel
}

/** The venue gives waiting reservations the state of a confirming order; here they are `reserved`. */
export function withReservation(state: OrderState, reserveStatus: number | null): OrderState {
  return reservationStateOf(reserveStatus) === 'waiting' ? 'reserved' : state
}
