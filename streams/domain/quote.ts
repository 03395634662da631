import type { LegChoice, LegWire } from './leg.ts'
import type { Line } from './market.ts'
import type { Pair } from './match.ts'
import type { Money } from './money.ts'
import type { Odds } from './odds.ts'
import type { Status } from './status.ts'

/** Where a leg stands at the venue now. */
export interface QuotedLeg {
  readonly choice: LegChoice
  readonly wire: LegWire
  readonly line: Line | null
  /** `null` when the venue no longer prices it. */
  readonly odds: Odds | null
  readonly status: Status
  readonly score: Pair | null
  readonly live: boolean
}

/** Stake limits of a single, or of each line of a series. `key` is an option id, or a series code. */
export interface StakeLimit {
  readonly key: string
  readonly min: Money
  readonly max: Money
  /** The venue's own total odds of a series, when it gives them. */
  readonly seriesOdds: Odds | null
}

export interface Quote {
  readonly legs: readonly QuotedLeg[]
  readonly limits: readonly StakeLimit[]
  /** Local ms at which the answer came. */
  readonly at: number
}
