import type { Line, MarketSpec, Side } from './market.ts'
import { QUARTERS_PER_UNIT } from './market.ts'
import type { Pair } from './match.ts'
import { ODDS_SCALE } from './odds.ts'
import type { Odds, OddsFormat } from './odds.ts'
import type { Money } from './money.ts'
import type { LegOutcome } from './order.ts'
import { seriesReturn } from './parlay.ts'
import type { Series } from './parlay.ts'
import { exactMoney, ratio } from './ratio.ts'
import type { Ratio } from './ratio.ts'
import { correctScoreOutcome } from './correctScore.ts'
import { sideLine } from './lineFormat.ts'
import { quoteSingle } from './stake.ts'

/**
 * How a selection ends on what was counted in its period (research, venues 5.3). `counted` is the pair of
 * the market's stat and period; `benchmark` the score when a live bet was taken, which a handicap counts
 * from, `null` for one taken before kick-off. `line` is as stored, from the home side. With the count of a
 * running match it says what the bet would be if the match ended now. A side or line that the market does
 * not have is void, so nothing is won or lost on a broken record.
 */
export function settleSelection(
  spec: MarketSpec,
  side: Side,
  line: Line | null,
  counted: Pair,
  benchmark: Pair | null,
): LegOutcome {
  const [home, away] = counted
  switch (spec.kind) {
    case 'result':
      return resultOutcome(side, home - away)
    case 'winner':
      return winnerOutcome(side, home - away)
    case 'handicap':
      return handicapOutcome(spec, side, line, counted, benchmark ?? [0, 0])
    case 'total':
      return totalOutcome(side, line, home + away)
    case 'teamTotalHome':
      return totalOutcome(side, line, home)
    case 'teamTotalAway':
      return totalOutcome(side, line, away)
    case 'oddEven':
      return oddEvenOutcome(side, home + away)
    case 'bothScore':
      return yesNoOutcome(side, home > 0 && away > 0)
    case 'doubleChance':
      return doubleChanceOutcome(side, home - away)
    case 'correctScore':
      return correctScoreOutcome(spec.period, side, counted)
  }
}

function won(condition: boolean): LegOutcome {
  return condition ? 'win' : 'lose'
}

function resultOutcome(side: Side, difference: number): LegOutcome {
  if (side === 'home') return won(difference > 0)
  if (side === 'draw') return won(difference === 0)
  return side === 'away' ? won(difference < 0) : 'void'
}

/** Two ways only: level gives the stake back. */
function winnerOutcome(side: Side, difference: number): LegOutcome {
  if (side !== 'home' && side !== 'away') return 'void'
  return marginOutcome(QUARTERS_PER_UNIT * (side === 'home' ? difference : -difference))
}

function handicapOutcome(
  spec: MarketSpec,
  side: Side,
  line: Line | null,
  [home, away]: Pair,
  [homeBefore, awayBefore]: Pair,
): LegOutcome {
  if (line === null || (side !== 'home' && side !== 'away')) return 'void'
  const lead = home - homeBefore - (away - awayBefore)
  return marginOutcome(QUARTERS_PER_UNIT * (side === 'home' ? lead : -lead) + sideLine(spec, side, line))
}

function totalOutcome(side: Side, line: Line | null, total: number): LegOutcome {
  if (line === null || (side !== 'over' && side !== 'under')) return 'void'
  const margin = QUARTERS_PER_UNIT * total - line
  return marginOutcome(side === 'over' ? margin : -margin)
}

/**
 * By the margin in quarters. One quarter off level is a quarter line with one half pushed: the stake is
 * split on the lines next to it, so half is won or lost.
 */
function marginOutcome(quarters: number): LegOutcome {
  if (quarters === 0) return 'push'
  if (quarters === 1) return 'halfWin'
  if (quarters === -1) return 'halfLose'
  return won(quarters > 0)
}

function oddEvenOutcome(side: Side, total: number): LegOutcome {
  if (side === 'odd') return won(total % 2 === 1)
  return side === 'even' ? won(total % 2 === 0) : 'void'
}

function yesNoOutcome(side: Side, happened: boolean): LegOutcome {
  if (side === 'yes') return won(happened)
  return side === 'no' ? won(!happened) : 'void'
}

function doubleChanceOutcome(side: Side, difference: number): LegOutcome {
  if (side === 'homeOrDraw') return won(difference >= 0)
  if (side === 'homeOrAway') return won(difference !== 0)
  return side === 'drawOrAway' ? won(difference <= 0) : 'void'
}

const SCALE = BigInt(ODDS_SCALE)
/** Every factor below is a whole number of these. */
const FACTOR_DEN = 2n * SCALE

function factorUnits(outcome: LegOutcome, odds: Odds): bigint {
  switch (outcome) {
    case 'win':
      return 2n * BigInt(odds)
    case 'halfWin':
      return BigInt(odds) + SCALE
    case 'push':
    case 'void':
      return FACTOR_DEN
    case 'halfLose':
      return SCALE
    case 'lose':
      return 0n
  }
}

/** What one staked on a leg becomes, exactly: D, (D + 1)/2, 1, 1/2 or 0 (research, venues 5.3). */
export function legFactor(outcome: LegOutcome, odds: Odds): Ratio {
  return ratio(factorUnits(outcome, odds), FACTOR_DEN)
}

/**
 * What a single pays back, stake included, truncated to the minor unit. `typed` is the amount as typed: at
 * negative Malay and Indonesian prices the risked amount and its profit follow from it (`quoteSingle`).
 */
export function settleSingle(typed: Money, odds: Odds, format: OddsFormat, outcome: LegOutcome): Money {
  const { risked, profit } = quoteSingle(typed, odds, format)
  const stake = BigInt(risked.minor)
  const gain = BigInt(profit.minor)
  switch (outcome) {
    case 'win':
      return exactMoney(stake + gain, typed.currency)
    case 'halfWin':
      return exactMoney(stake + gain / 2n, typed.currency)
    case 'push':
    case 'void':
      return exactMoney(stake, typed.currency)
    case 'halfLose':
      return exactMoney(stake / 2n, typed.currency)
    case 'lose':
      return exactMoney(0n, typed.currency)
  }
}

/** A leg of a series that has ended, at the European odds taken. */
export interface SettledLeg {
  readonly odds: Odds
  readonly outcome: LegOutcome
}

/**
 * What a series pays back for a unit stake on each line, stakes included. Lines are summed exactly and the
 * total is truncated once; a void leg counts 1 in its lines (research, venues 5.4).
 */
export function settleSeries(unit: Money, series: Series, legs: readonly SettledLeg[]): Money {
  const factors = legs.map(({ odds, outcome }) => factorUnits(outcome, odds))
  return seriesReturn(unit, series, factors, FACTOR_DEN)
}
