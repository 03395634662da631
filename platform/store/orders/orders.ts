import { and, asc, eq, inArray } from 'drizzle-orm'
import type { ReserveReason } from '../../../streams/domain/reservation.ts'
import type { Database } from '../database.ts'
import { awaitWallets } from '../ledgerWallets.ts'
import { orders } from '../schema/orders.ts'
import { changesSince, type ChangeCursor, type OrderChanges } from './changes.ts'
import { cashOutOrder, changeCashOut, type CashOut } from './cashOut.ts'
import {
  insertCashOutRequest,
  cashOutsOf,
  cashOutsOfAll,
  confirmingCashOuts,
  decideCashOut,
  type CashOutAsked,
  type CashOutAsking,
  type CashOutDecided,
  type CashOutDecision,
  type CashOutEntry,
  type CashOutRequest,
} from './cashOutRequests.ts'
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
import { matchesOfMember } from './matchesOfMember.ts'
import { exposureOn, type SelectionExposure } from './exposure.ts'
import { listOrders, type OrderList, type OrderListQuery } from './list.ts'
import { type NumberQuery, ordersByNumber } from './byNumber.ts'
import { movementsOf, type OrderMovement } from './movements.ts'
import type { OrderChange, StoredOrder } from './order.ts'
import { placeConfirm, type Confirm, type Placement } from './place.ts'
import {
  listReservations,
  reservedOrders,
  type ReservationList,
  type ReservationQuery,
  type ReservedVersion,
} from './reservations.ts'
import {
  editReservedOrder,
  endReservedOrder,
  placeReservedOrder,
  type ReservedEdit,
  type ReservedPlacing,
} from './reserved.ts'
import {
  decidedLegsOfMatch,
  decidedMatches,
  matchesWithOpenLegs,
  openLegsOfMatch,
  type OpenLeg,
} from './legsOfMatch.ts'
import { rollBackOrder, type Rollback, withdrawOrderLegs } from './rollBack.ts'
import { readOrders } from './rows.ts'

/**
 * Orders and their payments: each change posts to the ledger in the same transaction, with its own
 * idempotency key, so that a repeated change has no effect.
 */
