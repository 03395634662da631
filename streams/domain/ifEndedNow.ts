import { line as lineOf } from './market.ts'
import type { Match } from './match.ts'
import type { Money } from './money.ts'
import { isVoid } from './order.ts'
import type { LegOutcome, Order, OrderLeg } from './order.ts'
import { SINGLE_SERIES, seriesOf } from './parlay.ts'
import { settleSelection, settleSeries } from './settlement.ts'
import { descriptorOf } from './sports/descriptorOf.ts'

/** What an open bet would pay if its matches ended with the present scores. */
export interface EndedNow {
  readonly outcome: LegOutcome | 'part'
  readonly profit: Money
}

/** The leg's outcome at the present score; `null` if the match is not in play or the count is unknown. */
export function legIfEndedNow(
  leg: OrderLeg,
  match: Pick<Match, 'state' | 'facts'> | null,
): LegOutcome | null {
  if (leg.outcome !== null) return leg.outcome
  const { spec, side, line, scoreAtBet } = leg
  if (match === null || spec === null || side === null) return null
  if (match.state !== 'live' && match.state !== 'paused') return null
  const counted = match.facts[`${spec.stat}.${spec.period}`]
  if (counted === undefined || !descriptorOf(leg.sport).endsByClock) return null
  // A match with a two-way winner continues while it is level; regular time is over once there is extra time.
  const extra = spec.period !== 'penalties' && match.facts[`${spec.stat}.extraTime`] !== undefined
  if (spec.kind === 'winner' && counted[0] === counted[1] && !extra) return null
  const benchmark = spec.kind === 'handicap' ? scoreAtBet : null
  const outcome = settleSelection(
    spec,
    side,
    line === null ? null : lineOf(line),
    counted,
    benchmark,
    match.facts,
  )
  // Void here means that the venue does not report what the market needs besides the count.
  return outcome === 'void' ? null : outcome
}

/** The payment of the whole bet; `null` while the outcome of a leg is unknown. */
export function orderIfEndedNow(order: Order, outcomes: readonly (LegOutcome | null)[]): EndedNow | null {
  const known = outcomes.filter((outcome) => outcome !== null)
  const [first] = known
  if (first === undefined || known.length !== order.legs.length) return null
  if (order.series === SINGLE_SERIES) return { outcome: first, profit: singleProfit(order, first) }
  return seriesIfEndedNow(order, known)
}

/** Computed from the open amount and its maximum profit, as the venue reported them. */
function singleProfit({ openStake: stake, maxWin }: Order, outcome: LegOutcome): Money {
  const { currency } = stake
  if (isVoid(outcome)) return { minor: 0, currency }
  switch (outcome) {
    case 'win':
      return maxWin
    case 'halfWin':
      return { minor: Math.floor(maxWin.minor / 2), currency }
    case 'push':
      return { minor: 0, currency }
    case 'halfLose':
      // The return is rounded down, so the loss is rounded up.
      return { minor: Math.floor(stake.minor / 2) - stake.minor, currency }
    case 'lose':
      return { minor: -stake.minor, currency }
  }
}

function seriesIfEndedNow(order: Order, outcomes: readonly LegOutcome[]): EndedNow | null {
  const { legs, combinations, stake, openStake } = order
  const series = order.series === null ? null : seriesOf(order.series)
  if (
    series?.legs !== legs.length ||
    series.combinations !== combinations ||
    stake.minor % combinations !== 0
  )
    return null
  const settled = legs.flatMap(({ odds }, index) => {
    const outcome = outcomes[index]
    return outcome === undefined ? [] : [{ odds, outcome }]
  })
  const unit = { minor: stake.minor / combinations, currency: stake.currency }
  const whole = BigInt(settleSeries(unit, series, settled).minor)
  const returned = Number((whole * BigInt(openStake.minor)) / BigInt(stake.minor))
  const profit = { minor: returned - openStake.minor, currency: stake.currency }
  return { outcome: seriesOutcome(outcomes, combinations, profit), profit }
}

function seriesOutcome(
  outcomes: readonly LegOutcome[],
  combinations: number,
  profit: Money,
): EndedNow['outcome'] {
  if (combinations > 1) return 'part'
  if (outcomes.includes('lose')) return 'lose'
  if (outcomes.every((outcome) => outcome === 'push' || isVoid(outcome))) return 'push'
  return profit.minor >= 0 ? 'win' : 'halfLose'
}
