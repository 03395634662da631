import type { Database } from '../database.ts'
import { acceptOrder, cancelOrder, rejectOrder, type Acceptance, type Refusal } from './change.ts'
import type { OrderChange } from './order.ts'
import { placeConfirm, type Confirm, type PlaceOutcome } from './place.ts'

/** Places, accepts, rejects and cancels orders. */
export interface OrderPlacing {
  /** Accepts a confirm once for each member and client order id: all of its orders or none. */
  place(confirm: Confirm): Promise<PlaceOutcome>
  /** From confirming to accepted. */
  accept(orderNo: string, acceptance: Acceptance): Promise<OrderChange>
  /** From confirming or reserved to rejected; returns the stake (REFUND, RESERVE_FAIL_REFUND). */
  reject(orderNo: string, refusal: Refusal): Promise<OrderChange>
  /**
   * To cancelled, also from settled; returns the open stake (CANCEL_RETURN, RESERVE_CANCEL_REFUND) and takes
   * back what a settlement has paid (CANCEL_DEDUCT).
   */
  cancel(orderNo: string, refusal: Refusal): Promise<OrderChange>
}

export function createOrderPlacing(database: Database): OrderPlacing {
  return {
    place: (confirm) => {
      assertSound(confirm)
      return database.transaction((tx) => placeConfirm(tx, confirm))
    },
    accept: (orderNo, acceptance) => database.transaction((tx) => acceptOrder(tx, orderNo, acceptance)),
    reject: (orderNo, refusal) => database.transaction((tx) => rejectOrder(tx, orderNo, refusal)),
    cancel: (orderNo, refusal) => database.transaction((tx) => cancelOrder(tx, orderNo, refusal)),
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
