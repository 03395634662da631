import type { Database } from '../database.ts'
import { settleOrderLeg, settleWholeOrder, type LegSettlement, type OrderSettlement } from './change.ts'
import type { OrderChange } from './order.ts'
import {
  decidedLegsOfMatch,
  decidedMatches,
  matchesWithOpenLegs,
  openLegsOfMatch,
  type LegOfOrder,
} from './legsOfMatch.ts'
import { rollBackOrder, type Rollback, withdrawOrderLegs } from './rollBack.ts'

/** Settles orders by the results of their legs, and withdraws settlements. */
export interface OrderSettling {
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
   * Withdraws results of legs without a change of the order's state: the order is open or cashed out, or its other legs
   * decide it alone. Cash-outs that were made since such a result are cancelled.
   *
   * @throws RangeError without a leg.
   */
  withdrawLegs(orderNo: string, rollback: Rollback): Promise<OrderChange>
  /**
   * Legs of a match that wait for a result. Those of settled series are included; of cashed-out orders only those whose
   * result was withdrawn.
   */
  openLegsOfMatch(matchId: string): Promise<readonly LegOfOrder[]>
  /** Matches with legs that wait for a result, for a restart. */
  matchesWithOpenLegs(): Promise<readonly string[]>
  /** Legs of a match that have a result, of orders that were accepted and not cancelled. */
  decidedLegsOfMatch(matchId: string): Promise<readonly LegOfOrder[]>
  /** Matches with a kick-off since `from` that have such legs. */
  decidedMatches(from: number): Promise<readonly string[]>
}

export function createOrderSettling(database: Database): OrderSettling {
  const { queries } = database
  return {
    settleLeg: (orderNo, index, settlement) =>
      database.transaction((tx) => settleOrderLeg(tx, orderNo, index, settlement)),
    settle: (orderNo, settlement) => database.transaction((tx) => settleWholeOrder(tx, orderNo, settlement)),
    async rollBack(orderNo, rollback) {
      assertLegs(orderNo, rollback)
      return database.transaction((tx) => rollBackOrder(tx, orderNo, rollback))
    },
    async withdrawLegs(orderNo, rollback) {
      assertLegs(orderNo, rollback)
      return database.transaction((tx) => withdrawOrderLegs(tx, orderNo, rollback))
    },
    openLegsOfMatch: (matchId) => openLegsOfMatch(queries, matchId),
    matchesWithOpenLegs: () => matchesWithOpenLegs(queries),
    decidedLegsOfMatch: (matchId) => decidedLegsOfMatch(queries, matchId),
    decidedMatches: (from) => decidedMatches(queries, from),
  }
}

function assertLegs(orderNo: string, { legs }: Rollback): void {
  if (legs.length === 0) throw new RangeError(`the rollback of ${orderNo} names no leg`)
}
