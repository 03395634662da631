import { defer, type Observable, of, timer } from 'rxjs'
import { map } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { Failure } from '../../../streams/domain/failure.ts'
import { err, ok, type Result } from '../../../streams/domain/result.ts'
import { polledFeed$ } from '../../../streams/feeds/polledFeed.ts'
import { withMarbles } from '../../support/marbles.ts'
import { createConditions } from './builders.ts'

type Answer = Result<number, Failure>
const network: Answer = err({ type: 'transport', kind: 'network' })
const refused: Answer = err({
  type: 'refusal',
  reason: 'serviceDown',
  textKey: 'errors.venue.serviceDown',
  message: null,
  action: 'support',
})
const limited: Answer = err({ type: 'transport', kind: 'rateLimited' })

/** What a feed emits within a time, as `ms status value reason`. */
function run(
  answers: (times: number) => Observable<Answer>,
  untilMs: number,
  change: (
    conditions: ReturnType<typeof createConditions>,
    at: (ms: number, action: () => void) => void,
  ) => void = () => undefined,
  everyMs = 5000,
): { readonly emitted: readonly string[]; readonly asked: readonly number[] } {
  const emitted: string[] = []
  const asked: number[] = []
  withMarbles((marbles) => {
    const { scheduler } = marbles
    const under = createConditions(marbles)
    const at = (ms: number, action: () => void): void => {
      scheduler.schedule(action, ms)
    }
    const request = (): Observable<Answer> =>
      defer(() => {
        asked.push(scheduler.now())
        return answers(asked.length)
      })
    const subscription = polledFeed$(request, {
      everyMs,
      conditions: under.conditions,
      jitter: 0,
    }).subscribe((feed) => {
      const reason = 'reason' in feed ? ` ${feed.reason}` : ''
      emitted.push(`${scheduler.now()} ${feed.status} ${feed.value ?? '-'}${reason}`)
    })
    at(untilMs, () => {
      subscription.unsubscribe()
    })
    change(under, at)
  })
  return { emitted, asked }
}

describe('a polled feed', () => {
  it('is live with each answer, keeps the last picture through failures, and recovers', () => {
    const { emitted } = run((times) => of(times === 2 ? network : ok(times)), 11_000)
    expect(emitted).toEqual(['0 connecting -', '0 live 1', '5000 stale 1 network', '10000 live 3'])
  })

  it('is failed when it never had anything', () => {
    expect(run(() => of(network), 1000).emitted).toEqual(['0 connecting -', '0 failed - network'])
  })

  it('goes stale by itself when an answer does not come', () => {
    const { emitted } = run(
      (times) => (times === 1 ? of(ok(1)) : timer(60_000).pipe(map(() => ok(2)))),
      20_000,
    )
    expect(emitted).toEqual(['0 connecting -', '0 live 1', '12000 stale 1 silent'])
  })

  it('is asked again soon after a failure, however seldom it is asked', () => {
    const answers = (times: number): Observable<Answer> => of(times === 3 ? ok(times) : refused)
    const { asked, emitted } = run(answers, 65_000, undefined, 60_000)
    expect(asked).toEqual([0, 5000, 10_000])
    expect(emitted.at(-1)).toBe('10000 live 3')
  })

  it('is not asked while polls are held, whichever call was told', () => {
    const { asked, emitted } = run(
      (times) => of(times === 1 ? limited : ok(times)),
      20_000,
      ({ held }, at) => {
        held.set(false)
        at(1, () => {
          held.set(true)
        })
        at(15_000, () => {
          held.set(false)
        })
      },
    )
    expect(asked).toEqual([0, 15_000])
    expect(emitted).toEqual(['0 connecting -', '0 failed - rateLimited', '15000 live 2'])
  })

  it('is stale as soon as the network is gone, and asks when it is back', () => {
    const { emitted, asked } = run(
      (times) => of(ok(times)),
      9000,
      ({ active, online }, at) => {
        at(1000, () => {
          active.set(false)
          online.set(false)
        })
        at(8000, () => {
          online.set(true)
          active.set(true)
        })
      },
    )
    expect(emitted).toEqual(['0 connecting -', '0 live 1', '1000 stale 1 offline', '8000 live 2'])
    expect(asked).toEqual([0, 8000])
  })

  it('gives itself more time on save-data', () => {
    const { emitted } = run(
      (times) => (times === 1 ? of(ok(1)) : timer(60_000).pipe(map(() => ok(2)))),
      40_000,
      ({ slowdown }) => {
        slowdown.set(3)
      },
    )
    expect(emitted).toEqual(['0 connecting -', '0 live 1', '36000 stale 1 silent'])
  })
})
