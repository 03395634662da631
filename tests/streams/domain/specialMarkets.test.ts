import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { line, type MarketKind, type Side } from '../../../streams/domain/market.ts'
import type { Facts, Pair } from '../../../streams/domain/match.ts'
import { MINUTE_BANDS } from '../../../streams/domain/minuteBands.ts'
import {
  MAX_ORDERED,
  orderOf,
  type Scorer,
  sequenceOf,
  withNext,
  withoutLast,
} from '../../../streams/domain/scoringOrder.ts'
import { settleSelection } from '../../../streams/domain/settlement.ts'
import { MARKET_KINDS } from '../../../streams/domain/vocabulary/marketKinds.ts'

interface Goal {
  readonly by: Scorer
  /** The quarter of an hour, from 0. */
  readonly band: number
}

const GOALS = fc
  .array(fc.record({ by: fc.constantFrom('home', 'away'), band: fc.integer({ min: 0, max: 5 }) }), {
    maxLength: 9,
  })
  .map((goals): readonly Goal[] => goals.toSorted((a, b) => a.band - b.band))

const countOf = (goals: readonly Goal[]): Pair => [
  goals.filter(({ by }) => by === 'home').length,
  goals.filter(({ by }) => by === 'away').length,
]

const inHalf = (goals: readonly Goal[], half: 0 | 1): readonly Goal[] =>
  goals.filter(({ band }) => (band < 3 ? 0 : 1) === half)

/** What a match with these goals has counted. */
function factsOf(goals: readonly Goal[]): Facts {
  const bands = MINUTE_BANDS.map((name, place) => {
    const counted = countOf(goals.filter(({ band }) => band === place))
    return [`goals.${name}`, counted] as const
  })
  return {
    'goals.match': countOf(goals),
    'goals.firstHalf': countOf(inHalf(goals, 0)),
    'goals.secondHalf': countOf(inHalf(goals, 1)),
    'goalOrder.match': orderOf(goals.map(({ by }) => by)),
    ...Object.fromEntries(bands),
  }
}

function outcome(kind: MarketKind, side: Side, goals: readonly Goal[], count: number | null = null) {
  const spec = { stat: 'goals', kind, period: 'match' } as const
  return settleSelection(
    spec,
    side,
    count === null ? null : line(4 * count),
    countOf(goals),
    null,
    factsOf(goals),
  )
}

function winners(kind: MarketKind, goals: readonly Goal[], count: number | null = null): readonly Side[] {
  return MARKET_KINDS[kind].sides.filter((side) => outcome(kind, side, goals, count) === 'win')
}

describe('an order', () => {
  const sequences = fc.array(fc.constantFrom<Scorer>('home', 'away'), { maxLength: MAX_ORDERED })

  it('reads back as the sequence that it holds', () => {
    fc.assert(
      fc.property(sequences, (sequence) => {
        expect(sequenceOf(orderOf(sequence))).toEqual(sequence)
      }),
    )
  })

  it('takes back the last one of a side and nothing else', () => {
    fc.assert(
      fc.property(sequences, fc.constantFrom<Scorer>('home', 'away'), (sequence, who) => {
        const order = orderOf(sequence.slice(0, MAX_ORDERED - 1))
        expect(withoutLast(withNext(order, who), who)).toEqual(order)
      }),
    )
    expect(sequenceOf(withoutLast(orderOf(['home', 'away', 'home', 'away']), 'home'))).toEqual([
      'home',
      'away',
      'away',
    ])
    expect(withoutLast(orderOf(['away']), 'home')).toEqual(orderOf(['away']))
  })
})

