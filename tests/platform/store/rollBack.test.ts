import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Store } from '../../../platform/store/store.ts'
import { MINUTE, NOON, placeOrder, someLeg, someMember, someOrder } from './builders.ts'
import { reasonOf } from './reasonOf.ts'
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

describeOnDatabases('a settlement', ({ store, database, otherProcess }) => {
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

  it('is rolled back when the money was spent: the wallet is below zero and takes no stake', async () => {
    const { memberId, orderNo, balance } = await bettor(store(), 1000)
    await placeOrder(store(), memberId, 'd', { totalStake: 1 })
    const change = await store().orders.rollBack(orderNo, { legs: [0], at: LATER })
    expect(change).toMatchObject({ status: 'changed', order: { status: 'rolledBack', returned: 0 } })
    await expect(balance()).resolves.toBe(-1)
    await expect(store().ledger.audit()).resolves.toMatchObject({ balanced: true })
    const orders = [someOrder({ totalStake: 1, legs: [someLeg()] })]
    const refused = await store().orders.place({ memberId, clientOrderId: 'e', orders })
    expect(refused).toEqual({ status: 'insufficient', currency: 'RMB', balance: -1 })
    await store().orders.settle(orderNo, WON)
    await expect(balance()).resolves.toBe(1949)
    await expect(store().ledger.audit()).resolves.toMatchObject({ balanced: true })
  })

  it('is found by the audit when a stake has overdrawn the wallet', async () => {
    const { memberId, orderNo } = await bettor(store(), 1000)
    await placeOrder(store(), memberId, 'd', { totalStake: 1 })
    await store().orders.rollBack(orderNo, { legs: [0], at: LATER })
    const wallet = sql`SELECT id FROM ledger_accounts WHERE member_id = ${memberId} AND currency = 'RMB'`
    const forged = database().queries.execute(sql`
      WITH posted AS (
        INSERT INTO ledger_transactions (key, kind, reference, at)
        VALUES ('forged', 'OUT', ${`member:${memberId}`}, 0) RETURNING id
      )
      INSERT INTO ledger_entries (transaction_id, account_id, currency, amount, balance_after)
      SELECT posted.id, wallet.id, 'RMB', -1, -2 FROM posted, (${wallet}) AS wallet`)
    await expect(reasonOf(forged)).resolves.toContain('overdraws a wallet')
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

  it('is taken back with the order when the money was spent', async () => {
    const { memberId, orderNo, balance } = await bettor(store(), 1000)
    await placeOrder(store(), memberId, 'd', { totalStake: 1001 })
    const change = await store().orders.cancel(orderNo, { reason: 'x', at: LATER })
    expect(change).toMatchObject({ status: 'changed', order: { status: 'cancelled', cancelledPaid: true } })
    await expect(balance()).resolves.toBe(-1)
    await expect(store().ledger.audit()).resolves.toMatchObject({ balanced: true })
  })
})

describeOnDatabases('a withdrawn result', ({ store }) => {
  const double = async (balance = 10_000) => {
    const memberId = await someMember(store(), balance)
    const legs = [someLeg({ matchId: 'w-1' }), someLeg({ matchId: 'w-2' })]
    const orderNo = await placeOrder(store(), memberId, 'c', { series: '2:2', legs, totalStake: 1000 })
    return { memberId, orderNo }
  }
  const win = { outcome: 'win', settleScore: '1:0', at: LATER } as const

  it('of one leg leaves an open order open', async () => {
    const { orderNo } = await double()
    await store().orders.settleLeg(orderNo, 0, win)
    const change = await store().orders.withdrawLegs(orderNo, { legs: [0], at: LATER + 1 })
    expect(change).toMatchObject({
      status: 'changed',
      order: { status: 'accepted', legs: [{ outcome: null }, {}] },
    })
    const again = await store().orders.withdrawLegs(orderNo, { legs: [0], at: LATER + 1 })
    expect(again.status).toBe('unchanged')
    expect((await store().orders.openLegsOfMatch('w-1')).map((leg) => leg.orderNo)).toContain(orderNo)
  })

  it('cancels what was cashed out since, and the same result restores it', async () => {
    const { memberId, orderNo } = await double()
    await store().orders.cashOut(orderNo, { clientId: 'before', stake: 100, amount: 90, at: LATER - 1 })
    await store().orders.settleLeg(orderNo, 0, win)
    await store().orders.cashOut(orderNo, { clientId: 'since', stake: 900, amount: 1500, at: LATER + 1 })
    await store().orders.withdrawLegs(orderNo, { legs: [0], at: LATER + 2 })
    await expect(store().ledger.balance(memberId, 'RMB')).resolves.toBe(9000 + 90 + 900)
    // A cashed-out order waits for the result, because it may restore the cash-out.
    expect((await store().orders.openLegsOfMatch('w-1')).map((leg) => leg.orderNo)).toContain(orderNo)
    await store().orders.settleLeg(orderNo, 0, { ...win, at: LATER + 3 })
    await expect(store().ledger.balance(memberId, 'RMB')).resolves.toBe(9000 + 90 + 1500)
    const kinds = (await store().ledger.history(memberId, { page: 1, size: 2 })).movements.map(
      ({ kind }) => kind,
    )
    expect(kinds).toEqual(['CASHOUT_CANCEL_ROLLBACK_RETURN', 'CASHOUT_CANCEL_DEDUCT'])
    await expect(store().ledger.audit()).resolves.toMatchObject({ balanced: true })
  })

  it('leaves the cash-out cancelled when the result is another', async () => {
    const { memberId, orderNo } = await double()
    await store().orders.settleLeg(orderNo, 0, win)
    await store().orders.cashOut(orderNo, { clientId: 'since', stake: 1000, amount: 1500, at: LATER + 1 })
    await store().orders.withdrawLegs(orderNo, { legs: [0], at: LATER + 2 })
    await store().orders.settleLeg(orderNo, 0, { outcome: 'lose', settleScore: '0:1', at: LATER + 3 })
    await expect(store().ledger.balance(memberId, 'RMB')).resolves.toBe(10_000)
    await expect(store().orders.order(orderNo)).resolves.toMatchObject({
      status: 'cashedOut',
      cashOuts: 'cancelled',
    })
    await expect(store().ledger.audit()).resolves.toMatchObject({ balanced: true })
  })

  it('of an order that was never accepted is refused', async () => {
    const memberId = await someMember(store(), 10_000)
    const orderNo = await placeOrder(store(), memberId, 'c', { status: 'confirming' })
    await store().orders.reject(orderNo, { reason: 'x', at: LATER })
    const change = await store().orders.withdrawLegs(orderNo, { legs: [0], at: LATER })
    expect(change.status).toBe('refused')
    await expect(store().orders.withdrawLegs(orderNo, { legs: [], at: LATER })).rejects.toThrow(RangeError)
  })
})
