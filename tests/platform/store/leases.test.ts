import { expect, it } from 'vitest'
import { createTurn } from '../../../platform/room/bots/oneAtATime.ts'
import { describeOnDatabases } from './testDatabases.ts'

const LONG = 60_000

describeOnDatabases('leases', ({ store, otherProcess }) => {
  it('are held by one at a time, who may renew them', async () => {
    await expect(store().leases.take('kept', 'a', LONG)).resolves.toBe(true)
    await expect(otherProcess().leases.take('kept', 'b', LONG)).resolves.toBe(false)
    await expect(store().leases.take('kept', 'a', LONG)).resolves.toBe(true)
    await expect(otherProcess().leases.take('another', 'b', LONG)).resolves.toBe(true)
  })

  it('go to just one of those who ask together', async () => {
    const holders = Array.from({ length: 8 }, (_, index) => `holder-${String(index)}`)
    const taken = await Promise.all(
      holders.map((holder, index) =>
        (index % 2 === 0 ? store() : otherProcess()).leases.take('together', holder, LONG),
      ),
    )
    expect(taken.filter(Boolean)).toHaveLength(1)
  })

  it('are free when they were given up, or when their time is over', async () => {
    await store().leases.take('freed', 'a', LONG)
    await otherProcess().leases.release('freed', 'b')
    await expect(otherProcess().leases.take('freed', 'b', LONG)).resolves.toBe(false)
    await store().leases.release('freed', 'a')
    await expect(otherProcess().leases.take('freed', 'b', -1)).resolves.toBe(true)
    await expect(store().leases.take('freed', 'a', LONG)).resolves.toBe(true)
  })

  it('give the turn to one process, and to the next when that one ends', async () => {
    const hand = { at: 0 }
    const turnOf = (holder: string) =>
      createTurn(store().leases, { name: 'turn', holder, real: () => hand.at })
    const [first, second] = [turnOf('first'), turnOf('second')]
    await expect(first.has()).resolves.toBe(true)
    await expect(second.has()).resolves.toBe(false)
    await first.end()
    // The lease is not requested again on every tick.
    await expect(second.has()).resolves.toBe(false)
    hand.at += 5000
    await expect(second.has()).resolves.toBe(true)
    await expect(first.has()).resolves.toBe(false)
  })
})
