import { describe, expect, it } from 'vitest'
import type { VirtualLine, VirtualMarket } from '../../../streams/domain/virtual/price.ts'
import { raceMarkets } from '../../../streams/domain/virtual/raceMarkets.ts'
import { basketballMarkets, footballMarkets } from '../../../streams/domain/virtual/scoreMarkets.ts'
import {
  amongFirst,
  basketballScores,
  type Chance,
  footballScores,
  half,
  inOrder,
  placesOf,
  priceOf,
  type Scores,
  sumOf,
} from './virtualChances.ts'
import { CARDS } from './virtualVectors.ts'

type Prices = Readonly<Record<string, number | null>>

/** The prices × 100 of a line of the platform; `null` where one is locked. */
const pricesOf = ({ selections }: VirtualLine): Prices =>
  Object.fromEntries(selections.map(({ side, odds, open }) => [side, open ? odds / 1000 : null]))

/** The prices of the page; of two selections both are locked. */
function priced(chances: Readonly<Record<string, Chance>>, margin: number): Prices {
  const prices = Object.entries(chances).map(([side, chance]) => [side, priceOf(chance, margin)] as const)
  const locked = prices.length === 2 && prices.some(([, price]) => price === null)
  return Object.fromEntries(prices.map(([side, price]) => [side, locked ? null : price]))
}

function linesOf(markets: readonly VirtualMarket[], key: string): readonly VirtualLine[] {
  const market = markets.find((each) => each.key === key)
  if (market === undefined) throw new Error(`no ${key}`)
  return market.lines
}

/** The prices of a market with one line. */
function onlyPrices(markets: readonly VirtualMarket[], key: string): Prices {
  const [line, ...others] = linesOf(markets, key)
  if (line === undefined || others.length > 0) throw new Error(`${key} has not one line`)
  return pricesOf(line)
}

const ratio = ([of, all]: Chance, [inAll, ofAll]: Chance): Chance => [of * ofAll, all * inAll]

/** Above and below a bound in quarters, without returned stakes; a margin of one quarter counts half. */
function around(scores: Scores, bound: number, count: (home: number, away: number) => number) {
  const beyond = (sign: 1 | -1) => {
    const margin = (home: number, away: number) => sign * (4 * count(home, away) - bound)
    return sumOf([
      scores.chanceOf((home, away) => margin(home, away) > 1),
      half(scores.chanceOf((home, away) => margin(home, away) === 1)),
    ])
  }
  const [above, below] = [beyond(1), beyond(-1)]
  const all = sumOf([above, below])
  return { above: ratio(above, all), below: ratio(below, all) }
}

const lead = (home: number, away: number) => home - away
const total = (home: number, away: number) => home + away

/** Compares the lines of a handicap or total, of which the first is the most balanced of its neighbours. */
function expectLines(
  lines: readonly VirtualLine[],
  scores: Scores,
  {
    kind,
    count,
    step,
  }: { readonly kind: 'handicap' | 'total'; readonly count: number; readonly step: number },
) {
  expect(lines).toHaveLength(count)
  const counted = kind === 'handicap' ? lead : total
  const names = kind === 'handicap' ? (['home', 'away'] as const) : (['over', 'under'] as const)
  const bounds = lines.map(({ line }) => (kind === 'handicap' ? 0 - Number(line) : Number(line)))
  for (const [index, bound] of bounds.entries()) {
    const { above, below } = around(scores, bound, counted)
    const line = lines[index]
    expect([bound, line && pricesOf(line)]).toEqual([
      bound,
      priced({ [names[0]]: above, [names[1]]: below }, 6),
    ])
  }
  const away = (bound: number) => {
    const [of, all] = around(scores, bound, counted).above
    return Math.abs(Number((of * 10n ** 12n) / all) - 5e11)
  }
  const [main = 0, ...others] = bounds
  for (const neighbour of [main - 2 * step, main - step, main + step, main + 2 * step])
    if (kind === 'handicap' || neighbour > 1) expect(away(main)).toBeLessThanOrEqual(away(neighbour))
  expect(others.toSorted((a, b) => a - b)).toEqual(count === 1 ? [] : [main - step, main + step])
}

