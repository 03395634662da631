import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flushEvery } from '../../../streams/kernel/flushEvery.ts'
import { fullBucket, takeToken } from '../../../streams/kernel/tokenBucket.ts'
import { createSeen } from '../../../streams/kernel/boundedSet.ts'
import { withMarbles } from '../../support/marbles.ts'

describe('flushEvery', () => {
  it('makes one moment of many changes', () => {
    withMarbles(({ hot, cold, expectObservable }) => {
      const changes$ = hot('-aaa 200ms a')
      const flushed$ = changes$.pipe(flushEvery(() => 100, cold('t', { t: true })))
      expectObservable(flushed$, '^ 500ms !').toBe('101ms u 202ms u', { u: undefined })
    })
  })

  it('asks for the time again after each emission', () => {
    withMarbles(({ hot, cold, expectObservable }) => {
      let flushes = 0
      const everyMs = (): number => (flushes += 1) * 100
      const flushed$ = hot('-aaa 200ms a').pipe(flushEvery(everyMs, cold('t', { t: true })))
      expectObservable(flushed$, '^ 500ms !').toBe('101ms u 302ms u', { u: undefined })
    })
  })

  it('waits while not active', () => {
    withMarbles(({ hot, expectObservable }) => {
      const active$ = hot('f 300ms t', { f: false, t: true })
      const flushed$ = hot('-aaa').pipe(flushEvery(() => 100, active$))
      expectObservable(flushed$, '^ 500ms !').toBe('301ms u', { u: undefined })
    })
  })
})

describe('rate', () => {
  it('never lets more through than the rate and its burst', () => {
    const rate = { perSecond: 20, burst: 20 }
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 500 }), { maxLength: 200 }), (waits) => {
        let bucket = fullBucket(rate, 0)
        let now = 0
        let elapsed = 0
        let through = 0
        for (const wait of waits) {
          now += wait
          elapsed += Math.max(0, wait)
          const next = takeToken(bucket, rate, now)
          bucket = next.bucket
          if (next.taken) through += 1
        }
        expect(through).toBeLessThanOrEqual(rate.burst + (elapsed / 1000) * rate.perSecond + 1e-9)
      }),
    )
  })
})

describe('seen', () => {
  it('knows what came again, and forgets the oldest', () => {
    const seen = createSeen(2)
    expect([seen.add('a'), seen.add('b'), seen.add('a'), seen.add('c'), seen.has('a')]).toEqual([
      true,
      true,
      false,
      true,
      false,
    ])
  })
})
