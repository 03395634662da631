import { defer, delay, EMPTY, type Observable, of } from 'rxjs'
import { describe, expect, it, vi } from 'vitest'
import type { Failure } from '../../../streams/domain/failure.ts'
import { NO_LIMIT } from '../../../streams/domain/protection.ts'
import { err, ok, type Result } from '../../../streams/domain/result.ts'
import { createProtectionFeed, type ProtectionState } from '../../../streams/feeds/protection/index.ts'
import { createScope } from '../../../streams/kernel/scope.ts'
import type { Link } from '../../../streams/link/createLink.ts'
import { sitePaths } from '../../../streams/wire/site/paths.ts'
import { type Marbles, withMarbles } from '../../support/marbles.ts'
import { createConditions } from './builders.ts'

const TIMEOUT: Failure = { type: 'transport', kind: 'timeout' }
const ANSWER_MS = 100
const EVERY_MS = 10_000

const free: ProtectionState = {
  limits: { stake: NO_LIMIT, loss: NO_LIMIT, time: NO_LIMIT },
  breakUntil: null,
  today: { staked: 0, net: 0, minutes: 0 },
  weekNet: 0,
  at: 0,
}
const limited: ProtectionState = { ...free, limits: { ...free.limits, stake: { amount: 500, next: null } } }

/** A platform that has one state, and answers after `ANSWER_MS`. */
function open(marbles: Pick<Marbles, 'scheduler'>, changed$: Observable<unknown> = EMPTY) {
  const scope = createScope((error) => {
    throw error
  })
  const { conditions } = createConditions(marbles)
  const calls: { readonly path: string; readonly body: unknown }[] = []
  const platform = { state: free, loses: false }
  const answer = (path: string, body: unknown): Observable<Result<ProtectionState, Failure>> =>
    defer(() => {
      calls.push({ path, body })
      if (path === sitePaths.setLimit) platform.state = limited
      const lost = platform.loses && path !== sitePaths.protection
      return of(lost ? err<Failure>(TIMEOUT) : ok(platform.state)).pipe(delay(ANSWER_MS))
    })
  const onSaved = vi.fn()
  const onFailure = vi.fn()
  const link = {
    call: ({ path, body }: { path: string; body: object }) => answer(path, body),
  } as Pick<Link, 'call'>
  const feed = createProtectionFeed(
    scope,
    { link, conditions, onSaved, onFailure, changed$ },
    { everyMs: EVERY_MS },
  )
  const at = (ms: number, check: () => void): void => {
    marbles.scheduler.schedule(check, ms)
  }
  return { scope, feed, calls, platform, onSaved, onFailure, at }
}

describe('the protection of a member', () => {
  it('is read at once and polled until its screen is left', () => {
    withMarbles((marbles) => {
      const { scope, feed, calls, at } = open(marbles)
      expect(feed.protection$.value.status).toBe('connecting')
      at(ANSWER_MS + 1, () => {
        expect(feed.protection$.value).toMatchObject({ status: 'live', value: free })
      })
      at(3 * EVERY_MS, () => {
        scope.end()
        expect(calls.length).toBeGreaterThanOrEqual(3)
        calls.length = 0
      })
      at(9 * EVERY_MS, () => {
        expect(calls).toEqual([])
      })
      marbles.flush()
    })
  })

  it('is what the answer to a change says', () => {
    withMarbles((marbles) => {
      const { scope, feed, onSaved, at } = open(marbles)
      at(1000, () => {
        feed.setLimit('stake', 500)
      })
      at(1000 + ANSWER_MS + 1, () => {
        expect(onSaved).toHaveBeenCalledTimes(1)
        expect(feed.protection$.value).toMatchObject({ status: 'live', value: limited })
        scope.end()
      })
      marbles.flush()
    })
  })

  it('a change whose answer is lost is not sent again, but read: it may have been made', () => {
    withMarbles((marbles) => {
      const { scope, feed, calls, platform, onFailure, at } = open(marbles)
      at(1000, () => {
        platform.loses = true
        feed.setLimit('stake', 500)
      })
      at(2000, () => {
        expect(onFailure).toHaveBeenCalledExactlyOnceWith(TIMEOUT)
        expect(calls.filter(({ path }) => path === sitePaths.setLimit)).toHaveLength(1)
        expect(feed.protection$.value).toMatchObject({ status: 'live', value: limited })
        scope.end()
      })
      marbles.flush()
    })
  })

  it('changes in quick succession are sent one after the other, each once', () => {
    withMarbles((marbles) => {
      const { scope, feed, calls, at } = open(marbles)
      at(1000, () => {
        feed.setLimit('stake', 500)
        feed.takeBreak('day')
        feed.setLimit('time', 60)
      })
      at(1000 + 4 * ANSWER_MS, () => {
        expect(calls.filter(({ path }) => path !== sitePaths.protection)).toEqual([
          { path: sitePaths.setLimit, body: { kind: 'stake', amount: 500 } },
          { path: sitePaths.takeBreak, body: { length: 'day' } },
          { path: sitePaths.setLimit, body: { kind: 'time', amount: 60 } },
        ])
        scope.end()
      })
      marbles.flush()
    })
  })

  it('is read again as soon as something may have changed it, and once for changes that come together', () => {
    withMarbles((marbles) => {
      // Three returns within a burst, after the first poll and long before the second.
      const changed = marbles.hot('2s a 9ms a 9ms a')
      const { scope, feed, calls, platform, at } = open(marbles, changed)
      at(1999, () => {
        expect(calls).toHaveLength(1)
        platform.state = { ...free, today: { staked: 500, net: 475, minutes: 1 } }
      })
      at(2000 + ANSWER_MS + 1, () => {
        expect(feed.protection$.value).toMatchObject({ status: 'live', value: { today: { net: 475 } } })
      })
      at(5000, () => {
        expect(calls).toHaveLength(3)
        scope.end()
        marbles.expectSubscriptions(changed.subscriptions).toBe('^ 4999ms !')
      })
      marbles.flush()
    })
  })
})
