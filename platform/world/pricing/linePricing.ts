import { line as lineOf } from '../../../streams/domain/market.ts'
import type { Line, MarketKey, Side } from '../../../streams/domain/market.ts'
import type { Status } from '../../../streams/domain/status.ts'
import type { Adjustments } from '../adjustments.ts'
import type { Moment } from '../course/moment.ts'
import { marketIdOf, optionIdOf } from '../ids.ts'
import type { WorldLine } from '../world.ts'
import type { MarketPlan } from './board.ts'
import { priceAll } from './odds.ts'

export interface LinesInput<View> {
  readonly plan: MarketPlan<View>
  readonly key: MarketKey
  /** Lines are selected from one view and priced from another, which is newer or the same. */
  readonly selectedFrom: View
  readonly pricedFrom: View
  /** The time of the prices, ms. */
  readonly pricedAt: number
  /** The moment at which lines may be decided. */
  readonly moment: Moment
  /** The status of lines that are not decided. */
  readonly status: Status
  readonly version: number
}

/** The lines of a market of this match, with their prices. */
export function pricedLines<View>(
  matchId: string,
  adjustments: Adjustments,
  { plan, key, selectedFrom, pricedFrom, pricedAt, moment, status, version }: LinesInput<View>,
): readonly WorldLine[] {
  const values = shifted(plan.lines(selectedFrom), quartersAt(adjustments, key, pricedAt))
  return values.map((value, index): WorldLine => {
    const slot = index + 1
    const marketId = marketIdOf(matchId, key, slot, value)
    const factorOf = (side: Side): number => factorAt(adjustments, key, slot, side, pricedAt)
    const prices = priceAll(plan.chances(pricedFrom, value), plan.margin, factorOf, plan.step)
    const selections = prices.map((price) => ({ optionId: optionIdOf(marketId, price.side), ...price }))
    return {
      marketId,
      slot,
      line: value,
      version,
      selections,
      status: plan.decided(moment, value) ? 'closed' : status,
    }
  })
}

/** By how many quarters the lines of a market were shifted by `at`. */
function quartersAt({ shifts }: Adjustments, key: MarketKey, at: number): number {
  return shifts
    .filter((shift) => shift.key === key && shift.at <= at)
    .reduce((sum, shift) => sum + shift.quarters, 0)
}

function shifted(values: readonly (Line | null)[], quarters: number): readonly (Line | null)[] {
  return quarters === 0 ? values : values.map((value) => (value === null ? null : lineOf(value + quarters)))
}

/** By what a price was multiplied by `at`. */
function factorAt({ moves }: Adjustments, key: MarketKey, slot: number, side: Side, at: number): number {
  return moves
    .filter((move) => move.key === key && move.slot === slot && move.side === side && move.at <= at)
    .reduce((product, move) => product * move.factor, 1)
}
