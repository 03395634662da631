import { listedScores, listedScoreTop } from '../../../streams/domain/correctScore.ts'
import { halfTimeFullTimeSide, LAST_EXACT_TOTAL } from '../../../streams/domain/goalCounts.ts'
import { hasLine, line, QUARTERS_PER_UNIT } from '../../../streams/domain/market.ts'
import type { Line, MarketKind, MarketSpec, Side } from '../../../streams/domain/market.ts'
import { MARKET_KINDS } from '../../../streams/domain/vocabulary/marketKinds.ts'
import type { Moment } from '../course/moment.ts'
import type { MarketPlan } from '../pricing/board.ts'
import { neverDecided, twoWay } from '../pricing/board.ts'
import { chanceAbove, chanceOf } from '../pricing/counts.ts'
import type { Spread } from '../pricing/counts.ts'
import { boundsAround, fairAbove, handicapLine, homeBound } from '../pricing/lines.ts'
import type { Chance } from '../pricing/odds.ts'
import type { FootballPeriod, FootballView, Outlook } from './view.ts'

type FootballStat = 'goals' | 'corners'
type Plan = MarketPlan<FootballView>

const LINE_MARGIN = 0.05
const ODDS_MARGIN = 0.06
const SCORE_MARGIN = 0.07
const NO_LINE: readonly null[] = [null]

/** Whether a market exists: second halves from half-time on; lines close before the others. */
function availabilityOf({ kind, period }: MarketSpec): Plan['availability'] {
  return (moment) => {
    if (period === 'secondHalf' && (moment.state === 'notStarted' || moment.phase === 'firstHalf'))
      return 'absent'
    if (moment.over.has(period) || moment.closing === 'full') return 'closed'
    return moment.closing === 'partial' && hasLine(kind) ? 'closed' : 'open'
  }
}

interface Shape {
  readonly margin: number
  readonly every: number
  readonly parlayAllowed: boolean
  readonly lines: Plan['lines']
  readonly chances: Plan['chances']
  readonly decided?: Plan['decided']
}

function plan(kind: MarketKind, stat: FootballStat, period: FootballPeriod, shape: Shape): Plan {
  const spec = { kind, stat, period }
  const goalLines = stat === 'goals' && (kind === 'handicap' || kind === 'total')
  return {
    spec,
    parlayAllowed: shape.parlayAllowed,
    margin: shape.margin,
    every: shape.every,
    haltClass: stat === 'corners' ? 'corners' : goalLines ? 'goalLines' : 'plain',
    availability: availabilityOf(spec),
    lines: shape.lines,
    chances: shape.chances,
    decided: shape.decided ?? neverDecided,
  }
}

const withoutLine = (): readonly null[] => NO_LINE

/** Counts from the score at the time of the bet, so only further counts matter. */
function handicap(stat: FootballStat, period: FootballPeriod, slots: number, every: number): Plan {
  const grid = { step: stat === 'goals' ? 1 : 2, offset: 0, lowest: -28, highest: 28 }
  return plan('handicap', stat, period, {
    margin: LINE_MARGIN,
    every,
    parlayAllowed: true,
    lines: (view) => boundsAround(view.outlook(stat, period).lead(), grid, slots).map(handicapLine),
    chances: (view, value) =>
      twoWay('home', 'away', fairAbove(view.outlook(stat, period).lead(), homeBound(value))),
  })
}

function total(stat: FootballStat, period: FootballPeriod, slots: number, every: number): Plan {
  return plan('total', stat, period, {
    margin: LINE_MARGIN,
    every,
    parlayAllowed: true,
    lines: (view) => totalLines(view.outlook(stat, period).total(), stat === 'goals' ? 1 : 2, 0, slots),
    chances: (view, value) =>
      twoWay('over', 'under', fairAbove(view.outlook(stat, period).total(), value ?? 0)),
    decided: (moment, value) => isOver(confirmedCount(moment, stat, period), value),
  })
}

/** Lines at least half a goal above the present count; lower ones are decided already. */
function totalLines(spread: Spread, step: number, offset: number, slots: number): readonly Line[] {
  const lowest = QUARTERS_PER_UNIT * spread.from + 2
  return boundsAround(spread, { step, offset, lowest, highest: lowest + 60 }, slots).map(line)
}

function isOver(counted: number, value: Line | null): boolean {
  return QUARTERS_PER_UNIT * counted - (value ?? 0) >= 2
}

