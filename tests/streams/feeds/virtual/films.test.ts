import { defer, map, of, tap } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { err, ok } from '../../../../streams/domain/result.ts'
import { film$ } from '../../../../streams/feeds/virtual/films.ts'
import { transportFailure } from '../../../../streams/link/exchange.ts'
import type { BatchRef, Films } from '../../../../streams/venues/virtual.ts'
import { withMarbles } from '../../../support/marbles.ts'

const BATCH: BatchRef = { game: '31101', sport: 'virtualHorse', batchNo: 'b', round: '', startsAt: 5000 }
const FILMS: Films = new Map([['v1', { kind: 'match', moments: [] }]])
const NONE: Films = new Map()
const TIMES = { tries: 3, againMs: 1000, delayedMs: 5000 }

/** A venue that has the film from a frame of virtual time on. */
function venueFrom(there: number, frame: () => number) {
  const asked: number[] = []
  const virtual = {
    filmLength: () =>
      defer(() => {
        asked.push(frame())
        return of(ok(frame() >= there ? 65_000 : null))
      }),
    replay: () => defer(() => of(ok(frame() >= there ? FILMS : NONE))),
  }
  return { virtual, asked }
}

const kinds = { b: 'before', a: 'awaited', d: 'delayed', f: 'film' }

describe('the film of a batch', () => {
  it('is asked for at its start, and each second until it is there', () => {
    withMarbles(({ expectObservable, scheduler, flush }) => {
      const { virtual, asked } = venueFrom(6500, () => scheduler.now())
      const state$ = film$(BATCH, { virtual, msUntil: (at) => at - scheduler.now() }, TIMES)
      expectObservable(state$.pipe(map(({ kind }) => kind))).toBe('b 4999ms a 1999ms (f|)', kinds)
      flush()
      expect(asked).toEqual([5000, 6000, 7000])
    })
  })

  it('is delayed after the last try, and is asked for again', () => {
    withMarbles(({ expectObservable, scheduler, flush }) => {
      const { virtual, asked } = venueFrom(12_000, () => scheduler.now())
      const state$ = film$(BATCH, { virtual, msUntil: (at) => at - scheduler.now() }, TIMES)
      expectObservable(state$.pipe(map(({ kind }) => kind))).toBe('b 4999ms a 1999ms d 4999ms (f|)', kinds)
      flush()
      expect(asked).toEqual([5000, 6000, 7000, 12_000])
    })
  })

  it('of a running batch is asked for at once, and a failed call is a try like any other', () => {
    withMarbles(({ expectObservable, scheduler, flush }) => {
      let asked = 0
      const virtual = {
        filmLength: () =>
          of(err(transportFailure('timeout'))).pipe(
            tap(() => {
              asked += 1
            }),
          ),
        replay: () => of(ok(FILMS)),
      }
      expectObservable(film$(BATCH, { virtual, msUntil: () => 0 }, TIMES).pipe(map(({ kind }) => kind))).toBe(
        '(ba) 1996ms (f|)',
        kinds,
      )
      flush()
      expect([asked, scheduler.now()]).toEqual([3, expect.any(Number)])
    })
  })
})
