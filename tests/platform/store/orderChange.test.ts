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

async function bettor(store: Store, status: 'confirming' | 'accepted' = 'accepted') {
  const memberId = await someMember(store, 10_000)
  const orderNo = await placeOrder(store, memberId, 'c', { status, totalStake: 1000 })
  return { memberId, orderNo, balance: () => store.ledger.balance(memberId, 'RMB') }
}

describeOnDatabases('an order', ({ store, otherProcess }) => {
  it('is accepted once, with the prices really taken', async () => {
    const { orderNo, balance } = await bettor(store(), 'confirming')
    const acceptance = {
      at: LATER,
      prices: [{ index: 0, odds: 201_000, oddsFinal: '1.01' }],
      maxReturn: 2010,
    }
    await expect(store().orders.accept(orderNo, acceptance)).resolves.toMatchObject({
      status: 'changed',
      order: {
        status: 'accepted',
        version: 2,
        maxReturn: 2010,
        legs: [{ odds: 201_000, oddsFinal: '1.01', outcome: null }],
      },
    })
    await expect(store().orders.accept(orderNo, { at: LATER })).resolves.toMatchObject({
      status: 'unchanged',
    })
    await expect(balance()).resolves.toBe(9000)
  })

  it('gives the stake back once when rejected', async () => {
    const { memberId, orderNo, balance } = await bettor(store(), 'confirming')
    const refusal = { reason: 'oddsChanged', at: LATER }
    const changes = await Promise.all([
      store().orders.reject(orderNo, refusal),
      otherProcess().orders.reject(orderNo, refusal),
    ])
    expect(changes.map((change) => change.status).toSorted()).toEqual(['changed', 'unchanged'])
    await expect(store().orders.order(orderNo)).resolves.toMatchObject({
      status: 'rejected',
      reason: 'oddsChanged',
      returned: 1000,
      settledAt: LATER,
    })
    await expect(balance()).resolves.toBe(10_000)
    const { movements } = await store().ledger.history(memberId, { page: 1, size: 1 })
    expect(movements).toMatchObject([{ kind: 'REFUND', amount: 1000, reference: orderNo }])
  })

  it('is either accepted or rejected when both come at once', async () => {
    const { orderNo, balance } = await bettor(store(), 'confirming')
    const changes = await Promise.all([
      store().orders.accept(orderNo, { at: LATER }),
      otherProcess().orders.reject(orderNo, { reason: 'suspended', at: LATER }),
    ])
    expect(changes.map((change) => change.status).toSorted()).toEqual(['changed', 'refused'])
    const order = await store().orders.order(orderNo)
    await expect(balance()).resolves.toBe(order?.status === 'accepted' ? 9000 : 10_000)
  })

  it('cannot be rejected once accepted, but cancelled', async () => {
    const { memberId, orderNo, balance } = await bettor(store())
    const refusal = { reason: 'matchAbandoned', at: LATER }
    await expect(store().orders.reject(orderNo, refusal)).resolves.toMatchObject({ status: 'refused' })
    await expect(store().orders.cancel(orderNo, refusal)).resolves.toMatchObject({
      status: 'changed',
      order: { status: 'cancelled', legs: [{ outcome: 'betsCancelled' }] },
    })
    await expect(store().orders.cancel(orderNo, refusal)).resolves.toMatchObject({ status: 'unchanged' })
    await expect(store().orders.settle(orderNo, WON)).resolves.toMatchObject({ status: 'refused' })
    await expect(balance()).resolves.toBe(10_000)
    const { movements } = await store().ledger.history(memberId, { page: 1, size: 1 })
    expect(movements).toMatchObject([{ kind: 'CANCEL_RETURN' }])
  })

  it('pays what it returns once when settled', async () => {
    const { memberId, orderNo, balance } = await bettor(store())
    const changes = await Promise.all([
      store().orders.settle(orderNo, WON),
      otherProcess().orders.settle(orderNo, { ...WON, returned: 5000 }),
    ])
    expect(changes.map((change) => change.status).toSorted()).toEqual(['changed', 'unchanged'])
    const order = await store().orders.order(orderNo)
    expect(order).toMatchObject({
      status: 'settled',
      outcome: 'win',
      settledAt: LATER,
      legs: [{ outcome: 'win', settleScore: '2:0', updatedAt: LATER }],
    })
    await expect(balance()).resolves.toBe(9000 + (order?.returned ?? 0))
    const { movements } = await store().ledger.history(memberId, { page: 1, size: 1 })
    expect(movements).toMatchObject([{ kind: 'WIN', amount: order?.returned }])
  })

  it.each([
    ['push', 1000, 'REFUND'],
    ['void', 1000, 'REFUND'],
    ['abandoned', 1000, 'REFUND'],
    ['halfLose', 500, 'WIN'],
    ['lose', 0, 'BET'],
  ] as const)('settled as %s returns %i and last posts %s', async (outcome, returned, kind) => {
    const { memberId, orderNo, balance } = await bettor(store())
    await store().orders.settle(orderNo, { returned, outcome, legs: [], at: LATER })
    await expect(balance()).resolves.toBe(9000 + returned)
    const { movements } = await store().ledger.history(memberId, { page: 1, size: 1 })
    expect(movements).toMatchObject([{ kind }])
  })

  it('is not settled before it is accepted', async () => {
    const { orderNo } = await bettor(store(), 'confirming')
    await expect(store().orders.settle(orderNo, WON)).resolves.toMatchObject({ status: 'refused' })
  })

  it('answers for a number nobody has', async () => {
    await expect(store().orders.settle('TL1', WON)).resolves.toEqual({ status: 'unknownOrder' })
    await expect(store().orders.order('TL1')).resolves.toBeNull()
  })

  it('collects the results of its legs one by one', async () => {
    const memberId = await someMember(store(), 10_000)
    const orderNo = await placeOrder(store(), memberId, 'c', {
      series: '2:2',
      legs: [someLeg({ matchId: 'legs-1' }), someLeg({ matchId: 'legs-2' })],
    })
    const open = async () =>
      (await store().orders.openLegsOfMatch('legs-2')).map((leg) => [leg.orderNo, leg.leg.index])
    await expect(open()).resolves.toEqual([[orderNo, 1]])
    const lost = { outcome: 'lose', settleScore: '0:2', at: LATER } as const
    await expect(store().orders.settleLeg(orderNo, 0, lost)).resolves.toMatchObject({
      status: 'changed',
      order: { status: 'accepted', legs: [{ outcome: 'lose', settleScore: '0:2' }, { outcome: null }] },
    })
    await expect(store().orders.settleLeg(orderNo, 0, { ...lost, outcome: 'win' })).resolves.toMatchObject({
      status: 'unchanged',
      order: { legs: [{ outcome: 'lose' }, {}] },
    })
    await store().orders.settle(orderNo, { returned: 0, outcome: 'lose', legs: [], at: LATER })
    // The parlay is lost, but its other leg still has no result.
    await expect(open()).resolves.toEqual([[orderNo, 1]])
    await expect(store().orders.matchesWithOpenLegs()).resolves.toContain('legs-2')
    await store().orders.settleLeg(orderNo, 1, { outcome: 'win', settleScore: '1:0', at: LATER })
    await expect(open()).resolves.toEqual([])
    await expect(store().orders.matchesWithOpenLegs()).resolves.not.toContain('legs-2')
  })

  it('is found by its number by its own member only', async () => {
    const { memberId, orderNo } = await bettor(store())
    const stranger = await someMember(store())
    const found = await store().orders.byOrderNos(memberId, [orderNo, 'TL0', "'"])
    expect(found.map((order) => order.orderNo)).toEqual([orderNo])
    await expect(store().orders.byOrderNos(stranger, [orderNo])).resolves.toEqual([])
    await expect(store().orders.byOrderNos(memberId, [])).resolves.toEqual([])
  })

  it('is found while it is being confirmed, the longest due first', async () => {
    const memberId = await someMember(store(), 10_000)
    const due = (confirmDueAt: number) =>
      placeOrder(store(), memberId, `due ${confirmDueAt}`, { status: 'confirming', confirmDueAt })
    const second = await due(1002)
    const first = await due(1001)
    const found = async () =>
      (await otherProcess().orders.confirming()).filter((orderNo) => [first, second].includes(orderNo))
    expect(await found()).toEqual([first, second])
    await store().orders.accept(first, { at: 1002 })
    expect(await found()).toEqual([second])
  })

  it('whose money is missing is found by the audit', async () => {
    const { orderNo, memberId } = await bettor(store())
    await store().ledger.transfer({
      key: `stray ${orderNo}`,
      kind: 'WIN',
      reference: orderNo,
      at: LATER,
      entries: [
        { house: 'house:bets', currency: 'RMB', amount: -1 },
        { member: memberId, currency: 'RMB', amount: 1 },
      ],
    })
    const audit = await store().ledger.audit()
    expect(audit).toMatchObject({
      balanced: false,
      findings: [{ source: 'order', id: orderNo, fault: 'return' }],
      wrongWallets: [],
    })
  })
})
