import { beforeEach, expect, it } from 'vitest'
import type { BookEvent } from '../../../platform/book/book.ts'
import type { StoredOrder } from '../../../platform/store/orders/order.ts'
import type { Store } from '../../../platform/store/store.ts'
import { describeOnDatabases } from '../store/testDatabases.ts'
import { askLeg, confirm, single } from './confirms.ts'
import { createTestPlatform, START } from './testPlatform.ts'
import type { TestPlatform } from './testPlatform.ts'
import { RESULT_KEY } from './scriptedWorld.ts'

describeOnDatabases('a platform of several processes', ({ store, otherProcess }) => {
  let one: TestPlatform
  let other: TestPlatform
  let member: number

  const kept = (opened: Store): Store => ({ ...opened, close: () => Promise.resolve() })

  beforeEach(async () => {
    const hand = { at: START }
    one = await createTestPlatform({ store: kept(store()), hand })
    other = await createTestPlatform({ store: kept(otherProcess()), hand, world: one.world })
    member = await one.newMember()
  })

  async function place(matchId: string): Promise<StoredOrder> {
    const leg = askLeg(one.world, matchId, RESULT_KEY, 'home')
    const result = await one.platform.book.place(confirm(one, member, [single(leg)]))
    const order = result.ok ? result.orders[0] : undefined
    if (order === undefined) throw new Error('the bet was not taken')
    return order
  }

  const now = ({ orderNo }: StoredOrder) => store().orders.order(orderNo)

  /** Simulates a killed process: it receives no more events and runs no more ticks. */
  function kill({ platform }: TestPlatform): void {
    platform.book.close()
    for (const push of platform.pushes) push.close()
  }

  it('confirms a live bet of a process that is gone', async () => {
    const order = await place('live-1')
    kill(one)
    await other.pass(3_000)
    expect((await now(order))?.status).toBe('accepted')
    expect(await one.balance(member)).toBe(9_900_00)
  })

  it('refuses it for a goal that nobody saw happen', async () => {
    const order = await place('live-1')
    kill(one)
    one.world.score('live-1', [1, 0])
    await other.pass(200)
    expect(await now(order)).toMatchObject({ status: 'rejected', reason: 'scoreChanged' })
    expect(await one.balance(member)).toBe(10_000_00)
  })

  it('settles a match that ends when the process that took the bets is gone', async () => {
    const order = await place('early-1')
    kill(one)
    one.world.finish('early-1', { 'goals.match': [1, 0] })
    await other.platform.tick()
    expect(await now(order)).toMatchObject({ status: 'settled', returned: 210_00 })
  })

  it('settles an order that was accepted after the others had looked at its match', async () => {
    const order = await place('live-1')
    one.world.change('live-1', { clock: null })
    kill(one)
    kill(other)
    one.world.finish('live-1', { 'goals.match': [0, 1] })
    await store().orders.accept(order.orderNo, { at: one.platform.clock.now() })
    await other.pass(5_000)
    expect(await now(order)).toMatchObject({ status: 'settled', outcome: 'lose' })
  })

  it('decides and pays once when both step at the same moment', async () => {
    const orders = [await place('live-1'), await place('live-2'), await place('early-1')]
    one.hand.at += 3_000
    await Promise.all([one.platform.tick(), other.platform.tick()])
    for (const matchId of ['live-1', 'live-2', 'early-1'])
      one.world.finish(matchId, { 'goals.match': [1, 0] })
    await Promise.all([one.platform.tick(), other.platform.tick()])
    for (const order of orders)
      expect(await now(order)).toMatchObject({ status: 'settled', returned: 210_00 })
    expect(await one.balance(member)).toBe(10_000_00 + 3 * 110_00)
    expect((await store().ledger.audit()).balanced).toBe(true)
  })

  it('reports every change at each process, once', async () => {
    const received: string[][] = [[], []]
    for (const [index, { platform }] of [one, other].entries()) {
      platform.book.listen((event: BookEvent) => {
        if (event.type === 'order') received[index]?.push(`${event.order.orderNo} ${event.order.status}`)
      })
    }
    const { orderNo } = await place('live-1')
    await Promise.all([one.platform.tick(), other.platform.tick()])
    one.hand.at += 3_000
    await other.platform.tick()
    one.world.finish('live-1', { 'goals.match': [1, 0] })
    await one.platform.tick()
    await other.platform.tick()
    await Promise.all([one.platform.tick(), other.platform.tick()])
    const expected = ['confirming', 'accepted', 'settled'].map((status) => `${orderNo} ${status}`)
    // While any other transaction of the server is open, a reading begins before it and may return orders of
    // earlier tests.
    const [atOne = [], atOther] = received.map((all) => all.filter((each) => each.startsWith(orderNo)))
    expect(atOther).toEqual(expected)
    // Two changes between two ticks are reported as one, the latest.
    expect(atOne).toEqual([expected[0], ...expected.slice(atOne.length === 2 ? 2 : 1)])
  })
})
