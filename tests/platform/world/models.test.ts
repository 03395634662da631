import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { line } from '../../../streams/domain/market.ts'
import { settleSelection } from '../../../streams/domain/settlement.ts'
import { chanceAbove, differenceOf, normalSpread, poisson } from '../../../platform/world/pricing/counts.ts'
import { normalBelow } from '../../../platform/world/pricing/normal.ts'
import { endingOf, TIP } from '../../../platform/world/basketball/ending.ts'
import { boundsAround, fairAbove } from '../../../platform/world/pricing/lines.ts'
import { priceAll } from '../../../platform/world/pricing/odds.ts'
import { freshSet, gameChance, setOutcomes, tiebreakChance } from '../../../platform/world/tennis/chances.ts'
import {
  calledPoints,
  firstScore,
  inTiebreak,
  isWon,
  servesNext,
  winPoint,
} from '../../../platform/world/tennis/score.ts'
import type { PointScore } from '../../../platform/world/course/moment.ts'

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

describe('counting chances', () => {
  it('sum to one', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 8, noNaN: true }), (mean) => {
        expect(sum(poisson(mean, 11))).toBeCloseTo(1, 9)
        expect(sum(differenceOf(poisson(mean, 11), poisson(1.2, 11)).chances)).toBeCloseTo(1, 9)
        expect(sum(normalSpread(mean * 20, mean * 2).chances)).toBeCloseTo(1, 5)
      }),
    )
  })

  it('know the normal curve', () => {
    expect(normalBelow(0)).toBeCloseTo(0.5, 6)
    expect(normalBelow(1.96)).toBeCloseTo(0.975, 4)
    expect(normalBelow(-1)).toBeCloseTo(0.1587, 4)
  })
})

describe('lines', () => {
  const lead = differenceOf(poisson(1.6, 11), poisson(1.1, 11))

  it('are fair: the settled value of a bet on either side at its fair price is the stake', () => {
    const handicap = { kind: 'handicap', stat: 'goals', period: 'match' } as const
    const factor = { win: 1, halfWin: 0.5, push: 0, void: 0, halfLose: -0.5, lose: -1 } as const
    for (let quarters = -9; quarters <= 9; quarters += 1) {
      const fair = fairAbove(lead, -quarters)
      const profit = (chance: number, side: 'home' | 'away'): number =>
        sum(
          lead.chances.map((weight, index) => {
            const difference = lead.from + index
            const counted = difference >= 0 ? ([difference, 0] as const) : ([0, -difference] as const)
            const outcome = factor[settleSelection(handicap, side, line(quarters), counted, null)]
            return weight * (outcome > 0 ? outcome * (1 / chance - 1) : outcome)
          }),
        )
      expect(profit(fair, 'home')).toBeCloseTo(0, 9)
      expect(profit(1 - fair, 'away')).toBeCloseTo(0, 9)
    }
  })

  it('begin with the most balanced one of the grid', () => {
    const grid = { step: 1, offset: 0, lowest: -28, highest: 28 }
    const [main, ...others] = boundsAround(lead, grid, 5)
    const distance = (bound: number | undefined): number => Math.abs(fairAbove(lead, bound ?? NaN) - 0.5)
    for (const other of others) expect(distance(main)).toBeLessThanOrEqual(distance(other))
    expect(new Set([main, ...others]).size).toBe(5)
  })

  it('never leave the grid', () => {
    const grid = { step: 4, offset: 2, lowest: 10, highest: 18 }
    expect([...boundsAround({ from: 0, chances: [1] }, grid, 5)].sort((a, b) => a - b)).toEqual([10, 14, 18])
  })
})

describe('prices from chances', () => {
  const plain = (): number => 1

  it('lock what is all but sure, and its opposite, and close what cannot be', () => {
    expect(
      priceAll(
        [
          { side: 'over', fair: 0.97 },
          { side: 'under', fair: 0.03 },
        ],
        0.05,
        plain,
      ),
    ).toMatchObject([{ odds: 101_000, status: 'locked' }, { status: 'locked' }])
    expect(
      priceAll(
        [
          { side: 'home', fair: 0.5 },
          { side: 'draw', fair: 0.5 },
          { side: 'away', fair: 0 },
        ],
        0.06,
        plain,
      ),
    ).toMatchObject([{ status: 'open' }, { status: 'open' }, { status: 'closed', odds: 20_100_000 }])
  })

  it('truncate in the house’s favour', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 0.9, noNaN: true }), (fair) => {
        const [price] = priceAll(
          [
            { side: 'over', fair },
            { side: 'under', fair: 1 - fair },
          ],
          0.05,
          plain,
        )
        expect((price?.odds ?? 0) / 100_000).toBeLessThanOrEqual(1 / fair / 1.05 + 1e-9)
        expect((price?.odds ?? 1) % 1000).toBe(0)
      }),
    )
  })
})

