import fc from 'fast-check'
import { BehaviorSubject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { asPictured } from '../../../../streams/views/player/asPictured.ts'
import { withMarbles } from '../../../support/marbles.ts'
import { countSubscriptions } from '../../../support/subscriptionCount.ts'

describe('what the picture shows', () => {
  it('is each value later by the lateness, and nothing before the first has come so far', () => {
    withMarbles(({ cold, hot, expectObservable, scheduler }) => {
      const values$ = hot('a 2999ms b 999ms c')
      const late$ = cold('l', { l: 5000 })
      expectObservable(values$.pipe(asPictured(late$, scheduler))).toBe('n 4999ms a 2999ms b 999ms c', {
        n: null,
        a: 'a',
        b: 'b',
        c: 'c',
      })
    })
  })

  it('is unknown while there is no picture, and goes back when the picture falls behind', () => {
    withMarbles(({ cold, hot, expectObservable, scheduler }) => {
      const values$ = hot('a 9999ms b')
      const late$ = cold('n 999ms x 14999ms y 999ms n', { n: null, x: 2000, y: 8000 })
      // The second value is shown when the picture is 2 s late, not yet when it is 8 s late, and then nothing.
      expectObservable(values$.pipe(asPictured(late$, scheduler))).toBe(
        'n 1999ms a 9999ms b 3999ms a 999ms n',
        { n: null, a: 'a', b: 'b' },
      )
    })
  })

  it('does not come and go with small changes of the lateness', () => {
    withMarbles(({ cold, hot, expectObservable, scheduler }) => {
      const late$ = cold('x 2049ms y 99ms x 99ms y', { x: 2000, y: 2400 })
      expectObservable(hot('a 99ms b').pipe(asPictured(late$, scheduler))).toBe('n 1999ms a 99ms b', {
        n: null,
        a: 'a',
        b: 'b',
      })
    })
  })

  it('is never ahead of the picture, whatever the values and however late it is', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 4000 }), { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 0, max: 20_000 }),
        (gaps, late) => {
          withMarbles(({ hot, scheduler, flush }) => {
            const marbles = gaps.map((gap, index) => `${gap}ms ${'abcdefghijkl'[index] ?? 'z'}`).join(' ')
            const came = new Map<string, number>()
            const values$ = hot(marbles)
            values$.subscribe((value) => came.set(value, scheduler.now()))
            const seen: string[] = []
            values$.pipe(asPictured(new BehaviorSubject(late), scheduler)).subscribe((value) => {
              if (value === null) return
              seen.push(value)
              expect(scheduler.now()).toBe((came.get(value) ?? 0) + late)
            })
            flush()
            expect(seen).toEqual([...came.keys()])
          })
        },
      ),
      { numRuns: 40 },
    )
  })

  it('subscribes once to both, and leaves both', () => {
    const [values, late] = [
      countSubscriptions(new BehaviorSubject(1)),
      countSubscriptions(new BehaviorSubject(5)),
    ]
    const subscription = values.source$.pipe(asPictured(late.source$)).subscribe()
    expect([values.active, late.active]).toEqual([1, 1])
    subscription.unsubscribe()
    expect([values.active, late.active, values.subscribed, late.subscribed]).toEqual([0, 0, 1, 1])
  })
})
