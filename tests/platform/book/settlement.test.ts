import type { SeriesKey } from '../../../streams/domain/parlay.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MarketKey, Side } from '../../../streams/domain/market.ts'
import type { Pair } from '../../../streams/domain/match.ts'
import { money } from '../../../streams/domain/money.ts'
import type { AskedBet } from '../../../platform/book/confirmRequest.ts'
import { askLeg, confirm, single } from './confirms.ts'
import { openQuickStore, openSharedStore, createTestPlatform } from './testPlatform.ts'
import type { TestPlatform } from './testPlatform.ts'
import { HALF_TOTAL_KEY, HANDICAP_KEY, RESULT_KEY, TOTAL_KEY } from './scriptedWorld.ts'

let shared: Awaited<ReturnType<typeof openSharedStore>>
let testPlatform: TestPlatform
let member: number

beforeAll(async () => {
  shared = await openSharedStore()
})
afterAll(() => shared.end())
beforeEach(async () => {
  testPlatform = await createTestPlatform({ store: shared.store })
  member = await testPlatform.newMember()
})
afterEach(() => testPlatform.platform.close())

async function place(...bets: AskedBet[]): Promise<readonly string[]> {
  const result = await testPlatform.platform.book.place(confirm(testPlatform, member, bets))
  if (!result.ok) throw new Error(result.refusal.reason)
  return result.orders.map(({ orderNo }) => orderNo)
}

async function order(orderNo: string | undefined) {
  return orderNo === undefined ? null : testPlatform.store.orders.order(orderNo)
}

describe('a single pays', () => {
  const cases: readonly [MarketKey, Side, number, Pair, string, number][] = [
    [RESULT_KEY, 'home', 1, [1, 0], 'win', 210_00],
    [RESULT_KEY, 'home', 1, [0, 0], 'lose', 0],
    // The home side's lines: −0.5 in slot 1, −0.75 in slot 2.
    [HANDICAP_KEY, 'home', 1, [1, 0], 'win', 195_00],
    [HANDICAP_KEY, 'home', 2, [1, 0], 'halfWin', 160_00],
    [HANDICAP_KEY, 'away', 2, [1, 0], 'halfLose', 50_00],
    [TOTAL_KEY, 'over', 2, [2, 1], 'halfWin', 157_50],
    [TOTAL_KEY, 'under', 1, [1, 1], 'win', 200_00],
  ]
  it.each(cases)('%s %s in slot %d at %j: %s, %d', async (key, side, slot, score, outcome, returned) => {
    const [orderNo] = await place(single(askLeg(testPlatform.world, 'early-1', key, side, { slot })))
    testPlatform.world.finish('early-1', { 'goals.match': score, 'goals.firstHalf': [0, 0] })
    await testPlatform.platform.tick()
    expect(await order(orderNo)).toMatchObject({ status: 'settled', outcome, returned })
    expect(await testPlatform.balance(member)).toBe(9_900_00 + returned)
    expect((await testPlatform.store.ledger.audit()).balanced).toBe(true)
  })

  it('a whole line hit exactly: the stake comes back', async () => {
    testPlatform.world.jump('early-1', TOTAL_KEY, 2)
    const [orderNo] = await place(single(askLeg(testPlatform.world, 'early-1', TOTAL_KEY, 'over')))
    testPlatform.world.finish('early-1', { 'goals.match': [2, 1] })
    await testPlatform.platform.tick()
    expect(await order(orderNo)).toMatchObject({ status: 'settled', outcome: 'push', returned: 100_00 })
  })

  it.each([
    ['cancelled', 'cancelled'],
    ['postponed', 'matchPostponed'],
    ['delayed', 'delayed'],
    ['interrupted', 'interrupted'],
    ['abandoned', 'abandoned'],
    ['ended', 'marketCancelled'],
  ] as const)('of a market voided in a match that is %s: the stake, as %s', async (state, outcome) => {
    const [orderNo] = await place(single(askLeg(testPlatform.world, 'early-1', RESULT_KEY, 'home')))
    testPlatform.world.voidMarkets('early-1', state)
    await testPlatform.platform.tick()
    expect(await order(orderNo)).toMatchObject({ status: 'settled', outcome, returned: 100_00 })
    expect(await testPlatform.balance(member)).toBe(10_000_00)
    expect((await testPlatform.store.ledger.audit()).balanced).toBe(true)
  })

  it('a live handicap by the goals after the bet only', async () => {
    testPlatform.world.score('live-1', [3, 0])
    const [orderNo] = await place(single(askLeg(testPlatform.world, 'live-1', HANDICAP_KEY, 'away')))
    await testPlatform.pass(3_000)
    testPlatform.world.finish('live-1', { 'goals.match': [3, 1] })
    await testPlatform.platform.tick()
    // Taken at 3:0 with a line of half a goal; the away side wins the rest of the match by one.
    expect(await order(orderNo)).toMatchObject({ status: 'settled', outcome: 'win', returned: 195_00 })
  })

  it('a first half at half time, while the match goes on', async () => {
    const [orderNo] = await place(single(askLeg(testPlatform.world, 'early-1', HALF_TOTAL_KEY, 'over')))
    testPlatform.world.decide('early-1', { 'goals.firstHalf': [1, 1] }, [HALF_TOTAL_KEY])
    await testPlatform.platform.tick()
    expect(await order(orderNo)).toMatchObject({ outcome: 'win', legs: [{ settleScore: '1:1' }] })
  })

  it('once, however often it is reported', async () => {
    await place(single(askLeg(testPlatform.world, 'early-1', RESULT_KEY, 'home')))
    testPlatform.world.finish('early-1', { 'goals.match': [1, 0] })
    await Promise.all([testPlatform.platform.tick(), testPlatform.platform.tick()])
    testPlatform.world.finish('early-1', { 'goals.match': [1, 0] })
    await testPlatform.platform.tick()
    expect(await testPlatform.balance(member)).toBe(10_110_00)
  })
})

