import { expect, it } from 'vitest'
import { NOON, placeOrder, someLeg, someMember, someOrder } from './builders.ts'
import { describeOnDatabases } from './testDatabases.ts'

describeOnDatabases('placing', ({ store, otherProcess }) => {
  it('takes the stake and stores the order as it was given', async () => {
    const memberId = await someMember(store(), 10_000)
    const order = someOrder({
      status: 'confirming',
      series: '2:2',
      unitStake: 1000,
      totalStake: 1000,
      legs: [someLeg(), someLeg({ matchId: '3002', line: null, scoreBenchmark: null, kickOff: NOON - 5 })],
    })
    const placement = await store().orders.place({ memberId, clientOrderId: 'c', orders: [order] })
    if (placement.status !== 'placed') throw new Error(placement.status)
    const [placed] = placement.orders
    expect(placed).toMatchObject({ ...order, memberId, clientOrderId: 'c', version: 1, returned: 0 })
    expect(placed?.orderNo).toMatch(/^TL\d{12}$/)
    await expect(store().orders.order(placed?.orderNo ?? '')).resolves.toEqual(placed)
    await expect(store().ledger.balance(memberId, 'RMB')).resolves.toBe(9000)
    const { movements } = await store().ledger.history(memberId, { page: 1, size: 1 })
    expect(movements).toMatchObject([{ kind: 'BET', amount: -1000, reference: placed?.orderNo }])
  })

  it('writes nothing when the wallet cannot pay', async () => {
    const memberId = await someMember(store(), 999)
    const confirm = { memberId, clientOrderId: 'c', orders: [someOrder({ totalStake: 1000 })] }
    const refusal = { status: 'insufficient', currency: 'RMB', balance: 999 }
    await expect(store().orders.place(confirm)).resolves.toEqual(refusal)
    await expect(store().orders.byClientOrderId(memberId, 'c')).resolves.toEqual([])
    await expect(store().ledger.balance(memberId, 'RMB')).resolves.toBe(999)
  })

  it('refuses a member without a wallet', async () => {
    const memberId = await someMember(store())
    const confirm = { memberId, clientOrderId: 'c', orders: [someOrder()] }
    await expect(store().orders.place(confirm)).resolves.toMatchObject({ status: 'insufficient', balance: 0 })
  })

  it('accepts a client order id once under concurrent sendings', async () => {
    const memberId = await someMember(store(), 10_000)
    const confirm = { memberId, clientOrderId: 'c', orders: [someOrder(), someOrder()] }
    const placements = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        (index % 2 === 0 ? store() : otherProcess()).orders.place(confirm),
      ),
    )
    expect(placements.filter((placement) => placement.status === 'placed')).toHaveLength(1)
    const numbers = placements.map((placement) =>
      'orders' in placement ? placement.orders.map((order) => order.orderNo) : [],
    )
    expect(new Set(numbers.map((list) => list.join())).size).toBe(1)
    expect(numbers[0]).toHaveLength(2)
    await expect(store().ledger.balance(memberId, 'RMB')).resolves.toBe(8000)
  })

  it('gives the first sending back, whatever a later one holds', async () => {
    const memberId = await someMember(store(), 10_000)
    const orderNo = await placeOrder(store(), memberId, 'c', { totalStake: 1000 })
    const later = await store().orders.place({
      memberId,
      clientOrderId: 'c',
      orders: [someOrder({ totalStake: 5000, unitStake: 5000 }), someOrder()],
    })
    expect(later).toMatchObject({ status: 'duplicate', orders: [{ orderNo, totalStake: 1000 }] })
  })

  it('lets two members use the same client order id', async () => {
    const one = await someMember(store(), 1000)
    const other = await someMember(store(), 1000)
    expect(await placeOrder(store(), one, 'same')).not.toBe(await placeOrder(store(), other, 'same'))
  })

  it('places all orders of a confirm or none', async () => {
    const memberId = await someMember(store(), 2500)
    const three = [someOrder(), someOrder(), someOrder()]
    const confirm = { memberId, clientOrderId: 'c', orders: three }
    await expect(store().orders.place(confirm)).resolves.toMatchObject({
      status: 'insufficient',
      balance: 2500,
    })
    await expect(store().orders.byClientOrderId(memberId, 'c')).resolves.toEqual([])
    await store().orders.place({ ...confirm, orders: three.slice(1) })
    const placed = await store().orders.byClientOrderId(memberId, 'c')
    expect(placed.map((order) => order.clientOrderId)).toEqual(['c#0', 'c#1'])
    await expect(store().ledger.balance(memberId, 'RMB')).resolves.toBe(500)
  })

  it('checks each currency of a confirm by itself', async () => {
    const memberId = await someMember(store(), 5000)
    const orders = [someOrder(), someOrder({ currency: 'USDT' })]
    await expect(store().orders.place({ memberId, clientOrderId: 'c', orders })).resolves.toEqual({
      status: 'insufficient',
      currency: 'USDT',
      balance: 0,
    })
  })

  it('refuses an order past its end, but still knows it when it was made in time', async () => {
    const memberId = await someMember(store(), 10_000)
    const confirm = { memberId, clientOrderId: 'c', orders: [someOrder()] }
    await expect(store().orders.place({ ...confirm, stillValid: () => false })).resolves.toEqual({
      status: 'expired',
    })
    await expect(store().ledger.balance(memberId, 'RMB')).resolves.toBe(10_000)
    await store().orders.place({ ...confirm, stillValid: () => true })
    await expect(store().orders.place({ ...confirm, stillValid: () => false })).resolves.toMatchObject({
      status: 'duplicate',
    })
  })

  it('is found by a look that began while it was under way', async () => {
    const memberId = await someMember(store(), 10_000)
    const looks: Promise<readonly unknown[]>[] = []
    const confirm = { memberId, clientOrderId: 'c', orders: [someOrder()] }
    await store().orders.place({
      ...confirm,
      stillValid: () => {
        looks.push(
          otherProcess().orders.byClientOrderId(memberId, 'c'),
          otherProcess()
            .orders.list(memberId, { status: 'unsettled', orderBy: 'placed', size: 1 })
            .then((list) => list.orders),
        )
        return true
      },
    })
    const found = await Promise.all(looks)
    expect(found.map((orders) => orders.length)).toEqual([1, 1])
  })

  it('pays exactly ten of twenty confirms at once from a wallet that can pay ten', async () => {
    const memberId = await someMember(store(), 10_000)
    const placements = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? store() : otherProcess()).orders.place({
          memberId,
          clientOrderId: `race ${index}`,
          orders: [someOrder({ totalStake: 1000 })],
        }),
      ),
    )
    expect(placements.filter((placement) => placement.status === 'placed')).toHaveLength(10)
    await expect(store().ledger.balance(memberId, 'RMB')).resolves.toBe(0)
    await expect(store().ledger.audit()).resolves.toMatchObject({ balanced: true })
  })

  it.each([
    ['no order', []],
    ['an order without a leg', [someOrder({ legs: [] })]],
    ['a stake of nothing', [someOrder({ totalStake: 0 })]],
    ['a stake that is not whole', [someOrder({ totalStake: 10.5 })]],
  ])('throws on a confirm with %s', async (_, orders) => {
    const memberId = await someMember(store(), 10_000)
    expect(() => store().orders.place({ memberId, clientOrderId: 'c', orders })).toThrow(RangeError)
  })
})
