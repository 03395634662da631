import type { Line, MarketSpec, Side } from './market.ts'
import { QUARTERS_PER_UNIT } from './market.ts'
import { firstTimeOutcome, halvesOutcome } from './halfMarkets.ts'
import type { Facts, Pair } from './match.ts'
import { ODDS_SCALE } from './odds.ts'
import type { Odds, OddsFormat } from './odds.ts'
import type { Money } from './money.ts'
import { type CountedOutcome, isVoid, type LegOutcome } from './order.ts'
import { sequenceOutcome } from './sequenceMarkets.ts'
import { won, yesNoOutcome } from './outcomes.ts'
import { seriesReturn } from './parlay.ts'
import type { Series } from './parlay.ts'
import { exactMoney, ratio } from './ratio.ts'
import type { Ratio } from './ratio.ts'
import { boutOutcome } from './boutMarkets.ts'
import { correctScoreOutcome } from './correctScore.ts'
import {
  exactTotalOutcome,
  halfTimeFullTimeOutcome,
  rangeOutcome,
  resultAndBothScoreOutcome,
  winningMarginOutcome,
} from './goalCounts.ts'
import { sideLine } from './lineFormat.ts'
import type { FieldKind } from './vocabulary/marketKinds.ts'
import { entrantOf, type EntrantSide, isEntrantSide } from './vocabulary/sides.ts'
import { placesPaid } from './virtual/field.ts'
import { quoteSingle } from './stake.ts'

/**
 * The outcome of a selection (docs/betting.md, 3). `counted` is the count of the market's stat and period;
 * `benchmark` is the score at the time of a bet in play, from which a handicap counts, and `null` for a bet
 * before kick-off. `facts` are the other counts of the match, for markets on several parts of it or on the order of
 * scoring. The `line` of a handicap is from the home side. With the count of a running match it returns the outcome as
 * if the match ended now. A side or line that the market does not have is void, so a corrupt record returns the stake.
 */
export function settleSelection(
  spec: MarketSpec,
  side: Side,
  line: Line | null,
  counted: Pair,
  benchmark: Pair | null,
  facts: Facts = {},
): CountedOutcome {
  const [home, away] = counted
  const { kind } = spec
  switch (kind) {
    case 'result':
      return resultOutcome(side, home - away)
    case 'winner':
    case 'toQualify':
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
    case 'exactTotal':
      return exactTotalOutcome(side, home + away)
    case 'winningMargin':
      return winningMarginOutcome(side, home - away)
    case 'oddEvenHome':
      return oddEvenOutcome(side, home)
    case 'oddEvenAway':
      return oddEvenOutcome(side, away)
    case 'cleanSheetHome':
      return yesNoOutcome(side, away === 0)
    case 'cleanSheetAway':
      return yesNoOutcome(side, home === 0)
    case 'winToNilHome':
      return yesNoOutcome(side, home > 0 && away === 0)
    case 'winToNilAway':
      return yesNoOutcome(side, away > 0 && home === 0)
    case 'halfTimeFullTime':
      return halfTimeFullTimeOutcome(side, facts[`${spec.stat}.firstHalf`] ?? null, counted)
    case 'anyScore':
      return yesNoOutcome(side, home + away > 0)
    case 'firstTeam':
    case 'lastTeam':
    case 'nextTeam':
    case 'race':
      return sequenceOutcome({ ...spec, kind }, side, line, counted, facts)
    case 'scoreBothHalvesHome':
    case 'scoreBothHalvesAway':
    case 'winBothHalvesHome':
    case 'winBothHalvesAway':
    case 'winEitherHalfHome':
    case 'winEitherHalfAway':
    case 'halfWithMost':
      return halvesOutcome({ ...spec, kind }, side, counted, facts)
    case 'firstTime':
      return firstTimeOutcome(spec, side, counted, facts)
    case 'goalRange':
    case 'cornerRange':
      return rangeOutcome(kind, side, home + away)
    case 'resultAndBothScore':
      return resultAndBothScoreOutcome(side, counted)
    case 'distance':
    case 'method':
    case 'roundGroup':
      return boutOutcome(kind, side, counted, facts)
    default:
      // `outright`, `place`, `forecast` and `quinella` are decided by the order of the field, not by a count.
      return fieldOutcome(kind)
  }
}

/** Its type is an exhaustiveness check: a new kind that is settled by a count must get a case above. */
function fieldOutcome(_kind: 'outright' | 'place' | 'forecast' | 'quinella'): CountedOutcome {
  return 'void'
}

/**
 * The outcome of a bet on an entrant, by the winners of its field (docs/betting.md, 3.5). Without a winner, and
 * for a side that is not an entrant, it is void.
 */
export function settleOutright(side: Side, winners: readonly EntrantSide[]): CountedOutcome {
  if (winners.length === 0 || !isEntrantSide(side)) return 'void'
  return won(winners.includes(side))
}

/**
 * The outcome of a bet on a field by its order of finish (docs/virtual-sports.md, 5.1). Without an order, and for a
 * side that is not of the field, it is void.
 */
