import { sideLine } from './lineFormat.ts'
import { line, type Line, type MarketSpec, type Side } from './market.ts'
import { money, type Money } from './money.ts'
import type { Odds } from './odds.ts'
import type { LegOutcome, OrderLeg } from './order.ts'
import { type Ratio, ratio } from './ratio.ts'
import { legFactor } from './settlement.ts'

/** One half of a stake on a quarter line, with its outcome. */
export interface WorkedHalf {
  /** From the side of the bet. */
  readonly line: Line
  readonly stake: Money
  readonly factor: Ratio
  readonly outcome: LegOutcome
  readonly returned: Money
}

type HalfLeg = Pick<OrderLeg, 'spec' | 'side' | 'line' | 'odds' | 'outcome'>

/**
 * The calculation of a single on a quarter line: half the stake is on each of the two adjacent lines, and one
 * of them was a push (docs/betting.md, 3.2). The halves add up to `stake` and to `returned`; an odd minor
 * unit is assigned to the half that was not a push. `null` for a bet that was not half won or half lost.
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

/** The two adjacent lines of a quarter line, the one nearer to zero first, as it is displayed. */
function nextLines(quarter: Line): readonly Line[] {
  const both = [line(quarter - 1), line(quarter + 1)]
  return quarter < 0 ? both.reverse() : both
}

/** The line of the two that is easier to win. */
function easierLine(spec: MarketSpec, side: Side, stored: Line): Line {
  const seen = sideLine(spec, side, stored)
  return line(side === 'over' ? seen - 1 : seen + 1)
}

/** The combined factor of all legs; 1 without legs. */
export function seriesFactor(legs: readonly { readonly outcome: LegOutcome; readonly odds: Odds }[]): Ratio {
  return legs.reduce(
    (product, { outcome, odds }) => {
      const factor = legFactor(outcome, odds)
      return ratio(product.num * factor.num, product.den * factor.den)
    },
    ratio(1n, 1n),
  )
}

/** Formats a factor: cut to four decimals, at least two of which are shown. */
export function formatFactor({ num, den }: Ratio): string {
  const units = ((num * 10_000n) / den).toString().padStart(5, '0')
  const decimals = units.slice(-4).replace(/0{1,2}$/, '')
  return `${units.slice(0, -4)}.${decimals}`
}
