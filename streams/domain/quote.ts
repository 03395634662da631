import type { LegChoice, LegWire } from './leg.ts'
import type { Line } from './market.ts'
import type { Pair } from './match.ts'
import type { Money } from './money.ts'
import type { Odds } from './odds.ts'
import type { Status } from './status.ts'

/** The present state of a leg at the venue. */
export interface QuotedLeg {
  readonly choice: LegChoice
  readonly wire: LegWire
  readonly line: Line | null
  /** `null` when the venue has no price any more. */
  readonly odds: Odds | null
  readonly status: Status
  readonly score: Pair | null
  readonly live: boolean
  /** Whether a bet on it can be reserved; not where it is missing. */
  readonly reservable?: boolean
}

/** Stake limits of a single, or of each combination of a series. `key` is an option id, or the key of a series. */
export interface StakeLimit {
  readonly key: string
  readonly min: Money
  readonly max: Money
  /** The venue's own combined odds of a series, if it sends them. */
  readonly seriesOdds: Odds | null
}

export interface Quote {
  readonly legs: readonly QuotedLeg[]
  readonly limits: readonly StakeLimit[]
  /** Local time at which the answer arrived, ms. */
  readonly at: number
}