export interface Orders {
  /** Accepts a confirm once for each member and client order id: all of its orders or none. */
  place(confirm: Confirm): Promise<Placement>
  /** From confirming to accepted. */
  accept(orderNo: string, acceptance: Acceptance): Promise<OrderChange>
  /**
   * From reserved to confirming or accepted; a held stake becomes the stake of the bet. From reserved to rejected,
   * with a `ReserveReason` as reason, when the stake cannot be taken.
   */
  placeReserved(orderNo: string, placing: ReservedPlacing): Promise<OrderChange>
  /** From reserved to rejected or cancelled; `refused` once it is a bet. Returns a held stake. */
  endReserved(
    orderNo: string,
    end: Refusal & { readonly to: 'rejected' | 'cancelled'; readonly reason: ReserveReason },
  ): Promise<OrderChange>
  /** Changes the price that a reserved order waits for; `refused` once it is a bet. */
  editReserved(orderNo: string, edit: ReservedEdit): Promise<OrderChange>
  /** All that wait for their price, of any member. */
  reserved(): Promise<readonly ReservedVersion[]>
  reservations(memberId: number, query: ReservationQuery): Promise<ReservationList>
  /** From confirming or reserved to rejected; returns the stake (REFUND, RESERVE_FAIL_REFUND). */
  reject(orderNo: string, refusal: Refusal): Promise<OrderChange>
  /**
   * To cancelled, also from settled; returns the open stake (CANCEL_RETURN, RESERVE_CANCEL_REFUND) and takes
   * back what a settlement has paid (CANCEL_DEDUCT).
   */
  cancel(orderNo: string, refusal: Refusal): Promise<OrderChange>
  /**
   * Pays for a part of an accepted order's stake, once for each client id (CASHOUT). With the last part the
   * order is cashed out. `refused` when less stake is open.
   *
   * @throws RangeError when stake or amount is not a positive whole number.
   */
  cashOut(orderNo: string, cashOut: CashOut): Promise<OrderChange>
  /**
   * Stores what a member asks to cash out, once for each client id, and pays it at once or when it is decided.
   *
   * @throws RangeError as `cashOut`.
   */
  insertCashOutRequest(orderNo: string, asked: CashOutAsked): Promise<CashOutAsking>
  /** Pays or fails what was asked, once. */
  decideCashOut(request: CashOutRequest, decision: CashOutDecision): Promise<CashOutDecided>
  /** All that wait for a decision, the earliest due first. */
  confirmingCashOuts(): Promise<readonly CashOutRequest[]>
  /** What was asked of an order, oldest first. It waits for a request that is being made. */
  cashOutsOf(orderNo: string): Promise<readonly CashOutEntry[]>
  /** What was asked of these orders, oldest first. It waits for nothing, so a request being made may be missing. */
  cashOutsOfAll(orderNos: readonly string[]): Promise<readonly CashOutEntry[]>
  /** Pays the stake instead of the cash-out's amount (CASHOUT_CANCEL_DEDUCT or _RETURN). */
  cancelCashOut(orderNo: string, clientId: string, at: number): Promise<OrderChange>
  /** Undoes `cancelCashOut` (CASHOUT_CANCEL_ROLLBACK_DEDUCT or _RETURN). */
  restoreCashOut(orderNo: string, clientId: string, at: number): Promise<OrderChange>
  /** Stores one leg's result without a payment. A leg that has a result keeps it (`unchanged`). */
  settleLeg(orderNo: string, index: number, settlement: LegSettlement): Promise<OrderChange>
  /** From accepted or rolled back to settled; pays the return (WIN, or REFUND for push and void). */
  settle(orderNo: string, settlement: OrderSettlement): Promise<OrderChange>
  /**
   * From settled to rolled back: the order is open again, and what its settlement has paid is taken back
   * (SETTLEMENT_ROLLBACK_DEDUCT).
   *
   * @throws RangeError without a leg.
   */
  rollBack(orderNo: string, rollback: Rollback): Promise<OrderChange>
  /**
   * Withdraws results of legs and leaves the order's state: of an open or cashed-out order, or of a settled one
   * that its other legs decide alone. Cash-outs since such a result are cancelled.
   *
   * @throws RangeError without a leg.
   */
  withdrawLegs(orderNo: string, rollback: Rollback): Promise<OrderChange>
  /** Legs of a match that have a result, of orders that stood. */
  decidedLegsOfMatch(matchId: string): Promise<readonly OpenLeg[]>
  /** Matches with such legs and a kick-off since `from`. */
  decidedMatches(from: number): Promise<readonly string[]>
  order(orderNo: string): Promise<StoredOrder | null>
  /** Those of these orders that belong to the member, oldest first. */
  byOrderNos(memberId: number, orderNos: readonly string[]): Promise<readonly StoredOrder[]>
  /**
   * All orders of one confirm, in its order. It waits for running placements: an empty result means that none
   * was made before the call.
   */
  byClientOrderId(memberId: number, clientOrderId: string): Promise<readonly StoredOrder[]>
  /** The same for several confirms, in no particular order. */
  byClientOrderIds(memberId: number, clientOrderIds: readonly string[]): Promise<readonly StoredOrder[]>
  /**
   * It waits for running placements, so the list is complete up to the time of the call. Take the time that
   * goes with the result before the call.
   */
  list(memberId: number, query: OrderListQuery): Promise<OrderList>
  /** The newest orders of a member at a venue whose number begins so, settled or not, and whether there are more. */
  numberBegins(memberId: number, query: NumberQuery): Promise<Pick<OrderList, 'orders' | 'next'>>
  /** All transfers of these orders, oldest first, by order. */
  movements(orderNos: readonly string[]): Promise<ReadonlyMap<string, readonly OrderMovement[]>>
  /**
   * Legs without a result, of valid orders. Settled series are included; of cashed-out orders only legs whose
   * result was withdrawn.
   */
  openLegsOfMatch(matchId: string): Promise<readonly OpenLeg[]>
  /** Matches with such legs, for a restart. */
  matchesWithOpenLegs(): Promise<readonly string[]>
  /** Matches with a kick-off since `from` on which a member has bets that stood. */
  matchesOf(memberId: number, venue: string, from: number): Promise<readonly string[]>
  /** These orders, of any member. */
  numbered(orderNos: readonly string[]): Promise<readonly StoredOrder[]>
  /** The numbers of all orders that are being confirmed, the earliest due first. */
  confirming(): Promise<readonly string[]>
  /** See `changesSince`; `null` returns the present position. */
  changes(since: ChangeCursor | null): Promise<OrderChanges>
  /** What open orders risk on these matches, the member's own separately. */
  exposure(memberId: number, matchIds: readonly string[]): Promise<readonly SelectionExposure[]>
}

