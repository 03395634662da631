import { money } from '../../streams/domain/money.ts'
import { oddsFromScaled } from '../../streams/domain/odds.ts'
import type { LegOutcome } from '../../streams/domain/order.ts'
import { seriesOf, SINGLE_SERIES } from '../../streams/domain/parlay.ts'
import { settleSeries, settleSingle } from '../../streams/domain/settlement.ts'
import type { SettledLeg } from '../../streams/domain/settlement.ts'
import type { StoredOrder } from '../store/orders/order.ts'
import type { OrderOutcome } from '../store/schema/orders.ts'

export interface OrderResult {
  /** Minor units, stake included. */
  readonly returned: number
  readonly outcome: OrderOutcome
}

/**
 * What an order pays once its legs ended so; `outcomes` are in the order of its legs, `null` for one still
 * open. `null` while it is not known. One lost leg loses an order of one line, whatever the others do.
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
  // Given back is what was taken, even where the stake followed from a price.
  if (leg.outcome === 'void' || leg.outcome === 'push') {
    return { returned: order.totalStake, outcome: leg.outcome }
  }
  const typed = money(order.unitStake, order.currency)
  return {
    returned: settleSingle(typed, leg.odds, order.oddsFormat, leg.outcome).minor,
    outcome: leg.outcome,
  }
}

function seriesResult(order: StoredOrder, legs: readonly SettledLeg[]): OrderResult | null {
  const series = seriesOf(order.series, legs.length)
  if (series === null) return null
  const returned = settleSeries(money(order.unitStake, order.currency), series, legs).minor
  return { returned, outcome: seriesOutcome(order, legs, returned) }
}

function seriesOutcome(order: StoredOrder, legs: readonly SettledLeg[], returned: number): OrderOutcome {
  const all = (...outcomes: readonly LegOutcome[]): boolean =>
    legs.every(({ outcome }) => outcomes.includes(outcome))
  if (all('void')) return 'void'
  if (all('void', 'push')) return 'push'
  if (returned === 0) return 'lose'
  // A leg that counts 1 leaves a won order won; a half or a lost line makes it a part.
  return all('win', 'void', 'push') && returned > order.totalStake ? 'win' : 'part'
}
