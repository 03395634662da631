import type { MarketKind, MarketSpec } from './market.ts'
import { type Money, MINOR_PER_UNIT, money } from './money.ts'
import { ODDS_SCALE, type Odds, oddsFromScaled } from './odds.ts'
import { steppedOdds } from './oddsLadder.ts'

/** The highest price that can be waited for (docs/betting.md, 6.7). */
export const MAX_RESERVE_ODDS = (355 * ODDS_SCALE) as Odds

/** Prices that are waited for have two decimals, in scaled odds. */
export const RESERVE_ODDS_STEP = ODDS_SCALE / 100

/** When the stake is taken: with the reservation, or when the price comes. */
export type ReservePay = 'held' | 'atFill'

/** What has become of a reservation. `confirming`: its price has come, and the bet is being confirmed. */
export type ReservationState = 'waiting' | 'confirming' | 'filled' | 'failed' | 'cancelled'

/** Why a reservation did not become a bet. */
export const RESERVE_REASONS = [
  'userCancelled',
  'reserveClosed',
  'failPaid',
  'marketSettled',
  'stakeLimit',
  'accountError',
  'paramError',
  'scoreChanged',
] as const

export type ReserveReason = (typeof RESERVE_REASONS)[number]

const RESERVABLE: ReadonlySet<MarketKind> = new Set<MarketKind>(['result', 'winner', 'handicap', 'total'])

/** Whether bets on a market can be reserved at all. */
export function isReservable({ kind }: Pick<MarketSpec, 'kind'>): boolean {
  return RESERVABLE.has(kind)
}

/** Whether a price can be waited for: at most the highest, with two decimals. */
export function isReservePrice(odds: Odds): boolean {
  return odds <= MAX_RESERVE_ODDS && odds % RESERVE_ODDS_STEP === 0
}

/** The greatest stake at a price, in whole units, so that stake × price is at most `maxReturn`. */
export function maxReserveStake(maxReturn: Money, odds: Odds): Money {
  const minor = (BigInt(Math.max(0, maxReturn.minor)) * BigInt(ODDS_SCALE)) / BigInt(odds)
  return money(Math.floor(Number(minor) / MINOR_PER_UNIT) * MINOR_PER_UNIT, maxReturn.currency)
}

/** The next price above, on the ladder of docs/betting.md, 1.2; at most the highest that can be waited for. */
export function higherPrice(odds: Odds): Odds {
  let above = Math.floor(odds / RESERVE_ODDS_STEP) * RESERVE_ODDS_STEP
  do above += RESERVE_ODDS_STEP
  while (above < MAX_RESERVE_ODDS && !isOnLadder(above))
  return oddsFromScaled(Math.min(above, MAX_RESERVE_ODDS)) ?? odds
}

/** The next price below, not below `least`. */
export function lowerPrice(odds: Odds, least: Odds): Odds {
  let below = Math.ceil(odds / RESERVE_ODDS_STEP) * RESERVE_ODDS_STEP
  do below -= RESERVE_ODDS_STEP
  while (below > least && !isOnLadder(below))
  return oddsFromScaled(Math.max(below, least)) ?? least
}

function isOnLadder(scaled: number): boolean {
  const odds = oddsFromScaled(scaled)
  return odds !== null && steppedOdds(odds) === odds
}

/** A price cut to the two decimals with which it is shown. */
export function shownPrice(odds: Odds): Odds {
  return oddsFromScaled(Math.floor(odds / RESERVE_ODDS_STEP) * RESERVE_ODDS_STEP) ?? odds
}
