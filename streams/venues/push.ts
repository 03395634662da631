import type { Line, Side } from '../domain/market.ts'
import type { Facts, MatchClock, MatchState, Pair, Phase } from '../domain/match.ts'
import type { Odds } from '../domain/odds.ts'
import type { OrderNews } from '../domain/order.ts'
import type { Status } from '../domain/status.ts'

/** An event of the venue's push. `at` is the venue's time; an older event never replaces newer data. */
export type PushEvent =
  | { readonly type: 'connected' }
  | { readonly type: 'disconnected' }
  | {
      readonly type: 'lines'
      readonly matchId: string
      readonly at: number
      readonly lines: readonly PushedLine[]
    }
  | { readonly type: 'bettingStatus'; readonly matchId: string; readonly at: number; readonly status: Status }
  | {
      readonly type: 'clock'
      readonly matchId: string
      readonly at: number
      readonly phase: Phase
      readonly clock: MatchClock | null
    }
  | { readonly type: 'state'; readonly matchId: string; readonly at: number; readonly state: MatchState }
  | {
      readonly type: 'score'
      readonly matchId: string
      readonly at: number
      readonly score: Pair | null
      readonly facts: Facts
    }
  | { readonly type: 'order'; readonly bet: OrderNews }
  | { readonly type: 'balance' }

/**
 * A pushed line, identified by the venue's id, which the book knows from the lists. Fields that the venue did
 * not send are `null`. A push with `playId`, slot and all sides may put another line into a slot.
 */
export interface PushedLine {
  readonly marketId: string
  readonly playId: string | null
  readonly slot: number | null
  /** See `LegChoice`. */
  readonly handle: string | null
  readonly line: Line | null
  readonly status: Status | null
  /** The changed prices only, or all of them. */
  readonly selections: readonly PushedSelection[]
}

export interface PushedSelection {
  readonly optionId: string
  readonly side: Side | null
  /** `null` for an invalid price, in which case the selection is suspended. */
  readonly odds: Odds | null
  readonly status: Status | null
}

/** What the push should report. */
export interface Watch {
  readonly matchIds: readonly string[]
  /** The markets in the slip, which the venue sends first. */
  readonly slipMarkets: readonly SlipMarket[]
}

export interface SlipMarket {
  readonly matchId: string
  readonly marketId: string
}
