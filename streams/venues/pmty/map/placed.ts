import { isOnSameLegs, placedAs } from '../../../domain/matchOrders.ts'
import type { Order, PlacedBet, PlacementOrder } from '../../../domain/order.ts'

/**
 * The orders of one confirm, each with the index of its bet, matched by selections and series. Orders with
 * unreadable legs are assigned to the remaining bets by order number, which has the same sequence as the
 * bets.
 */
export function placedByIndex(confirm: PlacementOrder, orders: readonly Order[]): readonly PlacedBet[] {
  const left = new Set(orders.toSorted(byNumber))
  const take = (index: number, order: Order | undefined): readonly PlacedBet[] => {
    if (order === undefined) return []
    left.delete(order)
    return [placedAs(order, index)]
  }
  const matched = confirm.bets.flatMap((bet, index) =>
    take(
      index,
      [...left].find((order) => isOnSameLegs(bet, order)),
    ),
  )
  const found = new Set(matched.map(({ bet }) => bet))
  const others = [...confirm.bets.keys()]
    .filter((index) => !found.has(index))
    .flatMap((index) => take(index, [...left][0]))
  return [...matched, ...others].toSorted((a, b) => a.bet - b.bet)
}

/** Order numbers have a prefix and grow in length. */
function byNumber({ orderNo: a }: Order, { orderNo: b }: Order): number {
  return a.length - b.length || (a < b ? -1 : 1)
}