describe('an order that was partly cashed out', () => {
  const at = 0

  it('is settled for the rest of its stake', async () => {
    const [orderNo = ''] = await place(single(askLeg(testPlatform.world, 'early-1', RESULT_KEY, 'home')))
    const cashOut = { clientId: 'c', stake: 33_33, amount: 40_00, at }
    await testPlatform.store.orders.cashOut(orderNo, cashOut)
    testPlatform.world.finish('early-1', { 'goals.match': [1, 0] })
    await testPlatform.platform.tick()
    // 66.67 at 2.10 is 140.007, which is cut to 140.00.
    expect(await order(orderNo)).toMatchObject({
      status: 'settled',
      outcome: 'win',
      returned: 40_00 + 140_00,
    })
    expect(await testPlatform.balance(member)).toBe(9_900_00 + 180_00)
    expect((await testPlatform.store.ledger.audit()).balanced).toBe(true)
  })

  it('gets the rest of its stake back when its match is cancelled', async () => {
    const [orderNo = ''] = await place(single(askLeg(testPlatform.world, 'early-1', RESULT_KEY, 'home')))
    await testPlatform.store.orders.cashOut(orderNo, { clientId: 'c', stake: 33_33, amount: 40_00, at })
    testPlatform.world.voidMarkets('early-1', 'cancelled')
    await testPlatform.platform.tick()
    expect(await order(orderNo)).toMatchObject({ outcome: 'cancelled', returned: 40_00 + 66_67 })
    expect((await testPlatform.store.ledger.audit()).balanced).toBe(true)
  })
})

