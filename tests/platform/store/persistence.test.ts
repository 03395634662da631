import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureDemoMember } from '../../../platform/store/demoMembers.ts'
import { holdDirectory } from '../../../platform/store/directoryHold.ts'
import { openStore } from '../../../platform/store/store.ts'
import { NOON, placeOrder } from './builders.ts'
import { TEST_PASSWORD_COST } from './testDatabases.ts'

describe('a data directory', () => {
  let parent = ''
  beforeAll(async () => {
    parent = await mkdtemp(join(tmpdir(), 'store-'))
  })
  afterAll(() => rm(parent, { recursive: true }))

  it('keeps members, orders, balances and sessions over a restart, and serves one process at a time', async () => {
    const options = { dataDir: join(parent, 'not', 'there', 'yet'), passwordCost: TEST_PASSWORD_COST }
    const before = await openStore(options)
    const member = await ensureDemoMember(before, '1001', NOON)
    const orderNo = await placeOrder(before, member.id, 'c', { totalStake: 2500 })
    const { refreshToken } = await before.sessions.open({
      memberId: member.id,
      clientType: 'h5',
      deviceId: 'd',
      at: NOON,
    })
    await before.settings.set('epoch', NOON)

    await expect(openStore(options)).rejects.toThrow('another process is using the data directory')
    await before.close()
    await before.close()

    const after = await openStore(options)
    try {
      await expect(ensureDemoMember(after, '1001', NOON + 1)).resolves.toEqual(member)
      await expect(after.orders.order(orderNo)).resolves.toMatchObject({ totalStake: 2500 })
      await expect(after.ledger.balance(member.id, 'RMB')).resolves.toBe(10_000_00 - 2500)
      await expect(after.sessions.rotate(refreshToken, 'd', NOON)).resolves.toMatchObject({
        status: 'rotated',
      })
      await expect(after.settings.get('epoch')).resolves.toBe(NOON)
      await expect(after.ledger.audit()).resolves.toMatchObject({ balanced: true })
    } finally {
      await after.close()
    }
  })

  it('can be held again after it was released', async () => {
    const first = await holdDirectory(parent)
    await expect(holdDirectory(parent)).rejects.toThrow('another process')
    await first.release()
    await (await holdDirectory(parent)).release()
  })
})
