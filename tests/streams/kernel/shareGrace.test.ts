import { concat, NEVER, of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { shareGrace, shareState } from '../../../streams/kernel/shareGrace.ts'
import { withMarbles } from '../../support/marbles.ts'

describe('shareGrace', () => {
  it('makes one subscription for all readers and replays the last value', () => {
    withMarbles(({ cold, expectObservable, expectSubscriptions }) => {
      const source = cold('a--b----')
      const shared$ = source.pipe(shareGrace(10))
      expectObservable(shared$, '^----!').toBe('a--b--')
      expectObservable(shared$, '--^--!').toBe('--ab')
      expectSubscriptions(source.subscriptions).toBe('^ 14ms !')
    })
  })

  it('lives on through the grace, and serves who comes back', () => {
    withMarbles(({ cold, expectObservable, expectSubscriptions }) => {
      const source = cold('a 7ms b')
      const shared$ = source.pipe(shareGrace(10))
      expectObservable(shared$, '^---!').toBe('a')
      expectObservable(shared$, '12ms ^ !').toBe('12ms b')
      // The first reader leaves at 4; the second subscribes at 12, within the grace, and leaves at 13.
      expectSubscriptions(source.subscriptions).toBe('^ 22ms !')
    })
  })

  it('asks anew after the grace', () => {
    withMarbles(({ cold, expectObservable, expectSubscriptions }) => {
      const source = cold('a')
      const shared$ = source.pipe(shareGrace(10))
      expectObservable(shared$, '^-!').toBe('a')
      expectObservable(shared$, '20ms ^-!').toBe('20ms a')
      expectSubscriptions(source.subscriptions).toBe(['^ 11ms !', '20ms ^ 11ms !'])
    })
  })

  it('replays the last value of a completed source without asking again', () => {
    withMarbles(({ cold, expectObservable, expectSubscriptions }) => {
      const source = cold('a|')
      const shared$ = source.pipe(shareGrace(10))
      expectObservable(shared$).toBe('a|')
      expectObservable(shared$, '5ms ^').toBe('5ms (a|)')
      expectSubscriptions(source.subscriptions).toBe(['^!'])
    })
  })

  it('asks anew after an error', () => {
    withMarbles(({ cold, expectObservable, expectSubscriptions }) => {
      const source = cold('a#')
      const shared$ = source.pipe(shareGrace(10))
      expectObservable(shared$).toBe('a#')
      expectObservable(shared$, '5ms ^').toBe('5ms a#')
      expectSubscriptions(source.subscriptions).toBe(['^!', '5ms ^!'])
    })
  })
})

describe('shareState', () => {
  it('gives the initial value until the source speaks, and then only the source', () => {
    withMarbles(({ cold, expectObservable }) => {
      const state$ = shareState(cold('--a-'), { initial: 'i', graceMs: 10 })
      expectObservable(state$, '^---!').toBe('i-a')
      expectObservable(state$, '---^!').toBe('---a')
    })
  })

  it('does not show the initial value before a source that speaks at once', () => {
    const seen: string[] = []
    const state$ = shareState(concat(of('a'), NEVER), { initial: 'i', graceMs: 10 })
    const subscription = state$.subscribe((value) => seen.push(value))
    expect(seen).toEqual(['a'])
    expect(state$.value).toBe('a')
    subscription.unsubscribe()
  })

  it('keeps the last value of a source that completed, for late readers too', () => {
    withMarbles(({ cold, expectObservable, flush }) => {
      const state$ = shareState(cold('-a|'), { initial: 'i', graceMs: 10 })
      expectObservable(state$).toBe('ia|')
      expectObservable(state$, '50ms ^').toBe('50ms (a|)')
      flush()
      expect(state$.value).toBe('a')
    })
  })

  it('has a value at any time: initial, last, and initial again after the grace', () => {
    withMarbles(({ cold, scheduler }) => {
      const released: number[] = []
      const state$ = shareState(cold('-a'), {
        initial: 'i',
        graceMs: 10,
        onRelease: () => released.push(scheduler.now()),
      })
      expect(state$.value).toBe('i')
      const subscription = state$.subscribe()
      scheduler.schedule(() => {
        expect(state$.value).toBe('a')
        subscription.unsubscribe()
      }, 5)
      scheduler.schedule(() => expect(state$.value).toBe('a'), 14)
      scheduler.schedule(() => {
        expect(state$.value).toBe('i')
        expect(released).toEqual([15])
      }, 16)
      scheduler.flush()
    })
  })
})
