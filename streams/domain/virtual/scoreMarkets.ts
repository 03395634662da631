import { listedScores } from '../correctScore.ts'
import { line, type MarketKey, QUARTERS_PER_UNIT, type Side } from '../market.ts'
import type { Pair } from '../match.ts'
import { POSSESSIONS_OF_QUARTER, QUARTERS, THREE_POINTS } from './basketball.ts'
import {
  aroundBound,
  type BoundGrid,
  boundsAround,
  chanceWhere,
  type Counts,
  leadOf,
  repeated,
  type Spread,
  sumOf,
  totalOf,
} from './counts.ts'
import { ATTACKS_OF_HALF } from './football.ts'
import { priced, type VirtualLine, type VirtualMarket } from './price.ts'

const MARGIN = 6
const SCORE_MARGIN = 12
const PER_MILLE = 1000
const LINES_OF_MATCH = 3
/** The advantage of a side at its own ground, per mille of each attack. */
export const HOME_ADVANTAGE = 12

/** What a match of football is in its cup, as far as its prices depend on it. */
export type TiePart =
  | { readonly part: 'none' }
  | { readonly part: 'firstLeg' }
  | { readonly part: 'decides'; readonly before: Pair }

/** Quarter lines. */
const GOAL_LINES = { step: 1, offset: 0 } as const
/** Half lines. */
const POINT_LINES = { step: 4, offset: 2 } as const

type Chances = Readonly<Partial<Record<Side, number>>>

function oneLine(key: MarketKey, chances: Chances, margin = MARGIN): VirtualMarket {
  return { key, lines: [lineOf(null, chances, margin)] }
}

function lineOf(quarters: number | null, chances: Chances, margin = MARGIN): VirtualLine {
  const sides = Object.entries(chances) as [Side, number][]
  return {
    line: quarters === null ? null : line(quarters),
    selections: priced(
      sides.map(([side, chance]) => ({ side, chance })),
      margin,
    ),
  }
}

type Grid = Pick<BoundGrid, 'step' | 'offset'>

/** The handicap is stored from the home side: home −0.5 is a lead above 0.5. */
function handicap(key: MarketKey, lead: Spread, grid: Grid, count: number): VirtualMarket {
  const highest = QUARTERS_PER_UNIT * (lead.from + lead.chances.length)
  const bounds = boundsAround(lead, { ...grid, lowest: -highest, highest }, count)
  const lines = bounds.map((bound) => {
    const { above, below } = aroundBound(lead, bound)
    return lineOf(bound === 0 ? 0 : -bound, { home: above, away: below })
  })
  return { key, lines }
}

function total(key: MarketKey, sum: Spread, grid: Grid, count: number): VirtualMarket {
  const highest = QUARTERS_PER_UNIT * (sum.chances.length - 1)
  const bounds = boundsAround(sum, { ...grid, lowest: 2, highest }, count)
  const lines = bounds.map((bound) => {
    const { above, below } = aroundBound(sum, bound)
    return lineOf(bound, { over: above, under: below })
  })
  return { key, lines }
}

function result(key: MarketKey, lead: Spread): VirtualMarket {
  return oneLine(key, {
    home: chanceWhere(lead, (by) => by > 0),
    draw: chanceWhere(lead, (by) => by === 0),
    away: chanceWhere(lead, (by) => by < 0),
  })
}

function oddEven(key: MarketKey, sum: Spread): VirtualMarket {
  return oneLine(key, {
    odd: chanceWhere(sum, (count) => count % 2 === 1),
    even: chanceWhere(sum, (count) => count % 2 === 0),
  })
}

/** A level game returns the stake. */
function winner(key: MarketKey, lead: Spread): VirtualMarket {
  const { above, below } = aroundBound(lead, 0)
  return oneLine(key, { home: above, away: below })
}

/** Ahead, and half of what is level. */
function qualifying(lead: Spread): VirtualMarket {
  const level = chanceWhere(lead, (by) => by === 0) / 2
  return oneLine('goals.toQualify.tie', {
    home: chanceWhere(lead, (by) => by > 0) + level,
    away: chanceWhere(lead, (by) => by < 0) + level,
  })
}

function goalsOf(halves: number, chance: number): Counts {
  return repeated(ATTACKS_OF_HALF * halves, [1 - chance / PER_MILLE, chance / PER_MILLE])
}

