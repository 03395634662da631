import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { StoredOrder } from '../../../platform/store/orders/order.ts'
import { askLeg, confirm, single } from './confirms.ts'
import { openSharedStore, createTestPlatform } from './testPlatform.ts'
import type { TestPlatform } from './testPlatform.ts'
import { HANDICAP_KEY, RESULT_KEY, TOTAL_KEY } from './scriptedWorld.ts'

let shared: Awaited<ReturnType<typeof openSharedStore>>
let testPlatform: TestPlatform
let member: number

beforeAll(async () => {
  shared = await openSharedStore()
})
afterAll(() => shared.end())
beforeEach(async () => {
  testPlatform = await createTestPlatform({ store: shared.store })
  member = await testPlatform.newMember()
})
afterEach(() => testPlatform.platform.close())

async function placeLive(acceptance: 'none' | 'better' | 'any' = 'none'): Promise<StoredOrder> {
  const leg = askLeg(testPlatform.world, 'live-1', RESULT_KEY, 'home')
  const asked = confirm(testPlatform, member, [single(leg)], { acceptance })
  const result = await testPlatform.platform.book.place(asked)
  const order = result.ok ? result.orders[0] : undefined
  if (order === undefined) throw new Error('the bet was not taken')
  return order
}

const now = async ({ orderNo }: StoredOrder) => testPlatform.store.orders.order(orderNo)

describe('a live bet', () => {
  it('is confirmed only after its delay', async () => {
    const order = await placeLive()
    expect(order.status).toBe('confirming')
    await testPlatform.pass(2_999)
    expect((await now(order))?.status).toBe('confirming')
    await testPlatform.pass(1)
    expect((await now(order))?.status).toBe('accepted')
    expect(await testPlatform.balance(member)).toBe(9_900_00)
  })

  it('is refused by a goal meanwhile, and the stake comes back', async () => {
    const order = await placeLive('any')
    testPlatform.world.score('live-1', [0, 1])
    await testPlatform.pass(200)
    expect(await now(order)).toMatchObject({ status: 'rejected', reason: 'scoreChanged', returned: 100_00 })
    expect(await testPlatform.balance(member)).toBe(10_000_00)
    expect((await testPlatform.store.ledger.audit()).balanced).toBe(true)
  })

  it('is refused by a suspension meanwhile', async () => {
    const order = await placeLive('any')
    testPlatform.world.change('live-1', { bettingStatus: 'suspended' })
    await testPlatform.pass(200)
    expect(await now(order)).toMatchObject({ status: 'rejected', reason: 'suspended' })
  })

  it.each([
    ['none', 215_000, 'rejected', 210_000],
    ['better', 215_000, 'accepted', 215_000],
    ['better', 205_000, 'rejected', 210_000],
    ['any', 205_000, 'accepted', 205_000],
  ] as const)('in mode %s whose price is %d in the end is %s', async (mode, price, status, odds) => {
    const order = await placeLive(mode)
    testPlatform.world.setPrice('live-1', RESULT_KEY, 'home', price)
    await testPlatform.pass(3_000)
    const decided = await now(order)
    expect(decided).toMatchObject({ status, legs: [{ odds }] })
    if (status === 'accepted') expect(decided?.maxReturn).toBe(odds / 10)
  })

  it('does not mind a price that went and came back', async () => {
    const order = await placeLive()
    testPlatform.world.setPrice('live-1', RESULT_KEY, 'home', 190_000)
    await testPlatform.pass(1_000)
    testPlatform.world.setPrice('live-1', RESULT_KEY, 'home', 210_000)
    await testPlatform.pass(2_000)
    expect((await now(order))?.status).toBe('accepted')
  })

  it('on a total is refused when its line jumps', async () => {
    const leg = askLeg(testPlatform.world, 'live-1', TOTAL_KEY, 'over')
    const result = await testPlatform.platform.book.place(
      confirm(testPlatform, member, [single(leg)], { acceptance: 'any' }),
    )
    testPlatform.world.jump('live-1', TOTAL_KEY, -1)
    await testPlatform.pass(200)
    const order = result.ok ? result.orders[0] : undefined
    expect(order && (await now(order))).toMatchObject({ status: 'rejected', reason: 'lineChanged' })
  })

  it('on a handicap is dated with the score it counts from', async () => {
    testPlatform.world.score('live-1', [2, 1])
    const leg = askLeg(testPlatform.world, 'live-1', HANDICAP_KEY, 'home')
    const result = await testPlatform.platform.book.place(confirm(testPlatform, member, [single(leg)]))
    expect(result).toMatchObject({ ok: true, orders: [{ legs: [{ scoreBenchmark: [2, 1] }] }] })
  })
})

describe('a restart while a live bet is being confirmed', () => {
  it('goes on with it', async () => {
    const order = await placeLive()
    const { world, hand } = testPlatform
    await testPlatform.platform.close()
    testPlatform = await createTestPlatform({ store: shared.store, world, hand })
    await testPlatform.pass(3_000)
    expect((await now(order))?.status).toBe('accepted')
  })

  it('refuses it when the restart took too long', async () => {
    const order = await placeLive('any')
    const { world, hand } = testPlatform
    await testPlatform.platform.close()
    hand.at += 10 * 60_000
    testPlatform = await createTestPlatform({ store: shared.store, world, hand })
    expect(await now(order)).toMatchObject({ status: 'rejected', reason: 'expired' })
    expect(await testPlatform.balance(member)).toBe(10_000_00)
  })
})
