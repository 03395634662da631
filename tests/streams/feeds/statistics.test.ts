import { defer, map, type Observable, timer } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { Failure } from '../../../streams/domain/failure.ts'
import { ok, type Result } from '../../../streams/domain/result.ts'
import { createStatisticsFeed } from '../../../streams/feeds/statistics/index.ts'
import { createScope } from '../../../streams/kernel/scope.ts'
import type { SiteCall } from '../../../streams/link/request.ts'
import { decode } from '../../../streams/wire/decode.ts'
import { soccerPaths } from '../../../streams/wire/site/soccerPaths.ts'
import type * as v from 'valibot'
import { type Marbles, withMarbles } from '../../support/marbles.ts'
import * as documented from '../../documents/site/soccerAnswers.ts'
import { createConditions } from './builders.ts'

const ANSWERS: Readonly<Record<string, unknown>> = {
  [soccerPaths.matchEventPhase]: documented.EVENT_PHASES.fields,
  [soccerPaths.oddChangeHistory]: {
    ...documented.HISTORY,
    points: [...documented.HISTORY.points, { time: 3, odds: { home: 100_000, sometimes: 200_000 } }],
  },
}

interface Asked {
  readonly at: number
  readonly path: string
  readonly body: object
}

function open(marbles: Marbles) {
  const scope = createScope((error) => {
    throw error
  })
  const asked: Asked[] = []
  function callOpenly<const S extends v.GenericSchema>({
    path,
    body,
    data,
  }: SiteCall<S>): Observable<Result<v.InferOutput<S>, Failure>> {
    return defer(() => {
      asked.push({ at: marbles.scheduler.now(), path, body })
      return timer(50).pipe(
        map(() => {
          const decoded = decode(data, ANSWERS[path])
          if (!decoded.ok) throw new Error(decoded.error.message)
          return ok(decoded.value)
        }),
      )
    })
  }
  const { conditions, active } = createConditions(marbles)
  const feed = createStatisticsFeed(scope, {
    venueCode: 'PMTY',
    sports: {},
    link: { callOpenly },
    conditions,
  })
  return { scope, feed, asked, active }
}

describe('the statistics of a match', () => {
  it('are asked for once for all who see them, without a token, and no longer after the last has left', () => {
    let asked: readonly Asked[] = []
    withMarbles((marbles) => {
      const { feed, asked: calls } = open(marbles)
      asked = calls
      const one = feed.events$('m').subscribe()
      const other = feed.events$('m').subscribe()
      marbles.scheduler.schedule(() => {
        one.unsubscribe()
      }, 9_000)
      marbles.scheduler.schedule(() => {
        other.unsubscribe()
      }, 11_000)
    })
    const times = asked.map(({ at }) => at)
    expect(asked[0]).toMatchObject({
      at: 0,
      path: soccerPaths.matchEventPhase,
      body: { venueCode: 'PMTY', matchId: 'm' },
    })
    expect(times.length).toBeGreaterThan(2)
    expect(times.length).toBeLessThan(8)
    expect(Math.max(...times)).toBeLessThan(11_000 + 10_000)
  })

  it('are not asked for while the page is hidden', () => {
    let asked: readonly Asked[] = []
    withMarbles((marbles) => {
      const { feed, asked: calls, active, scope } = open(marbles)
      asked = calls
      feed.events$('m').subscribe()
      marbles.scheduler.schedule(() => {
        active.set(false)
      }, 1_000)
      marbles.scheduler.schedule(() => {
        active.set(true)
      }, 60_000)
      marbles.scheduler.schedule(() => {
        scope.end()
      }, 61_000)
    })
    expect(asked.map(({ at }) => at).filter((at) => at > 1_000 && at < 60_000)).toEqual([])
    expect(asked.at(-1)?.at).toBeGreaterThanOrEqual(60_000)
  })

  it('have the prices of known selections only, by selection', () => {
    const seen: unknown[] = []
    withMarbles((marbles) => {
      const { feed, scope, asked } = open(marbles)
      const price = { matchId: 'm', market: 'goals.handicap.match', line: -3 } as const
      feed.prices$(price).subscribe(({ value }) => {
        if (value !== undefined)
          seen.push(value.points.map(({ odds }) => (odds === null ? null : [...odds.entries()])))
      })
      // An equal price shares the request.
      feed.prices$({ ...price }).subscribe()
      marbles.scheduler.schedule(() => {
        expect(asked).toHaveLength(1)
        expect(asked[0]?.body).toMatchObject({ market: 'goals.handicap.match', line: -3 })
        scope.end()
      }, 1000)
    })
    expect(seen).toEqual([
      [
        [
          ['home', 192_000],
          ['away', 198_000],
        ],
        null,
        [],
      ],
    ])
  })
})
