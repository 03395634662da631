import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { money } from '../../../streams/domain/money.ts'
import type { AskedBet } from '../../../platform/book/confirmRequest.ts'
import { askLeg, confirm, single } from './confirms.ts'
import { HALF_TOTAL_KEY, RESULT_KEY, TOTAL_KEY } from './scriptedWorld.ts'
import { createTestPlatform, openQuickStore, openSharedStore, type TestPlatform } from './testPlatform.ts'

let shared: Awaited<ReturnType<typeof openSharedStore>>
let test: TestPlatform
let member: number

beforeAll(async () => {
  shared = await openSharedStore()
})
afterAll(() => shared.end())
beforeEach(async () => {
  test = await createTestPlatform({ store: shared.store })
  member = await test.newMember()
})
afterEach(() => test.platform.close())

async function place(...bets: AskedBet[]): Promise<string> {
  const result = await test.platform.book.place(confirm(test, member, bets))
  if (!result.ok) throw new Error(result.refusal.reason)
  return result.orders[0]?.orderNo ?? ''
}

const homeWin = (n: number) => askLeg(test.world, `early-${n}`, RESULT_KEY, 'home')
const order = (orderNo: string) => test.store.orders.order(orderNo)
const kinds = async () =>
  (await test.store.ledger.history(member, { page: 1, size: 50, currency: 'RMB' })).movements
    .map(({ kind, amount }) => [kind, amount])
    .toReversed()
    .slice(1)

async function expectBalanced(): Promise<void> {
  expect(await test.store.ledger.audit()).toMatchObject({ balanced: true, findings: [] })
}

function double(): AskedBet {
  return { series: '2:2', unitStake: money(100_00, 'RMB'), legs: [homeWin(1), homeWin(2)] }
}

async function finish(n: number, home: number, away: number): Promise<void> {
  test.world.finish(`early-${n}`, { 'goals.match': [home, away], 'goals.firstHalf': [0, 0] })
  await test.platform.tick()
}

