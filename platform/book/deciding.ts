import type { Logger } from 'pino'
import type { PlatformClock } from '../clock.ts'
import type { OrderChange, StoredOrder } from '../store/orders/order.ts'
import type { Store } from '../store/store.ts'
import type { World } from '../world/world.ts'
import { verdictOn } from './confirming.ts'
import type { RefusalReason } from './refusal.ts'

export interface Deciding {
  /** Checks all orders that are being confirmed, and decides those that can be, whichever process took them. */
  step(): Promise<void>
}

export interface DecidingDeps {
  readonly world: World
  readonly store: Store
  readonly clock: PlatformClock
  readonly log: Logger
  /** Called when this process has accepted or rejected an order. */
  readonly onDecided: (order: StoredOrder) => void
  readonly onRefused: (reason: RefusalReason) => void
}

/**
 * Orders that are being confirmed belong to no process: every process checks all of them, and the first to
 * lock an order's row decides it (decision 0036). The others then find it decided.
 */
export function createDeciding({ world, store, clock, log, onDecided, onRefused }: DecidingDeps): Deciding {
  /** The orders read so far. An order does not change until it is decided. */
  let known = new Map<string, StoredOrder>()

  async function confirming(): Promise<readonly StoredOrder[]> {
    const orderNos = await store.orders.confirming()
    const missing = await store.orders.numbered(orderNos.filter((orderNo) => !known.has(orderNo)))
    const read = new Map([...known, ...missing.map((order) => [order.orderNo, order] as const)])
    known = new Map()
    for (const orderNo of orderNos) {
      const order = read.get(orderNo)
      if (order?.status === 'confirming') known.set(orderNo, order)
    }
    return [...known.values()]
  }

  async function decide(order: StoredOrder): Promise<void> {
    const at = clock.now()
    const verdict = verdictOn(world, order, at)
    if (verdict.kind === 'wait') return
    const change: OrderChange =
      verdict.kind === 'accept'
        ? await store.orders.accept(order.orderNo, { ...verdict.acceptance, at })
        : await store.orders.reject(order.orderNo, { reason: verdict.reason, at })
    if (change.status !== 'changed') return
    if (verdict.kind === 'reject') onRefused(verdict.reason)
    onDecided(change.order)
  }

  return {
    async step() {
      for (const order of await confirming()) {
        try {
          await decide(order)
        } catch (error) {
          // The other orders are decided, and this one is tried again.
          log.error({ err: error, orderNo: order.orderNo }, 'an order could not be decided')
        }
      }
    },
  }
}
