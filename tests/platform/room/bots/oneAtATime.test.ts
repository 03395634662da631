import { eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { createTurn } from '../../../../platform/room/bots/oneAtATime.ts'
import type { Leases } from '../../../../platform/store/leases.ts'
import { leases } from '../../../../platform/store/schema/notes.ts'
import { describeOnDatabases } from '../../store/testDatabases.ts'

const TAKEN_OVER_WITHIN = 15_000
const ASKED_EVERY = 5000

describeOnDatabases('the turn of the bots', ({ store, database, otherProcess }) => {
  it('goes to another process when its holder dies, and not back to a holder that was only away', async () => {
    const hand = { at: 0 }
    const real = () => hand.at
    const dying = createTurn(store().leases, { name: 'bots', holder: 'dying', real })
    const next = createTurn(otherProcess().leases, { name: 'bots', holder: 'next', real })
    await expect(dying.has()).resolves.toBe(true)
    await expect(next.has()).resolves.toBe(false)

    // The holder stops renewing the lease, and the lease expires.
    await database().queries.update(leases).set({ until: 0 }).where(eq(leases.name, 'bots'))
    hand.at += ASKED_EVERY
    await expect(next.has()).resolves.toBe(true)
    await expect(dying.has()).resolves.toBe(false)
    await dying.end()
    hand.at += ASKED_EVERY
    await expect(next.has()).resolves.toBe(true)
  })
})

it('leaves a dead holder no longer than others may wait, and asks often enough to keep its own', async () => {
  const hand = { at: 0 }
  const take = vi.fn<Leases['take']>(() => Promise.resolve(true))
  const turn = createTurn(
    { take, release: () => Promise.resolve() },
    { name: 'n', holder: 'h', real: () => hand.at },
  )
  for (; hand.at < 60_000; hand.at += 200) await turn.has()
  const heldFor = take.mock.calls[0]?.[2] ?? Infinity
  expect(take).toHaveBeenCalledTimes(60_000 / ASKED_EVERY)
  expect(heldFor + ASKED_EVERY).toBeLessThanOrEqual(TAKEN_OVER_WITHIN)
  expect(heldFor).toBeGreaterThan(ASKED_EVERY)
})

it('is not held while the database does not answer', async () => {
  const hand = { at: 0 }
  const take = vi.fn<Leases['take']>().mockResolvedValueOnce(true).mockRejectedValue(new Error('away'))
  const turn = createTurn(
    { take, release: () => Promise.resolve() },
    { name: 'n', holder: 'h', real: () => hand.at },
  )
  await expect(turn.has()).resolves.toBe(true)
  hand.at += ASKED_EVERY
  await expect(turn.has()).rejects.toThrow('away')
  await expect(turn.has()).resolves.toBe(false)
})
