import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listedScores } from '../../../streams/domain/correctScore.ts'
import type { MarketKind, Side } from '../../../streams/domain/market.ts'
import type { Pair } from '../../../streams/domain/match.ts'
import { money } from '../../../streams/domain/money.ts'
import { ODDS_FORMATS } from '../../../streams/domain/odds.ts'
import {
  type CountedOutcome,
  type LegOutcome,
  PLAYED_OUTCOMES,
  VOID_OUTCOMES,
} from '../../../streams/domain/order.ts'
import { offeredSeries, type SeriesKey, seriesOf } from '../../../streams/domain/parlay.ts'
import {
  legFactor,
  settleOutright,
  settleSelection,
  settleSeries,
  settleSingle,
} from '../../../streams/domain/settlement.ts'
import { quoteSingle } from '../../../streams/domain/stake.ts'
import { anyGoals, anyLine, anyOdds, anyOutcome, odds, quarters, spec } from './arbitraries.ts'
import { linesOf } from './linesOracle.ts'

const settle = (
  kind: MarketKind,
  side: Side,
  line: number | null,
  counted: Pair,
  benchmark: Pair | null = null,
) => settleSelection(spec(kind), side, line === null ? null : quarters(line), counted, benchmark)

/** Settles a quarter line in the usual way: half of the stake on each of the two adjacent half lines. */
function halfStakes(margin: number, line: number): LegOutcome {
  const lines = Number.isInteger(line * 2) ? [line, line] : [line - 0.25, line + 0.25]
  const score = lines.reduce((sum, each) => sum + Math.sign(margin + each), 0)
  const names: Record<number, LegOutcome> = {
    2: 'win',
    1: 'halfWin',
    0: 'push',
    [-1]: 'halfLose',
    [-2]: 'lose',
  }
  return names[score] ?? 'void'
}

const OPPOSITE: Record<CountedOutcome, CountedOutcome> = {
  win: 'lose',
  halfWin: 'halfLose',
  push: 'push',
  halfLose: 'halfWin',
  lose: 'win',
  void: 'void',
}

describe('settleSelection: handicaps', () => {
  it.each([
    [-0.25, [0, 0], 'halfLose'],
    [0.25, [0, 0], 'halfWin'],
    [-0.75, [1, 0], 'halfWin'],
    [0.75, [0, 1], 'halfLose'],
    [-1, [1, 0], 'push'],
    [-0.5, [1, 0], 'win'],
    [-1.5, [1, 0], 'lose'],
    [0, [2, 2], 'push'],
  ] as const)('home %d at %j is %s', (line, counted, outcome) => {
    expect(settle('handicap', 'home', line, counted)).toBe(outcome)
  })

  it('counts a live bet from the score at which it was taken', () => {
    expect(settle('handicap', 'home', -0.5, [1, 0], [1, 0])).toBe('lose')
    expect(settle('handicap', 'home', -0.5, [2, 0], [1, 0])).toBe('win')
    expect(settle('handicap', 'away', 0, [1, 1], [1, 0])).toBe('win')
    expect(settle('handicap', 'home', -0.25, [3, 1], [2, 0])).toBe('halfLose')
  })

  it('settles as two half stakes on the neighbouring lines', () => {
    fc.assert(
      fc.property(anyGoals, fc.option(anyGoals), anyLine, (goals, before, line) => {
        const counted: Pair = before === null ? goals : [goals[0] + before[0], goals[1] + before[1]]
        const margin = goals[0] - goals[1]
        const on = (side: Side) => settleSelection(spec('handicap'), side, line, counted, before)
        expect(on('home')).toBe(halfStakes(margin, line / 4))
        expect(on('away')).toBe(halfStakes(-margin, line / -4))
      }),
    )
  })

  it('gives the two sides opposite ends', () => {
    fc.assert(
      fc.property(anyGoals, anyLine, (goals, line) => {
        const home = settleSelection(spec('handicap'), 'home', line, goals, null)
        expect(settleSelection(spec('handicap'), 'away', line, goals, null)).toBe(OPPOSITE[home])
      }),
    )
  })
})

describe('settleSelection: totals', () => {
  it.each([
    ['over', 2.5, [2, 1], 'win'],
    ['under', 2.5, [2, 1], 'lose'],
    ['over', 3, [2, 1], 'push'],
    ['over', 2.75, [2, 1], 'halfWin'],
    ['under', 2.75, [2, 1], 'halfLose'],
    ['over', 3.25, [2, 1], 'halfLose'],
  ] as const)('%s %d at %j is %s', (side, line, counted, outcome) => {
    expect(settle('total', side, line, counted)).toBe(outcome)
  })

  it('counts the whole match, whatever stood when a live bet was taken', () => {
    expect(settle('total', 'over', 2.5, [2, 1], [2, 1])).toBe('win')
  })

  it('settles as two half stakes on the neighbouring lines, for both teams and each', () => {
    fc.assert(
      fc.property(anyGoals, anyLine, (goals, line) => {
        const counts = [
          ['total', goals[0] + goals[1]],
          ['teamTotalHome', goals[0]],
          ['teamTotalAway', goals[1]],
        ] as const
        for (const [kind, count] of counts) {
          const over = settleSelection(spec(kind), 'over', line, goals, null)
          expect(over).toBe(halfStakes(count, line / -4))
          expect(settleSelection(spec(kind), 'under', line, goals, null)).toBe(OPPOSITE[over])
        }
      }),
    )
  })
})

