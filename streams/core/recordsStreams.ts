import type { Order } from '../domain/order.ts'
import type { Scope } from '../kernel/scope.ts'
import type { State$ } from '../kernel/state.ts'
import { cashOutStreams, type CashOutStreams } from './cashOutStreams.ts'
import { liveStreams } from './liveStreams.ts'
import { virtualStreams } from './virtualStreams.ts'
import type { VenueCore } from './venueCore.ts'
import type { VenueParts } from './venueParts.ts'
import { keptMatches } from './keptMatches.ts'
import { orderProgress$, type OrderProgress } from '../views/records/orderProgress.ts'
import { createRecords, type RecordsModel } from '../views/records/recordsModel.ts'
import { createUnsettled, type UnsettledOrders } from '../views/records/unsettled.ts'

/** The member's records, from which orders can be shared to the last opened room. */
export function recordsStreams(
  _scope: Scope,
  { venue, orders, currencies$, currency$, ports, member }: VenueCore,
  part: VenueParts,
): RecordsStreams {
  const { lastRoom$, share } = part(liveStreams)
  const matches = part(keptMatches)
  const virtual = part(virtualStreams)
  return {
    cashOut: part(cashOutStreams),
    unsettled: createUnsettled(orders, currency$),
    progress$: (order) => orderProgress$(order, matches.match$, virtual?.score$),
    records: (screen) =>
      createRecords(screen, {
        orders,
        mostDays: venue.rules.recordDays ?? null,
        currencies: currencies$.value,
        currency$,
        shareRoom$: lastRoom$,
        share,
        read$: venue.bets.orders,
        memory: ports.storage.session,
        memberId: member.id,
      }),
  }
}

export interface RecordsStreams {
  /** `null` at a venue without cash-outs. */
  readonly cashOut: CashOutStreams | null
  /** The present state of an open bet's matches; polled and pushed while it has subscribers. */
  progress$(order: Order): State$<OrderProgress>
  records(screen: Scope): RecordsModel
  /** What can be shared to a room. */
  readonly unsettled: UnsettledOrders
}
