import type { Logger } from 'pino'
import type { Currency } from '../../streams/domain/money.ts'
import type { PlatformClock } from '../clock.ts'
import type { Metrics } from '../http/metrics.ts'
import type { StoredOrder } from '../store/orders/order.ts'
import type { Store } from '../store/store.ts'
import type { World } from '../world/world.ts'
import { createCashOuts, type CashOuts } from './cashOuts.ts'
import type { ConfirmRequest } from './confirmRequest.ts'
import { exposureFault, type LimitedOrder } from './exposure.ts'
import { createDeciding } from './deciding.ts'
import { createForcedResultStore } from './forcedResults.ts'
import { createReservations, type Reservations } from './reservations.ts'
import { draftReservation, MAX_RESERVED } from './reserving.ts'
import { createOrderNews } from './orderNews.ts'
import { draftOrders } from './placing.ts'
import { refused } from './refusal.ts'
import type { Refusal } from './refusal.ts'
import { createSerially } from './serially.ts'
import { createSettlement } from './settlement.ts'

export type PlaceResult =
  /** `repeated` when these orders had been placed before. */
  | { readonly ok: true; readonly repeated: boolean; readonly orders: readonly StoredOrder[] }
  | { readonly ok: false; readonly refusal: Refusal }

export type BookEvent =
  | { readonly type: 'order'; readonly order: StoredOrder }
  | { readonly type: 'balance'; readonly memberId: number; readonly currency: Currency }

/** The sportsbook: it takes bets at the world's prices, accepts in-play bets after a delay, and settles them. */
export interface Book {
  /** Takes all orders of a confirm or none, once for each client order id, or returns the refusal. */
  place(confirm: ConfirmRequest): Promise<PlaceResult>
  readonly cashOuts: Pick<CashOuts, 'offers' | 'take'>
  readonly reservations: Pick<Reservations, 'cancel' | 'edit'>
  /**
   * Cancels an order on the operator's behalf, also a settled one: the open stake is returned, and what its
   * settlement has paid is taken back. `false` when its state does not allow it.
   */
  cancel(orderNo: string): Promise<boolean>
  /**
   * Fills and ends reservations, decides orders and cash-outs that are being confirmed, settles matches that have
   * ended, and reports changes by other processes. Steps never overlap.
   */
  tick(): Promise<void>
  /** Processes what became due while no process was running. */
  start(): Promise<void>
  /** Returns the function that removes the listener. */
  listen(listener: (event: BookEvent) => void): () => void
  /** Stops listening to the world. */
  close(): void
}

export interface BookDeps {
  readonly world: World
  /** Which world it is: results of others are kept in the same store. */
  readonly worldKey: string
  readonly store: Store
  readonly clock: PlatformClock
  /** Real ms. */
  readonly real: () => number
  readonly metrics: Metrics
  readonly log: Logger
  /** At least 0 and below 1. */
  readonly random: () => number
}

/** The least and the most time that a live bet or cash-out waits, platform ms. */
const LIVE_DELAY_MS = { least: 3000, most: 6000 } as const

function drawLiveDelay(random: () => number): number {
  const { least, most } = LIVE_DELAY_MS
  return Math.floor(least + random() * (most - least))
}