describe('prices of races, by the weights of each card', () => {
  it.each(CARDS)('$weights', ({ weights: card }) => {
    // As they are drawn, the strongest need not have the lowest number.
    const field = [...card.slice(2).toReversed(), ...card.slice(0, 2)]
    const markets = raceMarkets(field)
    const numbers = field.map((_, index) => index + 1)
    const pairs = numbers.flatMap((one) =>
      numbers.filter((other) => other !== one).map((other) => [one, other] as const),
    )
    const each = (chanceOf: (number: number) => Chance) =>
      Object.fromEntries(numbers.map((number) => [`entrant:${number}`, chanceOf(number)]))
    const winner = (holds: (number: number) => boolean) =>
      sumOf(numbers.filter(holds).map((number) => inOrder(field, [number])))
    expect(onlyPrices(markets, 'places.outright.match')).toEqual(
      priced(
        each((number) => inOrder(field, [number])),
        8,
      ),
    )
    expect(onlyPrices(markets, 'places.place.match')).toEqual(
      priced(
        each((number) => amongFirst(field, number, placesOf(field))),
        8,
      ),
    )
    expect(onlyPrices(markets, 'places.forecast.match')).toEqual(
      priced(
        Object.fromEntries(pairs.map((pair) => [`entrant:${pair.join('-')}`, inOrder(field, pair)])),
        12,
      ),
    )
    expect(onlyPrices(markets, 'places.quinella.match')).toEqual(
      priced(
        Object.fromEntries(
          pairs
            .filter(([one, other]) => one < other)
            .map(([one, other]) => [
              `entrant:${one}-${other}`,
              sumOf([inOrder(field, [one, other]), inOrder(field, [other, one])]),
            ]),
        ),
        12,
      ),
    )
    const middle = { 8: 4.5, 6: 3.5, 4: 2.5 }[field.length] ?? 0
    expect(linesOf(markets, 'number.total.match').map(({ line }) => line)).toEqual([4 * middle])
    expect(onlyPrices(markets, 'number.total.match')).toEqual(
      priced({ over: winner((number) => number > middle), under: winner((number) => number < middle) }, 8),
    )
    expect(onlyPrices(markets, 'number.oddEven.match')).toEqual(
      priced({ odd: winner((number) => number % 2 === 1), even: winner((number) => number % 2 === 0) }, 8),
    )
  })
})

/** Home and away of football, by the difference of ratings, at home and on neutral ground. */
const PAIRS = [-7, -4, -1, 0, 2, 5, 7].flatMap((d) =>
  [124, 112].map((home) => [home + 9 * d, 112 - 9 * d] as const),
)

const NO_TIE = { part: 'none' } as const

