import { type MarketKey, type MarketSpec, parseMarketKey, type Side } from '../../domain/market.ts'
import type { MatchState, Phase } from '../../domain/match.ts'
import type { BetType } from '../../domain/menu.ts'
import type { OddsFormat } from '../../domain/odds.ts'
import type { ReservationState } from '../../domain/reservation.ts'
import type { AcceptanceMode, AcceptanceSetting, LegOutcome, OrderState } from '../../domain/order.ts'
import type { CashOutState } from '../../domain/cashOut.ts'
import type { LegTiming } from '../../domain/leg.ts'
import type { Currency } from '../../domain/money.ts'
import { isFieldKind } from '../../domain/vocabulary/marketKinds.ts'
import { entrantOf, isScore, sideOfEntrant } from '../../domain/vocabulary/sides.ts'
import type { Sport } from '../../domain/vocabulary/sports.ts'
import type { Status } from '../../domain/status.ts'
import type { PlacingChannel } from '../../domain/placingChannel.ts'
import { PMTY_CHANNEL_CODES, PMTY_CHANNELS } from '../../wire/pmty/orderNumbers.ts'
import { PMTY_PLAYS } from '../../wire/pmty/plays.ts'
import * as tables from '../../wire/pmty/tables.ts'
import type { Language } from '../../wire/site/headers.ts'

type ByCode<T> = Readonly<Partial<Record<number, T>>>

// The annotations check the wire's literals against the domain's names at compile time.
const sports: ByCode<Sport> = tables.PMTY_SPORTS
const phases: ByCode<Phase> = tables.PMTY_PHASES
const states: ByCode<MatchState> = tables.PMTY_MATCH_STATES
const statuses: ByCode<Status> = tables.PMTY_STATUSES
const optionStatuses: ByCode<Status> = tables.PMTY_OPTION_STATUSES
const formats: ByCode<OddsFormat> = tables.PMTY_ODDS_FORMATS
const formatNames: Readonly<Partial<Record<string, OddsFormat>>> = tables.PMTY_ODDS_FORMAT_NAMES
const betPreferences: ByCode<AcceptanceMode> = tables.PMTY_BET_PREFERENCES
const betResults: ByCode<LegOutcome> = tables.PMTY_BET_RESULTS
const orderStates: ByCode<OrderState> = tables.PMTY_ORDER_STATES
const cashOutStates: ByCode<CashOutState> = tables.PMTY_CASH_OUT_STATES
const placedStates: ByCode<OrderState> = tables.PMTY_PLACED_STATES
const statusRowStates: ByCode<OrderState> = tables.PMTY_STATUS_ROW_STATES
const reservationStates: ByCode<ReservationState> = tables.PMTY_RESERVATION_STATES
const channels: ByCode<PlacingChannel> = PMTY_CHANNELS
const menuTypes: ByCode<BetType> = tables.PMTY_MENU_TYPES
const plays: ByCode<MarketKey> = PMTY_PLAYS
const sides: Readonly<Partial<Record<string, Side>>> = tables.PMTY_SIDES

export const betPreferenceCodes: Readonly<Record<AcceptanceSetting, 1 | 2 | 3>> =
  tables.PMTY_BET_PREFERENCE_CODES
export const acceptanceCodes: Readonly<Record<AcceptanceMode, 1 | 2 | 3>> = tables.PMTY_ACCEPTANCE_CODES
export const channelCodes: Readonly<Record<PlacingChannel, 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8>> =
  PMTY_CHANNEL_CODES
export const timingCodes: Readonly<Record<LegTiming, number>> = tables.PMTY_TIMING_CODES
export const currencyCodes: Readonly<Record<Currency, string>> = tables.PMTY_CURRENCY_CODES
export const languageCodes: Readonly<Record<Language, string>> = tables.PMTY_LANGUAGE_CODES
export const menuTypeCodes: Readonly<Record<BetType, number>> = tables.PMTY_MENU_TYPE_CODES

/** `null` for an order without a channel. */
export function channelOfCode(code: number | null): PlacingChannel | null {
  return code === null ? null : (channels[code] ?? 'others')
}

/** `null` for a sport that is not offered. */
export function sportOf(csid: number): Sport | null {
  return sports[csid] ?? null
}

const CSID_OF_SPORT: ReadonlyMap<string, number> = new Map(
  Object.entries(tables.PMTY_SPORTS).map(([csid, sport]) => [sport, Number(csid)]),
)

