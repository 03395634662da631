import fc from 'fast-check'
import { defer, of, throwError } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { backoffMs, retryBackoff } from '../../../streams/kernel/backoff.ts'
import { withMarbles } from '../../support/marbles.ts'

const waits = fc.record({
  firstMs: fc.integer({ min: 1, max: 10_000 }),
  capMs: fc.integer({ min: 1, max: 600_000 }),
})

describe('backoffMs', () => {
  it('stays between half the cap and the cap, once grown, and never above it', () => {
    fc.assert(
      fc.property(
        waits,
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (times, attempt, chance) => {
          const wait = backoffMs(attempt, { ...times, random: () => chance })
          expect(Number.isSafeInteger(wait)).toBe(true)
          expect(wait).toBeLessThanOrEqual(times.capMs)
          const full = Math.min(times.capMs, times.firstMs * 2 ** Math.min(attempt - 1, 30))
          expect(wait).toBeGreaterThanOrEqual(Math.floor(full / 2))
        },
      ),
    )
  })

  it('never shrinks from one attempt to the next, at the same chance', () => {
    fc.assert(
      fc.property(waits, fc.integer({ min: 1, max: 100 }), (times, attempt) => {
        const options = { ...times, random: () => 0.5 }
        expect(backoffMs(attempt + 1, options)).toBeGreaterThanOrEqual(backoffMs(attempt, options))
      }),
    )
  })

  it('treats an attempt before the first as the first', () => {
    const options = { firstMs: 100, capMs: 1000, random: () => 0 }
    expect([backoffMs(-5, options), backoffMs(0, options), backoffMs(1, options)]).toEqual([50, 50, 50])
  })
})

describe('retryBackoff', () => {
  const options = { firstMs: 100, capMs: 300, random: () => 0.999_999, tries: 3, retryable: () => true }

  it('tries so often in all, with growing waits, then errors', () => {
    withMarbles(({ cold, expectObservable, expectSubscriptions }) => {
      const source = cold('-#', undefined, 'down')
      expectObservable(source.pipe(retryBackoff(options))).toBe('303ms #', undefined, 'down')
      expectSubscriptions(source.subscriptions).toBe(['^!', '101ms ^!', '302ms ^!'])
    })
  })

  it('stops trying at the first success', () => {
    withMarbles(({ expectObservable }) => {
      let tried = 0
      const source$ = defer(() => {
        tried += 1
        return tried < 2 ? throwError(() => new Error('down')) : of('a')
      })
      expectObservable(source$.pipe(retryBackoff(options))).toBe('100ms (a|)')
    })
  })

  it('does not repeat what is not retryable', () => {
    withMarbles(({ cold, expectObservable, expectSubscriptions }) => {
      const source = cold('-#', undefined, 'refused')
      const retried$ = source.pipe(retryBackoff({ ...options, retryable: (error) => error !== 'refused' }))
      expectObservable(retried$).toBe('-#', undefined, 'refused')
      expectSubscriptions(source.subscriptions).toBe('^!')
    })
  })
})
