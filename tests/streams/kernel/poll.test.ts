import { asyncScheduler, map, type Observable, throwError, timer } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { poll, type PollOptions } from '../../../streams/kernel/poll.ts'
import { cell, constant } from '../../../streams/kernel/state.ts'
import { withMarbles } from '../../support/marbles.ts'
import { countSubscriptions } from '../../support/subscriptionCount.ts'

const options = (replaced: Partial<PollOptions<string>> = {}): PollOptions<string> => ({
  everyMs: 100,
  active$: constant(true),
  rateLimited$: constant(false),
  slowdown$: constant(1),
  jitter: 0,
  random: () => 0.5,
  now: () => asyncScheduler.now(),
  ...replaced,
})

/** Answers `a` after `ms`. */
const answerAfter = (ms: number) => (): Observable<string> => timer(ms).pipe(map(() => 'a'))

describe('poll', () => {
  it('asks at once, and again so long after each answer', () => {
    withMarbles(({ expectObservable }) => {
      expectObservable(poll(answerAfter(30), options()), '^ 300ms !').toBe('30ms a 129ms a 129ms a')
    })
  })

  it('never asks twice at the same time, however slow the answer', () => {
    withMarbles(({ expectObservable, flush }) => {
      let mostAtOnce = 0
      const counted = countSubscriptions(timer(250).pipe(map(() => 'a')))
      const request = (): Observable<string> => counted.source$
      const polled$ = poll(request, options())
      expectObservable(
        polled$.pipe(
          map((answer) => {
            mostAtOnce = Math.max(mostAtOnce, counted.active)
            return answer
          }),
        ),
        '^ 800ms !',
      ).toBe('250ms a 349ms a')
      flush()
      expect(mostAtOnce).toBe(1)
    })
  })

  it('goes on after a request that fails or errors', () => {
    withMarbles(({ cold, expectObservable }) => {
      const answers = ['-a|', '-#', '-b|']
      const request = (): Observable<string> => cold(answers.shift() ?? '-')
      expectObservable(poll(request, options()), '^ 400ms !').toBe('-a 202ms b')
    })
  })

  it('goes on after a request that throws', () => {
    withMarbles(({ expectObservable }) => {
      let asked = 0
      const request = (): Observable<string> => {
        asked += 1
        if (asked === 1) throw new Error('bug')
        return timer(0).pipe(map(() => 'a'))
      }
      expectObservable(poll(request, options()), '^ 150ms !').toBe('100ms a')
    })
  })

  it('asks no more often than the interval when every request fails at once', () => {
    withMarbles(({ expectObservable, flush }) => {
      let asked = 0
      const request = (): Observable<string> => {
        asked += 1
        return throwError(() => new Error('down'))
      }
      expectObservable(poll(request, options()), '^ 950ms !').toBe('')
      flush()
      expect(asked).toBe(10)
    })
  })

  it('pauses while inactive, aborting a request in flight, and asks again when due', () => {
    withMarbles(({ cold, expectObservable, expectSubscriptions }) => {
      const active$ = cell(true)
      const request = cold('30ms (a|)')
      cold('10ms f 9ms t 50ms f 199ms t', { f: false, t: true }).subscribe(active$.set)
      expectObservable(
        poll(() => request, options({ active$: active$.state$ })),
        '^ 400ms !',
      ).toBe('50ms a 250ms a')
      // Requested at 0 and cancelled; requested at 20 and answered at 50; due at 150 while hidden; requested
      // at 271 when visible again.
      expectSubscriptions(request.subscriptions).toBe(['^ 9ms !', '20ms ^ 29ms !', '271ms ^ 29ms !'])
    })
  })

  it('waits out the rest of the interval after a short pause', () => {
    withMarbles(({ cold, expectObservable }) => {
      const active$ = cell(true)
      cold('40ms f 20ms t', { f: false, t: true }).subscribe(active$.set)
      expectObservable(poll(answerAfter(10), options({ active$: active$.state$ })), '^ 150ms !').toBe(
        '10ms a 109ms a',
      )
    })
  })

  it('slows down by the factor of the moment', () => {
    withMarbles(({ expectObservable }) => {
      expectObservable(poll(answerAfter(0), options({ slowdown$: constant(3) })), '^ 650ms !').toBe(
        'a 299ms a 299ms a',
      )
    })
  })

  it('asks nothing while held, but takes what was asked before', () => {
    withMarbles(({ cold, expectObservable }) => {
      const held = cell(false)
      cold('20ms h 279ms f', { h: true, f: false }).subscribe(held.set)
      const polled$ = poll(answerAfter(30), options({ rateLimited$: held.state$ }))
      expectObservable(polled$, '^ 400ms !').toBe('30ms a 299ms a')
    })
  })

  it('is let go apart from the others that were held', () => {
    withMarbles(({ cold, expectObservable }) => {
      const held = cell(true)
      cold('50ms f', { f: false }).subscribe(held.set)
      const each$ = (chance: number) =>
        poll(answerAfter(0), options({ rateLimited$: held.state$, jitter: 0.4, random: () => chance }))
      expectObservable(each$(0), '^ 60ms !').toBe('50ms a')
      expectObservable(each$(0.5), '^ 80ms !').toBe('70ms a')
    })
  })

  it('asks again sooner after an answer that says so, never later', () => {
    withMarbles(({ expectObservable }) => {
      const waits = [20, 500]
      const againMs = (): number => waits.shift() ?? 100
      expectObservable(poll(answerAfter(10), options({ againMs })), '^ 200ms !').toBe('10ms a 29ms a 109ms a')
    })
  })

  it('spreads its turns around the interval', () => {
    withMarbles(({ expectObservable }) => {
      const chances = [0, 1]
      const random = (): number => chances.shift() ?? 0.5
      expectObservable(poll(answerAfter(0), options({ jitter: 0.2, random })), '^ 250ms !').toBe(
        'a 89ms a 109ms a',
      )
    })
  })

  describe('with an interval that changes', () => {
    it('asks at the shorter interval at once, and not before it', () => {
      withMarbles(({ cold, expectObservable }) => {
        const every = cell(1000)
        cold('130ms s', { s: 100 }).subscribe(every.set)
        expectObservable(poll(answerAfter(0), options({ every$: every.state$ })), '^ 350ms !').toBe(
          'a 129ms a 99ms a 99ms a',
        )
      })
      withMarbles(({ cold, expectObservable }) => {
        const every = cell(1000)
        cold('30ms s', { s: 100 }).subscribe(every.set)
        expectObservable(poll(answerAfter(0), options({ every$: every.state$ })), '^ 150ms !').toBe(
          'a 99ms a',
        )
      })
    })

    it('asks apart from the others whose interval became shorter at the same time', () => {
      withMarbles(({ cold, expectObservable }) => {
        const every = cell(1000)
        cold('500ms s', { s: 100 }).subscribe(every.set)
        const each$ = (chance: number) =>
          poll(answerAfter(0), options({ every$: every.state$, jitter: 0.2, random: () => chance }))
        expectObservable(each$(0), '^ 501ms !').toBe('a 499ms a')
        expectObservable(each$(0.5), '^ 511ms !').toBe('a 509ms a')
      })
    })

    it('asks once more at the shorter interval before the longer one counts', () => {
      withMarbles(({ cold, expectObservable }) => {
        const every = cell(100)
        cold('30ms l', { l: 1000 }).subscribe(every.set)
        expectObservable(poll(answerAfter(10), options({ every$: every.state$ })), '^ 1200ms !').toBe(
          '10ms a 109ms a 1009ms a',
        )
      })
    })
  })

  it('keeps to its own time with each subscriber', () => {
    withMarbles(({ expectObservable }) => {
      const polled$ = poll(answerAfter(0), options())
      expectObservable(polled$, '^ 50ms !').toBe('a')
      expectObservable(polled$, '20ms ^ 50ms !').toBe('20ms a')
    })
  })
})
