import { sideLine } from './lineFormat.ts'
import { line, type Line, type MarketSpec, type Side } from './market.ts'
import { money, type Money } from './money.ts'
import type { Odds } from './odds.ts'
import type { LegOutcome, OrderLeg } from './order.ts'
import { type Ratio, ratio } from './ratio.ts'
import { legFactor } from './settlement.ts'

/** One half of a stake on a quarter line, and what became of it. */
export interface WorkedHalf {
  /** As the bet's side sees it. */
  readonly line: Line
  readonly stake: Money
  readonly factor: Ratio
  readonly outcome: LegOutcome
  readonly returned: Money
}

type HalfLeg = Pick<OrderLeg, 'spec' | 'side' | 'line' | 'odds' | 'outcome'>

/**
 * How a single on a quarter line was reckoned: half the stake on each of the two lines next to it, of which
 * one pushed (research, venues 5.3). The halves add up to `stake` and to what was `returned`, whose last
 * minor unit belongs to the half that did not push. `null` for a bet that did not end half won or half lost.
 */
export function workedHalves(
  { spec, side, line: stored, odds, outcome }: HalfLeg,
  stake: Money,
  returned: Money,
): readonly WorkedHalf[] | null {
  if (outcome !== 'halfWin' && outcome !== 'halfLose') return null
  if (spec === null || side === null || stored === null) return null
  const pushedStake = money(Math.floor(stake.minor / 2), stake.currency)
  const decided = outcome === 'halfWin' ? 'win' : 'lose'
  const half = (at: Line): WorkedHalf =>
    (at === easierLine(spec, side, stored)) === (outcome === 'halfWin')
      ? {
          line: at,
          stake: money(stake.minor - pushedStake.minor, stake.currency),
          factor: legFactor(decided, odds),
          outcome: decided,
          returned: money(returned.minor - pushedStake.minor, returned.currency),
        }
      : { line: at, stake: pushedStake, factor: ratio(1n, 1n), outcome: 'push', returned: pushedStake }
  return nextLines(sideLine(spec, side, stored)).map(half)
}

/** The two lines that a quarter line splits into, the one nearer to zero first, as it is written. */
function nextLines(quarter: Line): readonly Line[] {
  const both = [line(quarter - 1), line(quarter + 1)]
  return quarter < 0 ? both.reverse() : both
}

/** Of the two, the one that is won more easily: more given, or fewer goals to go over. */
function easierLine(spec: MarketSpec, side: Side, stored: Line): Line {
  const seen = sideLine(spec, side, stored)
  return line(side === 'over' ? seen - 1 : seen + 1)
}

/** What one staked on all legs becomes when each returns its own factor; 1 for no legs. */
export function seriesFactor(legs: readonly { readonly outcome: LegOutcome; readonly odds: Odds }[]): Ratio {
  return legs.reduce(
    (product, { outcome, odds }) => {
      const factor = legFactor(outcome, odds)
      return ratio(product.num * factor.num, product.den * factor.den)
    },
    ratio(1n, 1n),
  )
}

/** A factor as people read it: cut after four decimals, at least two of them shown. */
export function formatFactor({ num, den }: Ratio): string {
  const units = ((num * 10_000n) / den).toString().padStart(5, '0')
  const decimals = units.slice(-4).replace(/0{1,2}$/, '')
  return `${units.slice(0, -4)}.${decimals}`
}
