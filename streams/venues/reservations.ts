import type { Leg } from '../domain/leg.ts'
import type { Line } from '../domain/market.ts'
import type { Currency, Money } from '../domain/money.ts'
import type { Odds } from '../domain/odds.ts'
import type { Order } from '../domain/order.ts'
import type { ReservationState, ReservePay } from '../domain/reservation.ts'
import type { Call } from './call.ts'

/** Orders that wait for a price. They are placed by `Betting.place`, with a `reserve`. */
export interface Reservations {
  /** What can be reserved on a leg now; `null` where nothing can. */
  terms(leg: Leg, currency: Currency): Call<ReserveTerms | null>
  list(query: ReservationQuery): Call<ReservationPage>
  /** Ends one that waits. Sent again it has no further effect. */
  cancel(orderNo: string): Call<ReservationAnswer>
  /**
   * Changes the price that it waits for. Sent again it has no further effect. Absent where the venue cannot: a
   * reservation is then cancelled and made anew by the member.
   */
  readonly edit?: (orderNo: string, odds: Odds) => Call<ReservationAnswer>
}

/** Limits of a reservation. */
export interface ReserveTerms {
  readonly minStake: Money
  /** The most that stake × price may be. */
  readonly maxReturn: Money
  readonly maxOdds: Odds
  /** The first is the usual one. */
  readonly pays: readonly [ReservePay, ...ReservePay[]]
  /** The lines that can be waited for, from the lowest; empty where there is no choice. */
  readonly lines: readonly Line[]
}

export interface ReservationQuery {
  /** Those that wait or are being confirmed, or those that failed or were cancelled in the last month. */
  readonly shown: 'waiting' | 'failed'
  readonly currency: Currency
}

/** A reserved order. Its leg has the price that is waited for, and once it is a bet the price taken. */
export interface Reservation {
  readonly order: Order
  readonly state: ReservationState
  /** The price that it waits for. */
  readonly odds: Odds
  readonly pay: ReservePay
  /** Text key of why it did not become a bet; `null` while it waits. */
  readonly reasonKey: string | null
}

export interface ReservationPage {
  /** Newest first. */
  readonly reservations: readonly Reservation[]
  readonly total: number
}

export type ReservationAnswer =
  { readonly status: 'done' } | { readonly status: 'refused'; readonly reasonKey: string }