/** The count of a period, without a goal under review. */
function confirmedCount(moment: Moment, stat: FootballStat, period: FootballPeriod): number {
  const [home, away] = sides(moment, stat, period)
  return home + away
}

function sides(
  moment: Moment,
  stat: FootballStat,
  period: FootballPeriod,
): readonly [home: number, away: number] {
  const [home, away] = moment.facts[`${stat}.${period}`] ?? [0, 0]
  if (stat === 'corners') return [home, away]
  return [
    home - (moment.score[0] - moment.confirmedScore[0]),
    away - (moment.score[1] - moment.confirmedScore[1]),
  ]
}

function teamTotal(
  kind: 'teamTotalHome' | 'teamTotalAway',
  stat: FootballStat = 'goals',
  period: FootballPeriod = 'match',
): Plan {
  const side = kind === 'teamTotalHome' ? 0 : 1
  const spreadOf = ({ counted, home, away }: Outlook): Spread => ({
    from: counted[side],
    chances: side === 0 ? home : away,
  })
  return plan(kind, stat, period, {
    margin: LINE_MARGIN,
    every: 4,
    parlayAllowed: true,
    lines: (view) => totalLines(spreadOf(view.outlook(stat, period)), 4, 2, 2),
    chances: (view, value) =>
      twoWay('over', 'under', fairAbove(spreadOf(view.outlook(stat, period)), value ?? 0)),
    decided: (moment, value) => isOver(sides(moment, stat, period)[side], value),
  })
}

/** The final lead of home in the period, including the present count. */
function leadOf({ counted, lead }: Outlook): Spread {
  const { from, chances } = lead()
  return { from: from + counted[0] - counted[1], chances }
}

function result(period: FootballPeriod, every: number, stat: FootballStat = 'goals'): Plan {
  return plan('result', stat, period, {
    margin: ODDS_MARGIN,
    every,
    parlayAllowed: true,
    lines: withoutLine,
    chances: (view) => {
      const lead = leadOf(view.outlook(stat, period))
      const home = chanceAbove(lead, 0)
      const draw = chanceOf(lead, 0)
      return [
        { side: 'home', fair: home },
        { side: 'draw', fair: draw },
        { side: 'away', fair: 1 - home - draw },
      ]
    },
  })
}

function doubleChance(period: FootballPeriod = 'match'): Plan {
  return plan('doubleChance', 'goals', period, {
    margin: ODDS_MARGIN,
    every: 4,
    parlayAllowed: true,
    lines: withoutLine,
    chances: (view) => {
      const lead = leadOf(view.outlook('goals', period))
      const home = chanceAbove(lead, 0)
      const draw = chanceOf(lead, 0)
      return [
        { side: 'homeOrDraw', fair: home + draw },
        { side: 'homeOrAway', fair: 1 - draw },
        { side: 'drawOrAway', fair: 1 - home },
      ]
    },
  })
}

function oddEven(stat: FootballStat, period: FootballPeriod): Plan {
  return plan('oddEven', stat, period, {
    margin: LINE_MARGIN,
    every: 6,
    parlayAllowed: true,
    lines: withoutLine,
    chances: (view) => {
      const { from, chances } = view.outlook(stat, period).total()
      const odd = chances.reduce((sum, chance, index) => ((from + index) % 2 === 1 ? sum + chance : sum), 0)
      return twoWay('odd', 'even', odd)
    },
  })
}

function bothScore(period: FootballPeriod): Plan {
  return plan('bothScore', 'goals', period, {
    margin: ODDS_MARGIN,
    every: 4,
    parlayAllowed: true,
    lines: withoutLine,
    chances: (view) => {
      const { counted, home, away } = view.outlook('goals', period)
      const scores = (has: number, chances: readonly number[]): number =>
        has > 0 ? 1 : 1 - (chances[0] ?? 0)
      return twoWay('yes', 'no', scores(counted[0], home) * scores(counted[1], away))
    },
    decided: (moment) => sides(moment, 'goals', period).every((goals) => goals > 0),
  })
}

function correctScore(period: FootballPeriod): Plan {
  const scores = listedScores(period).map((side) => {
    const [home, away] = side.split(':').map(Number)
    return { side, home: home ?? 0, away: away ?? 0 }
  })
  return plan('correctScore', 'goals', period, {
    margin: SCORE_MARGIN,
    every: 5,
    parlayAllowed: false,
    lines: withoutLine,
    chances: (view) => {
      const { counted, home, away } = view.outlook('goals', period)
      const listed: Chance[] = scores.map((score) => ({
        side: score.side,
        fair: (home[score.home - counted[0]] ?? 0) * (away[score.away - counted[1]] ?? 0),
      }))
      const rest = 1 - listed.reduce((sum, { fair }) => sum + fair, 0)
      return [...listed, { side: 'otherScore', fair: Math.max(rest, 1e-6) }]
    },
    // Above the listed scores only the last selection can win.
    decided: (moment) => Math.max(...sides(moment, 'goals', period)) > listedScoreTop(period),
  })
}

