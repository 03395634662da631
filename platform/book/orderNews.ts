import type { ChangeCursor } from '../store/orders/changes.ts'
import type { StoredOrder } from '../store/orders/order.ts'
import type { Store } from '../store/store.ts'

/** Reports every change of an order once, whichever process made it. */
export interface OrderNews {
  /** A change made by this process, reported without delay. */
  own(order: StoredOrder): void
  /** Reports what other processes have changed since the last step. */
  step(): Promise<void>
}

/**
 * Changes are read from the database, because a process may be killed after a commit and before it reports
 * it.
 */
export function createOrderNews(store: Store, report: (order: StoredOrder) => void): OrderNews {
  let cursor: ChangeCursor | null = null
  /** Versions that were reported and may occur again in a later reading. */
  const reported = new Map<string, number>()

  function reportOnce(order: StoredOrder): void {
    if ((reported.get(order.orderNo) ?? 0) >= order.version) return
    reported.set(order.orderNo, order.version)
    report(order)
  }

  return {
    own: reportOnce,
    async step() {
      const before = new Map(reported)
      const { changed, next } = await store.orders.changes(cursor)
      cursor = next
      const unreported = changed.filter(({ orderNo, version }) => (reported.get(orderNo) ?? 0) < version)
      for (const order of await store.orders.numbered(unreported.map(({ orderNo }) => orderNo)))
        reportOnce(order)
      // A version that is missing from this reading cannot occur in a later one.
      const stillRead = new Set(changed.map(({ orderNo }) => orderNo))
      for (const [orderNo, version] of before) {
        if (!stillRead.has(orderNo) && reported.get(orderNo) === version) reported.delete(orderNo)
      }
    },
  }
}
