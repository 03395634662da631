import { PGlite } from '@electric-sql/pglite'
import { expect, it, vi } from 'vitest'
import { askLeg, confirm, single } from './confirms.ts'
import { stagePlatform } from './stagedPlatform.ts'
import { RESULT_KEY } from './stagedWorld.ts'

it('reads nothing from an embedded database while nothing happens, and goes on when something does', async () => {
  const stage = await stagePlatform()
  const queries = vi.spyOn(PGlite.prototype, 'query')
  try {
    const member = await stage.newMember()
    await stage.pass(200)
    await stage.pass(200)
    queries.mockClear()
    for (let step = 0; step < 50; step += 1) await stage.pass(200)
    expect(queries).not.toHaveBeenCalled()

    const leg = askLeg(stage.world, 'live-1', RESULT_KEY, 'home')
    const placed = await stage.platform.book.place(confirm(stage, member, [single(leg)]))
    const orderNo = placed.ok ? (placed.orders[0]?.orderNo ?? '') : ''
    await stage.pass(3_000)
    await expect(stage.store.orders.order(orderNo)).resolves.toMatchObject({ status: 'accepted' })
  } finally {
    queries.mockRestore()
    await stage.platform.close()
  }
})