function teamTotals(stat: FootballStat, period: FootballPeriod): readonly Plan[] {
  return [teamTotal('teamTotalHome', stat, period), teamTotal('teamTotalAway', stat, period)]
}

/** Two-way on the result; a draw returns the stake. */
function drawNoBet(period: FootballPeriod): Plan {
  return plan('winner', 'goals', period, {
    margin: ODDS_MARGIN,
    every: 5,
    parlayAllowed: true,
    lines: withoutLine,
    chances: (view) => twoWay('home', 'away', fairAbove(leadOf(view.outlook('goals', period)), 0)),
  })
}

function exactTotal(period: FootballPeriod): Plan {
  return plan('exactTotal', 'goals', period, {
    margin: SCORE_MARGIN,
    every: 6,
    parlayAllowed: false,
    lines: withoutLine,
    chances: (view) => {
      const all = view.outlook('goals', period).total()
      return MARKET_KINDS.exactTotal.sides.map((side, count) => ({
        side,
        fair: count < LAST_EXACT_TOTAL ? chanceOf(all, count) : chanceAbove(all, LAST_EXACT_TOTAL - 1),
      }))
    },
    decided: (moment) => confirmedCount(moment, 'goals', period) >= LAST_EXACT_TOTAL,
  })
}

function winningMargin(period: FootballPeriod): Plan {
  return plan('winningMargin', 'goals', period, {
    margin: SCORE_MARGIN,
    every: 6,
    parlayAllowed: false,
    lines: withoutLine,
    chances: (view) => {
      const lead = leadOf(view.outlook('goals', period))
      return [
        { side: 'homeBy1', fair: chanceOf(lead, 1) },
        { side: 'homeBy2', fair: chanceOf(lead, 2) },
        { side: 'homeBy3More', fair: chanceAbove(lead, 2) },
        { side: 'draw', fair: chanceOf(lead, 0) },
        { side: 'awayBy1', fair: chanceOf(lead, -1) },
        { side: 'awayBy2', fair: chanceOf(lead, -2) },
        { side: 'awayBy3More', fair: Math.max(0, 1 - chanceAbove(lead, -3)) },
      ]
    },
  })
}

/** The leads of both halves count as independent; that a leading side scores a little less is neglected. */
function halfTimeFullTime(): Plan {
  return plan('halfTimeFullTime', 'goals', 'match', {
    margin: SCORE_MARGIN,
    every: 7,
    parlayAllowed: false,
    lines: withoutLine,
    chances: (view) => {
      const first = leadOf(view.outlook('goals', 'firstHalf'))
      const second = leadOf(view.outlook('goals', 'secondHalf'))
      const fair = new Map<Side, number>(MARKET_KINDS.halfTimeFullTime.sides.map((side) => [side, 0]))
      for (const [i, one] of first.chances.entries()) {
        for (const [j, other] of second.chances.entries()) {
          const halfTime = first.from + i
          const side = halfTimeFullTimeSide(halfTime, halfTime + second.from + j)
          fair.set(side, (fair.get(side) ?? 0) + one * other)
        }
      }
      return [...fair].map(([side, chance]) => ({ side, fair: chance }))
    },
  })
}

/** Odd or even goals of one side. */
function oddEvenOf(kind: 'oddEvenHome' | 'oddEvenAway', period: FootballPeriod): Plan {
  return plan(kind, 'goals', period, {
    margin: LINE_MARGIN,
    every: 6,
    parlayAllowed: true,
    lines: withoutLine,
    chances: (view) => {
      const { counted, home, away } = view.outlook('goals', period)
      const [from, chances] = kind === 'oddEvenHome' ? [counted[0], home] : [counted[1], away]
      const odd = chances.reduce((sum, chance, index) => ((from + index) % 2 === 1 ? sum + chance : sum), 0)
      return twoWay('odd', 'even', odd)
    },
  })
}

/** The chance that a side scores nothing in the period. */
function nothing(counted: number, chances: readonly number[]): number {
  return counted > 0 ? 0 : (chances[0] ?? 0)
}

