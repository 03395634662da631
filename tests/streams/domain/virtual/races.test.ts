import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DrawSequence } from '../../../../streams/domain/rounds/drawSequence.ts'
import {
  coveredAt,
  placesAt,
  raceFilmMs,
  runnersOf,
  WHOLE_DISTANCE,
} from '../../../../streams/domain/virtual/raceFilm.ts'
import { raceMarkets } from '../../../../streams/domain/virtual/raceMarkets.ts'
import { drawRace, RACES } from '../../../../streams/domain/virtual/races.ts'
import { batch, drawsOf } from '../rounds/seeds.ts'
import { CARDS, PRICES_BY_CARD } from './racePrices.ts'

const WEIGHTS = [15, 40, 9, 12, 20, 6, 11, 7]
const example = () => drawRace(RACES['31101'], WEIGHTS, drawsOf(batch('31101', '20261120-0346')))

/** A sequence that notes what it was asked and what it gave. */
function noted(draws: DrawSequence): { readonly draws: DrawSequence; readonly given: number[] } {
  const given: number[] = []
  return {
    given,
    draws: {
      below(n) {
        const value = draws.below(n)
        given.push(value)
        return value
      },
    },
  }
}

describe('the race of the example (docs/virtual-sports.md, 3.1)', () => {
  it('has its draws, order and times', () => {
    const { draws, given } = noted(drawsOf(batch('31101', '20261120-0346')))
    const { result } = drawRace(RACES['31101'], WEIGHTS, draws)
    expect(given.slice(0, 7)).toEqual([109, 105, 48, 32, 1, 27, 11])
    expect(result).toEqual({
      order: [7, 8, 2, 4, 1, 5, 6, 3],
      times: [57456, 58199, 58710, 59052, 59208, 59739, 60293, 60674],
    })
    // The order, eight times and eight paces for each of eight.
    expect(given).toHaveLength(7 + 8 + 64)
  })

  it('has its splits and its film', () => {
    const race = example()
    const runners = runnersOf(race)
    const splits = (number: number) => runners.find((each) => each.number === number)?.splits
    expect(splits(7)).toEqual([112487, 247522, 375495, 514246, 626238, 736868, 861496, 1000000])
    expect(splits(8)).toEqual([125999, 257935, 393627, 503876, 629028, 758541, 888175, 1000000])
    expect(splits(1)).toEqual([117492, 239855, 364589, 496566, 628293, 763640, 875265, 1000000])
    expect(raceFilmMs(race.result)).toBe(64674)
  })

  it.each([
    [20_000, [347947, 359593, 326317], [8, 7, 6]],
    [40_000, [689239, 693574, 672227], [8, 7, 1]],
    [57_000, [991206, 981569, 972851], [7, 8, 2]],
  ])('at %i ms', (at, covered, first) => {
    const runners = runnersOf(example())
    const of = (number: number) => {
      const runner = runners.find((each) => each.number === number)
      return runner === undefined ? null : coveredAt(runner, at)
    }
    expect([7, 8, 2].map(of)).toEqual(covered)
    expect(placesAt(runners, at).slice(0, 3)).toEqual(first)
  })

  it('ends in the order of the result', () => {
    const race = example()
    expect(placesAt(runnersOf(race), raceFilmMs(race.result))).toEqual(race.result.order)
  })
})

const anyRace = fc
  .record({
    rules: fc.constantFrom(...Object.values(RACES)),
    card: fc.nat({ max: 3 }),
    seed: fc.uint8Array({ minLength: 32, maxLength: 32 }),
  })
  .map(({ rules, card, seed }) => {
    const weights = CARDS[rules.entrants]?.[card] ?? []
    return { rules, weights, drawn: drawRace(rules, weights, drawsOf(batch('31101', 'any'), seed)) }
  })

describe('any race', () => {
  it('has each number once, with times that grow within the bounds', () => {
    fc.assert(
      fc.property(anyRace, ({ rules, weights, drawn: { result } }) => {
        expect([...result.order].sort((a, b) => a - b)).toEqual(weights.map((_, index) => index + 1))
        const [first = 0] = result.times
        expect(first).toBeGreaterThanOrEqual(rules.winner.least)
        expect(first).toBeLessThan(rules.winner.least + rules.winner.spread)
        result.times.slice(1).forEach((time, place) => {
          const gap = time - (result.times[place] ?? 0)
          expect(gap).toBeGreaterThanOrEqual(rules.gap.least)
          expect(gap).toBeLessThan(rules.gap.least + rules.gap.spread)
        })
      }),
    )
  })

  it('covers more and more, the whole distance exactly at the finish, and nobody is passed behind it', () => {
    fc.assert(
      fc.property(anyRace, fc.array(fc.nat({ max: 70_000 }), { maxLength: 20 }), ({ drawn }, instants) => {
        const inOrder = [...instants].sort((a, b) => a - b)
        for (const runner of runnersOf(drawn)) {
          const covered = inOrder.map((at) => coveredAt(runner, at))
          expect(covered).toEqual([...covered].sort((a, b) => a - b))
          expect(coveredAt(runner, 0)).toBe(0)
          expect(coveredAt(runner, runner.finish)).toBe(WHOLE_DISTANCE)
          expect(coveredAt(runner, runner.finish - 1)).toBeLessThan(WHOLE_DISTANCE)
        }
      }),
    )
  })
})

