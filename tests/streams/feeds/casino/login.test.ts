import { defer, EMPTY, NEVER, of, Subject } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { money } from '../../../../streams/domain/money.ts'
import { err, ok } from '../../../../streams/domain/result.ts'
import { type CasinoLogin, createCasinoLogin$ } from '../../../../streams/feeds/casino/index.ts'
import { createScope, type Scope } from '../../../../streams/kernel/scope.ts'
import { cell, constant } from '../../../../streams/kernel/state.ts'
import { transportFailure } from '../../../../streams/link/exchange.ts'
import type { Call } from '../../../../streams/venues/call.ts'
import { countSubscriptions } from '../../../support/subscriptionCount.ts'

const conditions = {
  active$: constant(true),
  online$: constant(true),
  rateLimited$: constant(false),
  reach$: constant('reachable' as const),
  slowdown$: constant(1),
  random: () => 0.5,
  now: () => Date.now(),
}
const EVERY_MS = 30_000
const PUSHED_EVERY_MS = 60_000
const GRACE_MS = 1_000

describe('the login of the casino', () => {
  let scope: Scope
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 })
    scope = createScope((error) => {
      throw error
    })
  })
  afterEach(() => {
    scope.end()
    vi.useRealTimers()
  })

  const create = (answer: (reads: number) => Call<CasinoLogin>) => {
    const reads: number[] = []
    const changed$ = new Subject<null>()
    const changed = countSubscriptions(changed$)
    const connected = cell(false)
    const login$ = createCasinoLogin$(
      scope,
      {
        calls: {
          login: () =>
            defer(() => {
              reads.push(Date.now())
              return answer(reads.length)
            }),
        },
        push: { connected$: connected.state$ },
        conditions,
        changed$: changed.source$,
      },
      { everyMs: EVERY_MS, pushedEveryMs: PUSHED_EVERY_MS, graceMs: GRACE_MS },
    )
    return { login$, reads, changed, changed$, connected }
  }
  const holding = (minor: number): Call<CasinoLogin> =>
    of(ok({ loginName: 'fan_2046', seamless: true, balance: money(minor, 'RMB') }))

  it('is read once for all who show it, and by nobody when none does', () => {
    const { login$, reads, changed } = create((count) => holding(count))
    expect([reads.length, changed.subscribed]).toEqual([0, 0])
    const held = [login$.subscribe(), login$.subscribe(), login$.subscribe()]
    vi.advanceTimersByTime(EVERY_MS + 1)
    expect(reads).toEqual([0, EVERY_MS])
    expect([changed.subscribed, changed.active]).toEqual([1, 1])
    held[0]?.unsubscribe()
    expect(changed.active).toBe(1)
    held[1]?.unsubscribe()
    held[2]?.unsubscribe()
    vi.advanceTimersByTime(GRACE_MS + 1)
    expect(changed.active).toBe(0)
    vi.advanceTimersByTime(10 * EVERY_MS)
    expect(reads).toHaveLength(2)
  })

  it('keeps its source for a screen that comes soon after', () => {
    const { login$, reads, changed } = create((count) => holding(count))
    login$.subscribe().unsubscribe()
    vi.advanceTimersByTime(GRACE_MS / 2)
    login$.subscribe()
    vi.advanceTimersByTime(GRACE_MS)
    expect([changed.subscribed, changed.active, reads.length]).toEqual([1, 1, 1])
  })

  it('is read again at once when the balance may have changed, and meanwhile keeps what it had', () => {
    const { login$, changed$, reads } = create((count) => (count === 1 ? holding(5_00) : NEVER))
    login$.subscribe()
    vi.advanceTimersByTime(10_000)
    changed$.next(null)
    vi.advanceTimersByTime(1)
    expect(reads).toEqual([0, 10_000])
    expect(login$.value.value?.balance).toEqual(money(5_00, 'RMB'))
  })

  it('is read rarely while the push works, and often again without it', () => {
    const { login$, reads, connected } = create((count) => holding(count))
    connected.set(true)
    login$.subscribe()
    vi.advanceTimersByTime(2 * PUSHED_EVERY_MS + 1)
    expect(reads).toEqual([0, PUSHED_EVERY_MS, 2 * PUSHED_EVERY_MS])
    vi.advanceTimersByTime(EVERY_MS)
    reads.length = 0
    connected.set(false)
    vi.advanceTimersByTime(2 * EVERY_MS)
    expect(reads).toHaveLength(2)
  })

  it('is stale after a failure', () => {
    const { login$, changed$ } = create((count) =>
      count === 1 ? holding(5_00) : of(err(transportFailure('offline'))),
    )
    login$.subscribe()
    vi.advanceTimersByTime(10_000)
    changed$.next(null)
    vi.advanceTimersByTime(1)
    expect(login$.value).toMatchObject({ status: 'stale', value: { balance: money(5_00, 'RMB') } })
  })

  it('leaves its source when the member leaves', () => {
    const { login$, changed } = create(() => EMPTY)
    login$.subscribe()
    expect(changed.active).toBe(1)
    scope.end()
    expect(changed.active).toBe(0)
  })
})
