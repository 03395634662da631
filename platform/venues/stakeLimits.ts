import type { Currency } from '../../streams/domain/money.ts'
import { ODDS_SCALE, type Odds } from '../../streams/domain/odds.ts'
import { offeredSeries, type Series, seriesOdds } from '../../streams/domain/parlay.ts'
import { exposureLeft } from '../book/exposure.ts'
import {
  atMost,
  type LimitedLeg,
  reserveLimits,
  seriesRange,
  singleRange,
  type StakeRange,
} from '../book/limits.ts'
import { isInPlay } from '../book/matchState.ts'
import type { SelectionExposure } from '../store/orders/exposure.ts'
import type { Store } from '../store/store.ts'
import type { World, WorldMatch, WorldSelection } from '../world/world.ts'
import type { LinePlace } from './linePlace.ts'

/** Whose limits they are. */
export interface Staker {
  readonly currency: Currency
  /** 1 to 7 for A to G. */
  readonly oddsLevel: number
  readonly openBets: readonly SelectionExposure[]
}

/** What limits of a member's bets on these matches depend on; unknown matches are ignored. */
export async function stakerOf(
  { store, world }: { readonly store: Store; readonly world: Pick<World, 'match'> },
  memberId: number,
  currency: Currency,
  matchIds: readonly string[],
): Promise<Staker> {
  const known = matchIds.filter((id) => world.match(id) !== undefined)
  const openBets = await store.orders.exposure(memberId, known)
  return { currency, oddsLevel: await store.accounts.oddsLevel(memberId), openBets }
}

/** A leg for its limits; `selection` is `null` where it has no price now. */
export type StakedLeg = LimitedLeg & { readonly selection: Parameters<typeof exposureLeft>[0] | null }

/** A leg at a price; `at` is the line and selection that it is on, `null` where it is on none now. */
export function stakedLeg(
  match: WorldMatch,
  odds: Odds,
  at: { readonly place: LinePlace; readonly selection: WorldSelection } | null,
  { oddsLevel }: Staker,
): StakedLeg {
  const selection = at === null ? null : exposedSelection(at.place, at.selection)
  return { odds, leagueLevel: match.league.level, live: isInPlay(match), oddsLevel, selection }
}

function exposedSelection({ match, market, line }: LinePlace, { side }: WorldSelection) {
  return { matchId: match.id, market: market.key, line: line.line, side }
}

/** The range of a single, as far as the member's open bets leave it. */
export function singleLeft(leg: StakedLeg, staker: Staker): StakeRange {
  return atMost(singleRange(leg, staker.currency), stakeLeft(leg, staker), staker.currency)
}

/** Limits of each combination of a series. */
export interface SeriesLeft {
  readonly series: Series
  readonly range: StakeRange
  /** The price of a series of one combination. */
  readonly odds: Odds | null
}

/** The series of these legs in display order, with their ranges. */
export function seriesLeft(legs: readonly StakedLeg[], staker: Staker): readonly SeriesLeft[] {
  const total = seriesOdds(legs.map(({ odds }) => odds))
  const left = Math.min(...legs.map((leg) => stakeLeft(leg, staker)))
  return offeredSeries(legs.length).map((series) => ({
    series,
    range: atMost(seriesRange(series, legs, staker.currency), left / series.combinations, staker.currency),
    odds: series.combinations === 1 ? total : null,
  }))
}

/** The greatest stake on a leg now, RMB minor units. */
function stakeLeft(leg: StakedLeg, { openBets }: Staker): number {
  if (leg.selection === null) return Infinity
  const { stake, win, market } = exposureLeft(leg.selection, leg, openBets)
  return Math.min(stake, Math.floor((Math.min(win, market) * ODDS_SCALE) / (leg.odds - ODDS_SCALE)))
}

/** The least stake of a reservation and the most that stake × price may be, after the member's open bets. */
export function reserveLeft(place: LinePlace, selection: WorldSelection, staker: Staker): StakeRange {
  const { currency, oddsLevel, openBets } = staker
  const { match } = place
  const leg = { odds: selection.odds, leagueLevel: match.league.level, live: isInPlay(match), oddsLevel }
  const { min, maxReturn } = reserveLimits(leg, currency)
  const { stake } = exposureLeft(exposedSelection(place, selection), leg, openBets)
  return atMost({ min, max: maxReturn }, stake, currency)
}