function cleanSheet(kind: 'cleanSheetHome' | 'cleanSheetAway', period: FootballPeriod): Plan {
  const conceding = kind === 'cleanSheetHome' ? 1 : 0
  return plan(kind, 'goals', period, {
    margin: ODDS_MARGIN,
    every: 5,
    parlayAllowed: true,
    lines: withoutLine,
    chances: (view) => {
      const { counted, home, away } = view.outlook('goals', period)
      return twoWay('yes', 'no', nothing(counted[conceding], conceding === 1 ? away : home))
    },
    decided: (moment) => sides(moment, 'goals', period)[conceding] > 0,
  })
}

function winToNil(kind: 'winToNilHome' | 'winToNilAway', period: FootballPeriod): Plan {
  const conceding = kind === 'winToNilHome' ? 1 : 0
  return plan(kind, 'goals', period, {
    margin: ODDS_MARGIN,
    every: 5,
    parlayAllowed: true,
    lines: withoutLine,
    chances: (view) => {
      const { counted, home, away } = view.outlook('goals', period)
      const none = [nothing(counted[0], home), nothing(counted[1], away)] as const
      return twoWay('yes', 'no', none[conceding] * (1 - none[conceding === 1 ? 0 : 1]))
    },
    decided: (moment) => sides(moment, 'goals', period)[conceding] > 0,
  })
}

/**
 * The markets of every football match, in display order. A market is recomputed on about every sixth tick, which
 * is every 15 seconds: rarely enough for a live bet to be confirmed at its price.
 */
export const USUAL_MARKETS: readonly Plan[] = [
  result('match', 6),
  handicap('goals', 'match', 5, 6),
  total('goals', 'match', 5, 6),
  result('firstHalf', 7),
  handicap('goals', 'firstHalf', 3, 7),
  total('goals', 'firstHalf', 3, 7),
  result('secondHalf', 7),
  handicap('goals', 'secondHalf', 3, 7),
  total('goals', 'secondHalf', 3, 7),
  bothScore('match'),
  doubleChance(),
  teamTotal('teamTotalHome'),
  teamTotal('teamTotalAway'),
  oddEven('goals', 'match'),
  oddEven('goals', 'firstHalf'),
  correctScore('match'),
  correctScore('firstHalf'),
  handicap('corners', 'match', 3, 4),
  total('corners', 'match', 3, 4),
  handicap('corners', 'firstHalf', 1, 4),
  total('corners', 'firstHalf', 1, 4),
  oddEven('corners', 'match'),
]

const PERIODS: readonly FootballPeriod[] = ['match', 'firstHalf', 'secondHalf']
const HALVES: readonly FootballPeriod[] = ['firstHalf', 'secondHalf']

/** Markets of the second half that can be bet on from the announcement of the match on. */
function fromTheStart(market: Plan): Plan {
  return {
    ...market,
    availability: (moment) => {
      const own = market.availability(moment)
      return own === 'absent' ? 'open' : own
    },
  }
}

/** The further markets of a match of a big league, in display order. */
const FURTHER_MARKETS: readonly Plan[] = [
  ...PERIODS.map(drawNoBet),
  ...PERIODS.map(exactTotal),
  ...PERIODS.map(winningMargin),
  halfTimeFullTime(),
  ...HALVES.map((period) => doubleChance(period)),
  ...HALVES.map(bothScore),
  ...HALVES.flatMap((period) => teamTotals('goals', period)),
  ...PERIODS.flatMap((period) => [oddEvenOf('oddEvenHome', period), oddEvenOf('oddEvenAway', period)]),
  ...PERIODS.flatMap((period) => [
    cleanSheet('cleanSheetHome', period),
    cleanSheet('cleanSheetAway', period),
  ]),
  ...PERIODS.flatMap((period) => [winToNil('winToNilHome', period), winToNil('winToNilAway', period)]),
  oddEven('goals', 'secondHalf'),
  correctScore('secondHalf'),
  ...PERIODS.map((period) => result(period, 4, 'corners')),
  handicap('corners', 'secondHalf', 1, 4),
  total('corners', 'secondHalf', 1, 4),
  ...HALVES.map((period) => oddEven('corners', period)),
  ...PERIODS.flatMap((period) => teamTotals('corners', period)),
].map(fromTheStart)

export const FOOTBALL_MARKETS: readonly Plan[] = [...USUAL_MARKETS, ...FURTHER_MARKETS]
