import { NEVER, Subject } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reserveStreams } from '../../../streams/core/reserveStreams.ts'
import type { VenueCore } from '../../../streams/core/venueCore.ts'
import type { Failure } from '../../../streams/domain/failure.ts'
import type { Odds } from '../../../streams/domain/odds.ts'
import { err, ok, type Result } from '../../../streams/domain/result.ts'
import { createScope, type Scope } from '../../../streams/kernel/scope.ts'
import { constant } from '../../../streams/kernel/state.ts'
import { transportFailure } from '../../../streams/link/exchange.ts'
import type { ReservationAnswer, ReservationPage } from '../../../streams/venues/reservations.ts'
import { EMPTY_SLIP_VIEW } from '../../../streams/views/slip/emptySlipView.ts'

const CONDITIONS: VenueCore['conditions'] = {
  active$: constant(true),
  online$: constant(true),
  rateLimited$: constant(false),
  reach$: constant('reachable'),
  slowdown$: constant(1),
  random: () => 0.5,
  now: () => Date.now(),
}
const NONE = ok<ReservationPage>({ reservations: [], total: 0 })

describe('a change of a reservation', () => {
  const scopes: Scope[] = []
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 })
  })
  afterEach(() => {
    for (const scope of scopes.splice(0)) scope.end()
    vi.useRealTimers()
  })

  /** The reservations of a member who has just read the list. */
  function open() {
    const scope = createScope((error) => {
      throw error
    })
    scopes.push(scope)
    const lists: Subject<Result<ReservationPage, Failure>>[] = []
    const answer$ = new Subject<Result<ReservationAnswer, Failure>>()
    const [say, refresh] = [vi.fn(), vi.fn()]
    const list = () => {
      const list$ = new Subject<Result<ReservationPage, Failure>>()
      lists.push(list$)
      return list$
    }
    const reserve = reserveStreams(scope, {
      conditions: CONDITIONS,
      venue: { reservations: { list, terms: () => NEVER, cancel: () => answer$, edit: () => answer$ } },
      push: { events$: NEVER, brings$: constant(false) },
      slip: { slip$: constant(EMPTY_SLIP_VIEW) },
      notices: { say },
      wallet: { refresh },
    } as Partial<Record<keyof VenueCore, unknown>> as VenueCore)
    if (reserve === null) throw new Error('the venue has reservations')
    reserve.list$({ shown: 'waiting', currency: 'RMB' }).subscribe()
    vi.advanceTimersByTime(0)
    lists.at(-1)?.next(NONE)
    const progress$ = reserve.changes.progress$('TL1')
    progress$.subscribe()
    return { changes: reserve.changes, progress$, answer$, lists, say }
  }

  it('is said once it is made: a cancelled reservation has left the list', () => {
    const { changes, answer$, say } = open()
    changes.pressCancel('TL1')
    changes.pressCancel('TL1')
    expect(say).not.toHaveBeenCalled()
    answer$.next(ok({ status: 'done' }))
    expect(say.mock.calls).toEqual([['reserve.cancelled']])
  })

  it('is said with the new price', () => {
    const { changes, answer$, say } = open()
    changes.edit?.('TL1', 220_000 as Odds)
    answer$.next(ok({ status: 'done' }))
    expect(say.mock.calls).toEqual([['reserve.edited', { price: '2.20' }]])
  })

  it('that was refused is said by its card only', () => {
    const { changes, answer$, progress$, say } = open()
    changes.edit?.('TL1', 220_000 as Odds)
    answer$.next(ok({ status: 'refused', reasonKey: 'reserve.code.reserveOddsChanged' }))
    expect(progress$.value.phase).toBe('refused')
    expect(say).not.toHaveBeenCalled()
  })

  it('that is not known remains so until a list comes that was asked for afterwards', () => {
    const { changes, answer$, progress$, lists, say } = open()
    changes.edit?.('TL1', 220_000 as Odds)
    answer$.next(err(transportFailure('timeout')))
    vi.advanceTimersByTime(0)
    expect([progress$.value.phase, lists.length]).toEqual(['unknown', 2])
    lists.at(-1)?.next(NONE)
    expect(progress$.value.phase).toBe('idle')
    expect(say).not.toHaveBeenCalled()
  })
})
