import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawBasketball, POSSESSIONS_OF_QUARTER } from '../../../../streams/domain/virtual/basketball.ts'
import { drawFootball, shootOutScore, tieScore } from '../../../../streams/domain/virtual/football.ts'
import {
  basketballFrames,
  basketballPartAt,
  footballFilmMs,
  footballFrames,
  footballPartAt,
  footballSecondsAt,
} from '../../../../streams/domain/virtual/matchFilms.ts'
import { basketballMarkets, footballMarkets } from '../../../../streams/domain/virtual/scoreMarkets.ts'
import type { VirtualMarket } from '../../../../streams/domain/virtual/price.ts'
import { batch, drawsOf } from '../rounds/seeds.ts'

const EVEN = { chances: [124, 112], before: null, decides: false } as const
const league = () => drawFootball(EVEN, drawsOf(batch('31001', '20261120-0212')))
const secondLeg = () =>
  drawFootball({ ...EVEN, before: [0, 2], decides: true }, drawsOf(batch('31004', '20261120-0098')))
const anySeed = fc.uint8Array({ minLength: 32, maxLength: 32 })

describe('football (docs/virtual-sports.md, 3.2)', () => {
  it('has the match of the example', () => {
    expect(league().result).toEqual({
      score: [2, 1],
      half: [1, 1],
      goals: [
        [0, 0, 1556],
        [0, 1, 1229],
        [1, 0, 1690],
      ],
      kicks: null,
    })
    expect(
      footballFrames(league())
        .filter(({ kind }) => kind === 'goal')
        .slice(0, 2),
    ).toEqual([
      { time: 25933, side: 1, kind: 'goal', score: [1, 0] },
      { time: 28166, side: 2, kind: 'goal', score: [1, 1] },
    ])
  })

  it('decides the tie of the example by kicks', () => {
    const { result } = secondLeg()
    expect(result.score).toEqual([3, 1])
    expect(result.kicks?.map((kicks) => kicks.join(''))).toEqual(['1101110', '1111011'])
    expect(shootOutScore(result)).toEqual([5, 6])
    expect(tieScore(result, [0, 2])).toEqual([3, 4])
    expect(footballFilmMs([result, league().result])).toBe(100_000 + 1500 * 14)
    expect(footballFrames(secondLeg()).at(-1)).toEqual({
      time: 95_000 + 1500 * 14,
      side: 2,
      kind: 'kick',
      score: [5, 6],
    })
  })

  it('has one attack of each side in each eighth of an hour, in playing order', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const { attacks, result } = drawFootball(EVEN, drawsOf(batch('31001', 'any'), seed))
        expect(attacks).toHaveLength(24)
        for (const side of [1, 2]) {
          const own = attacks.filter((attack) => attack.side === side)
          expect(own.map(({ half, second }) => 6 * (half - 1) + Math.floor(second / 450))).toEqual(
            Array.from({ length: 12 }, (_, index) => index),
          )
        }
        expect(result.goals).toHaveLength(result.score[0] + result.score[1])
        const times = footballFrames({ attacks, result }).map(({ time }) => time)
        expect(times).toEqual([...times].sort((a, b) => a - b))
      }),
    )
  })

  it('always has a winner of a tie, and ends a shoot-out as soon as it is decided', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const level = { chances: [0, 0], before: [1, 1], decides: true } as const
        const { result } = drawFootball(level, drawsOf(batch('31004', 'any'), seed))
        const [home, away] = result.kicks ?? [[], []]
        const [one, other] = shootOutScore(result) ?? [0, 0]
        expect(one).not.toBe(other)
        expect(home.length - away.length === 0 || home.length - away.length === 1).toBe(true)
        if (home.length > 5) expect(Math.abs(one - other)).toBe(1)
      }),
    )
  })

  it('says where the film is', () => {
    expect([0, 44_999, 45_000, 50_000, 94_999].map((at) => footballPartAt(at, null))).toEqual([
      'firstHalf',
      'firstHalf',
      'halfTime',
      'secondHalf',
      'secondHalf',
    ])
    expect(footballPartAt(96_000, [[1], [0]])).toBe('penalties')
    expect([0, 25_934, 45_000, 49_000, 50_000, 95_000, 99_000].map(footballSecondsAt)).toEqual([
      0, 1556, 2700, 2700, 2700, 5400, 5400,
    ])
  })
})

describe('basketball (docs/virtual-sports.md, 3.3)', () => {
  const game = () => drawBasketball({ chances: [388, 380] }, drawsOf(batch('31201', '20261120-0212')))

  it('has the draws and the match of the example', () => {
    const draws = drawsOf(batch('31201', '20261120-0212'))
    expect(Array.from({ length: 6 }, () => draws.below(1000))).toEqual([54, 753, 640, 839, 926, 297])
    expect(game().result).toEqual({
      score: [96, 76],
      quarters: [
        [30, 35],
        [25, 15],
        [25, 19],
        [16, 7],
      ],
    })
  })

  it('shows the possessions by turns', () => {
    const frames = basketballFrames(game())
    expect(frames[0]).toEqual({ time: 600, side: 1, kind: 'points', value: 3, score: [3, 0] })
    expect(frames.at(-1)?.score).toEqual([96, 76])
    expect(frames.at(-1)?.time).toBeLessThanOrEqual(80_000 + 1200 * POSSESSIONS_OF_QUARTER)
    const times = frames.map(({ time }) => time)
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect([0, 24_000, 26_000, 54_000, 79_000, 80_000, 108_000].map(basketballPartAt)).toEqual([
      { quarter: 1, pause: false },
      { quarter: 1, pause: true },
      { quarter: 2, pause: false },
      { quarter: 3, pause: false },
      { quarter: 3, pause: true },
      { quarter: 4, pause: false },
      { quarter: 4, pause: false },
    ])
  })
})

