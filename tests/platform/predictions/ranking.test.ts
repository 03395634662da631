import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskedName } from '../../../platform/names/maskedName.ts'
import { rankingOf, sumsOf } from '../../../platform/predictions/ranking.ts'
import { monthStart } from '../../../platform/predictions/rankings.ts'
import { isSettled, verdictOf } from '../../../platform/predictions/verdict.ts'
import type { WorldResult } from '../../../platform/world/world.ts'
import type { MarketKey } from '../../../streams/domain/market.ts'
import { predictionStates } from '../../../streams/wire/site/predictions.ts'
import { RESULT_KEY } from '../book/scriptedWorld.ts'

type Keys = readonly MarketKey[]

function result(goals: readonly [number, number], changes: Partial<WorldResult> = {}): WorldResult {
  return {
    facts: { 'goals.match': goals },
    final: new Set<MarketKey>([RESULT_KEY]),
    voided: new Set<MarketKey>(),
    winners: [],
    state: 'ended',
    ...changes,
  }
}

const keys = (...list: Keys): ReadonlySet<MarketKey> => new Set(list)

describe('the verdict of a prediction', () => {
  it.each([
    [{ home: 2, away: 1 }, [2, 1], predictionStates.exact, 3],
    [{ home: 1, away: 0 }, [2, 1], predictionStates.outcome, 1],
    [{ home: 0, away: 0 }, [3, 3], predictionStates.outcome, 1],
    [{ home: 0, away: 4 }, [1, 2], predictionStates.outcome, 1],
    [{ home: 1, away: 1 }, [2, 1], predictionStates.missed, 0],
    [{ home: 1, away: 2 }, [2, 1], predictionStates.missed, 0],
  ] as const)('of %j is by the goals %j', (expected, goals, state, points) => {
    const [home, away] = goals
    expect(verdictOf(expected, result(goals))).toEqual({ state, points, result: { home, away } })
  })

  it('is open until the regular time is final, and void without it', () => {
    const expected = { home: 1, away: 0 }
    const open = { state: predictionStates.open, points: 0, result: null }
    const none = { state: predictionStates.void, points: 0, result: null }
    expect(verdictOf(expected, undefined)).toEqual(open)
    expect(verdictOf(expected, result([1, 0], { final: keys(), state: 'live' }))).toEqual(open)
    for (const state of ['cancelled', 'abandoned'] as const) {
      expect(verdictOf(expected, result([1, 0], { state }))).toEqual(none)
    }
    expect(verdictOf(expected, result([1, 0], { withdrawn: true }))).toEqual(none)
    const late = result([0, 0], { final: keys(), voided: keys(RESULT_KEY), state: 'postponed' })
    expect(verdictOf(expected, late)).toEqual(none)
  })

  it('counts the regular time of a cup match while its extra time is played', () => {
    const playing = result([1, 1], { state: 'live' })
    expect(verdictOf({ home: 1, away: 1 }, playing).state).toBe(predictionStates.exact)
  })
})

const goals = fc.integer({ min: 0, max: 4 })
const matchId = fc.constantFrom('a', 'b', 'c', 'd')
const anyResult = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(goals, goals).map((pair) => result(pair)) },
  fc.constant(result([1, 0], { withdrawn: true, final: keys() })),
  fc.constant(result([0, 0], { state: 'abandoned', final: keys(), voided: keys(RESULT_KEY) })),
)
const step = fc.oneof(
  fc.record({
    do: fc.constant('predict' as const),
    memberId: fc.integer({ min: 1, max: 4 }),
    matchId,
    home: goals,
    away: goals,
  }),
  fc.record({ do: fc.constant('decide' as const), matchId, result: anyResult }),
)

describe('the ranking', () => {
  it('is the sum of the single verdicts, whatever is predicted, decided and revised', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const predictions = new Map<
          string,
          { memberId: number; matchId: string; home: number; away: number }
        >()
        const results = new Map<string, WorldResult>()
        for (const each of steps) {
          if (each.do === 'decide') results.set(each.matchId, each.result)
          else predictions.set(`${String(each.memberId)} ${each.matchId}`, each)
          const rows = [...predictions.values()]
          const ranked = rankingOf(rows, (id) => results.get(id))
          for (const memberId of [1, 2, 3, 4]) {
            const verdicts = rows
              .filter((row) => row.memberId === memberId)
              .map((row) => verdictOf(row, results.get(row.matchId)))
              .filter(isSettled)
            const points = verdicts.reduce((sum, verdict) => sum + verdict.points, 0)
            const exact = verdicts.filter(({ state }) => state === predictionStates.exact).length
            const row = ranked.find((one) => one.memberId === memberId)
            if (verdicts.length === 0) expect(row).toBeUndefined()
            else expect(row).toMatchObject({ points, exact, settled: verdicts.length })
          }
          expectOrder(ranked)
        }
      }),
    )
  })

  it('shares a place between equals, and leaves the next one out', () => {
    const rows = [1, 2, 3].map((memberId) => ({
      memberId,
      matchId: 'a',
      home: memberId === 3 ? 1 : 2,
      away: 0,
    }))
    const places = rankingOf(rows, () => result([2, 0])).map(({ memberId, place }) => [memberId, place])
    expect(places).toEqual([
      [1, 1],
      [2, 1],
      [3, 3],
    ])
    expect(sumsOf(rows, () => result([2, 0]))).toEqual({ points: 7, exact: 2, settled: 3 })
  })
})

function expectOrder(ranked: ReturnType<typeof rankingOf>): void {
  for (const [index, row] of ranked.entries()) {
    const better = ranked.filter(
      (other) => other.points > row.points || (other.points === row.points && other.exact > row.exact),
    )
    expect(row.place).toBe(better.length + 1)
    expect(row.place).toBeLessThanOrEqual(index + 1)
  }
}

describe('a name in the ranking', () => {
  it.each([
    ['anna-lena', 'a***a'],
    ['ann', 'a***'],
    ['王小明同学', '王***学'],
    ['😀😁😂😃', '😀***😃'],
    ['', '***'],
  ])('of %s is %s', (name, masked) => {
    expect(maskedName(name)).toBe(masked)
  })

  it('never shows more than two characters of it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(Array.from(maskedName(name)).length).toBeLessThanOrEqual(5)
      }),
    )
  })
})

it('a month begins at midnight in UTC+8', () => {
  expect(monthStart(Date.UTC(2026, 4, 31, 15, 59, 59, 999))).toBe(Date.UTC(2026, 3, 30, 16))
  expect(monthStart(Date.UTC(2026, 4, 31, 16))).toBe(Date.UTC(2026, 4, 31, 16))
})