describe('tennis', () => {
  const after = (score: PointScore, points: string): PointScore =>
    Array.from(points).reduce((current, point) => winPoint(current, point === 'h' ? 0 : 1), score)
  const game = (side: 'h' | 'a'): string => side.repeat(4)

  it('calls points, deuce and advantage', () => {
    const start = firstScore(0)
    expect(calledPoints(after(start, 'hha'))).toEqual([30, 15])
    expect(calledPoints(after(start, 'hhhaaa'))).toEqual([40, 40])
    expect(calledPoints(after(start, 'hhhaaaa'))).toEqual([40, 50])
    expect(after(start, 'hhhaaaaa').games).toEqual([[0, 1]])
  })

  it('wins a set by two games, or by a tiebreak with its own serving turns', () => {
    const level = after(firstScore(0), `${game('h')}${game('a')}`.repeat(6))
    expect(inTiebreak(level)).toBe(true)
    const turns = Array.from({ length: 5 }, (_, points) => servesNext(after(level, 'hahah'.slice(0, points))))
    expect(turns).toEqual([0, 1, 1, 0, 0])
    expect(after(level, 'hahahahahaha').sets).toEqual([0, 0])
    expect(after(level, 'hahahahahahahh')).toMatchObject({
      sets: [1, 0],
      games: [
        [7, 6],
        [0, 0],
      ],
      server: 1,
    })
    expect(after(firstScore(0), game('a').repeat(6)).sets).toEqual([0, 1])
    expect(isWon(after(firstScore(0), game('a').repeat(12)))).toBe(true)
  })

  it('has chances that follow the scoring, point by point', () => {
    // The chance before a point is the average of the chances after it, weighted by who wins the point.
    const chanceOf = (score: PointScore): number => {
      const { games, points, server } = score
      const outcomes = setOutcomes([0.64, 0.6], { games: games.at(-1) ?? [0, 0], points, server })
      return sum(outcomes.filter(({ home, away }) => home > away).map(({ chance }) => chance))
    }
    for (const played of ['', 'hh', 'hhhaaa', game('h'), `${game('h')}${game('a')}aa`, game('a').repeat(4)]) {
      const score = after(firstScore(0), played)
      const serve = servesNext(score) === 0 ? 0.64 : 1 - 0.6
      expect(chanceOf(score)).toBeCloseTo(
        serve * chanceOf(winPoint(score, 0)) + (1 - serve) * chanceOf(winPoint(score, 1)),
        9,
      )
    }
  })

  it('has chances that sum to one and grow with the serve', () => {
    expect(sum(freshSet([0.64, 0.6]).map(({ chance }) => chance))).toBeCloseTo(1, 9)
    expect(gameChance(0.5, 0, 0)).toBeCloseTo(0.5, 9)
    expect(gameChance(0.65, 0, 0)).toBeCloseTo(0.8296, 3)
    expect(tiebreakChance(0.5, [0, 0])).toBeCloseTo(0.5, 9)
    expect(tiebreakChance(0.55, [3, 3])).toBeGreaterThan(tiebreakChance(0.5, [3, 3]))
    expect(tiebreakChance(0.5, [6, 5])).toBeCloseTo(0.75, 9)
  })
})

describe('a spread', () => {
  it('counts what lies above a bound', () => {
    expect(chanceAbove({ from: -1, chances: [0.2, 0.3, 0.5] }, 0)).toBeCloseTo(0.5, 9)
  })
})

describe('a basketball ending', () => {
  const home = { from: 100, chances: [0.5, 0, 0.5] }
  const away = { from: 100, chances: [0.25, 0.75] }

  it('plays on where it would be level, and counts what is then scored', () => {
    const { lead, total, home: own } = endingOf(home, away, TIP)
    // The score is level at 100 with a probability of one in eight.
    expect(lead()).toMatchObject({ from: -1, chances: [0.375 + 0.0625, 0, 0.375 + 0.0625, 0.125] })
    expect(chanceAbove(total(), 200)).toBeCloseTo(1, 9)
    expect(chanceAbove(own(), 100)).toBeCloseTo(0.5 + 0.0625, 9)
    for (const spread of [lead(), total(), own()]) expect(sum(spread.chances)).toBeCloseTo(1, 9)
  })

  it('stays level in a quarter', () => {
    expect(chanceAbove(endingOf(home, away, null).lead(), -1)).toBeCloseTo(0.125 + 0.5, 9)
  })
})
