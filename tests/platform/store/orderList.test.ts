import { expect, it } from 'vitest'
import type { OrderListQuery } from '../../../platform/store/orders/list.ts'
import type { Store } from '../../../platform/store/store.ts'
import { grant, MINUTE, NOON, placeOrder, someLeg, someMember } from './builders.ts'
import { describeOnDatabases } from './testDatabases.ts'

/** Seven RMB orders, a minute apart, and one in USDT: 0–2 open, 3 won, 4 lost, 5 rejected, 6 cancelled. */
async function bettor(store: Store) {
  const memberId = await someMember(store, 100_000)
  await grant(store, memberId, 1000, 'USDT')
  const orderNos: string[] = []
  for (let index = 0; index < 7; index += 1) {
    const placed = await placeOrder(store, memberId, `order ${index}`, {
      status: index === 0 || index === 5 ? 'confirming' : 'accepted',
      totalStake: 100 + index,
      maxReturn: 200,
      placedAt: NOON + index * MINUTE,
      legs: [someLeg({ kickOff: NOON - index * MINUTE }), someLeg({ kickOff: NOON + 9 * MINUTE })],
    })
    orderNos.push(placed)
  }
  const [, , , won = '', lost = '', rejected = '', cancelled = ''] = orderNos
  const settledAt = (index: number) => NOON + (20 - index) * MINUTE
  await store.orders.settle(won, { returned: 200, outcome: 'win', legs: [], at: settledAt(3) })
  await store.orders.settle(lost, { returned: 0, outcome: 'lose', legs: [], at: settledAt(4) })
  await store.orders.reject(rejected, { reason: 'suspended', at: settledAt(5) })
  await store.orders.cancel(cancelled, { reason: 'abandoned', at: settledAt(6) })
  orderNos.push(
    await placeOrder(store, memberId, 'usdt', { currency: 'USDT', totalStake: 50, maxReturn: 90 }),
  )
  const list = async (query: Partial<OrderListQuery>) => {
    const page = await store.orders.list(memberId, {
      status: 'unsettled',
      orderBy: 'placed',
      size: 10,
      ...query,
    })
    return { ...page, indexes: page.orders.map((order) => orderNos.indexOf(order.orderNo)) }
  }
  return { memberId, list }
}

describeOnDatabases('the order list', ({ store }) => {
  it('parts open orders from finished ones, newest first, with their legs', async () => {
    const { list } = await bettor(store())
    const open = await list({ currency: 'RMB' })
    expect(open.indexes).toEqual([2, 1, 0])
    expect(open.orders.map((order) => order.legs.length)).toEqual([2, 2, 2])
    expect((await list({ status: 'settled' })).indexes).toEqual([6, 5, 4, 3])
  })

  it('sums each currency by itself, without what was refused', async () => {
    const { list } = await bettor(store())
    const open = await list({})
    const OPEN = { refused: 0, returned: 0, profit: 0 }
    expect(open.total).toBe(4)
    expect(open.totals).toEqual([
      { currency: 'RMB', ...OPEN, count: 3, stake: 303, consumed: 303, maxReturn: 600 },
      { currency: 'USDT', ...OPEN, count: 1, stake: 50, consumed: 50, maxReturn: 90 },
    ])
    const settled = await list({ status: 'settled' })
    expect(settled.totals).toEqual([
      {
        currency: 'RMB',
        count: 4,
        refused: 2,
        stake: 207,
        consumed: 207,
        maxReturn: 400,
        returned: 200,
        profit: -7,
      },
    ])
  })

  it('orders by the time of settling and by the first kick-off', async () => {
    const { list } = await bettor(store())
    expect((await list({ status: 'settled', orderBy: 'settled' })).indexes).toEqual([3, 4, 5, 6])
    expect((await list({ currency: 'RMB', orderBy: 'kickOff' })).indexes).toEqual([0, 1, 2])
  })

  it('keeps to a range of the time ordered by, without its end', async () => {
    const { list } = await bettor(store())
    const range = { currency: 'RMB', from: NOON + MINUTE, to: NOON + 2 * MINUTE } as const
    expect((await list(range)).indexes).toEqual([1])
    const settled = { status: 'settled', orderBy: 'settled', from: NOON + 15 * MINUTE } as const
    const page = await list(settled)
    expect(page.indexes).toEqual([3, 4, 5])
    expect(page.total).toBe(3)
  })

  it('gives every order once, page by page and by cursor', async () => {
    const { list } = await bettor(store())
    const first = await list({ size: 3, status: 'settled' })
    expect(first).toMatchObject({ indexes: [6, 5, 4], total: 4 })
    expect(await list({ size: 3, status: 'settled', page: 2 })).toMatchObject({ indexes: [3], next: null })
    if (first.next === null) throw new Error('a second page was expected')
    const second = await list({ size: 3, status: 'settled', after: first.next })
    expect(second).toMatchObject({ indexes: [3], next: null, total: 4 })
  })

  it('keeps its place by cursor when a new order comes in', async () => {
    const { list, memberId } = await bettor(store())
    const first = await list({ size: 2, currency: 'RMB' })
    await placeOrder(store(), memberId, 'new', { placedAt: NOON + 10 * MINUTE })
    expect((await list({ size: 2, currency: 'RMB', after: first.next ?? '' })).indexes).toEqual([0])
  })

  it('starts from the top with a cursor it did not give out', async () => {
    const { list } = await bettor(store())
    expect((await list({ currency: 'RMB', after: "1' OR '1'='1" })).indexes).toEqual([2, 1, 0])
  })

  it('is empty for a venue never bet at', async () => {
    const { list } = await bettor(store())
    expect(await list({ venue: 'FBTY' })).toMatchObject({ orders: [], total: 0, totals: [], next: null })
  })
})
