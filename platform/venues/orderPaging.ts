import { isRepaid, type OrderMovement } from '../store/orders/movements.ts'
import type { StoredOrder } from '../store/orders/order.ts'
import type { Orders } from '../store/orders/orders.ts'

const MAX_SIZE = 100
const MAX_PAGE = 1_000_000
/** The largest time that a `Date` holds, ms. */
const FARTHEST_MS = 8.64e15

/** A page of orders within its bounds, whatever was asked for; pages are counted from 1. */
export function orderPaging(asked: { readonly size: number; readonly page: number }): {
  readonly size: number
  readonly page: number
} {
  return {
    size: Math.min(MAX_SIZE, Math.max(1, Math.trunc(asked.size))),
    page: Math.min(MAX_PAGE, Math.max(1, Math.trunc(asked.page))),
  }
}

/** A time that a `Date` can hold. */
export function instantOf(time: number): number {
  return Math.trunc(Math.min(FARTHEST_MS, Math.max(-FARTHEST_MS, time)))
}

/** The beginning of an order number; `TL` may be left out. */
export function orderNumberBegins(asked: string): string {
  return asked.startsWith('TL') ? asked : `TL${asked}`
}

/** The transfers that records show: of the orders whose payment was changed afterwards. */
export function shownMovements(
  orders: Orders,
  listed: readonly StoredOrder[],
): Promise<ReadonlyMap<string, readonly OrderMovement[]>> {
  return orders.movements(listed.filter(isRepaid).map(({ orderNo }) => orderNo))
}
