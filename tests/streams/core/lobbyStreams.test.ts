import { defer, of } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lobbyStreams } from '../../../streams/core/lobbyStreams.ts'
import type { Failure } from '../../../streams/domain/failure.ts'
import { err, ok, type Result } from '../../../streams/domain/result.ts'
import { createScope, type Scope } from '../../../streams/kernel/scope.ts'
import { constant } from '../../../streams/kernel/state.ts'
import { transportFailure } from '../../../streams/link/exchange.ts'
import { createZbyx } from '../../../streams/venues/zbyx/index.ts'
import { countSubscriptions } from '../../support/subscriptionCount.ts'
import { createDepsUnderTest } from '../venues/depsUnderTest.ts'

const conditions = {
  active$: constant(true),
  online$: constant(true),
  rateLimited$: constant(false),
  reach$: constant('reachable' as const),
  slowdown$: constant(1),
  random: () => 0.5,
  now: () => Date.now(),
}

describe('a lobby', () => {
  let scope: Scope
  beforeEach(() => {
    vi.useFakeTimers()
    scope = createScope((error) => {
      throw error
    })
  })
  afterEach(() => {
    scope.end()
    vi.useRealTimers()
  })

  it('enters the venue once for all who look, and again until it is let in', () => {
    let answer: Result<null, Failure> = err(transportFailure('network'))
    const entering = countSubscriptions(defer(() => of(answer)))
    const { deps } = createDepsUnderTest(() => '')
    const venue = { ...createZbyx(deps), lobby: { enter: () => entering.source$ } }
    const lobby = lobbyStreams(scope, { venue, conditions })
    if (lobby === null) throw new Error('no lobby')
    expect(entering.subscribed).toBe(0)
    const looks = [1, 2].map(() => lobby.entered$.subscribe())
    vi.advanceTimersByTime(100)
    expect([entering.subscribed, lobby.entered$.value.status]).toEqual([1, 'failed'])
    answer = ok(null)
    vi.advanceTimersByTime(15_000)
    expect(lobby.entered$.value.status).toBe('live')
    for (const look of looks) look.unsubscribe()
    vi.advanceTimersByTime(2000)
    const asked = entering.subscribed
    vi.advanceTimersByTime(60_000)
    expect([entering.subscribed, entering.active, vi.getTimerCount()]).toEqual([asked, 0, 0])
  })
})
