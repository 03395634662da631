import { PGlite } from '@electric-sql/pglite'
import { expect, it, vi } from 'vitest'
import { askLeg, confirm, single } from './confirms.ts'
import { createTestPlatform } from './testPlatform.ts'
import { RESULT_KEY } from './scriptedWorld.ts'

it('reads nothing from an embedded database while nothing happens, and goes on when something does', async () => {
  const testPlatform = await createTestPlatform()
  const queries = vi.spyOn(PGlite.prototype, 'query')
  try {
    const member = await testPlatform.newMember()
    await testPlatform.pass(200)
    await testPlatform.pass(200)
    queries.mockClear()
    for (let step = 0; step < 50; step += 1) await testPlatform.pass(200)
    expect(queries).not.toHaveBeenCalled()

    const leg = askLeg(testPlatform.world, 'live-1', RESULT_KEY, 'home')
    const placed = await testPlatform.platform.book.place(confirm(testPlatform, member, [single(leg)]))
    const orderNo = placed.ok ? (placed.orders[0]?.orderNo ?? '') : ''
    await testPlatform.pass(3_000)
    await expect(testPlatform.store.orders.order(orderNo)).resolves.toMatchObject({ status: 'accepted' })
  } finally {
    queries.mockRestore()
    await testPlatform.platform.close()
  }
})