export function createOrders(database: Database): Orders {
  const { queries } = database
  return {
    ...reservedOrdersOf(database),
    place: (confirm) => {
      assertSound(confirm)
      return database.transaction((tx) => placeConfirm(tx, confirm))
    },
    accept: (orderNo, acceptance) => database.transaction((tx) => acceptOrder(tx, orderNo, acceptance)),
    reject: (orderNo, refusal) => database.transaction((tx) => rejectOrder(tx, orderNo, refusal)),
    cancel: (orderNo, refusal) => database.transaction((tx) => cancelOrder(tx, orderNo, refusal)),
    async insertCashOutRequest(orderNo, asked) {
      assertCashOut(asked)
      return database.transaction((tx) => insertCashOutRequest(tx, orderNo, asked))
    },
    decideCashOut: (request, decision) => database.transaction((tx) => decideCashOut(tx, request, decision)),
    confirmingCashOuts: () => confirmingCashOuts(queries),
    cashOutsOf: (orderNo) => database.transaction((tx) => cashOutsOf(tx, orderNo)),
    cashOutsOfAll: (orderNos) => cashOutsOfAll(queries, orderNos),
    async cashOut(orderNo, cashOut) {
      assertCashOut(cashOut)
      return database.transaction((tx) => cashOutOrder(tx, orderNo, cashOut))
    },
    cancelCashOut: (orderNo, clientId, at) =>
      database.transaction((tx) => changeCashOut(tx, orderNo, { clientId, to: 'cancelled', at })),
    restoreCashOut: (orderNo, clientId, at) =>
      database.transaction((tx) => changeCashOut(tx, orderNo, { clientId, to: 'taken', at })),
    async rollBack(orderNo, rollback) {
      assertLegs(orderNo, rollback)
      return database.transaction((tx) => rollBackOrder(tx, orderNo, rollback))
    },
    async withdrawLegs(orderNo, rollback) {
      assertLegs(orderNo, rollback)
      return database.transaction((tx) => withdrawOrderLegs(tx, orderNo, rollback))
    },
    decidedLegsOfMatch: (matchId) => decidedLegsOfMatch(queries, matchId),
    decidedMatches: (from) => decidedMatches(queries, from),
    settleLeg: (orderNo, index, settlement) =>
      database.transaction((tx) => settleOrderLeg(tx, orderNo, index, settlement)),
    settle: (orderNo, settlement) => database.transaction((tx) => settleWholeOrder(tx, orderNo, settlement)),
    order: async (orderNo) => (await readOrders(queries, eq(orders.orderNo, orderNo)))[0] ?? null,
    byOrderNos: async (memberId, orderNos) =>
      orderNos.length === 0
        ? []
        : readOrders(queries, and(eq(orders.memberId, memberId), inArray(orders.orderNo, [...orderNos]))),
    byClientOrderId: (memberId, clientOrderId) => ordersOfConfirms(database, memberId, [clientOrderId]),
    byClientOrderIds: (memberId, clientOrderIds) => ordersOfConfirms(database, memberId, clientOrderIds),
    list: (memberId, query) => database.transaction((tx) => listOrders(tx, memberId, query)),
    numberBegins: (memberId, query) => ordersByNumber(queries, memberId, query),
    movements: (orderNos) => movementsOf(queries, orderNos),
    openLegsOfMatch: (matchId) => openLegsOfMatch(queries, matchId),
    matchesWithOpenLegs: () => matchesWithOpenLegs(queries),
    matchesOf: (memberId, venue, from) => matchesOfMember(queries, { memberId, venue, from }),
    numbered: async (orderNos) =>
      orderNos.length === 0 ? [] : readOrders(queries, inArray(orders.orderNo, [...orderNos])),
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

function assertLegs(orderNo: string, { legs }: Rollback): void {
  if (legs.length === 0) throw new RangeError(`the rollback of ${orderNo} names no leg`)
}

/** The part for orders that wait for their price. */
function reservedOrdersOf(
  database: Database,
): Pick<Orders, 'placeReserved' | 'endReserved' | 'editReserved' | 'reserved' | 'reservations'> {
  return {
    placeReserved: (orderNo, placing) =>
      database.transaction((tx) => placeReservedOrder(tx, orderNo, placing)),
    endReserved: (orderNo, end) => database.transaction((tx) => endReservedOrder(tx, orderNo, end)),
    editReserved: (orderNo, edit) => database.transaction((tx) => editReservedOrder(tx, orderNo, edit)),
    reserved: () => reservedOrders(database.queries),
    reservations: (memberId, query) => database.transaction((tx) => listReservations(tx, memberId, query)),
  }
}

function assertCashOut({ stake, amount }: Pick<CashOut, 'stake' | 'amount'>): void {
  if (![stake, amount].every((each) => Number.isSafeInteger(each) && each > 0)) {
    throw new RangeError(`${amount} for ${stake} is no cash-out`)
  }
}

/** A confirm that cannot be stored is a programming error; it is detected before anything is locked. */
function assertSound({ clientOrderId, orders: placed }: Confirm): void {
  const sound =
    clientOrderId !== '' &&
    placed.length > 0 &&
    placed.every(
      ({ totalStake, legs }) => Number.isSafeInteger(totalStake) && totalStake > 0 && legs.length > 0,
    )
  if (!sound) throw new RangeError(`confirm ${clientOrderId}: an order needs a stake and a leg`)
}
