import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { StoredOrder } from '../../../platform/store/orders/order.ts'
import { askLeg, confirm, single } from './confirms.ts'
import { openSharedStore, stagePlatform } from './stagedPlatform.ts'
import type { StagedPlatform } from './stagedPlatform.ts'
import { HANDICAP_KEY, RESULT_KEY, TOTAL_KEY } from './stagedWorld.ts'

let shared: Awaited<ReturnType<typeof openSharedStore>>
let stage: StagedPlatform
let member: number

beforeAll(async () => {
  shared = await openSharedStore()
})
afterAll(() => shared.end())
beforeEach(async () => {
  stage = await stagePlatform({ store: shared.store })
  member = await stage.newMember()
})
afterEach(() => stage.platform.close())

async function placeLive(acceptance: 'none' | 'better' | 'any' = 'none'): Promise<StoredOrder> {
  const leg = askLeg(stage.world, 'live-1', RESULT_KEY, 'home')
  const asked = confirm(stage, member, [single(leg)], { acceptance })
  const result = await stage.platform.book.place(asked)
  const order = result.ok ? result.orders[0] : undefined
  if (order === undefined) throw new Error('the bet was not taken')
  return order
}

const now = async ({ orderNo }: StoredOrder) => stage.store.orders.order(orderNo)

describe('a live bet', () => {
  it('is confirmed only after its delay', async () => {
    const order = await placeLive()
    expect(order.status).toBe('confirming')
    await stage.pass(2_999)
    expect((await now(order))?.status).toBe('confirming')
    await stage.pass(1)
    expect((await now(order))?.status).toBe('accepted')
    expect(await stage.balance(member)).toBe(9_900_00)
  })

  it('is refused by a goal meanwhile, and the stake comes back', async () => {
    const order = await placeLive('any')
    stage.world.score('live-1', [0, 1])
    await stage.pass(200)
    expect(await now(order)).toMatchObject({ status: 'rejected', reason: 'scoreChanged', returned: 100_00 })
    expect(await stage.balance(member)).toBe(10_000_00)
    expect((await stage.store.ledger.audit()).balanced).toBe(true)
  })

  it('is refused by a suspension meanwhile', async () => {
    const order = await placeLive('any')
    stage.world.change('live-1', { bettingStatus: 'suspended' })
    await stage.pass(200)
    expect(await now(order)).toMatchObject({ status: 'rejected', reason: 'suspended' })
  })

  it.each([
    ['none', 215_000, 'rejected', 210_000],
    ['better', 215_000, 'accepted', 215_000],
    ['better', 205_000, 'rejected', 210_000],
    ['any', 205_000, 'accepted', 205_000],
  ] as const)('in mode %s whose price is %d in the end is %s', async (mode, price, status, odds) => {
    const order = await placeLive(mode)
    stage.world.setPrice('live-1', RESULT_KEY, 'home', price)
    await stage.pass(3_000)
    const decided = await now(order)
    expect(decided).toMatchObject({ status, legs: [{ odds }] })
    if (status === 'accepted') expect(decided?.maxReturn).toBe(odds / 10)
  })

  it('does not mind a price that went and came back', async () => {
    const order = await placeLive()
    stage.world.setPrice('live-1', RESULT_KEY, 'home', 190_000)
    await stage.pass(1_000)
    stage.world.setPrice('live-1', RESULT_KEY, 'home', 210_000)
    await stage.pass(2_000)
    expect((await now(order))?.status).toBe('accepted')
  })

  it('on a total is refused when its line jumps', async () => {
    const leg = askLeg(stage.world, 'live-1', TOTAL_KEY, 'over')
    const result = await stage.platform.book.place(
      confirm(stage, member, [single(leg)], { acceptance: 'any' }),
    )
    stage.world.jump('live-1', TOTAL_KEY, -1)
    await stage.pass(200)
    const order = result.ok ? result.orders[0] : undefined
    expect(order && (await now(order))).toMatchObject({ status: 'rejected', reason: 'lineChanged' })
  })

  it('on a handicap is dated with the score it counts from', async () => {
    stage.world.score('live-1', [2, 1])
    const leg = askLeg(stage.world, 'live-1', HANDICAP_KEY, 'home')
    const result = await stage.platform.book.place(confirm(stage, member, [single(leg)]))
    expect(result).toMatchObject({ ok: true, orders: [{ legs: [{ scoreBenchmark: [2, 1] }] }] })
  })
})

describe('a restart while a live bet is being confirmed', () => {
  it('goes on with it', async () => {
    const order = await placeLive()
    const { world, hand } = stage
    await stage.platform.close()
    stage = await stagePlatform({ store: shared.store, world, hand })
    await stage.pass(3_000)
    expect((await now(order))?.status).toBe('accepted')
  })

  it('refuses it when the restart took too long', async () => {
    const order = await placeLive('any')
    const { world, hand } = stage
    await stage.platform.close()
    hand.at += 10 * 60_000
    stage = await stagePlatform({ store: shared.store, world, hand })
    expect(await now(order)).toMatchObject({ status: 'rejected', reason: 'expired' })
    expect(await stage.balance(member)).toBe(10_000_00)
  })
})