describe('prices of races (docs/virtual-sports.md, 5.1)', () => {
  const market = (weights: readonly number[], key: string) =>
    raceMarkets(weights).find((each) => each.key === key)?.lines[0]?.selections ?? []
  const oddsOf = (weights: readonly number[], key: string) =>
    market(weights, key).map(({ odds }) => odds / 100_000)
  const one = (key: string, side: string) =>
    (market(WEIGHTS, key).find((each) => each.side === side)?.odds ?? 0) / 100_000

  it('has those of the example', () => {
    expect(one('places.forecast.match', 'entrant:2-5')).toBe(10.71)
    expect(one('places.forecast.match', 'entrant:5-2')).toBe(13.39)
    expect(one('places.quinella.match', 'entrant:2-5')).toBe(5.95)
    expect(one('number.total.match', 'over')).toBe(2.52)
    expect(one('number.total.match', 'under')).toBe(1.46)
    expect(one('number.oddEven.match', 'odd')).toBe(2.02)
    expect(one('number.oddEven.match', 'even')).toBe(1.7)
  })

  it.each(PRICES_BY_CARD)('$entrants entrants, card $card', ({ weights, win, place, forecast }) => {
    expect(oddsOf(weights, 'places.outright.match')).toEqual(win)
    expect(oddsOf(weights, 'places.place.match')).toEqual(place)
    const forecasts = oddsOf(weights, 'places.forecast.match')
    expect([Math.min(...forecasts), Math.max(...forecasts)]).toEqual(forecast)
  })

  it.each(PRICES_BY_CARD)('returns what is named: $entrants entrants, card $card', ({ weights }) => {
    const returns = (keys: readonly string[]) =>
      keys.flatMap((key) => market(weights, key)).map(({ chance, odds }) => (chance * odds) / 100_000)
    for (const value of returns(['places.outright.match', 'places.place.match'])) {
      expect(value).toBeGreaterThanOrEqual(0.9185)
      expect(value).toBeLessThanOrEqual(0.926)
    }
    for (const value of returns(['places.forecast.match', 'places.quinella.match'])) {
      expect(value).toBeGreaterThanOrEqual(0.8885)
      expect(value).toBeLessThanOrEqual(0.893)
    }
  })

  it('has chances that sum to the winners of each market', () => {
    for (const { weights, entrants } of PRICES_BY_CARD) {
      const sum = (key: string) => market(weights, key).reduce((all, { chance }) => all + chance, 0)
      expect(sum('places.outright.match')).toBeCloseTo(1, 12)
      expect(sum('places.place.match')).toBeCloseTo(entrants === 8 ? 3 : 2, 12)
      expect(sum('places.forecast.match')).toBeCloseTo(1, 12)
      expect(sum('places.quinella.match')).toBeCloseTo(1, 12)
    }
  })
})

describe('calibration', () => {
  /** Standard deviations that a count may be away from its mean. */
  const MOST = 4.5

  it('draws winners, places and first pairs as often as their chances say', () => {
    const times = 4000
    const draws = drawsOf(batch('31101', 'calibration'))
    const counts = new Map<string, number>()
    const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
    for (let race = 0; race < times; race += 1) {
      const { order } = drawRace(RACES['31101'], WEIGHTS, draws).result
      count(`places.outright.match entrant:${order[0]}`)
      for (const number of order.slice(0, 3)) count(`places.place.match entrant:${number}`)
      count(`places.forecast.match entrant:${order[0]}-${order[1]}`)
    }
    for (const key of ['places.outright.match', 'places.place.match', 'places.forecast.match']) {
      for (const { side, chance } of market(key)) {
        const deviation = Math.sqrt(times * chance * (1 - chance))
        const counted = counts.get(`${key} ${side}`) ?? 0
        expect(Math.abs(counted - times * chance)).toBeLessThan(MOST * deviation + 1)
      }
    }
    function market(key: string) {
      return raceMarkets(WEIGHTS).find((each) => each.key === key)?.lines[0]?.selections ?? []
    }
  })
})