export function csidOf(sport: Sport): number {
  return CSID_OF_SPORT.get(sport) ?? -1
}

export function phaseOf(mmp: number): Phase {
  return phases[mmp] ?? 'unknown'
}

export function stateOf(ms: number): MatchState {
  return states[ms] ?? 'unknown'
}

/** An unknown number counts as suspended. */
export function statusOf(code: number): Status {
  return statuses[code] ?? 'suspended'
}

export function optionStatusOf(os: number): Status {
  return optionStatuses[os] ?? 'suspended'
}

const FORMATS_OF_HSW = new Map<string, readonly OddsFormat[]>()
/** Bound of the cache: there are fewer sets of formats, so further values of `hsw` are invalid. */
const KNOWN_HSW = 64

/** The formats of `hsw`, always with `europe`. Cached, because every market has one of a few values. */
export function formatsOf(hsw: string): readonly OddsFormat[] {
  const known = FORMATS_OF_HSW.get(hsw)
  if (known !== undefined) return known
  const listed = hsw.split(',').flatMap((code) => formats[Number(code.trim())] ?? [])
  const all: readonly OddsFormat[] = listed.includes('europe') ? listed : ['europe', ...listed]
  if (FORMATS_OF_HSW.size < KNOWN_HSW) FORMATS_OF_HSW.set(hsw, all)
  return all
}

export function formatNamed(name: string): OddsFormat {
  return formatNames[name] ?? 'europe'
}

const NAME_OF_FORMAT: ReadonlyMap<string, string> = new Map(
  Object.entries(tables.PMTY_ODDS_FORMAT_NAMES).map(([name, format]) => [format, name]),
)

export function nameOfFormat(format: OddsFormat): string {
  return NAME_OF_FORMAT.get(format) ?? 'EU'
}

export function betPreferenceOf(code: number): AcceptanceMode | null {
  return betPreferences[code] ?? null
}

/** `null` while not settled. */
export function outcomeOf(betResult: number): LegOutcome | null {
  return betResults[betResult] ?? null
}

export function orderStateOf(orderStatus: number): OrderState {
  return orderStates[orderStatus] ?? 'unknown'
}

export function cashOutStateOf(preSettle: number): CashOutState {
  return cashOutStates[preSettle] ?? 'none'
}

export function placedStateOf(orderStatusCode: number): OrderState {
  return placedStates[orderStatusCode] ?? 'unknown'
}

export function statusRowStateOf(status: number): OrderState {
  return statusRowStates[status] ?? 'unknown'
}

/** `null` for a bet that was not reserved. */
export function reservationStateOf(preOrderStatus: number | null): ReservationState | null {
  return preOrderStatus === null ? null : (reservationStates[preOrderStatus] ?? null)
}

/** The venue gives waiting reservations the state of a confirming order; here they are `reserved`. */
export function withReservation(state: OrderState, preOrderStatus: number | null): OrderState {
  return reservationStateOf(preOrderStatus) === 'waiting' ? 'reserved' : state
}

/** `null` for an unknown tab. */
export function betTypeOf(menuType: number): BetType | null {
  return menuTypes[menuType] ?? null
}

const SPECS: ReadonlyMap<string, MarketSpec> = new Map(
  Object.entries(plays).flatMap(([hpid, key]) => {
    const spec = parseMarketKey(key ?? '')
    return spec === null ? [] : [[hpid, spec] as const]
  }),
)

/** `null` for an unknown play. */
export function marketSpecOf(hpid: string): MarketSpec | null {
  return SPECS.get(hpid) ?? null
}

/**
 * The side of an option of a market; a correct score is its own side, and the options on a field are numbers of
 * entrants.
 */
export function sideOf(spec: MarketSpec | null, ot: string): Side | null {
  if (spec !== null && isFieldKind(spec.kind)) return sideOfEntrant(ot)
  const named = sides[ot]
  if (named !== undefined) return named
  return isScore(ot) ? ot : null
}

const OT_OF_SIDE: ReadonlyMap<string, string> = new Map(
  Object.entries(tables.PMTY_SIDES).map(([ot, side]) => [side, ot]),
)

export function otOf(side: Side): string {
  return entrantOf(side) ?? OT_OF_SIDE.get(side) ?? side
}
