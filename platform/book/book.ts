import type { Logger } from 'pino'
import type { Currency } from '../../streams/domain/money.ts'
import type { Pair } from '../../streams/domain/match.ts'
import type { PlatformClock } from '../clock.ts'
import type { Metrics } from '../http/metrics.ts'
import type { OrderChange, StoredOrder } from '../store/orders/order.ts'
import type { Store } from '../store/store.ts'
import type { World } from '../world/world.ts'
import type { ConfirmRequest } from './confirmRequest.ts'
import { verdictOn } from './confirming.ts'
import { draftOrders } from './placing.ts'
import { refused } from './refusal.ts'
import type { Refusal, RefusalReason } from './refusal.ts'
import { createSerially } from './serially.ts'
import { createSettlement } from './settlement.ts'

export type PlaceResult =
  /** `repeated` when these orders had been made before. */
  | { readonly ok: true; readonly repeated: boolean; readonly orders: readonly StoredOrder[] }
  | { readonly ok: false; readonly refusal: Refusal }

export type BookEvent =
  | { readonly type: 'order'; readonly order: StoredOrder }
  | { readonly type: 'balance'; readonly memberId: number; readonly currency: Currency }

/** The sportsbook. It takes bets on the world's prices, confirms live ones, and pays. */
export interface Book {
  /** Takes a confirm as a whole, once for each client order id, or says why not. */
  place(confirm: ConfirmRequest): Promise<PlaceResult>
  /** Decides orders that are being confirmed and settles what has ended. Steps never overlap. */
  tick(): Promise<void>
  /** Takes up the work of the time before a stop. */
  start(): Promise<void>
  /** Returns how to stop listening. */
  listen(hear: (event: BookEvent) => void): () => void
  /** Ends listening to the world. */
  close(): void
}

export interface BookDeps {
  readonly world: World
  readonly store: Store
  readonly clock: PlatformClock
  readonly metrics: Metrics
  readonly log: Logger
  /** From 0 up to but not including 1. */
  readonly random: () => number
}

/** A live bet waits between these, platform ms. */
const LIVE_DELAY_MS = { least: 3000, most: 6000 } as const
/** An order so late at the start, platform ms, is not taken at a price nobody has seen. */
const TOO_LATE_MS = 60_000

export function createBook({ world, store, clock, metrics, log, random }: BookDeps): Book {
  const serially = createSerially()
  const hearers = new Set<(event: BookEvent) => void>()
  const confirming = new Map<string, { order: StoredOrder; scores: ReadonlyMap<string, Pair> }>()
  const settlement = createSettlement({ world, store, clock, log, settled: tell })
  const stopListening = world.listen((event) => {
    if (event.type === 'settled') settlement.mark(event.matchId)
  })

  function tell(order: StoredOrder): void {
    metrics.orders.inc({ state: order.status })
    for (const hear of hearers) {
      hear({ type: 'order', order })
      hear({ type: 'balance', memberId: order.memberId, currency: order.currency })
    }
  }

  function watch(order: StoredOrder, scores: ReadonlyMap<string, Pair>): void {
    if (order.status === 'confirming') confirming.set(order.orderNo, { order, scores })
    // Its market may have ended between the look at the world and the commit.
    else for (const { matchId } of order.legs) settlement.mark(matchId)
  }

  async function placeNow(confirm: ConfirmRequest): Promise<PlaceResult> {
    const { memberId, clientOrderId, validUntil } = confirm
    const { least, most } = LIVE_DELAY_MS
    const liveDelay = Math.floor(least + random() * (most - least))
    const drafts = draftOrders(world, confirm, { at: clock.now(), liveDelay })
    if (!drafts.ok) return refusedUnlessMade(confirm, drafts.refusal)
    const scores = scoresOf(confirm)
    const placement = await store.orders.place({
      memberId,
      clientOrderId,
      orders: drafts.orders,
      stillValid: () => clock.now() <= validUntil,
    })
    switch (placement.status) {
      case 'insufficient':
        return { ok: false, refusal: refused('insufficientBalance') }
      case 'expired':
        return { ok: false, refusal: refused('expired') }
      case 'duplicate':
        return { ok: true, repeated: true, orders: placement.orders }
      case 'placed':
        for (const order of placement.orders) {
          watch(order, scores)
          tell(order)
        }
        return { ok: true, repeated: false, orders: placement.orders }
    }
  }

  /** A confirm that comes again is answered with its orders, although it could not be placed any more. */
  async function refusedUnlessMade(confirm: ConfirmRequest, refusal: Refusal): Promise<PlaceResult> {
    const orders = await store.orders.byClientOrderId(confirm.memberId, confirm.clientOrderId)
    return orders.length > 0 ? { ok: true, repeated: true, orders } : { ok: false, refusal }
  }

  function scoresOf({ bets }: ConfirmRequest): ReadonlyMap<string, Pair> {
    const scores = new Map<string, Pair>()
    for (const { matchId } of bets.flatMap(({ legs }) => legs)) {
      const match = world.match(matchId)
      if (match !== undefined) scores.set(matchId, match.score)
    }
    return scores
  }

  async function decideConfirming(): Promise<void> {
    for (const [orderNo, { order, scores }] of confirming) {
      const now = clock.now()
      const verdict = verdictOn(world, order, scores, now)
      if (verdict.kind === 'wait') continue
      const change =
        verdict.kind === 'accept'
          ? await store.orders.accept(orderNo, { ...verdict.acceptance, at: now })
          : await reject(orderNo, verdict.reason, now)
      confirming.delete(orderNo)
      decided(change)
    }
  }

  function reject(orderNo: string, reason: RefusalReason, at: number): Promise<OrderChange> {
    metrics.refusals.inc({ reason })
    return store.orders.reject(orderNo, { reason, at })
  }

  function decided(change: OrderChange): void {
    if (change.status !== 'changed') return
    for (const { matchId } of change.order.legs) settlement.mark(matchId)
    tell(change.order)
  }

  return {
    async place(confirm) {
      // One after the other, so that a confirm sent twice at once is not refused and taken.
      const result = await serially(confirm.memberId, () => placeNow(confirm))
      if (!result.ok) metrics.refusals.inc({ reason: result.refusal.reason })
      return result
    },
    tick: () =>
      serially('tick', async () => {
        await decideConfirming()
        await settlement.step()
      }),
    async start() {
      const now = clock.now()
      for (const order of await store.orders.confirmingDue(Number.MAX_SAFE_INTEGER)) {
        if ((order.confirmDueAt ?? 0) + TOO_LATE_MS >= now) watch(order, new Map())
        else decided(await reject(order.orderNo, 'expired', now))
      }
      await settlement.markAll()
    },
    listen(hear) {
      hearers.add(hear)
      return () => {
        hearers.delete(hear)
      }
    },
    close: stopListening,
  }
}
