import { expect, it } from 'vitest'
import type { Store } from '../../../platform/store/store.ts'
import { MINUTE, NOON, share, someMember, somePosition } from './builders.ts'
import { describeOnDatabases } from './testDatabases.ts'

const LATER = NOON + MINUTE

async function player(store: Store, changes: Parameters<typeof somePosition>[1] = {}) {
  const memberId = await someMember(store, 10_000)
  const placed = await store.positions.place(somePosition(memberId, changes))
  if (placed.status !== 'placed') throw new Error(`not placed: ${placed.status}`)
  const kinds = async () =>
    (await store.ledger.history(memberId, { page: 1, size: 20 })).movements.map(({ kind, amount }) => [
      kind,
      amount,
    ])
  const { positionNo } = placed.position
  return { memberId, positionNo, kinds, balance: () => store.ledger.balance(memberId, 'RMB') }
}

describeOnDatabases('a position', ({ store, otherProcess }) => {
  it('takes its stake once for each client id', async () => {
    const memberId = await someMember(store(), 10_000)
    const placed = await Promise.all([
      store().positions.place(somePosition(memberId)),
      otherProcess().positions.place(somePosition(memberId)),
    ])
    expect(placed.map(({ status }) => status).toSorted()).toEqual(['duplicate', 'placed'])
    await expect(store().ledger.balance(memberId, 'RMB')).resolves.toBe(9000)
    const [first] = placed
    expect(first).toMatchObject({
      position: { status: 'open', selection: { on: 'banker' }, odds: 195_000, stake: 1000, returned: 0 },
    })
  })

  it('that wins is paid once', async () => {
    const { positionNo, balance, kinds } = await player(store())
    const won = { returned: 1950, outcome: 'win', at: LATER } as const
    const changes = await Promise.all([
      store().positions.settle(positionNo, won),
      otherProcess().positions.settle(positionNo, won),
    ])
    expect(changes.map(({ status }) => status).toSorted()).toEqual(['changed', 'unchanged'])
    await expect(store().positions.position(positionNo)).resolves.toMatchObject({
      status: 'settled',
      outcome: 'win',
      returned: 1950,
      settledAt: LATER,
    })
    await expect(balance()).resolves.toBe(10_950)
    await expect(kinds()).resolves.toEqual([
      ['WIN', 1950],
      ['BET', -1000],
      ['IN', 10_000],
    ])
    await expect(store().ledger.audit()).resolves.toMatchObject({ balanced: true })
  })

  it('is paid to the wallet that its stake came from', async () => {
    const memberId = await someMember(store(), 10_000)
    await share(store(), memberId, 'casino', 1500, `casino ${memberId}`)
    const asked = somePosition(memberId, { product: 'casino', purpose: 'casino', odds: null })
    const placed = await store().positions.place(asked)
    const positionNo = placed.status === 'placed' ? placed.position.positionNo : ''
    const second = await store().positions.place({ ...asked, clientId: 'q' })
    expect(second).toEqual({ status: 'insufficient', balance: 500 })
    await store().positions.settle(positionNo, { returned: 9000, outcome: 'win', at: LATER })
    await expect(store().ledger.balance(memberId, 'RMB', 'casino')).resolves.toBe(9500)
    await expect(store().ledger.balance(memberId, 'RMB')).resolves.toBe(8500)
    await expect(store().ledger.audit()).resolves.toMatchObject({ balanced: true })
  })

  it.each([
    ['push', 1000, 'REFUND'],
    ['halfWin', 1475, 'WIN'],
    ['lose', 0, 'BET'],
  ] as const)('settled as %s returns %i and last posts %s', async (outcome, returned, kind) => {
    const { positionNo, balance, kinds } = await player(store())
    await store().positions.settle(positionNo, { returned, outcome, at: LATER })
    await expect(balance()).resolves.toBe(9000 + returned)
    expect((await kinds())[0]?.[0]).toBe(kind)
    await expect(store().ledger.audit()).resolves.toMatchObject({ balanced: true })
  })

  it('is rolled back and settled anew', async () => {
    const { positionNo, balance } = await player(store())
    const { positions } = store()
    await positions.settle(positionNo, { returned: 1950, outcome: 'win', at: LATER })
    await expect(positions.rollBack(positionNo, LATER)).resolves.toMatchObject({
      status: 'changed',
      position: { status: 'rolledBack', returned: 0, rollbacks: 1 },
    })
    await expect(positions.rollBack(positionNo, LATER)).resolves.toMatchObject({ status: 'unchanged' })
    await positions.settle(positionNo, { returned: 1000, outcome: 'push', at: LATER })
    await expect(balance()).resolves.toBe(10_000)
    await expect(store().ledger.audit()).resolves.toMatchObject({ balanced: true })
  })

  it('is cancelled, also after it was paid, but not paid after that', async () => {
    const { positionNo, balance } = await player(store())
    const { positions } = store()
    const won = { returned: 1950, outcome: 'win', at: LATER } as const
    await positions.settle(positionNo, won)
    await expect(positions.cancel(positionNo, LATER)).resolves.toMatchObject({
      status: 'changed',
      position: { status: 'cancelled', returned: 1000 },
    })
    await expect(positions.settle(positionNo, won)).resolves.toMatchObject({ status: 'refused' })
    await expect(balance()).resolves.toBe(10_000)
    await expect(positions.cancel('TP1', LATER)).resolves.toEqual({ status: 'unknownPosition' })
    await expect(store().ledger.audit()).resolves.toMatchObject({ balanced: true })
  })

  it('waits for the result of its round', async () => {
    const round = { product: 'lottery', game: 'k3', round: '20260110-001' } as const
    const { positionNo } = await player(store(), round)
    const { positionNo: other } = await player(store(), { ...round, round: '20260110-002' })
    const open = async () => (await otherProcess().positions.openOf(round)).map((each) => each.positionNo)
    await expect(open()).resolves.toEqual([positionNo])
    await store().positions.settle(positionNo, { returned: 0, outcome: 'lose', at: LATER })
    await expect(open()).resolves.toEqual([])
    await store().positions.rollBack(positionNo, LATER)
    await expect(open()).resolves.toEqual([positionNo])
    await expect(store().positions.position(other)).resolves.toMatchObject({ status: 'open' })
  })

  it.each([0, -1, 0.5])('of %d is a programming error', async (stake) => {
    const memberId = await someMember(store(), 10_000)
    await expect(store().positions.place(somePosition(memberId, { stake }))).rejects.toThrow(RangeError)
  })
})
