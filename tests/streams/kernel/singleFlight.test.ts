import { Subject } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createScope, type Scope } from '../../../streams/kernel/scope.ts'
import { singleFlight, type SingleFlight } from '../../../streams/kernel/singleFlight.ts'

describe('singleFlight', () => {
  let scope: Scope
  let flight: SingleFlight<number>
  let request$: Subject<number>

  beforeEach(() => {
    scope = createScope((error) => {
      throw error
    })
    flight = singleFlight(scope)
    request$ = new Subject()
  })
  afterEach(() => {
    scope.end()
  })

  it('gives the result of one request to all who asked, also after it has arrived', () => {
    const seen: number[] = []
    const started$ = flight.start(request$)
    flight.pending()?.subscribe((value) => seen.push(value))
    request$.next(7)
    started$.subscribe((value) => seen.push(value))
    expect(seen).toEqual([7, 7])
  })

  it('is over with the first value, before subscribers are told, so that they may start the next', () => {
    let pending: unknown = 'not told'
    flight.start(request$).subscribe(() => {
      pending = flight.pending()
    })
    request$.next(1)
    expect(pending).toBeNull()
  })

  it('is over when the request completes without a value', () => {
    void flight.start(request$)
    request$.complete()
    expect(flight.pending()).toBeNull()
  })

  it('goes on when a subscriber leaves, and ends with the scope', () => {
    flight.start(request$).subscribe().unsubscribe()
    expect(request$.observed).toBe(true)
    scope.end()
    expect(request$.observed).toBe(false)
  })

  it('a forgotten request ends without touching its successor', () => {
    void flight.start(request$)
    flight.forget()
    const next$ = flight.start(new Subject())
    request$.next(1)
    expect(flight.pending()).toBe(next$)
  })
})