describe('a withdrawn result', () => {
  it('takes the win back, and the new result settles the bet', async () => {
    const orderNo = await place(single(homeWin(1)))
    await finish(1, 1, 0)
    expect(await test.balance(member)).toBe(10_110_00)
    test.world.withdraw('early-1')
    await test.platform.tick()
    expect(await order(orderNo)).toMatchObject({
      status: 'rolledBack',
      returned: 0,
      legs: [{ outcome: null }],
    })
    expect(await test.balance(member)).toBe(9_900_00)
    // The sweep does not settle it while there is no result.
    await test.pass(10_000)
    expect((await order(orderNo))?.status).toBe('rolledBack')
    await finish(1, 1, 1)
    expect(await order(orderNo)).toMatchObject({ status: 'settled', outcome: 'lose', rollbacks: 1 })
    expect(await kinds()).toEqual([
      ['BET', -100_00],
      ['WIN', 210_00],
      ['SETTLEMENT_ROLLBACK_DEDUCT', -210_00],
    ])
    await expectBalanced()
  })

  it('that is published unchanged pays the same again', async () => {
    const orderNo = await place(single(homeWin(1)))
    await finish(1, 2, 0)
    test.world.withdraw('early-1')
    await test.platform.tick()
    await finish(1, 2, 0)
    expect(await order(orderNo)).toMatchObject({ status: 'settled', outcome: 'win', returned: 210_00 })
    expect(await test.balance(member)).toBe(10_110_00)
    await expectBalanced()
  })

  it('that is corrected at once changes only the bets that it concerns', async () => {
    const result = await place(single(homeWin(1)))
    const half = await place(single(askLeg(test.world, 'early-1', HALF_TOTAL_KEY, 'under')))
    const total = await place(single(askLeg(test.world, 'early-1', TOTAL_KEY, 'over')))
    await finish(1, 2, 1)
    test.world.correct('early-1', { 'goals.match': [1, 1], 'goals.firstHalf': [0, 0] })
    await test.platform.tick()
    expect(await order(result)).toMatchObject({ outcome: 'lose', rollbacks: 1 })
    expect(await order(total)).toMatchObject({ outcome: 'lose', rollbacks: 1 })
    expect(await order(half)).toMatchObject({ outcome: 'win', rollbacks: 0 })
    await expectBalanced()
  })

  it('is taken back when the money has been spent, and the debt is paid by the next win', async () => {
    const orderNo = await place(single(homeWin(1), 10_000_00))
    await finish(1, 1, 0)
    const spent = await place(single(homeWin(2), 20_000_00))
    test.world.withdraw('early-1')
    await test.platform.tick()
    expect(await test.balance(member)).toBe(1_000_00 - 21_000_00)
    const refused = await test.platform.book.place(confirm(test, member, [single(homeWin(3), 100_00)]))
    expect(refused).toMatchObject({ ok: false, refusal: { reason: 'insufficientBalance' } })
    await finish(2, 1, 0)
    expect(await order(spent)).toMatchObject({ outcome: 'win' })
    expect(await test.balance(member)).toBe(1_000_00 - 21_000_00 + 42_000_00)
    await finish(1, 1, 0)
    expect(await order(orderNo)).toMatchObject({ outcome: 'win' })
    expect(await test.balance(member)).toBe(43_000_00)
    await expectBalanced()
  })

  it('makes a leg of a parlay void, and the parlay is settled anew at the remaining odds', async () => {
    const orderNo = await place(double())
    await finish(1, 1, 0)
    await finish(2, 1, 0)
    expect(await order(orderNo)).toMatchObject({ outcome: 'win', returned: 441_00 })
    test.world.correct('early-2', {}, 'cancelled')
    await test.platform.tick()
    expect(await order(orderNo)).toMatchObject({
      status: 'settled',
      outcome: 'win',
      returned: 210_00,
      rollbacks: 1,
      legs: [{ outcome: 'win' }, { outcome: 'cancelled' }],
    })
    await expectBalanced()
  })

  it('of a leg leaves a parlay lost that another leg has lost', async () => {
    const orderNo = await place(double())
    await finish(1, 0, 1)
    await finish(2, 1, 0)
    test.world.withdraw('early-2')
    await test.platform.tick()
    expect(await order(orderNo)).toMatchObject({ status: 'settled', outcome: 'lose', rollbacks: 0 })
    expect((await order(orderNo))?.legs.map(({ outcome }) => outcome)).toEqual(['lose', null])
    await finish(2, 0, 0)
    expect((await order(orderNo))?.legs.map(({ outcome }) => outcome)).toEqual(['lose', 'lose'])
    test.world.correct('early-1', { 'goals.match': [1, 0], 'goals.firstHalf': [0, 0] })
    await test.platform.tick()
    // It is still lost, now by its second leg.
    expect(await order(orderNo)).toMatchObject({
      outcome: 'lose',
      rollbacks: 0,
      legs: [{ outcome: 'win' }, {}],
    })
    await expectBalanced()
  })

  it('cancels a cash-out that counted it; the same result restores it', async () => {
    const orderNo = await place(double())
    await finish(1, 1, 0)
    await test.pass(1)
    const [whole] = await test.store.orders.byOrderNos(member, [orderNo])
    const offer = test.platform.book.cashOuts.offers(whole ? [whole] : [])[0]
    const taken = await test.platform.book.cashOuts.take({
      memberId: member,
      venue: 'PMTY',
      orderNo,
      clientId: 'c',
      validUntil: test.platform.clock.now() + 1000,
      stake: 100_00,
      amount: offer?.amount.minor ?? 0,
    })
    expect(taken.status).toBe('taken')
    const cashed = await test.balance(member)
    test.world.withdraw('early-1')
    await test.platform.tick()
    expect(await order(orderNo)).toMatchObject({
      status: 'cashedOut',
      cashOuts: 'cancelled',
      returned: 100_00,
    })
    expect(await test.balance(member)).toBe(10_000_00)
    await finish(1, 1, 0)
    expect(await order(orderNo)).toMatchObject({ cashOuts: 'taken' })
    expect(await test.balance(member)).toBe(cashed)
    await expectBalanced()
  })

  it(
    'is found after a restart, when it was revised while no process was running',
    { timeout: 60_000 },
    async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'touchline-revised-'))
      try {
        const first = await createTestPlatform({ store: await openQuickStore(dataDir) })
        const id = await first.newMember('revised')
        const leg = askLeg(first.world, 'early-1', RESULT_KEY, 'home')
        await first.platform.book.place(confirm(first, id, [single(leg)]))
        first.world.finish('early-1', { 'goals.match': [1, 0] })
        await first.platform.tick()
        expect(await first.balance(id)).toBe(10_110_00)
        const { world, hand } = first
        await first.platform.close()
        world.correct('early-1', { 'goals.match': [0, 0] })
        const second = await createTestPlatform({ store: await openQuickStore(dataDir), world, hand })
        expect(await second.balance(id)).toBe(9_900_00)
        await second.platform.close()
      } finally {
        await rm(dataDir, { recursive: true, force: true })
      }
    },
  )
})

describe('an operator', () => {
  it('cancels an open order', async () => {
    const orderNo = await place(single(homeWin(1)))
    expect(await test.platform.book.cancel(orderNo)).toBe(true)
    expect(await order(orderNo)).toMatchObject({
      status: 'cancelled',
      returned: 100_00,
      cancelledPaid: false,
    })
    expect(await test.balance(member)).toBe(10_000_00)
    await expectBalanced()
  })

  it('cancels a settled order: the stake is returned and the win taken back', async () => {
    const orderNo = await place(single(homeWin(1)))
    await finish(1, 1, 0)
    expect(await test.platform.book.cancel(orderNo)).toBe(true)
    expect(await order(orderNo)).toMatchObject({ status: 'cancelled', cancelledPaid: true })
    expect(await kinds()).toEqual([
      ['BET', -100_00],
      ['WIN', 210_00],
      ['CANCEL_RETURN', 100_00],
      ['CANCEL_DEDUCT', -210_00],
    ])
    // A later correction does not concern it.
    test.world.correct('early-1', { 'goals.match': [0, 0] })
    await test.platform.tick()
    expect(await order(orderNo)).toMatchObject({ status: 'cancelled' })
    expect(await test.platform.book.cancel('TL1')).toBe(false)
    await expectBalanced()
  })
})
