import { vi } from 'vitest'
import { merge, NEVER, type Observable } from 'rxjs'
import type { PlacementOrder } from '../../streams/domain/order.ts'
import type { VenueDeps, VenueMaker } from '../../streams/venues/venueDeps.ts'
import { createDpty } from '../../streams/venues/dpty/index.ts'
import { createFbty } from '../../streams/venues/fbty/index.ts'
import { createImty } from '../../streams/venues/imty/index.ts'
import { createPmty } from '../../streams/venues/pmty/index.ts'
import { DPTY_PATHS } from '../../streams/wire/dpty/paths.ts'
import { FBTY_PATHS } from '../../streams/wire/fbty/paths.ts'
import { IMTY_PATHS } from '../../streams/wire/imty/paths.ts'
import { PMTY_PATHS } from '../../streams/wire/pmty/paths.ts'
import type { StoredOrder } from '../../platform/store/orders/order.ts'
import type { Store } from '../../platform/store/store.ts'
import { wagerId } from '../../platform/venues/imty/betReading.ts'

/** A confirm, whose member it is, and the bodies that the client sent for it. */
export interface SentConfirm {
  readonly memberId: number
  readonly order: PlacementOrder
  readonly bodies: readonly string[]
}

/** What the schedules need to know of a venue. */
export interface PlacingVenue {
  readonly code: string
  readonly make: VenueMaker
  /** The calls that place bets, singles and series. */
  readonly bets: readonly string[]
  /** Whether a confirm is taken as a whole or not at all; otherwise each of its bets is. */
  readonly whole: boolean
  /** How often a confirm is sent at most. A refused token or signature made nothing, and is sent again. */
  readonly sendsAtMost: number
  /** Scenarios for one member: one where bets are found in the list, since all scenarios begin at the same time. */
  readonly scenariosPerMember: number
  /** The orders that a confirm has made, for each of its bets. */
  ordersOf(store: Store, confirm: SentConfirm): Promise<readonly (readonly StoredOrder[])[]>
}

/** The orders whose ids at the platform are these, one id for each bet. */
async function ordersByIds(
  store: Store,
  memberId: number,
  ids: readonly (readonly string[])[],
): Promise<readonly (readonly StoredOrder[])[]> {
  const made = await store.orders.byClientOrderIds(memberId, [...new Set(ids.flat())])
  return ids.map((ofBet) => made.filter(({ clientOrderId }) => ofBet.includes(clientOrderId)))
}

/** Each bet has the id of its confirm and its place. */
const withPlaces: PlacingVenue['ordersOf'] = (store, { memberId, order }) =>
  ordersByIds(
    store,
    memberId,
    order.bets.map((_, place) => [`${order.id}.${String(place)}`]),
  )

const PMTY: PlacingVenue = {
  code: 'PMTY',
  make: createPmty,
  bets: [PMTY_PATHS.bet],
  whole: true,
  sendsAtMost: 1,
  scenariosPerMember: 20,
  ordersOf: async (store, { memberId, order }) => {
    const made = await store.orders.byClientOrderId(memberId, order.id)
    return made.length === 0 ? order.bets.map(() => []) : made.map((each) => [each])
  },
}

const FBTY: PlacingVenue = {
  code: 'FBTY',
  make: createFbty,
  bets: [FBTY_PATHS.singles, FBTY_PATHS.series],
  whole: false,
  sendsAtMost: 1,
  scenariosPerMember: 1,
  ordersOf: withPlaces,
}

/** The venue knows a wager by the body in which it was sent. */
const IMTY: PlacingVenue = {
  code: 'IMTY',
  make: createImty,
  bets: [IMTY_PATHS.placeBet],
  whole: false,
  sendsAtMost: 1,
  scenariosPerMember: 1,
  ordersOf: (store, { memberId, order, bodies }) =>
    ordersByIds(
      store,
      memberId,
      order.bets.map((_, place) => bodies.map((body) => wagerId(memberId, body, place))),
    ),
}

const DPTY: PlacingVenue = {
  code: 'DPTY',
  make: createDpty,
  bets: [DPTY_PATHS.order, DPTY_PATHS.orderMulti],
  whole: false,
  sendsAtMost: 3,
  scenariosPerMember: 1,
  ordersOf: withPlaces,
}

export const PLACING_VENUES = { PMTY, FBTY, IMTY, DPTY } as const

/**
 * Loads what the page of a venue loads before its first bet. Loading takes real time, which passes outside the
 * time of the test.
 */
export async function loadBetting({ make }: PlacingVenue, deps: VenueDeps): Promise<void> {
  const { bets, sports } = make({ ...deps, session: { ...deps.session, launched: () => NEVER } })
  const confirm: PlacementOrder = {
    id: '',
    venue: '',
    currency: 'RMB',
    acceptance: 'none',
    oddsFormat: 'europe',
    bets: [],
    validUntil: 0,
  }
  const { orderLookUp: lookUp } = bets
  const lookedUp$: Observable<unknown> =
    lookUp.by === 'clientId' ? lookUp.find(confirm) : lookUp.list({ currency: 'RMB', from: 0 })
  const asked$: Observable<unknown> = merge(
    bets.quote([], [], 'RMB'),
    bets.place(confirm),
    bets.orderStatus(['1']),
    sports.markets('1'),
    lookedUp$,
  )
  const loading = asked$.subscribe()
  await vi.dynamicImportSettled()
  loading.unsubscribe()
}