describe('settleSelection: other markets', () => {
  it.each([
    ['result', [1, 0], ['home']],
    ['result', [1, 1], ['draw']],
    ['result', [0, 1], ['away']],
    ['doubleChance', [1, 0], ['homeOrDraw', 'homeOrAway']],
    ['doubleChance', [1, 1], ['homeOrDraw', 'drawOrAway']],
    ['doubleChance', [0, 1], ['homeOrAway', 'drawOrAway']],
    ['oddEven', [0, 0], ['even']],
    ['oddEven', [2, 1], ['odd']],
    ['bothScore', [1, 1], ['yes']],
    ['bothScore', [3, 0], ['no']],
    ['bothScore', [0, 0], ['no']],
    ['winner', [2, 1], ['home']],
    ['winner', [0, 1], ['away']],
  ] as const)('%s at %j is won by %j alone', (kind, counted, winners) => {
    const sides: Record<string, readonly Side[]> = {
      result: ['home', 'draw', 'away'],
      doubleChance: ['homeOrDraw', 'homeOrAway', 'drawOrAway'],
      oddEven: ['odd', 'even'],
      bothScore: ['yes', 'no'],
      winner: ['home', 'away'],
    }
    const all = sides[kind] ?? []
    expect(all.filter((side) => settle(kind, side, null, counted) === 'win')).toEqual(winners)
    expect(all.filter((side) => settle(kind, side, null, counted) === 'lose')).toHaveLength(
      all.length - winners.length,
    )
  })

  it('gives a level two-way winner its stake back', () => {
    expect(settle('winner', 'home', null, [1, 1])).toBe('push')
    expect(settle('winner', 'away', null, [1, 1])).toBe('push')
  })

  it('pays exactly one correct score, listed or other', () => {
    fc.assert(
      fc.property(anyGoals, (goals) => {
        const sides: Side[] = [...listedScores('match'), 'otherScore']
        const winners = sides.filter((side) => settle('correctScore', side, null, goals) === 'win')
        const listed = goals[0] <= 4 && goals[1] <= 4
        expect(winners).toEqual([listed ? `${goals[0]}:${goals[1]}` : 'otherScore'])
      }),
    )
  })

  it('lists fewer scores for a half', () => {
    const half = { kind: 'correctScore', stat: 'goals', period: 'firstHalf' } as const
    expect(listedScores('firstHalf')).toHaveLength(16)
    expect(settleSelection(half, 'otherScore', null, [4, 0], null)).toBe('win')
    expect(settleSelection(half, 'otherScore', null, [3, 3], null)).toBe('lose')
  })

  it.each([
    ['result', 'over', null],
    ['winner', 'draw', null],
    ['handicap', 'draw', 0],
    ['handicap', 'home', null],
    ['total', 'home', 2.5],
    ['total', 'over', null],
    ['oddEven', 'yes', null],
    ['bothScore', 'odd', null],
    ['doubleChance', 'home', null],
    ['correctScore', 'home', null],
  ] as const)('%s has no %s on %j: void', (kind, side, line) => {
    expect(settle(kind, side, line, [1, 0])).toBe('void')
  })
})

describe('settleSingle', () => {
  it.each([
    ['win', 195_00],
    ['halfWin', 147_50],
    ['push', 100_00],
    ['void', 100_00],
    ['halfLose', 50_00],
    ['lose', 0],
  ] as const)('pays 100 at 1.95 %s back as %d', (outcome, returned) => {
    expect(settleSingle(money(100_00, 'RMB'), odds(1.95), 'europe', outcome)).toEqual(money(returned, 'RMB'))
  })

  it('pays a to-win amount from what it risked', () => {
    const back = (outcome: LegOutcome) => settleSingle(money(100_00, 'USDT'), odds(3), 'malay', outcome).minor
    expect(PLAYED_OUTCOMES.map(back)).toEqual([150_00, 100_00, 50_00, 25_00, 0])
    expect(new Set(VOID_OUTCOMES.map(back))).toEqual(new Set([50_00]))
  })

  it('is the stake times the leg factor, truncated, where the stake is what was typed', () => {
    const formats = fc.constantFrom<'europe' | 'hk' | 'american' | 'british'>(
      'europe',
      'hk',
      'american',
      'british',
    )
    fc.assert(
      fc.property(
        fc.nat({ max: 100_000_000 }),
        anyOdds,
        formats,
        anyOutcome,
        (stake, price, format, outcome) => {
          const { num, den } = legFactor(outcome, price)
          const returned = settleSingle(money(stake, 'RMB'), price, format, outcome).minor
          expect(BigInt(returned)).toBe((BigInt(stake) * num) / den)
        },
      ),
    )
  })

  it('never pays more than was quoted, and that on a win', () => {
    const stakes = fc.nat({ max: 100_000_000 })
    fc.assert(
      fc.property(
        stakes,
        anyOdds,
        fc.constantFrom(...ODDS_FORMATS),
        anyOutcome,
        (stake, price, format, outcome) => {
          const quoted = quoteSingle(money(stake, 'RMB'), price, format)
          const returned = settleSingle(money(stake, 'RMB'), price, format, outcome)
          expect(returned.minor).toBeLessThanOrEqual(quoted.returns.minor)
          if (outcome === 'win') expect(returned).toEqual(quoted.returns)
          if (outcome === 'push') expect(returned).toEqual(quoted.risked)
        },
      ),
    )
  })
})

