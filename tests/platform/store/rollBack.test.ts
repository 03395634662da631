import { expect, it } from 'vitest'
import type { Store } from '../../../platform/store/store.ts'
import { MINUTE, NOON, placeOrder, someLeg, someMember } from './builders.ts'
import { describeOnDatabases } from './testDatabases.ts'

const LATER = NOON + MINUTE
const WON = {
  returned: 1950,
  outcome: 'win',
  legs: [{ index: 0, outcome: 'win', settleScore: '2:0' }],
  at: LATER,
} as const

async function bettor(store: Store, balance = 10_000) {
  const memberId = await someMember(store, balance)
  const orderNo = await placeOrder(store, memberId, 'c', { totalStake: 1000 })
  await store.orders.settle(orderNo, WON)
  const kinds = async () =>
    (await store.ledger.history(memberId, { page: 1, size: 20 })).movements.map(({ kind, amount }) => [
      kind,
      amount,
    ])
  return { memberId, orderNo, kinds, balance: () => store.ledger.balance(memberId, 'RMB') }
}

describeOnDatabases('a settlement', ({ store, otherProcess }) => {
  it('is rolled back once, and the order is settled anew', async () => {
    const { memberId, orderNo, kinds, balance } = await bettor(store())
    const changes = await Promise.all([
      store().orders.rollBack(orderNo, { legs: [0], at: LATER }),
      otherProcess().orders.rollBack(orderNo, { legs: [0], at: LATER }),
    ])
    expect(changes.map(({ status }) => status).toSorted()).toEqual(['changed', 'unchanged'])
    await expect(store().orders.order(orderNo)).resolves.toMatchObject({
      status: 'rolledBack',
      returned: 0,
      outcome: null,
      settledAt: null,
      rollbacks: 1,
      legs: [{ outcome: null, settleScore: null }],
    })
    await expect(balance()).resolves.toBe(9000)
    await expect(store().ledger.audit()).resolves.toMatchObject({ balanced: true })
    const open = await store().orders.list(memberId, { status: 'unsettled', orderBy: 'placed', size: 9 })
    expect(open.orders).toMatchObject([{ orderNo }])
    await store().orders.settle(orderNo, { ...WON, returned: 1500, outcome: 'part' })
    await store().orders.rollBack(orderNo, { legs: [0], at: LATER })
    await store().orders.settle(orderNo, { ...WON, returned: 1000, outcome: 'push' })
    await expect(store().orders.order(orderNo)).resolves.toMatchObject({
      status: 'settled',
      returned: 1000,
      outcome: 'push',
      rollbacks: 2,
    })
    await expect(kinds()).resolves.toEqual([
      ['REFUND', 1000],
      ['SETTLEMENT_ROLLBACK_DEDUCT', -1500],
      ['WIN', 1500],
      ['SETTLEMENT_ROLLBACK_DEDUCT', -1950],
      ['WIN', 1950],
      ['BET', -1000],
      ['IN', 10_000],
    ])
    await expect(store().ledger.audit()).resolves.toMatchObject({ balanced: true })
  })

  it('of a lost order takes nothing back', async () => {
    const memberId = await someMember(store(), 10_000)
    const orderNo = await placeOrder(store(), memberId, 'c')
    await store().orders.settle(orderNo, { returned: 0, outcome: 'lose', legs: [], at: LATER })
    await expect(store().orders.rollBack(orderNo, { legs: [0], at: LATER })).resolves.toMatchObject({
      status: 'changed',
      order: { status: 'rolledBack', rollbacks: 1 },
    })
    await store().orders.settle(orderNo, WON)
    await expect(store().ledger.balance(memberId, 'RMB')).resolves.toBe(10_950)
    await expect(store().ledger.audit()).resolves.toMatchObject({ balanced: true })
  })

  it('leaves the results of other legs, and what was cashed out', async () => {
    const memberId = await someMember(store(), 10_000)
    const legs = [someLeg({ matchId: 'back-1' }), someLeg({ matchId: 'back-2' })]
    const orderNo = await placeOrder(store(), memberId, 'c', { series: '2:2', legs })
    await store().orders.cashOut(orderNo, { clientId: 'a', stake: 400, amount: 450, at: LATER })
    await store().orders.settleLeg(orderNo, 0, { outcome: 'win', settleScore: '1:0', at: LATER })
    await store().orders.settle(orderNo, {
      returned: 700,
      outcome: 'win',
      legs: [{ index: 1, outcome: 'win', settleScore: '2:0' }],
      at: LATER,
    })
    await store().orders.rollBack(orderNo, { legs: [1], at: LATER })
    await expect(store().orders.order(orderNo)).resolves.toMatchObject({
      returned: 450,
      openStake: 600,
      legs: [{ outcome: 'win' }, { outcome: null }],
    })
    await expect(store().orders.matchesWithOpenLegs()).resolves.toContain('back-2')
    await expect(store().ledger.audit()).resolves.toMatchObject({ balanced: true })
  })

  it('is not rolled back when the wallet cannot pay it back', async () => {
    const { memberId, orderNo } = await bettor(store(), 1000)
    await placeOrder(store(), memberId, 'd', { totalStake: 1 })
    const change = await store().orders.rollBack(orderNo, { legs: [0], at: LATER })
    expect(change).toMatchObject({ status: 'insufficient', order: { status: 'settled', returned: 1950 } })
    await expect(store().ledger.audit()).resolves.toMatchObject({ balanced: true })
  })

  it('is not rolled back before it was made, and names its legs', async () => {
    const memberId = await someMember(store(), 10_000)
    const orderNo = await placeOrder(store(), memberId, 'c')
    const change = store().orders.rollBack(orderNo, { legs: [0], at: LATER })
    await expect(change).resolves.toMatchObject({ status: 'refused' })
    await expect(store().orders.rollBack(orderNo, { legs: [], at: LATER })).rejects.toThrow(RangeError)
  })

  it('of an order that is cancelled afterwards is taken back, and the stake returned', async () => {
    const { orderNo, kinds, balance } = await bettor(store(), 1000)
    await expect(store().orders.cancel(orderNo, { reason: 'x', at: LATER })).resolves.toMatchObject({
      status: 'changed',
      order: { status: 'cancelled', returned: 1000, outcome: null },
    })
    await expect(balance()).resolves.toBe(1000)
    expect((await kinds()).slice(0, 2)).toEqual([
      ['CANCEL_DEDUCT', -1950],
      ['CANCEL_RETURN', 1000],
    ])
    await expect(store().ledger.audit()).resolves.toMatchObject({ balanced: true })
  })

  it('stays when the order is cancelled and the wallet cannot pay the difference', async () => {
    const { memberId, orderNo } = await bettor(store(), 1000)
    await placeOrder(store(), memberId, 'd', { totalStake: 1001 })
    const change = await store().orders.cancel(orderNo, { reason: 'x', at: LATER })
    expect(change).toMatchObject({ status: 'insufficient', order: { status: 'settled', reason: null } })
    await expect(store().ledger.audit()).resolves.toMatchObject({ balanced: true })
  })
})
