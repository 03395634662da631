import { timer } from 'rxjs'
import { describe, it } from 'vitest'
import { conflate } from '../../../streams/kernel/conflate.ts'
import { withMarbles } from '../../support/marbles.ts'

/** A frame every 16 ms from the first value on. */
const frame = () => timer(16)

describe('conflate', () => {
  it('lets the latest value through at the frame, and no older one', () => {
    withMarbles(({ hot, expectObservable }) => {
      const prices$ = hot('abc 20ms d')
      expectObservable(prices$.pipe(conflate(frame)), '^ 60ms !').toBe('16ms c 22ms d')
    })
  })

  it('gives the last value when the source completes before the frame', () => {
    withMarbles(({ cold, expectObservable }) => {
      expectObservable(cold('ab|').pipe(conflate(frame))).toBe('16ms (b|)')
    })
  })

  it('shows an error at once', () => {
    withMarbles(({ cold, expectObservable }) => {
      expectObservable(cold('a#').pipe(conflate(frame))).toBe('-#')
    })
  })
})
