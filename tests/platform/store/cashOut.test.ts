import { expect, it } from 'vitest'
import type { Store } from '../../../platform/store/store.ts'
import { MINUTE, NOON, placeOrder, someMember } from './builders.ts'
import { describeOnDatabases } from './testDatabases.ts'

const LATER = NOON + MINUTE

async function bettor(store: Store) {
  const memberId = await someMember(store, 10_000)
  const orderNo = await placeOrder(store, memberId, 'c', { totalStake: 1000 })
  const kinds = async () =>
    (await store.ledger.history(memberId, { page: 1, size: 20 })).movements.map(({ kind, amount }) => [
      kind,
      amount,
    ])
  return { memberId, orderNo, kinds, balance: () => store.ledger.balance(memberId, 'RMB') }
}

const part = (clientId: string, stake: number, amount: number) => ({ clientId, stake, amount, at: LATER })

describeOnDatabases('a cash-out', ({ store, otherProcess }) => {
  it('of a part pays once, and the rest is settled by itself', async () => {
    const { orderNo, balance, kinds } = await bettor(store())
    const changes = await Promise.all([
      store().orders.cashOut(orderNo, part('a', 400, 380)),
      otherProcess().orders.cashOut(orderNo, part('a', 400, 380)),
    ])
    expect(changes.map(({ status }) => status).toSorted()).toEqual(['changed', 'unchanged'])
    await expect(store().orders.order(orderNo)).resolves.toMatchObject({
      status: 'accepted',
      returned: 380,
      openStake: 600,
      settledAt: null,
    })
    await store().orders.settle(orderNo, { returned: 1170, outcome: 'win', legs: [], at: LATER })
    await expect(store().orders.order(orderNo)).resolves.toMatchObject({ status: 'settled', returned: 1550 })
    await expect(balance()).resolves.toBe(10_550)
    await expect(kinds()).resolves.toEqual([
      ['WIN', 1170],
      ['CASHOUT', 380],
      ['BET', -1000],
      ['IN', 10_000],
    ])
    await expect(store().ledger.audit()).resolves.toMatchObject({ balanced: true })
  })

  it('of the last part ends the order', async () => {
    const { orderNo, memberId } = await bettor(store())
    await store().orders.cashOut(orderNo, part('a', 400, 380))
    await expect(store().orders.cashOut(orderNo, part('b', 601, 500))).resolves.toMatchObject({
      status: 'refused',
    })
    await expect(store().orders.cashOut(orderNo, part('b', 600, 700))).resolves.toMatchObject({
      status: 'changed',
      order: { status: 'cashedOut', returned: 1080, openStake: 0, settledAt: LATER, outcome: null },
    })
    const settled = { returned: 1, outcome: 'win', legs: [], at: LATER } as const
    await expect(store().orders.settle(orderNo, settled)).resolves.toMatchObject({ status: 'refused' })
    await expect(store().orders.accept(orderNo, { at: LATER })).resolves.toMatchObject({
      status: 'unchanged',
    })
    const list = await store().orders.list(memberId, { status: 'settled', orderBy: 'settled', size: 9 })
    expect(list).toMatchObject({ orders: [{ orderNo }], totals: [{ returned: 1080, profit: 80 }] })
    await expect(store().ledger.audit()).resolves.toMatchObject({ balanced: true })
  })

  it('is not taken from an order that is not open, nor for no money', async () => {
    const { memberId, orderNo } = await bettor(store())
    const confirming = await placeOrder(store(), memberId, 'd', { status: 'confirming' })
    await expect(store().orders.cashOut(confirming, part('a', 1, 1))).resolves.toMatchObject({
      status: 'refused',
    })
    await expect(store().orders.cashOut('TL1', part('a', 1, 1))).resolves.toEqual({ status: 'unknownOrder' })
    for (const [stake, amount] of [
      [0, 1],
      [1, 0],
      [-1, 1],
      [1.5, 1],
    ] as const) {
      await expect(store().orders.cashOut(orderNo, part('a', stake, amount))).rejects.toThrow(RangeError)
    }
  })

  it.each([
    [380, 'CASHOUT_CANCEL_RETURN', 20, 'CASHOUT_CANCEL_ROLLBACK_DEDUCT'],
    [450, 'CASHOUT_CANCEL_DEDUCT', -50, 'CASHOUT_CANCEL_ROLLBACK_RETURN'],
  ] as const)('of %i for 400 can be cancelled and restored (%s)', async (amount, kind, difference, back) => {
    const { orderNo, kinds, balance } = await bettor(store())
    await store().orders.cashOut(orderNo, part('a', 400, amount))
    for (const status of ['changed', 'unchanged']) {
      await expect(store().orders.cancelCashOut(orderNo, 'a', LATER)).resolves.toMatchObject({ status })
    }
    await expect(balance()).resolves.toBe(9400)
    for (const status of ['changed', 'unchanged']) {
      await expect(store().orders.restoreCashOut(orderNo, 'a', LATER)).resolves.toMatchObject({ status })
    }
    await store().orders.cancelCashOut(orderNo, 'a', LATER)
    expect((await kinds()).slice(0, 3)).toEqual([
      [kind, difference],
      [back, -difference],
      [kind, difference],
    ])
    await expect(store().orders.cancelCashOut(orderNo, 'none', LATER)).resolves.toMatchObject({
      status: 'refused',
    })
    await expect(store().ledger.audit()).resolves.toMatchObject({ balanced: true })
  })

  it('is cancelled when the money was spent: the wallet is then below zero', async () => {
    const memberId = await someMember(store(), 1000)
    const orderNo = await placeOrder(store(), memberId, 'c', { totalStake: 1000 })
    await store().orders.cashOut(orderNo, part('a', 400, 900))
    await placeOrder(store(), memberId, 'd', { totalStake: 900 })
    await expect(store().orders.cancelCashOut(orderNo, 'a', LATER)).resolves.toMatchObject({
      status: 'changed',
      order: { returned: 400, cashOuts: 'cancelled' },
    })
    // 1000 less 1000 staked, 900 cashed out and staked, and 500 taken back.
    await expect(store().ledger.balance(memberId, 'RMB')).resolves.toBe(-500)
    await expect(store().ledger.audit()).resolves.toMatchObject({ balanced: true })
  })

  it('frees what the operator risks on the selection', async () => {
    const { memberId, orderNo } = await bettor(store())
    await store().orders.cashOut(orderNo, part('a', 400, 380))
    const mine = (await store().orders.exposure(memberId, ['3001'])).filter(({ own }) => own)
    expect(mine).toMatchObject([{ stake: 600, win: 570 }])
  })
})
