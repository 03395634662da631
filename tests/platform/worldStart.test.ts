import { expect, it } from 'vitest'
import { startClock, startWorld } from '../../platform/worldStart.ts'
import { describeOnDatabases } from './store/testDatabases.ts'

const AT = Date.UTC(2026, 4, 1, 12)

describeOnDatabases('processes that start together', ({ kind, store, otherProcess }) => {
  it.skipIf(kind === 'embedded')('live by one clock', async () => {
    const clocks = await Promise.all([
      startClock(store(), () => AT, 60),
      startClock(otherProcess(), () => AT + 500, 60),
    ])
    const [one, other] = clocks.map((clock) => clock.now())
    expect((other ?? 0) - (one ?? 0)).toBe(500 * 60)
  })

  it('live in one world, also a new one', async () => {
    for (const seed of [null, 7, 8]) {
      const [one, other] = await Promise.all([
        startWorld(store(), 'simulated', seed, AT),
        startWorld(otherProcess(), 'simulated', seed, AT + 1),
      ])
      expect(other).toEqual(one)
      if (seed !== null) expect(one.seed).toBe(seed)
    }
  })
})
