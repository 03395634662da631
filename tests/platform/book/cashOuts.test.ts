import { beforeEach, describe, expect, it } from 'vitest'
import type { CashOutAgreed, CashOutResult } from '../../../platform/book/cashOuts.ts'
import type { StoredOrder } from '../../../platform/store/orders/order.ts'
import type { AskedBet } from '../../../platform/book/confirmRequest.ts'
import { describeOnDatabases } from '../store/testDatabases.ts'
import { askLeg, confirm, single } from './confirms.ts'
import { HANDICAP_KEY, RESULT_KEY } from './scriptedWorld.ts'
import { createTestPlatform, START } from './testPlatform.ts'
import type { TestPlatform } from './testPlatform.ts'
import type { Store } from '../../../platform/store/store.ts'

const DELAY = 3000

describeOnDatabases('the cash-outs of a book', ({ store, otherProcess }) => {
  let one: TestPlatform
  let other: TestPlatform
  let member: number
  let asked = 0

  const kept = (opened: Store): Store => ({ ...opened, close: () => Promise.resolve() })

  beforeEach(async () => {
    const hand = { at: START }
    one = await createTestPlatform({ store: kept(store()), hand })
    other = await createTestPlatform({ store: kept(otherProcess()), hand, world: one.world })
    member = await one.newMember()
  })

  /** An accepted order of 100.00 on a home win at 2.1. */
  async function bet(matchId: string, bets?: readonly AskedBet[]): Promise<StoredOrder> {
    const wanted = bets ?? [single(askLeg(one.world, matchId, RESULT_KEY, 'home'))]
    const result = await one.platform.book.place(confirm(one, member, wanted))
    if (!result.ok) throw new Error(`the bet was refused: ${result.refusal.reason}`)
    await one.pass(DELAY)
    return now(result.orders[0]?.orderNo ?? '')
  }

  async function now(orderNo: string): Promise<StoredOrder> {
    const order = await store().orders.order(orderNo)
    if (order === null) throw new Error('the order is gone')
    return order
  }

  const offerOf = (order: StoredOrder) => one.platform.book.cashOuts.offers([order])[0]

  function take(order: StoredOrder, change: Partial<CashOutAgreed> = {}, by = one): Promise<CashOutResult> {
    asked += 1
    return by.platform.book.cashOuts.take({
      memberId: member,
      venue: 'PMTY',
      orderNo: order.orderNo,
      clientId: `cash-${asked}`,
      validUntil: one.platform.clock.now() + 30_000,
      stake: order.openStake,
      amount: offerOf(order)?.amount.minor ?? 1,
      ...change,
    })
  }

  const requests = (order: StoredOrder) => store().orders.cashOutsOf(order.orderNo)
  const balanced = async () => (await store().ledger.audit()).balanced

  describe('an offer', () => {
    it('is the fair value less 5 %', async () => {
      const order = await bet('early-1')
      expect(offerOf(order)).toMatchObject({
        openStake: { minor: 10_000 },
        amount: { minor: 9_500 },
        leastPart: { minor: 1_000 },
        live: false,
      })
      one.world.setPrice('early-1', RESULT_KEY, 'home', 150_000)
      // 100.00 × 2.1 / 1.5 × 0.95.
      expect(offerOf(order)?.amount.minor).toBe(13_300)
    })

    it('of a handicap is made with the line that has the same result after a goal', async () => {
      const leg = askLeg(one.world, 'live-1', HANDICAP_KEY, 'home')
      const order = await bet('live-1', [single(leg)])
      one.world.score('live-1', [1, 0])
      // The line -0.5 at 0:0 is +0.5 at 1:0, which nobody offers.
      expect(offerOf(order)).toBeUndefined()
      one.world.jump('live-1', HANDICAP_KEY, 4)
      one.world.setPrice('live-1', HANDICAP_KEY, 'home', 130_000)
      expect(offerOf(order)?.amount.minor).toBe(14_250)
    })

    it.each([
      ['a leg is suspended', () => one.world.setLineStatus('early-1', RESULT_KEY, 'suspended')],
      ['a match is suspended', () => one.world.change('early-1', { bettingStatus: 'suspended' })],
      ['a match is over', () => one.world.change('early-1', { state: 'ended' })],
      ['it would be less than 1', () => one.world.setPrice('early-1', RESULT_KEY, 'home', 100_000_000)],
    ] as const)('is not made when %s', async (_, happen) => {
      const order = await bet('early-1')
      happen()
      expect(offerOf(order)).toBeUndefined()
      await expect(take(order, { amount: 1 })).resolves.toMatchObject({ status: 'refused' })
      expect(await balanced()).toBe(true)
    })

    it('of a series is for the whole of it, with what its decided legs return', async () => {
      const legs = ['early-1', 'early-2'].map((id) => askLeg(one.world, id, RESULT_KEY, 'home'))
      const order = await bet('', [
        { ...single(legs[0] ?? askLeg(one.world, 'early-1', RESULT_KEY, 'home')), series: '2:2', legs },
      ])
      expect(offerOf(order)).toMatchObject({ amount: { minor: 9_500 }, leastPart: null })
      one.world.finish('early-1', { 'goals.match': [1, 0], 'goals.firstHalf': [0, 0] })
      await one.pass(1)
      expect(offerOf(await now(order.orderNo))?.amount.minor).toBe(19_950)
      await expect(take(order, { stake: 5_000, amount: 1 })).resolves.toMatchObject({ reason: 'singlesOnly' })
    })
  })

  it('before kick-off pays a part at once, and the rest by the result', async () => {
    const order = await bet('early-1')
    await expect(take(order, { stake: 4_000, amount: 3_800 })).resolves.toEqual({
      status: 'taken',
      amount: 3_800,
    })
    const left = await now(order.orderNo)
    expect(left).toMatchObject({ status: 'accepted', openStake: 6_000, cashedOut: 3_800, cashOuts: 'taken' })
    expect(offerOf(left)?.amount.minor).toBe(5_700)
    one.world.finish('early-1', { 'goals.match': [1, 0], 'goals.firstHalf': [0, 0] })
    await one.pass(1)
    expect(await now(order.orderNo)).toMatchObject({ status: 'settled', returned: 3_800 + 12_600 })
    expect(await one.balance(member)).toBe(10_000_00 - 10_000 + 3_800 + 12_600)
    expect(await balanced()).toBe(true)
  })

  it('pays once for a client id, at both processes at once', async () => {
    const order = await bet('early-1')
    const agreed = { clientId: 'same', stake: 4_000, amount: 3_800 }
    const results = await Promise.all([take(order, agreed), take(order, agreed, other), take(order, agreed)])
    expect(results).toEqual(results.map(() => ({ status: 'taken', amount: 3_800 })))
    expect(await now(order.orderNo)).toMatchObject({ openStake: 6_000, returned: 3_800 })
    expect(await balanced()).toBe(true)
  })

  it.each([
    [{ stake: 10_001 }, 'stakeAboveOpen'],
    [{ stake: 900 }, 'stakeBelowMin'],
    [{ stake: 5_050 }, 'stakeNotWhole'],
    [{ stake: 0 }, 'stakeBelowMin'],
    [{ orderNo: 'TL1' }, 'orderNotFound'],
    [{ venue: 'TOY' }, 'orderNotFound'],
    [{ validUntil: START }, 'expired'],
    [{ amount: 0 }, 'belowOne'],
  ] as const)('is refused for %j', async (change, reason) => {
    const order = await bet('early-1')
    await expect(take(order, change)).resolves.toMatchObject({ status: 'refused', reason })
    expect(await one.balance(member)).toBe(9_900_00)
  })

  it('is refused with the new amount when the offer is lower than what was agreed', async () => {
    const order = await bet('early-1')
    const amount = offerOf(order)?.amount.minor ?? 0
    one.world.setPrice('early-1', RESULT_KEY, 'home', 420_000)
    await expect(take(order, { amount })).resolves.toEqual({
      status: 'refused',
      reason: 'amountChanged',
      amount: 4_750,
    })
    await expect(take(order, { amount: 4_700 })).resolves.toEqual({ status: 'taken', amount: 4_700 })
  })

  describe('in play', () => {
    it('is confirmed after the delay, by whichever process runs', async () => {
      const order = await bet('live-1')
      await expect(take(order)).resolves.toEqual({ status: 'confirming', amount: 9_500 })
      await expect(take(order)).resolves.toMatchObject({ reason: 'cashOutExists' })
      await other.pass(DELAY - 1)
      expect((await now(order.orderNo)).status).toBe('accepted')
      await other.pass(1)
      expect(await now(order.orderNo)).toMatchObject({ status: 'cashedOut', returned: 9_500, openStake: 0 })
      await expect(take(order)).resolves.toMatchObject({ reason: 'orderSettled' })
      expect(await requests(order)).toMatchObject([{ status: 'taken', amount: 9_500 }])
      expect(await balanced()).toBe(true)
    })

    it.each([
      ['a goal', () => one.world.score('live-1', [0, 1]), 'scoreChanged'],
      ['a suspension', () => one.world.change('live-1', { bettingStatus: 'suspended' }), 'paused'],
      ['the end', () => one.world.finish('live-1', { 'goals.match': [1, 0] }), 'matchOver'],
      ['a lower offer', () => one.world.setPrice('live-1', RESULT_KEY, 'home', 300_000), 'amountChanged'],
    ] as const)('fails for %s in the delay', async (_, happen, reason) => {
      const order = await bet('live-1')
      await take(order)
      happen()
      await one.pass(DELAY)
      expect(await requests(order)).toMatchObject([{ status: 'failed', reason }])
      expect((await now(order.orderNo)).cashOuts).toBe('none')
      expect(await balanced()).toBe(true)
    })

    it('fails when nobody decided it in time, and nothing is paid', async () => {
      const order = await bet('live-1')
      await take(order)
      await other.pass(DELAY + 60_001)
      expect(await requests(order)).toMatchObject([{ status: 'failed', reason: 'expired' }])
      expect(await one.balance(member)).toBe(9_900_00)
      // The next one may be asked for.
      await expect(take(order)).resolves.toMatchObject({ status: 'confirming' })
    })
  })
})
