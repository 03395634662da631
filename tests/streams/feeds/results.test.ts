import { defer, of, timer, map } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { Match } from '../../../streams/domain/match.ts'
import { err, ok } from '../../../streams/domain/result.ts'
import { createResultsFeed } from '../../../streams/feeds/results/index.ts'
import { createScope } from '../../../streams/kernel/scope.ts'
import { transportFailure } from '../../../streams/link/exchange.ts'
import type { Results } from '../../../streams/venues/results.ts'
import { withMarbles } from '../../support/marbles.ts'
import { createConditions, matchOf } from './builders.ts'

const DAY = { from: 0, to: 86_400_000 }

function createTestScope() {
  return createScope((error) => {
    throw error
  })
}

function resultsOf(changes: Partial<Results> = {}): Results {
  return {
    sports: () => of(ok(['football'] as const)),
    ofDay: () => of(ok([])),
    match: () => of(err(transportFailure('badData'))),
    ...changes,
  }
}

describe('the results of a day', () => {
  it('are asked for once for all who see them, every minute, and no longer after the last has left', () => {
    const asked: number[] = []
    withMarbles((marbles) => {
      const { scheduler } = marbles
      const scope = createTestScope()
      const feed = createResultsFeed(scope, {
        results: resultsOf({
          ofDay: () =>
            defer(() => {
              asked.push(scheduler.now())
              return timer(100).pipe(map(() => ok<readonly Match[]>([matchOf('m', 0)])))
            }),
        }),
        conditions: createConditions(marbles).conditions,
      })
      const query = { sport: 'football', day: DAY } as const
      const one = feed.list$(query).subscribe()
      const other = feed.list$({ ...query, day: { ...DAY } }).subscribe()
      scheduler.schedule(() => {
        one.unsubscribe()
      }, 70_000)
      scheduler.schedule(() => {
        other.unsubscribe()
      }, 80_000)
    })
    expect(asked).toHaveLength(2)
    expect(asked[0]).toBe(0)
  })

  it('are kept as stale when a later answer fails', () => {
    const seen: string[] = []
    withMarbles((marbles) => {
      const scope = createTestScope()
      let calls = 0
      const feed = createResultsFeed(scope, {
        results: resultsOf({
          ofDay: () =>
            defer(() => of((calls += 1) === 1 ? ok([matchOf('m', 0)]) : err(transportFailure('badData')))),
        }),
        conditions: createConditions(marbles).conditions,
      })
      feed.list$({ sport: 'football', day: DAY }).subscribe((list) => {
        seen.push(`${list.status} ${String(list.value?.length ?? '-')}`)
      })
      marbles.scheduler.schedule(() => {
        scope.end()
      }, 66_000)
    })
    expect(seen).toContain('live 1')
    expect(seen.at(-1)).toBe('stale 1')
  })

  it('of own bets and of tournaments are empty at a venue without them', () => {
    const seen: unknown[] = []
    withMarbles((marbles) => {
      const scope = createTestScope()
      const feed = createResultsFeed(scope, {
        results: resultsOf(),
        conditions: createConditions(marbles).conditions,
      })
      feed.list$('myBets').subscribe(({ value }) => seen.push(value))
      feed.champions$(DAY).subscribe(({ value }) => seen.push(value))
      marbles.scheduler.schedule(() => {
        scope.end()
      }, 1000)
    })
    expect(seen.filter((value) => value !== undefined)).toEqual([[], []])
  })
})
