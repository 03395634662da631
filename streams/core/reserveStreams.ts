import { createReservationsFeed, type ReservationsFeed } from '../feeds/reservations/index.ts'
import type { Scope } from '../kernel/scope.ts'
import {
  createReservationChanges,
  type ReservationChanges,
} from '../machines/reservation/createReservationChanges.ts'
import { createReserving, type Reserving } from '../machines/reservation/createReserving.ts'
import { priceText } from '../machines/reservation/reserveForm.ts'
import type { VenueCore } from './venueCore.ts'

/** Bets that wait for a price: making one from the slip, and those that were made. */
export interface ReserveStreams {
  readonly reserving: Reserving
  readonly list$: ReservationsFeed['list$']
  readonly changes: Omit<ReservationChanges, 'listed'>
  /** Reads the lists again now. */
  refresh(): void
}

/** `null` at a venue without reservations. */
export function reserveStreams(scope: Scope, core: VenueCore): ReserveStreams | null {
  const { venue, push, conditions, notices, slip, wallet } = core
  const { reservations } = venue
  if (reservations === undefined) return null
  const changes = createReservationChanges(scope, {
    calls: reservations,
    onAnswered: ({ phase, change }) => {
      feed.refresh()
      wallet.refresh()
      // A cancelled reservation leaves the list, so its card cannot say so.
      if (phase !== 'done' || change === null) return
      if (change.do === 'cancel') notices.say('reserve.cancelled')
      else notices.say('reserve.edited', { price: priceText(change.odds) })
    },
  })
  const feed: ReservationsFeed = createReservationsFeed(scope, {
    reservations,
    push,
    conditions,
    onListed: changes.listed,
  })
  return {
    reserving: createReserving(scope, { slip$: slip.slip$, commands: slip, terms$: feed.terms$ }),
    list$: feed.list$,
    changes,
    refresh: feed.refresh,
  }
}