describe('settleSeries', () => {
  const seriesOn = (key: SeriesKey) => {
    const series = seriesOf(key)
    if (series === null) throw new Error('no such series')
    return series
  }

  it('pays 1.95 won, 2.10 half won and 1.80 won for 10 as 54.40, cut from 54.405', () => {
    const legs = [
      { odds: odds(1.95), outcome: 'win' },
      { odds: odds(2.1), outcome: 'halfWin' },
      { odds: odds(1.8), outcome: 'win' },
    ] as const
    expect(settleSeries(money(10_00, 'RMB'), seriesOn('3:3'), legs)).toEqual(money(54_40, 'RMB'))
  })

  it('pays a Yankee of 2, 3 and 1.5 won and one lost for 10 each as 225.00', () => {
    const legs = [
      { odds: odds(2), outcome: 'win' },
      { odds: odds(3), outcome: 'win' },
      { odds: odds(1.5), outcome: 'win' },
      { odds: odds(4), outcome: 'lose' },
    ] as const
    expect(settleSeries(money(10_00, 'RMB'), seriesOn('4:2+3+4'), legs)).toEqual(money(225_00, 'RMB'))
  })

  it('makes a treble with a void leg a double', () => {
    const won = { odds: odds(2), outcome: 'win' } as const
    const gone = { odds: odds(9), outcome: 'void' } as const
    expect(settleSeries(money(10_00, 'RMB'), seriesOn('3:3'), [won, gone, won]).minor).toBe(40_00)
  })

  it('is the sum over all lines of the product of leg factors, truncated once', () => {
    const slips = fc.integer({ min: 2, max: 6 }).chain((legs) =>
      fc.record({
        series: fc.constantFrom(...offeredSeries(legs)),
        legs: fc.array(fc.record({ odds: anyOdds, outcome: anyOutcome }), {
          minLength: legs,
          maxLength: legs,
        }),
        unit: fc.integer({ min: 1, max: 100_000 }),
      }),
    )
    fc.assert(
      fc.property(slips, ({ series, legs, unit }) => {
        const common = 200_000n ** BigInt(legs.length)
        const total = linesOf(series).reduce((sum, line) => {
          const chosen = line.flatMap((leg) => legs[leg] ?? [])
          const factors = chosen.map((leg) => legFactor(leg.outcome, leg.odds))
          const num = factors.reduce((product, factor) => product * factor.num, common * BigInt(unit))
          const den = factors.reduce((product, factor) => product * factor.den, 1n)
          return sum + num / den
        }, 0n)
        const most = BigInt(Number.MAX_SAFE_INTEGER)
        const expected = total / common > most ? most : total / common
        expect(BigInt(settleSeries(money(unit, 'RMB'), series, legs).minor)).toBe(expected)
      }),
    )
  })
})

describe('legFactor', () => {
  it.each([
    ['win', 1.95],
    ['halfWin', 1.475],
    ['push', 1],
    ['void', 1],
    ['halfLose', 0.5],
    ['lose', 0],
  ] as const)('%s at 1.95 is %d', (outcome, factor) => {
    const { num, den } = legFactor(outcome, odds(1.95))
    expect(Number(num) / Number(den)).toBe(factor)
  })
})

describe('an outright', () => {
  it('pays its winners and nobody else; without a winner, or for another side, it is void', () => {
    expect(settleOutright('entrant:3', ['entrant:3'])).toBe('win')
    expect(settleOutright('entrant:4', ['entrant:3'])).toBe('lose')
    expect(settleOutright('entrant:4', ['entrant:3', 'entrant:4'])).toBe('win')
    expect(settleOutright('entrant:3', [])).toBe('void')
    expect(settleOutright('home', ['entrant:3'])).toBe('void')
  })
})