function prices(
  markets: readonly VirtualMarket[],
  key: string,
  quarters: number | null = null,
): readonly number[] {
  const lines = markets.find((each) => each.key === key)?.lines ?? []
  const line = quarters === null ? lines[0] : lines.find((each) => each.line === quarters)
  return line?.selections.map(({ odds }) => odds / 100_000) ?? []
}

describe('prices of matches (docs/virtual-sports.md, 5.2)', () => {
  const single = footballMarkets([124, 112], { part: 'decides', before: [0, 0] })

  it('has those of football', () => {
    const chances = single[0]?.lines[0]?.selections.map(({ chance }) => chance) ?? []
    ;[0.405639, 0.258262, 0.336099].forEach((chance, index) => {
      expect(chances[index]).toBeCloseTo(chance, 6)
    })
    expect(prices(single, 'goals.result.match')).toEqual([2.32, 3.65, 2.8])
    expect(prices(single, 'goals.result.firstHalf')).toEqual([2.83, 2.48, 3.29])
    expect(prices(single, 'goals.total.match', 10)).toEqual([1.71, 2.09])
    expect(prices(single, 'goals.bothScore.match')).toEqual([1.56, 2.38])
    expect(prices(single, 'goals.oddEven.match')).toEqual([1.88, 1.88])
    expect(prices(single, 'goals.toQualify.tie')).toEqual([1.76, 2.02])
    const scores = single.find(({ key }) => key === 'goals.correctScore.match')?.lines[0]?.selections ?? []
    const oddsOf = (side: string) => (scores.find((each) => each.side === side)?.odds ?? 0) / 100_000
    expect([oddsOf('2:1'), oddsOf('1:1')]).toEqual([9.08, 7.07])
    expect(scores).toHaveLength(26)
  })

  it('has the same price for both to qualify in a first leg between equal teams', () => {
    expect(prices(footballMarkets([124, 112], { part: 'firstLeg' }), 'goals.toQualify.tie')).toEqual([
      1.88, 1.88,
    ])
  })

  it('has those of basketball', () => {
    const markets = basketballMarkets([388, 380])
    const chance = markets[0]?.lines[0]?.selections[0]?.chance
    expect(chance).toBeCloseTo(0.536096, 6)
  })

  const anyMatch = fc
    .integer({ min: -7, max: 7 })
    .chain((d) => fc.constantFrom(0, 12).map((own): [number, number] => [112 + 9 * d + own, 112 - 9 * d]))

  it('has three lines, the most balanced first, and returns below one', () => {
    fc.assert(
      fc.property(anyMatch, (chances) => {
        const markets = footballMarkets(chances, { part: 'none' })
        for (const { key, lines } of markets) {
          const lined = key === 'goals.handicap.match' || key === 'goals.total.match'
          expect(lines).toHaveLength(lined ? 3 : 1)
          const balance = lines.map(({ selections }) => Math.abs((selections[0]?.chance ?? 0) - 0.5))
          if (lined) expect(balance[0]).toBe(Math.min(...balance))
          for (const { chance, odds } of lines.flatMap(({ selections }) => selections)) {
            expect((chance * odds) / 100_000).toBeLessThan(0.9435)
          }
        }
      }),
    )
  })
})

describe('exactness', () => {
  /** The binomial chances of goals as whole numbers over 1000¹². */
  function exactGoals(chance: number): readonly bigint[] {
    let sum: bigint[] = [1n]
    for (let attack = 0; attack < 12; attack += 1) {
      const next = new Array<bigint>(sum.length + 1).fill(0n)
      sum.forEach((ways, goals) => {
        next[goals] = (next[goals] ?? 0n) + ways * BigInt(1000 - chance)
        next[goals + 1] = (next[goals + 1] ?? 0n) + ways * BigInt(chance)
      })
      sum = next
    }
    return sum
  }

  it('has the prices that whole numbers give, for every pair of ratings', () => {
    for (let d = -7; d <= 7; d += 1) {
      for (const own of [0, 12]) {
        const chances = [112 + 9 * d + own, 112 - 9 * d] as const
        const [home, away] = [exactGoals(chances[0]), exactGoals(chances[1])]
        const whole = 1000n ** 24n
        const price = (ways: bigint) => Number((10_000n * whole) / (ways * 106n)) / 100
        const ways = [0n, 0n, 0n]
        home.forEach((one, h) => {
          away.forEach((other, a) => {
            const place = h > a ? 0 : h === a ? 1 : 2
            ways[place] = (ways[place] ?? 0n) + one * other
          })
        })
        expect(prices(footballMarkets(chances, { part: 'none' }), 'goals.result.match')).toEqual(
          ways.map(price),
        )
      }
    }
  })
})