export function settlePlaces(kind: FieldKind, side: Side, places: readonly EntrantSide[]): CountedOutcome {
  const order = places.map((place) => entrantOf(place))
  const chosen = entrantOf(side)?.split('-') ?? []
  const two = kind === 'forecast' || kind === 'quinella'
  const known = new Set(chosen.filter((each) => order.includes(each)))
  if (known.size !== chosen.length || known.size !== (two ? 2 : 1)) return 'void'
  const first = order.slice(0, two ? 2 : kind === 'place' ? placesPaid(order.length) : 1)
  if (kind === 'forecast') return won(chosen.every((each, place) => first[place] === each))
  return won(chosen.every((each) => first.includes(each)))
}

function resultOutcome(side: Side, difference: number): CountedOutcome {
  if (side === 'home') return won(difference > 0)
  if (side === 'draw') return won(difference === 0)
  return side === 'away' ? won(difference < 0) : 'void'
}

/** Two-way: level is a push. */
function winnerOutcome(side: Side, difference: number): CountedOutcome {
  if (side !== 'home' && side !== 'away') return 'void'
  return marginOutcome(QUARTERS_PER_UNIT * (side === 'home' ? difference : -difference))
}

function handicapOutcome(
  spec: MarketSpec,
  side: Side,
  line: Line | null,
  [home, away]: Pair,
  [homeBefore, awayBefore]: Pair,
): CountedOutcome {
  if (line === null || (side !== 'home' && side !== 'away')) return 'void'
  const lead = home - homeBefore - (away - awayBefore)
  return marginOutcome(QUARTERS_PER_UNIT * (side === 'home' ? lead : -lead) + sideLine(spec, side, line))
}

function totalOutcome(side: Side, line: Line | null, total: number): CountedOutcome {
  if (line === null || (side !== 'over' && side !== 'under')) return 'void'
  const margin = QUARTERS_PER_UNIT * total - line
  return marginOutcome(side === 'over' ? margin : -margin)
}

/**
 * The outcome by the margin in quarters. A margin of one quarter occurs on quarter lines only: one half of
 * the stake is a push, the other is won or lost.
 */
function marginOutcome(quarters: number): CountedOutcome {
  if (quarters === 0) return 'push'
  if (quarters === 1) return 'halfWin'
  if (quarters === -1) return 'halfLose'
  return won(quarters > 0)
}

function oddEvenOutcome(side: Side, total: number): CountedOutcome {
  if (side === 'odd') return won(total % 2 === 1)
  return side === 'even' ? won(total % 2 === 0) : 'void'
}

function doubleChanceOutcome(side: Side, difference: number): CountedOutcome {
  if (side === 'homeOrDraw') return won(difference >= 0)
  if (side === 'homeOrAway') return won(difference !== 0)
  return side === 'drawOrAway' ? won(difference <= 0) : 'void'
}

const SCALE = BigInt(ODDS_SCALE)
/** Common denominator of all leg factors. */
const FACTOR_DEN = 2n * SCALE

function factorUnits(outcome: LegOutcome, odds: Odds): bigint {
  if (isVoid(outcome)) return FACTOR_DEN
  switch (outcome) {
    case 'win':
      return 2n * BigInt(odds)
    case 'halfWin':
      return BigInt(odds) + SCALE
    case 'push':
      return FACTOR_DEN
    case 'halfLose':
      return SCALE
    case 'lose':
      return 0n
  }
}

/** The exact return of a stake of 1 on a leg: D, (D + 1)/2, 1, 1/2 or 0 (docs/betting.md, 3.3). */
export function legFactor(outcome: LegOutcome, odds: Odds): Ratio {
  return ratio(factorUnits(outcome, odds), FACTOR_DEN)
}

/**
 * The return of a single, including the stake, rounded down to the minor unit. `typed` is the typed amount: at
 * negative Malay and Indonesian prices the amount risked and the profit are derived from it (`quoteSingle`).
 */
export function settleSingle(typed: Money, odds: Odds, format: OddsFormat, outcome: LegOutcome): Money {
  const { risked, profit } = quoteSingle(typed, odds, format)
  const stake = BigInt(risked.minor)
  const gain = BigInt(profit.minor)
  if (isVoid(outcome)) return exactMoney(stake, typed.currency)
  switch (outcome) {
    case 'win':
      return exactMoney(stake + gain, typed.currency)
    case 'halfWin':
      return exactMoney(stake + gain / 2n, typed.currency)
    case 'push':
      return exactMoney(stake, typed.currency)
    case 'halfLose':
      return exactMoney(stake / 2n, typed.currency)
    case 'lose':
      return exactMoney(0n, typed.currency)
  }
}

/** A settled leg of a series, with its accepted European odds. */
export interface SettledLeg {
  readonly odds: Odds
  readonly outcome: LegOutcome
}

/**
 * The return of a series for a unit stake, including the stakes. Combinations are summed exactly and the total is
 * rounded down once; a void leg has the factor 1 (docs/betting.md, 4.1).
 */
export function settleSeries(unit: Money, series: Series, legs: readonly SettledLeg[]): Money {
  const factors = legs.map(({ odds, outcome }) => factorUnits(outcome, odds))
  return seriesReturn(unit, series, factors, FACTOR_DEN)
}
