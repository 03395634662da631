import type { Line, MarketSpec, Side } from '../../../streams/domain/market.ts'
import type { HaltClass } from '../course/windows.ts'
import type { Moment } from '../course/moment.ts'
import type { Chance } from './odds.ts'

/** What a market needs to know of its instant. */
export interface Instant {
  /** Platform ms. */
  readonly at: number
  readonly moment: Moment
}

/** A market that has closed never opens again. */
export type Standing = 'absent' | 'open' | 'closed'

/**
 * One market of a sport. `View` is what the sport's model says at an instant; two views come in, because the
 * lines are chosen from a calmer one than the prices, so that they do not flicker.
 */
export interface MarketPlan<View> {
  readonly spec: MarketSpec
  readonly parlayAllowed: boolean
  readonly margin: number
  /** Looked at again on every n-th tick. */
  readonly every: number
  readonly haltClass: HaltClass
  /** Whether the market is there at all, and still open. */
  readonly standing: (moment: Moment) => Standing
  /** The line of each slot; `[null]` for a market without lines. */
  readonly lines: (view: View) => readonly (Line | null)[]
  /** Fair chances on a line; 0 for what cannot happen any more. */
  readonly chances: (view: View, line: Line | null) => readonly Chance[]
  /** Whether nothing is left to bet on, though the period is not over. */
  readonly decided: (moment: Moment, line: Line | null) => boolean
}

/** A sport's prices. */
export interface Pricing<View> {
  readonly plans: readonly MarketPlan<View>[]
  readonly viewAt: (instant: Instant) => View
  /** In play, lines are chosen anew this often when nothing happens, ms. */
  readonly calm: number
}

/** Two-way chances from the first side's. */
export function twoWay(first: Side, second: Side, fair: number): readonly Chance[] {
  return [
    { side: first, fair },
    { side: second, fair: 1 - fair },
  ]
}

/** Nothing is decided before the period ends. */
export function neverDecided(): boolean {
  return false
}
