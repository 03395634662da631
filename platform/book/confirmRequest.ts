import type { LegTiming } from '../../streams/domain/leg.ts'
import type { Line, MarketSpec, Side } from '../../streams/domain/market.ts'
import type { Pair } from '../../streams/domain/match.ts'
import type { Currency, Money } from '../../streams/domain/money.ts'
import type { Odds, OddsFormat } from '../../streams/domain/odds.ts'
import type { AcceptanceMode } from '../../streams/domain/order.ts'

/** A leg as the member agreed to it, by meaning; the venue's ids of that moment do not count. */
export interface AskedLeg {
  readonly matchId: string
  readonly spec: MarketSpec
  readonly slot: number
  readonly line: Line | null
  readonly side: Side
  readonly odds: Odds
  /** When the member took the match to stand; a wrong one refuses the bet. */
  readonly timing: LegTiming
  /** The score the member saw; `null` when none was told. */
  readonly score: Pair | null
  /** The venue's number of the market, kept with the order. */
  readonly playId: string
}

export interface AskedBet {
  /** 1 for a single, or a series code. */
  readonly series: number
  /** What was typed, for each line. */
  readonly unitStake: Money
  readonly legs: readonly AskedLeg[]
}

/** All that one tap on the main button sends, read from a venue's own shape. */
export interface ConfirmRequest {
  readonly memberId: number
  readonly venue: string
  readonly siteId: string
  readonly clientOrderId: string
  /** Platform ms; refused after it. */
  readonly validUntil: number
  readonly currency: Currency
  readonly acceptance: AcceptanceMode
  readonly oddsFormat: OddsFormat
  readonly bets: readonly AskedBet[]
}
