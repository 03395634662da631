import type { ReserveReason } from '../../../streams/domain/reservation.ts'
import type { Database } from '../database.ts'
import type { Refusal } from './change.ts'
import type { OrderChange } from './order.ts'
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

/** Orders that wait for a price: reservations. */
export interface OrderReservations {
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
  /** All orders that wait for their price, of all members. */
  reserved(): Promise<readonly ReservedVersion[]>
  reservations(memberId: number, query: ReservationQuery): Promise<ReservationList>
}

export function createOrderReservations(database: Database): OrderReservations {
  const { queries } = database
  return {
    placeReserved: (orderNo, placing) =>
      database.transaction((tx) => placeReservedOrder(tx, orderNo, placing)),
    endReserved: (orderNo, end) => database.transaction((tx) => endReservedOrder(tx, orderNo, end)),
    editReserved: (orderNo, edit) => database.transaction((tx) => editReservedOrder(tx, orderNo, edit)),
    reserved: () => reservedOrders(queries),
    reservations: (memberId, query) => database.transaction((tx) => listReservations(tx, memberId, query)),
  }
}
