import { addMoney } from './amount.ts'
import type { Leg } from './leg.ts'
import { marketKey } from './market.ts'
import type { Bet, Order, OrderLeg, PlacedBet, PlacementOrder } from './order.ts'
import { seriesOf, seriesStake, SINGLE_SERIES } from './parlay.ts'
import { quoteSingle } from './stake.ts'

/** Converts a listed order to the result of the bet with this index. */
export function placedAs(order: Order, bet: number): PlacedBet {
  return {
    bet,
    orderNo: order.orderNo,
    state: order.state,
    stake: order.stake,
    maxReturn: addMoney(order.stake, order.maxWin) ?? order.stake,
    odds: order.legs.map(({ odds }) => odds),
    reasonKey: order.reasonKey,
  }
}

/** Whether an order has the same selections, lines and series as a bet. */
export function isOnSameLegs(bet: Bet, order: Order): boolean {
  return (
    order.series === bet.series &&
    order.legs.length === bet.legs.length &&
    bet.legs.every((leg) => order.legs.some((other) => isSameLeg(leg, other)))
  )
}

function isSameLeg({ choice }: Leg, leg: OrderLeg): boolean {
  return (
    leg.matchId === choice.matchId &&
    leg.spec !== null &&
    marketKey(leg.spec) === marketKey(choice.spec) &&
    leg.side === choice.side &&
    leg.line === choice.line
  )
}

/**
 * Finds the orders of a confirm's bets by selections, lines, series and stake; of those whose index is `sought`.
 * No order is assigned to two bets. The list must contain only orders that may belong to this confirm.
 */
export function matchOrders(
  confirm: PlacementOrder,
  listed: readonly Order[],
  sought: (bet: number) => boolean = () => true,
): readonly PlacedBet[] {
  const left = new Set(listed)
  return confirm.bets.flatMap((bet, index) => {
    if (!sought(index)) return []
    for (const order of left) {
      if (!isOnSameLegs(bet, order) || !hasSameStake(confirm, bet, order)) continue
      left.delete(order)
      return [placedAs(order, index)]
    }
    return []
  })
}

/**
 * The amount risked by a to-win stake depends on the accepted price, so any stake in that currency matches.
 */
function hasSameStake({ oddsFormat, currency }: PlacementOrder, bet: Bet, { stake }: Order): boolean {
  if (stake.currency !== currency) return false
  const [leg] = bet.legs
  const series = bet.series === SINGLE_SERIES ? null : seriesOf(bet.series)
  if (series !== null) return stake.minor === seriesStake(bet.unitStake, series).minor
  if (oddsFormat === 'malay' || oddsFormat === 'indonesian' || leg === undefined) return true
  return stake.minor === quoteSingle(bet.unitStake, leg.agreedOdds, oddsFormat).risked.minor
}