export function createBook(deps: BookDeps): Book {
  const { world, worldKey, store, clock, real, metrics, log, random } = deps
  const serially = createSerially()
  const listeners = new Set<(event: BookEvent) => void>()
  const news = createOrderNews(store, tell)
  const settlement = createSettlement({ world, store, clock, real, log, onSettled: onChanged })
  const deciding = createDeciding({
    world,
    store,
    clock,
    log,
    onDecided: onPlacedOrDecided,
    onRefused: (reason) => {
      metrics.refusals.inc({ reason })
    },
  })
  const forced = createForcedResultStore({ world, worldKey, store, now: () => clock.now(), log })
  const liveDelay = (): number => drawLiveDelay(random)
  const waits = { world, store, clock, log, liveDelay }
  const reservations = createReservations({ ...waits, onChanged: onPlacedOrDecided })
  const cashOuts = createCashOuts({ ...waits, onTaken: onChanged })
  const placeNow = createPlacing(waits, onPlacedOrDecided)
  const stopListening = world.listen((event) => {
    forced.note(event)
    if (event.type === 'settled') settlement.mark(event.matchId)
    if (event.type === 'revised') settlement.revise(event.matchId)
  })

  function tell(order: StoredOrder): void {
    for (const listener of listeners) {
      listener({ type: 'order', order })
      listener({ type: 'balance', memberId: order.memberId, currency: order.currency })
    }
  }

  /** Called when this process has changed an order. */
  function onChanged(order: StoredOrder): void {
    metrics.orders.inc({ state: order.status })
    news.own(order)
  }

  function onPlacedOrDecided(order: StoredOrder): void {
    // Its market may have ended between reading the world and the commit.
    if (order.status === 'accepted') for (const { matchId } of order.legs) settlement.mark(matchId)
    onChanged(order)
  }

  async function step(): Promise<void> {
    await reservations.step()
    await deciding.step()
    await cashOuts.step()
    await settlement.step()
    await forced.step()
    await news.step()
  }

  return {
    async place(confirm) {
      // Serialised by member, so that a confirm sent twice at once is not both refused and taken.
      const result = await serially(confirm.memberId, () => placeNow(confirm))
      if (!result.ok) metrics.refusals.inc({ reason: result.refusal.reason })
      return result
    },
    cashOuts,
    reservations,
    async cancel(orderNo) {
      const change = await store.orders.cancel(orderNo, { reason: 'cancelled', at: clock.now() })
      if (change.status === 'changed') onChanged(change.order)
      return change.status === 'changed' || change.status === 'unchanged'
    },
    tick: () => serially('tick', step),
    start: () =>
      serially('tick', async () => {
        await settlement.recheck()
        await step()
      }),
    listen(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    close: stopListening,
  }
}

/** Returns the function that takes a confirm's orders. `onPlaced` is called with each of them. */
function createPlacing(
  {
    world,
    store,
    clock,
    liveDelay,
  }: Pick<BookDeps, 'world' | 'store' | 'clock'> & { readonly liveDelay: () => number },
  onPlaced: (order: StoredOrder) => void,
): (confirm: ConfirmRequest) => Promise<PlaceResult> {
  async function placeNow(confirm: ConfirmRequest): Promise<PlaceResult> {
    const { memberId, clientOrderId, validUntil, currency } = confirm
    const at = clock.now()
    const { oddsLevel, onlyCurrency } = await store.accounts.bettor(memberId)
    if (onlyCurrency !== null && onlyCurrency !== currency) {
      return refusedUnlessMade(confirm, refused('currency'))
    }
    const drafts =
      confirm.reserve === undefined
        ? draftOrders(world, confirm, { at, liveDelay: liveDelay(), oddsLevel })
        : draftReservation(world, confirm, { pay: confirm.reserve, at, oddsLevel })
    if (!drafts.ok) return refusedUnlessMade(confirm, drafts.refusal)
    const placement = await store.orders.place({
      memberId,
      clientOrderId,
      mostReserved: MAX_RESERVED,
      orders: drafts.orders.map(({ order }) => order),
      overexposed: (openBets) => exposureFault(drafts.orders, openBets),
      stillValid: () => clock.now() <= validUntil && !isLocked(drafts.orders),
    })
    switch (placement.status) {
      case 'insufficient':
        return { ok: false, refusal: refused('insufficientBalance') }
      case 'protected':
      case 'overexposed':
        return { ok: false, refusal: refused(placement.reason) }
      case 'expired':
        return { ok: false, refusal: refused(clock.now() > validUntil ? 'expired' : 'locked') }
      case 'tooManyReserved':
        return { ok: false, refusal: refused(placement.status) }
      case 'duplicate':
        return { ok: true, repeated: true, orders: placement.orders }
      case 'placed':
        for (const order of placement.orders) onPlaced(order)
        return { ok: true, repeated: false, orders: placement.orders }
    }
  }

  /** Whether a batch of virtual sports was locked since the orders were drafted: its result is public soon. */
  function isLocked(drafts: readonly LimitedOrder[]): boolean {
    const legs = drafts.flatMap(({ order }) => order.legs)
    return legs.some(
      ({ matchId, timing }) => timing === 'virtual' && world.match(matchId)?.bettingStatus !== 'open',
    )
  }

  /** A repeated confirm is answered with its orders, even when it could not be placed any more. */
  async function refusedUnlessMade(confirm: ConfirmRequest, refusal: Refusal): Promise<PlaceResult> {
    const orders = await store.orders.byClientOrderId(confirm.memberId, confirm.clientOrderId)
    return orders.length > 0 ? { ok: true, repeated: true, orders } : { ok: false, refusal }
  }

  return placeNow
}
