import { interval, map, NEVER, of, take } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { withMarbles } from './marbles.ts'
import { countSubscriptions } from './subscriptionCount.ts'

describe('withMarbles', () => {
  it('compares values deeply, in virtual time', () => {
    withMarbles(({ cold, expectObservable }) => {
      const legs$ = cold('a 9ms b|', { a: 1, b: 2 }).pipe(map((stake) => ({ stake: { minor: stake } })))
      expectObservable(legs$).toBe('a 9ms b|', { a: { stake: { minor: 1 } }, b: { stake: { minor: 2 } } })
      expectObservable(interval(1000).pipe(take(2))).toBe('1s 0 999ms (1|)', [0, 1])
    })
  })

  it('fails on a difference', () => {
    expect(() =>
      withMarbles(({ cold, expectObservable }) => {
        expectObservable(cold('a', { a: { odds: 195_000 } })).toBe('a', { a: { odds: 196_000 } })
      }),
    ).toThrow()
  })

  it('checks when a source is held', () => {
    withMarbles(({ cold, expectObservable, expectSubscriptions }) => {
      const source = cold('-a-b-c')
      expectObservable(source.pipe(take(2))).toBe('-a-(b|)')
      expectSubscriptions(source.subscriptions).toBe('^--!')
    })
  })
})

describe('countSubscriptions', () => {
  it('counts what is open and what has been given back', () => {
    const counted = countSubscriptions(NEVER)
    const first = counted.source$.subscribe()
    const second = counted.source$.subscribe()
    expect(counted.active).toBe(2)
    first.unsubscribe()
    expect([counted.subscribed, counted.ended, counted.active]).toEqual([2, 1, 1])
    second.unsubscribe()
    expect(counted.active).toBe(0)
  })

  it('counts a source that completes by itself as ended', () => {
    const counted = countSubscriptions(of(1, 2))
    const seen: number[] = []
    counted.source$.subscribe((value) => seen.push(value))
    expect(seen).toEqual([1, 2])
    expect([counted.subscribed, counted.active]).toEqual([1, 0])
  })
})