describe('prices of football', () => {
  it.each(PAIRS)('with the chances %i and %i', (home, away) => {
    const markets = footballMarkets([home, away], NO_TIE)
    const match = footballScores(12, home, away)
    const firstHalf = footballScores(6, home, away)
    const results = ({ chanceOf }: Scores) =>
      priced(
        {
          home: chanceOf((h, a) => h > a),
          draw: chanceOf((h, a) => h === a),
          away: chanceOf((h, a) => h < a),
        },
        6,
      )
    expect(onlyPrices(markets, 'goals.result.match')).toEqual(results(match))
    expect(onlyPrices(markets, 'goals.result.firstHalf')).toEqual(results(firstHalf))
    const { chanceOf } = match
    expect(onlyPrices(markets, 'goals.doubleChance.match')).toEqual(
      priced(
        {
          homeOrDraw: chanceOf((h, a) => h >= a),
          homeOrAway: chanceOf((h, a) => h !== a),
          drawOrAway: chanceOf((h, a) => h <= a),
        },
        6,
      ),
    )
    expect(onlyPrices(markets, 'goals.bothScore.match')).toEqual(
      priced({ yes: chanceOf((h, a) => h > 0 && a > 0), no: chanceOf((h, a) => h === 0 || a === 0) }, 6),
    )
    expect(onlyPrices(markets, 'goals.oddEven.match')).toEqual(
      priced({ odd: chanceOf((h, a) => (h + a) % 2 === 1), even: chanceOf((h, a) => (h + a) % 2 === 0) }, 6),
    )
    const upTo4 = [0, 1, 2, 3, 4]
    expect(onlyPrices(markets, 'goals.correctScore.match')).toEqual(
      priced(
        {
          ...Object.fromEntries(
            upTo4.flatMap((one) =>
              upTo4.map(
                (other) => [`${one}:${other}`, chanceOf((h, a) => h === one && a === other)] as const,
              ),
            ),
          ),
          otherScore: chanceOf((h, a) => h > 4 || a > 4),
        },
        12,
      ),
    )
    const three = { count: 3, step: 1 }
    const one = { count: 1, step: 1 }
    expectLines(linesOf(markets, 'goals.handicap.match'), match, { kind: 'handicap', ...three })
    expectLines(linesOf(markets, 'goals.total.match'), match, { kind: 'total', ...three })
    expectLines(linesOf(markets, 'goals.handicap.firstHalf'), firstHalf, { kind: 'handicap', ...one })
    expectLines(linesOf(markets, 'goals.total.firstHalf'), firstHalf, { kind: 'total', ...one })
  })

  const qualifying = (chanceOf: Scores['chanceOf'], before: number): Prices => {
    const level = half(chanceOf((h, a) => h - a + before === 0))
    return priced(
      {
        home: sumOf([chanceOf((h, a) => h - a + before > 0), level]),
        away: sumOf([chanceOf((h, a) => h - a + before < 0), level]),
      },
      6,
    )
  }

  it.each([
    [112, 112, [0, 0]],
    [124, 112, [0, 2]],
    [88, 148, [3, 0]],
  ] as const)('of who goes through, with %i and %i after %o', (home, away, before) => {
    const markets = footballMarkets([home, away], { part: 'decides', before })
    expect(onlyPrices(markets, 'goals.toQualify.tie')).toEqual(
      qualifying(footballScores(12, home, away).chanceOf, before[0] - before[1]),
    )
  })

  it.each([-4, 0, 3])('of who goes through, before the first leg with a difference of %i', (d) => {
    const chances = [124 + 9 * d, 112 - 9 * d] as const
    const markets = footballMarkets(chances, { part: 'firstLeg' })
    // The second leg is at home of the other side.
    const [first, second] = [footballScores(12, ...chances), footballScores(12, 124 - 9 * d, 112 + 9 * d)]
    const leads = Array.from({ length: 25 }, (_, index) => index - 12)
    const together = (holds: (by: number) => boolean) =>
      sumOf(
        leads.flatMap((by) => {
          const [of, all] = first.chanceOf((h, a) => h - a === by)
          const [then, ofAll] = second.chanceOf((h, a) => holds(by - (h - a)))
          return [[of * then, all * ofAll] as const]
        }),
      )
    const level = half(together((by) => by === 0))
    expect(onlyPrices(markets, 'goals.toQualify.tie')).toEqual(
      priced(
        { home: sumOf([together((by) => by > 0), level]), away: sumOf([together((by) => by < 0), level]) },
        6,
      ),
    )
  })

  it('have no market of a tie in a league, and the same others in a tie', () => {
    const without = footballMarkets([124, 112], NO_TIE)
    const within = footballMarkets([124, 112], { part: 'firstLeg' })
    expect(without.map(({ key }) => key)).not.toContain('goals.toQualify.tie')
    expect(within.filter(({ key }) => key !== 'goals.toQualify.tie')).toEqual(without)
  })
})

describe('prices of basketball', () => {
  it.each([
    [388, 380],
    [418, 350],
    [364, 404],
  ])('with the chances %i and %i', (home, away) => {
    const markets = basketballMarkets([home, away])
    const match = basketballScores(80, home, away)
    const firstHalf = basketballScores(40, home, away)
    const winner = (scores: Scores) => {
      const { above, below } = around(scores, 0, lead)
      return priced({ home: above, away: below }, 6)
    }
    expect(onlyPrices(markets, 'points.winner.match')).toEqual(winner(match))
    expect(onlyPrices(markets, 'points.winner.firstHalf')).toEqual(winner(firstHalf))
    expect(onlyPrices(markets, 'points.oddEven.match')).toEqual(
      priced(
        {
          odd: match.chanceOf((h, a) => (h + a) % 2 === 1),
          even: match.chanceOf((h, a) => (h + a) % 2 === 0),
        },
        6,
      ),
    )
    for (const [period, scores, count] of [
      ['match', match, 3],
      ['firstHalf', firstHalf, 1],
    ] as const)
      for (const kind of ['handicap', 'total'] as const) {
        const lines = linesOf(markets, `points.${kind}.${period}`)
        expect(lines.every(({ line }) => Math.abs(Number(line)) % 4 === 2)).toBe(true)
        expectLines(lines, scores, { kind, count, step: 4 })
      }
  })
})
