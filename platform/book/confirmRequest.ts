import type { LegTiming } from '../../streams/domain/leg.ts'
import type { Line, MarketSpec, Side } from '../../streams/domain/market.ts'
import type { Pair } from '../../streams/domain/match.ts'
import type { Currency, Money } from '../../streams/domain/money.ts'
import type { Odds, OddsFormat } from '../../streams/domain/odds.ts'
import type { AcceptanceMode } from '../../streams/domain/order.ts'
import type { SeriesKey } from '../../streams/domain/parlay.ts'
import type { PlacingChannel } from '../../streams/domain/placingChannel.ts'
import type { ReservePay } from '../../streams/domain/reservation.ts'

/** A leg that the member agreed to, identified by market, line and side. */
export interface AskedLeg {
  readonly matchId: string
  readonly spec: MarketSpec
  readonly slot: number
  readonly line: Line | null
  readonly side: Side
  readonly odds: Odds
  /** Whether the member saw the match as early or in play; a wrong value refuses the bet. */
  readonly timing: LegTiming
  /**
   * The score the member saw; `null` when none was sent, which refuses a bet in play where the score counts.
   */
  readonly score: Pair | null
  /** The venue's ids of the selection, which must match the fields above; `null` when none were sent. */
  readonly ids: { readonly marketId: string; readonly optionId: string } | null
  /** The venue's number of the market, stored with the order. */
  readonly playId: string
}

export interface AskedBet {
  /** `null` if the venue's request names a series that does not exist. */
  readonly series: SeriesKey | null
  /** The typed stake, per combination. */
  readonly unitStake: Money
  readonly legs: readonly AskedLeg[]
  /** Where it is placed; missing where the request does not say. */
  readonly channel?: PlacingChannel
}

/** All bets that one tap on the main button sends, read from a venue's own format. */
export interface ConfirmRequest {
  readonly memberId: number
  readonly venue: string
  readonly siteId: string
  readonly clientOrderId: string
  /** Platform ms; a later confirm is refused. */
  readonly validUntil: number
  readonly currency: Currency
  readonly acceptance: AcceptanceMode
  readonly oddsFormat: OddsFormat
  readonly bets: readonly AskedBet[]
  /** How a reservation is paid; missing for a bet. A reservation waits for the price of its only leg. */
  readonly reserve?: ReservePay
}
