import { money } from '../../streams/domain/money.ts'
import { oddsFromScaled } from '../../streams/domain/odds.ts'
import { isVoid, type LegOutcome } from '../../streams/domain/order.ts'
import { seriesOf, SINGLE_SERIES } from '../../streams/domain/parlay.ts'
import { settleSeries, settleSingle } from '../../streams/domain/settlement.ts'
import type { SettledLeg } from '../../streams/domain/settlement.ts'
import type { StoredOrder } from '../store/orders/order.ts'
import type { OrderOutcome } from '../store/schema/orders.ts'

export interface OrderResult {
  /** What the open stake is paid: minor units, stake included. */
  readonly returned: number
  readonly outcome: OrderOutcome
}

/**
 * What an order pays for these outcomes, which are in the order of its legs; `null` is an open leg. The
 * result is `null` while it is unknown. With only one combination a lost leg decides the order.
 */
export function orderResult(
  order: StoredOrder,
  outcomes: readonly (LegOutcome | null)[],
): OrderResult | null {
  if (order.lines === 1 && outcomes.includes('lose')) return { returned: 0, outcome: 'lose' }
  const legs = order.legs.map((leg, index): SettledLeg | null => {
    const odds = oddsFromScaled(leg.odds)
    const outcome = outcomes[index]
    return odds === null || outcome === null || outcome === undefined ? null : { odds, outcome }
  })
  const known = legs.filter((leg) => leg !== null)
  if (known.length < legs.length) return null
  return order.series === SINGLE_SERIES ? singleResult(order, known) : seriesResult(order, known)
}

function singleResult(order: StoredOrder, [leg]: readonly SettledLeg[]): OrderResult | null {
  if (leg === undefined) return null
  // A refund returns what was taken, even where the stake was derived from a price.
  if (isVoid(leg.outcome) || leg.outcome === 'push') {
    return { returned: order.openStake, outcome: leg.outcome }
  }
  const typed = money(order.unitStake, order.currency)
  const returned = settleSingle(typed, leg.odds, order.oddsFormat, leg.outcome).minor
  return { returned: openPart(order, returned), outcome: leg.outcome }
}

/** The open stake's part of what the whole stake returns, rounded down. */
function openPart({ openStake, totalStake }: StoredOrder, returned: number): number {
  return openStake === totalStake
    ? returned
    : Number((BigInt(returned) * BigInt(openStake)) / BigInt(totalStake))
}

function seriesResult(order: StoredOrder, legs: readonly SettledLeg[]): OrderResult | null {
  const series = seriesOf(order.series)
  if (series?.legs !== legs.length) return null
  const returned = settleSeries(money(order.unitStake, order.currency), series, legs).minor
  return { returned: openPart(order, returned), outcome: seriesOutcome(order, legs, returned) }
}

function seriesOutcome(order: StoredOrder, legs: readonly SettledLeg[], returned: number): OrderOutcome {
  const outcomes = legs.map(({ outcome }) => outcome)
  const [first] = outcomes
  if (outcomes.every(isVoid))
    return first !== undefined && outcomes.every((each) => each === first) ? first : 'void'
  if (outcomes.every(countsOne)) return 'push'
  if (returned === 0) return 'lose'
  // A void or pushed leg leaves a won order won; a half result or a lost combination makes it `part`.
  const won = outcomes.every((outcome) => outcome === 'win' || countsOne(outcome))
  return won && returned > order.totalStake ? 'win' : 'part'
}

function countsOne(outcome: LegOutcome): boolean {
  return outcome === 'push' || isVoid(outcome)
}
