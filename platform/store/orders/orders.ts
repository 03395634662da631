import { and, asc, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Currency } from '../../../streams/domain/money.ts'
import { safeInteger } from '../columns.ts'
import type { Database } from '../database.ts'
import { awaitWallets } from '../ledgerWallets.ts'
import { orderLegs, orders, type StoredOrderStatus } from '../schema/orders.ts'
import {
  acceptOrder,
  cancelOrder,
  rejectOrder,
  settleOrderLeg,
  settleWholeOrder,
  type Acceptance,
  type LegSettlement,
  type OrderSettlement,
  type Refusal,
} from './change.ts'
import { listOrders, type OrderList, type OrderListQuery } from './list.ts'
import type { OrderChange, StoredLeg, StoredOrder } from './order.ts'
import { placeConfirm, type Confirm, type Placement } from './place.ts'
import { readOrders, toLeg } from './rows.ts'

/** A leg that waits for its result. */
export interface OpenLeg {
  readonly orderNo: string
  readonly memberId: number
  readonly orderStatus: StoredOrderStatus
  readonly leg: StoredLeg
}

/**
 * Orders and the money that goes with them: each change posts to the ledger in the same transaction,
 * under a key of its own, so that doing it twice does it once.
 */
export interface Orders {
  /** Accepts a confirm once per member and client order id, whatever is resent: all orders or none. */
  place(confirm: Confirm): Promise<Placement>
  /** From confirming to accepted. */
  accept(orderNo: string, acceptance: Acceptance): Promise<OrderChange>
  /** From confirming to rejected; gives the stake back (REFUND). */
  reject(orderNo: string, refusal: Refusal): Promise<OrderChange>
  /** From confirming or accepted to cancelled; gives the stake back (CANCEL_RETURN). */
  cancel(orderNo: string, refusal: Refusal): Promise<OrderChange>
  /** Notes one leg's result and moves no money. A leg that has a result keeps it (`unchanged`). */
  settleLeg(orderNo: string, index: number, settlement: LegSettlement): Promise<OrderChange>
  /** From accepted to settled; pays what is returned (WIN, or REFUND for push and void). */
  settle(orderNo: string, settlement: OrderSettlement): Promise<OrderChange>
  order(orderNo: string): Promise<StoredOrder | null>
  /** The member's own of these orders, oldest first. */
  byOrderNos(memberId: number, orderNos: readonly string[]): Promise<readonly StoredOrder[]>
  /**
   * All orders of one confirm, in its order. It waits for placements under way: none found means that
   * none was made up to the moment of the call.
   */
  byClientOrderId(memberId: number, clientOrderId: string): Promise<readonly StoredOrder[]>
  /**
   * It waits for placements under way, so the list is complete up to the moment of the call: whoever
   * tells when it was true takes the time before calling.
   */
  list(memberId: number, query: OrderListQuery): Promise<OrderList>
  /** Legs without a result, of orders that are not rejected or cancelled; also of settled parlays. */
  openLegsOfMatch(matchId: string): Promise<readonly OpenLeg[]>
  /** Matches with such legs, for the start after a stop. */
  matchesWithOpenLegs(): Promise<readonly string[]>
  /** Orders whose time to be confirmed has come, longest due first. */
  confirmingDue(at: number): Promise<readonly StoredOrder[]>
  /** What the member has risked from `since` on, minor units; without rejected and cancelled orders. */
  staked(memberId: number, currency: Currency, since: number): Promise<number>
}

const STANDING: StoredOrderStatus[] = ['confirming', 'accepted', 'settled']

export function createOrders(database: Database): Orders {
  const { queries } = database
  return {
    place: (confirm) => {
      assertSound(confirm)
      return database.transaction((tx) => placeConfirm(tx, confirm))
    },
    accept: (orderNo, acceptance) => database.transaction((tx) => acceptOrder(tx, orderNo, acceptance)),
    reject: (orderNo, refusal) => database.transaction((tx) => rejectOrder(tx, orderNo, refusal)),
    cancel: (orderNo, refusal) => database.transaction((tx) => cancelOrder(tx, orderNo, refusal)),
    settleLeg: (orderNo, index, settlement) =>
      database.transaction((tx) => settleOrderLeg(tx, orderNo, index, settlement)),
    settle: (orderNo, settlement) => database.transaction((tx) => settleWholeOrder(tx, orderNo, settlement)),
    order: async (orderNo) => (await readOrders(queries, eq(orders.orderNo, orderNo)))[0] ?? null,
    byOrderNos: async (memberId, orderNos) =>
      orderNos.length === 0
        ? []
        : readOrders(queries, and(eq(orders.memberId, memberId), inArray(orders.orderNo, [...orderNos]))),
    byClientOrderId: (memberId, clientOrderId) =>
      database.transaction(async (tx) => {
        await awaitWallets(tx, memberId)
        return readOrders(tx, and(eq(orders.memberId, memberId), eq(orders.confirmId, clientOrderId)))
      }),
    list: (memberId, query) => database.transaction((tx) => listOrders(tx, memberId, query)),
    async openLegsOfMatch(matchId) {
      const rows = await queries
        .select({ memberId: orders.memberId, orderStatus: orders.status, leg: orderLegs })
        .from(orderLegs)
        .innerJoin(orders, eq(orders.orderNo, orderLegs.orderNo))
        .where(
          and(eq(orderLegs.matchId, matchId), isNull(orderLegs.outcome), inArray(orders.status, STANDING)),
        )
        .orderBy(asc(orderLegs.orderNo), asc(orderLegs.index))
      return rows.map(({ leg, ...order }) => ({ ...order, orderNo: leg.orderNo, leg: toLeg(leg) }))
    },
    async matchesWithOpenLegs() {
      const rows = await queries
        .selectDistinct({ matchId: orderLegs.matchId })
        .from(orderLegs)
        .innerJoin(orders, eq(orders.orderNo, orderLegs.orderNo))
        .where(and(isNull(orderLegs.outcome), inArray(orders.status, STANDING)))
      return rows.map((row) => row.matchId)
    },
    async confirmingDue(at) {
      const due = await readOrders(
        queries,
        and(eq(orders.status, 'confirming'), lte(orders.confirmDueAt, at)),
      )
      return due.toSorted((one, other) => (one.confirmDueAt ?? 0) - (other.confirmDueAt ?? 0))
    },
    async staked(memberId, currency, since) {
      const total = sql`coalesce(sum(${orders.totalStake}), 0)`.mapWith(safeInteger)
      const [row] = await queries
        .select({ total })
        .from(orders)
        .where(
          and(
            eq(orders.memberId, memberId),
            eq(orders.currency, currency),
            gte(orders.placedAt, since),
            inArray(orders.status, STANDING),
          ),
        )
      return row?.total ?? 0
    },
  }
}

/** A confirm that could not be stored is our own fault, found before anything is locked. */
function assertSound({ clientOrderId, orders: placed }: Confirm): void {
  const sound =
    clientOrderId !== '' &&
    placed.length > 0 &&
    placed.every(
      ({ totalStake, legs }) => Number.isSafeInteger(totalStake) && totalStake > 0 && legs.length > 0,
    )
  if (!sound) throw new RangeError(`confirm ${clientOrderId}: an order needs a stake and a leg`)
}
