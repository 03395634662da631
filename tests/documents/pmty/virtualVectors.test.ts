import { describe, expect, it } from 'vitest'
import {
  amongFirst,
  basketballScores,
  decimals,
  footballScores,
  half,
  inOrder,
  placesOf,
  priceOf,
  sumOf,
  withoutReturns,
  type Chance,
} from './virtualChances.ts'
import {
  basketballOf,
  commitmentOf,
  coveredAt,
  drawsOf,
  footballOf,
  placesAt,
  raceOf,
  splitsOf,
} from './virtualDraws.ts'
import * as vectors from './virtualVectors.ts'

const { RACE, FOOTBALL, SECOND_LEG, BASKETBALL, FILMS } = vectors
const race = raceOf(drawsOf(RACE.key), RACE.weights, vectors.RACE_RULES[0])
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('the vectors of virtual sports follow from the seed', () => {
  it('commitments', () => {
    for (const { game, round, commitment } of vectors.COMMITMENTS)
      expect(commitmentOf(['virtual', game, round])).toBe(commitment)
  })

  it('a race: order, times and gaps', () => {
    expect(race).toMatchObject({ order: RACE.order, times: RACE.times, orderDraws: RACE.draws })
    const gaps = RACE.times.slice(1).map((time, index) => time - (RACE.times[index] ?? 0))
    expect(gaps).toEqual(RACE.gaps)
  })

  it('the film of a race: splits, what is covered, places, length', () => {
    for (const [number, splits] of Object.entries(RACE.splits))
      expect(splitsOf(race.paces[Number(number) - 1] ?? [])).toEqual(splits)
    for (const { time, of, first } of RACE.covered) {
      expect(placesAt(race, time).slice(0, 3)).toEqual(first)
      expect(
        ([7, 8, 2] as const).map((number) =>
          coveredAt(
            splitsOf(race.paces[number - 1] ?? []),
            RACE.times[RACE.order.indexOf(number)] ?? 0,
            time,
          ),
        ),
      ).toEqual(of)
    }
    expect((RACE.times.at(-1) ?? 0) + FILMS.behindTheLine).toBe(RACE.T)
  })

  it('football: goals, half-time, and a shoot-out', () => {
    const match = footballOf(drawsOf(FOOTBALL.key), FOOTBALL.chances, null, false)
    expect(match).toMatchObject({ score: FOOTBALL.score, half: FOOTBALL.half, kicks: null })
    expect(match.goals).toEqual(FOOTBALL.goals)
    expect(FOOTBALL.goals.map(([, part, second]) => Math.floor(second / 60) + 1 + 45 * part)).toEqual(
      FOOTBALL.minutes,
    )
    const leg = footballOf(drawsOf(SECOND_LEG.key), SECOND_LEG.chances, SECOND_LEG.before, true)
    expect(leg.score).toEqual(SECOND_LEG.score)
    expect(leg.kicks?.map((kicks) => kicks.join(''))).toEqual(SECOND_LEG.kicks)
  })

  it('basketball: quarters', () => {
    const match = basketballOf(drawsOf(BASKETBALL.key), BASKETBALL.chances)
    expect(match).toMatchObject({ score: BASKETBALL.score, quarters: BASKETBALL.quarters })
    expect(match.draws.slice(0, BASKETBALL.draws.length)).toEqual(BASKETBALL.draws)
  })
})

describe('the prices of races follow from the weights', () => {
  it.each(vectors.CARDS)('$weights', ({ weights, win, place, forecast }) => {
    const all = numbers(weights.length)
    expect(all.map((number) => priceOf(inOrder(weights, [number]), 8))).toEqual(win)
    expect(all.map((number) => priceOf(amongFirst(weights, number, placesOf(weights)), 8))).toEqual(place)
    const forecasts = all.flatMap((first) =>
      all
        .filter((second) => second !== first)
        .map((second) => priceOf(inOrder(weights, [first, second]), 12) ?? 0),
    )
    expect([Math.min(...forecasts), Math.max(...forecasts)]).toEqual(forecast)
    expect(vectors.RACE_RULES.map((rules) => rules.weights)).toContain(weights.reduce((a, b) => a + b, 0))
  })

  it('of the race: two numbers in order and in any order, and the number of the winner', () => {
    const { weights } = RACE
    const prices = vectors.RACE_PRICES
    const inThis = inOrder(weights, [2, 5])
    const reversed = inOrder(weights, [5, 2])
    expect([priceOf(inThis, 12), priceOf(reversed, 12)]).toEqual(Object.values(prices.forecasts))
    expect(priceOf(sumOf([inThis, reversed]), 12)).toBe(prices.quinella['2-5'])
    const winner = (isIt: (number: number) => boolean) =>
      priceOf(
        sumOf(
          numbers(8)
            .filter(isIt)
            .map((number) => inOrder(weights, [number])),
        ),
        8,
      )
    expect([winner((number) => number > 4.5), winner((number) => number < 4.5)]).toEqual([
      prices.over,
      prices.under,
    ])
    expect([winner((number) => number % 2 === 1), winner((number) => number % 2 === 0)]).toEqual([
      prices.odd,
      prices.even,
    ])
  })
})

describe('the prices of matches follow from the chances of the sides', () => {
  const [home, away] = FOOTBALL.chances
  const match = footballScores(12, home, away)
  const firstHalf = footballScores(6, home, away)
  const price = (chance: Chance) => priceOf(chance, 6)
  const result = ({ chanceOf }: typeof match) => [
    chanceOf((h, a) => h > a),
    chanceOf((h, a) => h === a),
    chanceOf((h, a) => h < a),
  ]
  const rounded = (chance: Chance) => Math.round(decimals(chance, 9) * 1_000_000)

  it('of football', () => {
    const prices = vectors.FOOTBALL_PRICES
    expect(result(match).map(rounded)).toEqual(prices.chances)
    expect(result(match).map(price)).toEqual(prices.result)
    expect(result(firstHalf).map(price)).toEqual(prices.firstHalf)
    expect(price(match.chanceOf((h, a) => h + a > 2.5))).toBe(prices.over)
    expect(price(match.chanceOf((h, a) => h + a < 2.5))).toBe(prices.under)
    const both = (h: number, a: number) => h > 0 && a > 0
    expect([price(match.chanceOf(both)), price(match.chanceOf((h, a) => !both(h, a)))]).toEqual(
      prices.bothScore,
    )
    expect([1, 0].map((rest) => price(match.chanceOf((h, a) => (h + a) % 2 === rest)))).toEqual(
      prices.oddEven,
    )
    const score = (h: number, a: number) =>
      priceOf(
        match.chanceOf((x, y) => x === h && y === a),
        12,
      )
    expect([score(2, 1), score(1, 1)]).toEqual([prices.score21, prices.score11])
  })

  it('who qualifies in a single tie', () => {
    const [ahead, level, behind] = result(match)
    const qualifies = (side: Chance | undefined) => price(sumOf([side ?? [0n, 1n], half(level ?? [0n, 1n])]))
    expect([qualifies(ahead), qualifies(behind)]).toEqual(vectors.FOOTBALL_PRICES.toQualify)
  })

  it('of basketball', () => {
    const game = basketballScores(80, ...BASKETBALL.chances)
    const level = game.chanceOf((h, a) => h === a)
    const wins = game.chanceOf((h, a) => h > a)
    const chances = vectors.BASKETBALL_CHANCES
    expect([rounded(wins), rounded(level)]).toEqual([chances.home, chances.level])
    expect(rounded(withoutReturns(wins, level))).toBe(chances.winner)
  })
})
