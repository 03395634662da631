import type { Line, MarketSpec, Side } from '../../../streams/domain/market.ts'
import type { HaltClass } from '../course/windows.ts'
import type { Moment } from '../course/moment.ts'
import type { Chance } from './odds.ts'

/** The input of a market at an instant. */
export interface Instant {
  /** Platform ms. */
  readonly at: number
  readonly moment: Moment
}

/** A closed market never reopens. */
export type Availability = 'absent' | 'open' | 'closed'

/**
 * One market of a sport. `View` is the expectation of the sport's model at an instant. Lines are selected
 * from a view that is updated less often than that of the prices, so that they do not flicker.
 */
export interface MarketPlan<View> {
  readonly spec: MarketSpec
  readonly parlayAllowed: boolean
  readonly margin: number
  /** What prices are cut to, in 1/100 000; two decimals, if missing. */
  readonly step?: number
  /** Recomputed on every n-th tick. */
  readonly every: number
  readonly haltClass: HaltClass
  /** Whether the market exists, and is open. */
  readonly availability: (moment: Moment) => Availability
  /** The line of each slot; `[null]` for a market without lines. */
  readonly lines: (view: View) => readonly (Line | null)[]
  /** Fair chances on a line; 0 for what can't happen any more. */
  readonly chances: (view: View, line: Line | null) => readonly Chance[]
  /** Whether the line is decided before the period is over. */
  readonly decided: (moment: Moment, line: Line | null) => boolean
}

/** The prices of a sport. */
export interface Pricing<View> {
  readonly plans: readonly MarketPlan<View>[]
  readonly viewAt: (instant: Instant) => View
  /** How often lines are selected again in play when nothing happens, ms. */
  readonly lineRefresh: number
}

/** Two-way chances from the chance of the first side. */
export function twoWay(first: Side, second: Side, fair: number): readonly Chance[] {
  return [
    { side: first, fair },
    { side: second, fair: 1 - fair },
  ]
}

/** For markets that are decided only at the end of the period. */
export function neverDecided(): boolean {
  return false
}