/** Which selection wins, as a person would say it who has the list of goals. */
const SAID: readonly (readonly [MarketKind, (goals: readonly Goal[]) => Side])[] = [
  ['firstTeam', ([first]) => first?.by ?? 'none'],
  ['lastTeam', (goals) => goals.at(-1)?.by ?? 'none'],
  ['anyScore', (goals) => (goals.length > 0 ? 'yes' : 'no')],
  ['firstTime', ([first]) => (first === undefined ? 'none' : (MINUTE_BANDS[first.band] ?? 'none'))],
  [
    'halfWithMost',
    (goals) => {
      const more = inHalf(goals, 0).length - inHalf(goals, 1).length
      return more === 0 ? 'equal' : more > 0 ? 'firstHalf' : 'secondHalf'
    },
  ],
  [
    'scoreBothHalvesHome',
    (goals) =>
      ([0, 1] as const).every((half) => inHalf(goals, half).some(({ by }) => by === 'home')) ? 'yes' : 'no',
  ],
  [
    'scoreBothHalvesAway',
    (goals) =>
      ([0, 1] as const).every((half) => inHalf(goals, half).some(({ by }) => by === 'away')) ? 'yes' : 'no',
  ],
  ['winBothHalvesHome', (goals) => (halvesWonBy('home', goals) === 2 ? 'yes' : 'no')],
  ['winBothHalvesAway', (goals) => (halvesWonBy('away', goals) === 2 ? 'yes' : 'no')],
  ['winEitherHalfHome', (goals) => (halvesWonBy('home', goals) > 0 ? 'yes' : 'no')],
  ['winEitherHalfAway', (goals) => (halvesWonBy('away', goals) > 0 ? 'yes' : 'no')],
  [
    'goalRange',
    ({ length }) =>
      length < 2 ? 'range0to1' : length < 4 ? 'range2to3' : length < 7 ? 'range4to6' : 'range7More',
  ],
  ['cornerRange', ({ length }) => (length < 9 ? 'range0to8' : length < 12 ? 'range9to11' : 'range12More')],
  [
    'resultAndBothScore',
    (goals) => {
      const [home, away] = countOf(goals)
      const both = home > 0 && away > 0
      if (home === away) return both ? 'drawYes' : 'drawNo'
      if (home > away) return both ? 'homeYes' : 'homeNo'
      return both ? 'awayYes' : 'awayNo'
    },
  ],
]

function halvesWonBy(who: Scorer, goals: readonly Goal[]): number {
  return ([0, 1] as const).filter((half) => {
    const [home, away] = countOf(inHalf(goals, half))
    return who === 'home' ? home > away : away > home
  }).length
}

describe.each(SAID)('%s', (kind, winnerOf) => {
  it('is won by one selection whatever the goals, and lost by the others', () => {
    fc.assert(
      fc.property(GOALS, (goals) => {
        expect(winners(kind, goals)).toEqual([winnerOf(goals)])
        const lost = MARKET_KINDS[kind].sides.filter((side) => outcome(kind, side, goals) === 'lose')
        expect(lost).toHaveLength(MARKET_KINDS[kind].sides.length - 1)
      }),
    )
  })

  it('is void on a selection that it does not have', () => {
    expect(outcome(kind, 'homeBy1', [{ by: 'home', band: 0 }])).toBe('void')
  })
})

describe('the goal with a number', () => {
  it('is of who scores it, or of neither', () => {
    fc.assert(
      fc.property(GOALS, fc.integer({ min: 1, max: 12 }), (goals, number) => {
        expect(winners('nextTeam', goals, number)).toEqual([goals[number - 1]?.by ?? 'none'])
      }),
    )
  })
})

describe('a race', () => {
  it('is won by who is the first to have so many', () => {
    fc.assert(
      fc.property(GOALS, fc.integer({ min: 1, max: 9 }), (goals, count) => {
        const when = (who: Scorer): number => {
          const own = goals.flatMap(({ by }, place) => (by === who ? [place] : []))
          return own[count - 1] ?? Infinity
        }
        const [home, away] = [when('home'), when('away')]
        expect(winners('race', goals, count)).toEqual([
          home === away ? 'none' : home < away ? 'home' : 'away',
        ])
      }),
    )
  })
})

describe('what is not known', () => {
  const spec = (kind: MarketKind) => ({ stat: 'goals', kind, period: 'match' }) as const

  it('is void: an order that is missing or of another count, a line between two numbers, no half-time', () => {
    const order: Facts = { 'goalOrder.match': orderOf(['home']) }
    expect(settleSelection(spec('firstTeam'), 'home', null, [1, 0], null, order)).toBe('win')
    expect(settleSelection(spec('firstTeam'), 'home', null, [1, 0], null)).toBe('void')
    expect(settleSelection(spec('firstTeam'), 'home', null, [1, 1], null, order)).toBe('void')
    expect(settleSelection(spec('firstTeam'), 'home', null, [0, 1], null, order)).toBe('void')
    expect(settleSelection(spec('race'), 'home', line(6), [1, 0], null, order)).toBe('void')
    expect(settleSelection(spec('race'), 'home', null, [1, 0], null, order)).toBe('void')
    expect(settleSelection(spec('nextTeam'), 'none', line(0), [1, 0], null, order)).toBe('void')
    expect(settleSelection(spec('halfWithMost'), 'equal', null, [1, 0], null)).toBe('void')
    expect(settleSelection(spec('firstTime'), 'minutes1to15', null, [1, 0], null)).toBe('void')
    // There is no order of points.
    const points = { stat: 'points', kind: 'firstTeam', period: 'match' } as const
    expect(settleSelection(points, 'home', null, [1, 0], null, order)).toBe('void')
  })
})