describe('an order whose settlement was rolled back', () => {
  it('is settled anew by the result of then', async () => {
    const [orderNo = ''] = await place(single(askLeg(testPlatform.world, 'early-1', RESULT_KEY, 'home')))
    testPlatform.world.finish('early-1', { 'goals.match': [1, 0] })
    await testPlatform.platform.tick()
    expect(await testPlatform.balance(member)).toBe(10_110_00)
    await testPlatform.store.orders.rollBack(orderNo, { legs: [0], at: 0 })
    expect(await order(orderNo)).toMatchObject({
      status: 'rolledBack',
      returned: 0,
      legs: [{ outcome: null }],
    })
    expect(await testPlatform.balance(member)).toBe(9_900_00)
    testPlatform.world.finish('early-1', { 'goals.match': [1, 1] })
    await testPlatform.platform.tick()
    expect(await order(orderNo)).toMatchObject({ status: 'settled', outcome: 'lose', returned: 0 })
    expect(await testPlatform.balance(member)).toBe(9_900_00)
    expect((await testPlatform.store.ledger.audit()).balanced).toBe(true)
  })
})

describe('a series', () => {
  const treble = (series: SeriesKey): AskedBet => ({
    series,
    unitStake: money(10_00, 'RMB'),
    legs: [1, 2, 3].map((n) => askLeg(testPlatform.world, `early-${n}`, RESULT_KEY, 'home')),
  })
  const end = async (n: number, score: Pair, state: 'ended' | 'cancelled' = 'ended') => {
    testPlatform.world.finish(`early-${n}`, { 'goals.match': score }, state)
    await testPlatform.platform.tick()
  }

  it('of one line is lost with its first lost leg, and the others still get their results', async () => {
    const [orderNo] = await place(treble('3:3'))
    await end(2, [0, 1])
    expect(await order(orderNo)).toMatchObject({ status: 'settled', outcome: 'lose', returned: 0 })
    await end(1, [1, 0])
    const legs = (await order(orderNo))?.legs.map(({ outcome }) => outcome)
    expect(legs).toEqual(['win', 'lose', null])
  })

  it('waits for its last leg, and counts a void one as 1', async () => {
    const [orderNo] = await place(treble('3:3'))
    await end(1, [1, 0])
    await end(2, [0, 0], 'cancelled')
    expect((await order(orderNo))?.status).toBe('accepted')
    await end(3, [2, 0])
    expect(await order(orderNo)).toMatchObject({ outcome: 'win', returned: 44_10 })
  })

  it('of several lines pays those that won', async () => {
    const [orderNo] = await place(treble('3:2'))
    await end(1, [1, 0])
    await end(2, [1, 0])
    await end(3, [0, 1])
    expect(await order(orderNo)).toMatchObject({ outcome: 'part', returned: 44_10, totalStake: 30_00 })
    expect((await testPlatform.store.ledger.audit()).balanced).toBe(true)
  })
})

describe('a restart', () => {
  it('keeps members, orders and balances, and settles what ended meanwhile', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'touchline-book-'))
    try {
      const first = await createTestPlatform({ store: await openQuickStore(dataDir) })
      const id = await first.newMember('stays')
      const asked = confirm(first, id, [single(askLeg(first.world, 'early-1', RESULT_KEY, 'home'))])
      const placed = await first.platform.book.place(asked)
      const { world, hand } = first
      await first.platform.close()
      world.finish('early-1', { 'goals.match': [2, 0] })
      hand.at += 3 * 3600 * 1000

      const second = await createTestPlatform({ store: await openQuickStore(dataDir), world, hand })
      expect((await second.store.accounts.memberNamed('stays'))?.id).toBe(id)
      await second.platform.tick()
      const orderNo = placed.ok ? placed.orders[0]?.orderNo : undefined
      expect(orderNo && (await second.store.orders.order(orderNo))).toMatchObject({ outcome: 'win' })
      expect(await second.balance(id)).toBe(10_110_00)
      await second.platform.close()
    } finally {
      await rm(dataDir, { recursive: true, force: true })
    }
  })
})
