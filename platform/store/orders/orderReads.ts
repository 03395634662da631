import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { awaitWallets } from '../ledgerWallets.ts'
import { orders } from '../schema/orders.ts'
import { changesSince, type ChangeCursor, type OrderChanges } from './changes.ts'
import { matchesOfMember } from './matchesOfMember.ts'
import { exposureOn, type SelectionExposure } from './exposure.ts'
import { listOrders, type OrderList, type OrderListQuery } from './list.ts'
import { type NumberQuery, ordersByNumber } from './byNumber.ts'
import { movementsOf, type OrderMovement } from './movements.ts'
import type { StoredOrder } from './order.ts'
import { readOrders } from './rows.ts'

/** Reads orders. */
export interface OrderReads {
  order(orderNo: string): Promise<StoredOrder | null>
  /** These orders, of any member. */
  numbered(orderNos: readonly string[]): Promise<readonly StoredOrder[]>
  /** Those of these orders that belong to the member, oldest first. */
  byOrderNos(memberId: number, orderNos: readonly string[]): Promise<readonly StoredOrder[]>
  /**
   * All orders of one confirm, in its order. Waits for running placements: an empty result means that none was made
   * before the call.
   */
  byClientOrderId(memberId: number, clientOrderId: string): Promise<readonly StoredOrder[]>
  /** As `byClientOrderId` for several confirms, in no particular order. */
  byClientOrderIds(memberId: number, clientOrderIds: readonly string[]): Promise<readonly StoredOrder[]>
  /**
   * A page of the member's orders. Waits for running placements, so the list is complete up to the time of the call.
   * Take the time that goes with the result before the call.
   */
  list(memberId: number, query: OrderListQuery): Promise<OrderList>
  /**
   * The newest orders of a member at a venue whose number has this beginning, settled or not, and whether there are
   * more.
   */
  numberBegins(memberId: number, query: NumberQuery): Promise<Pick<OrderList, 'orders' | 'next'>>
  /** All transfers of these orders by order number, oldest first. */
  movements(orderNos: readonly string[]): Promise<ReadonlyMap<string, readonly OrderMovement[]>>
  /**
   * Matches with a kick-off since `from`, platform ms, on which the member has bets. Cancelled bets count; rejected
   * ones, and reservations that did not become a bet, do not.
   */
  matchesOf(memberId: number, venue: string, from: number): Promise<readonly string[]>
  /** The numbers of all orders that are being confirmed, the earliest due first. */
  confirming(): Promise<readonly string[]>
  /** See `changesSince`; `null` returns the present position. */
  changes(since: ChangeCursor | null): Promise<OrderChanges>
  /** What open orders risk on these matches; the member's own orders and all others separately. */
  exposure(memberId: number, matchIds: readonly string[]): Promise<readonly SelectionExposure[]>
}

export function createOrderReads(database: Database): OrderReads {
  const { queries } = database
  return {
    order: async (orderNo) => (await readOrders(queries, eq(orders.orderNo, orderNo)))[0] ?? null,
    numbered: async (orderNos) =>
      orderNos.length === 0 ? [] : readOrders(queries, inArray(orders.orderNo, [...orderNos])),
    byOrderNos: async (memberId, orderNos) =>
      orderNos.length === 0
        ? []
        : readOrders(queries, and(eq(orders.memberId, memberId), inArray(orders.orderNo, [...orderNos]))),
    byClientOrderId: (memberId, clientOrderId) => ordersOfConfirms(database, memberId, [clientOrderId]),
    byClientOrderIds: (memberId, clientOrderIds) => ordersOfConfirms(database, memberId, clientOrderIds),
    list: (memberId, query) => database.transaction((tx) => listOrders(tx, memberId, query)),
    numberBegins: (memberId, query) => ordersByNumber(queries, memberId, query),
    movements: (orderNos) => movementsOf(queries, orderNos),
    matchesOf: (memberId, venue, from) => matchesOfMember(queries, { memberId, venue, from }),
    async confirming() {
      const rows = await queries
        .select({ orderNo: orders.orderNo })
        .from(orders)
        .where(eq(orders.status, 'confirming'))
        .orderBy(asc(orders.confirmDueAt), asc(orders.orderNo))
      return rows.map(({ orderNo }) => orderNo)
    },
    changes: (since) => changesSince(queries, since),
    exposure: (memberId, matchIds) => exposureOn(queries, memberId, matchIds),
  }
}

function ordersOfConfirms(
  database: Database,
  memberId: number,
  confirmIds: readonly string[],
): Promise<readonly StoredOrder[]> {
  return database.transaction(async (tx) => {
    await awaitWallets(tx, memberId)
    return readOrders(tx, and(eq(orders.memberId, memberId), inArray(orders.confirmId, [...confirmIds])))
  })
}