/** The markets of a football match; the chances are of each attack, per mille (docs/virtual-sports.md, 5.2). */
export function footballMarkets(chances: Pair, tie: TiePart): readonly VirtualMarket[] {
  const [home, away] = [goalsOf(2, chances[0]), goalsOf(2, chances[1])]
  const [homeHalf, awayHalf] = [goalsOf(1, chances[0]), goalsOf(1, chances[1])]
  const lead = leadOf(home, away)
  const sum = totalOf(home, away)
  const halfLead = leadOf(homeHalf, awayHalf)
  const both = (1 - (home[0] ?? 0)) * (1 - (away[0] ?? 0))
  const qualifies = qualifyingLead(chances, lead, tie)
  return [
    result('goals.result.match', lead),
    handicap('goals.handicap.match', lead, GOAL_LINES, LINES_OF_MATCH),
    total('goals.total.match', sum, GOAL_LINES, LINES_OF_MATCH),
    ...(qualifies === null ? [] : [qualifying(qualifies)]),
    result('goals.result.firstHalf', halfLead),
    handicap('goals.handicap.firstHalf', halfLead, GOAL_LINES, 1),
    total('goals.total.firstHalf', totalOf(homeHalf, awayHalf), GOAL_LINES, 1),
    oneLine('goals.doubleChance.match', {
      homeOrDraw: chanceWhere(lead, (by) => by >= 0),
      homeOrAway: chanceWhere(lead, (by) => by !== 0),
      drawOrAway: chanceWhere(lead, (by) => by <= 0),
    }),
    oneLine('goals.bothScore.match', { yes: both, no: 1 - both }),
    oddEven('goals.oddEven.match', sum),
    correctScore(home, away),
  ]
}

function correctScore(home: Counts, away: Counts): VirtualMarket {
  const listed = listedScores('match').map((score) => {
    const [homeGoals = 0, awayGoals = 0] = score.split(':').map(Number)
    return [score, (home[homeGoals] ?? 0) * (away[awayGoals] ?? 0)] as const
  })
  const otherScore = 1 - listed.reduce((all, [, chance]) => all + chance, 0)
  return oneLine('goals.correctScore.match', { ...Object.fromEntries(listed), otherScore }, SCORE_MARGIN)
}

/** The lead by which a tie is decided, of the home side of this leg; `null` where nobody qualifies. */
function qualifyingLead(chances: Pair, lead: Spread, tie: TiePart): Spread | null {
  if (tie.part === 'none') return null
  if (tie.part === 'decides') return { ...lead, from: lead.from + tie.before[0] - tie.before[1] }
  const [away, home] = secondLegChances(chances)
  return sumOf(lead, leadOf(goalsOf(2, home), goalsOf(2, away)))
}

/** The chances of the second leg, at the ground of the other side, from those of the first. */
export function secondLegChances([home, away]: Pair): Pair {
  return [away + HOME_ADVANTAGE, home - HOME_ADVANTAGE]
}

function pointsOf(quarters: number, chance: number): Counts {
  const [two, three] = [chance / PER_MILLE, THREE_POINTS / PER_MILLE]
  return repeated(POSSESSIONS_OF_QUARTER * quarters, [1 - two - three, 0, two, three])
}

/** The markets of a basketball match; the chances are of two points, per mille (docs/virtual-sports.md, 5.2). */
export function basketballMarkets(chances: Pair): readonly VirtualMarket[] {
  const [home, away] = [pointsOf(QUARTERS, chances[0]), pointsOf(QUARTERS, chances[1])]
  const [homeHalf, awayHalf] = [pointsOf(QUARTERS / 2, chances[0]), pointsOf(QUARTERS / 2, chances[1])]
  const lead = leadOf(home, away)
  const sum = totalOf(home, away)
  const halfLead = leadOf(homeHalf, awayHalf)
  return [
    winner('points.winner.match', lead),
    handicap('points.handicap.match', lead, POINT_LINES, LINES_OF_MATCH),
    total('points.total.match', sum, POINT_LINES, LINES_OF_MATCH),
    oddEven('points.oddEven.match', sum),
    winner('points.winner.firstHalf', halfLead),
    handicap('points.handicap.firstHalf', halfLead, POINT_LINES, 1),
    total('points.total.firstHalf', totalOf(homeHalf, awayHalf), POINT_LINES, 1),
  ]
}
