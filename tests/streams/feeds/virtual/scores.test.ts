import { of } from 'rxjs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Pair } from '../../../../streams/domain/match.ts'
import { ok } from '../../../../streams/domain/result.ts'
import { createScores } from '../../../../streams/feeds/virtual/scores.ts'
import { createScope } from '../../../../streams/kernel/scope.ts'
import { constant } from '../../../../streams/kernel/state.ts'

const conditions = {
  active$: constant(true),
  online$: constant(true),
  rateLimited$: constant(false),
  reach$: constant('reachable' as const),
  slowdown$: constant(1),
  random: () => 0.5,
  now: () => Date.now(),
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('scores are requested in one call for all matches that have subscribers, and for no others', () => {
  const scope = createScope((error) => {
    throw error
  })
  const asked: string[] = []
  const scores: ReadonlyMap<string, Pair> = new Map([['v1', [2, 1]]])
  const virtual = {
    scores: (ids: readonly string[]) => {
      asked.push(ids.join(','))
      return of(ok(scores))
    },
  }
  const score$ = createScores(scope, { virtual, conditions }, { everyMs: 5000, graceMs: 1000, gatherMs: 100 })
  const one = score$('v1').subscribe()
  const other = score$('v2').subscribe()
  vi.advanceTimersByTime(150)
  expect(asked).toEqual(['v1,v2'])
  expect([score$('v1').value.value, score$('v2').value.value]).toEqual([[2, 1], null])
  other.unsubscribe()
  vi.advanceTimersByTime(1200)
  expect(asked.at(-1)).toBe('v1')
  one.unsubscribe()
  vi.advanceTimersByTime(2000)
  const before = asked.length
  vi.advanceTimersByTime(60_000)
  expect(asked).toHaveLength(before)
  scope.end()
})
