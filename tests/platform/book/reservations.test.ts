import { beforeEach, describe, expect, it } from 'vitest'
import type { AskedLeg, ConfirmRequest } from '../../../platform/book/confirmRequest.ts'
import type { StoredOrder } from '../../../platform/store/orders/order.ts'
import type { Store } from '../../../platform/store/store.ts'
import { line } from '../../../streams/domain/market.ts'
import { type Odds } from '../../../streams/domain/odds.ts'
import { describeOnDatabases } from '../store/testDatabases.ts'
import { askLeg, confirm, single } from './confirms.ts'
import { HANDICAP_KEY, RESULT_KEY, TOTAL_KEY } from './scriptedWorld.ts'
import { createTestPlatform, START, type TestPlatform } from './testPlatform.ts'

const DELAY = 3000
const STAKE = 100_00
const START_BALANCE = 10_000_00
const odds = (price: number) => Math.round(price * 100_000) as Odds

describeOnDatabases('the reservations of a book', ({ store, otherProcess }) => {
  let one: TestPlatform
  let other: TestPlatform
  let member: number

  const kept = (opened: Store): Store => ({ ...opened, close: () => Promise.resolve() })

  beforeEach(async () => {
    const hand = { at: START }
    one = await createTestPlatform({ store: kept(store()), hand })
    other = await createTestPlatform({ store: kept(otherProcess()), hand, world: one.world })
    member = await one.newMember()
  })

  /** Asks to reserve a home win, which is at 2.1 now, at 2.5. */
  function ask(
    matchId: string,
    leg: Partial<AskedLeg> = {},
    { key = RESULT_KEY, side = 'home' as const, stake = STAKE, ...changes }: Asked = {},
  ) {
    const asked = askLeg(one.world, matchId, key, side, { odds: odds(2.5), ...leg })
    return one.platform.book.place(
      confirm(one, member, [single(asked, stake)], { reserve: 'held', ...changes }),
    )
  }

  async function reserve(...wanted: Parameters<typeof ask>): Promise<string> {
    const result = await ask(...wanted)
    if (!result.ok) throw new Error(`refused: ${result.refusal.reason}`)
    return result.orders[0]?.orderNo ?? ''
  }

  async function now(orderNo: string): Promise<StoredOrder> {
    const order = await store().orders.order(orderNo)
    if (order === null) throw new Error('the order is gone')
    return order
  }

  const price = (matchId: string, value: number) => {
    one.world.setPrice(matchId, RESULT_KEY, 'home', odds(value))
  }
  const audit = () => store().ledger.audit()
  const kinds = async () =>
    (await store().ledger.history(member, { page: 1, size: 20 })).movements.map(({ kind }) => kind)

  it('waits below its price, and is a bet at the better price that is offered', async () => {
    const orderNo = await reserve('early-1')
    expect(await now(orderNo)).toMatchObject({ status: 'reserved', reservePay: 'held', reserveOdds: 250_000 })
    expect(await one.balance(member)).toBe(START_BALANCE - STAKE)
    price('early-1', 2.49)
    await one.pass(1000)
    expect((await now(orderNo)).status).toBe('reserved')
    price('early-1', 2.6)
    await one.pass(1000)
    expect(await now(orderNo)).toMatchObject({
      status: 'accepted',
      filledAt: START + 2000,
      maxReturn: 260_00,
      legs: [{ odds: 260_000, oddsFinal: '2.60' }],
    })
    expect(await one.balance(member)).toBe(START_BALANCE - STAKE)
    expect(await kinds()).toEqual(['BET', 'RESERVE_SUCCESS_REFUND', 'RESERVE_BET', 'IN', 'IN'])
    one.world.finish('early-1', { 'goals.match': [1, 0], 'goals.firstHalf': [0, 0] })
    await one.pass(1)
    expect(await one.balance(member)).toBe(START_BALANCE + 160_00)
    expect((await audit()).balanced).toBe(true)
  })

  it.each([
    ['the match', () => one.world.change('early-1', { bettingStatus: 'suspended' })],
    ['the market', () => one.world.setLineStatus('early-1', RESULT_KEY, 'suspended')],
    ['the market being locked', () => one.world.setLineStatus('early-1', RESULT_KEY, 'locked')],
  ] as const)('is not filled in a suspension of %s', async (_, suspend) => {
    const orderNo = await reserve('early-1')
    suspend()
    price('early-1', 3)
    await one.pass(5000)
    expect((await now(orderNo)).status).toBe('reserved')
    one.world.change('early-1', { bettingStatus: 'open' })
    one.world.setLineStatus('early-1', RESULT_KEY, 'open')
    await one.pass(1)
    expect((await now(orderNo)).status).toBe('accepted')
  })

  describe('in play', () => {
    it('is confirmed after a delay, at the price of the end', async () => {
      const orderNo = await reserve('live-1')
      price('live-1', 2.5)
      await one.pass(1)
      expect(await now(orderNo)).toMatchObject({ status: 'confirming', legs: [{ odds: 250_000 }] })
      price('live-1', 2.7)
      await other.pass(DELAY)
      expect(await now(orderNo)).toMatchObject({
        status: 'accepted',
        maxReturn: 270_00,
        legs: [{ odds: 270_000 }],
      })
      expect((await audit()).balanced).toBe(true)
    })

    it.each([
      ['the price falls below it', () => price('live-1', 2.49), 'priceChanged'],
      ['there is a goal', () => one.world.score('live-1', [0, 1]), 'scoreChanged'],
      [
        'the market is suspended',
        () => one.world.setLineStatus('live-1', RESULT_KEY, 'suspended'),
        'suspended',
      ],
    ] as const)('is refused and refunded when %s in the delay', async (_, happen, reason) => {
      const orderNo = await reserve('live-1')
      price('live-1', 2.5)
      await one.pass(1)
      happen()
      await one.pass(DELAY)
      expect(await now(orderNo)).toMatchObject({ status: 'rejected', reason })
      expect(await one.balance(member)).toBe(START_BALANCE)
      expect((await audit()).balanced).toBe(true)
    })

    it('of a handicap ends with a goal, of a total and a result waits on', async () => {
      const handicap = await reserve('live-1', { odds: odds(2.4) }, { key: HANDICAP_KEY })
      const total = await reserve('live-1', { odds: odds(2.4) }, { key: TOTAL_KEY, side: 'over' })
      const result = await reserve('live-1')
      one.world.score('live-1', [1, 0])
      await one.pass(1)
      expect(await now(handicap)).toMatchObject({
        status: 'rejected',
        reason: 'scoreChanged',
        returned: STAKE,
      })
      expect((await now(total)).status).toBe('reserved')
      price('live-1', 2.5)
      await one.pass(1)
      await one.pass(DELAY)
      expect(await now(result)).toMatchObject({ status: 'accepted', legs: [{ placedScore: [1, 0] }] })
    })
  })

  it('waits for another line than the present one, and takes it in whatever slot it comes', async () => {
    const orderNo = await reserve('early-1', { line: line(-4), odds: odds(2.3) }, { key: HANDICAP_KEY })
    await one.pass(1)
    expect((await now(orderNo)).status).toBe('reserved')
    // The lines -2 and -3 become -3 and -4; the second slot has -4 at 2.2.
    one.world.jump('early-1', HANDICAP_KEY, -1)
    await one.pass(1)
    expect((await now(orderNo)).status).toBe('reserved')
    one.world.setPrice('early-1', HANDICAP_KEY, 'home', odds(2.35), 2)
    await one.pass(1)
    expect(await now(orderNo)).toMatchObject({
      status: 'accepted',
      legs: [{ line: -4, slot: 2, odds: 235_000 }],
    })
  })

  describe('ends', () => {
    it.each([
      ['at kick-off', 'early-1', () => one.world.change('early-1', { state: 'live' }), 'reserveClosed'],
      [
        'with the match',
        'live-1',
        () => one.world.finish('live-1', { 'goals.match': [0, 0] }),
        'marketSettled',
      ],
      [
        'when the match is cancelled',
        'early-1',
        () => one.world.voidMarkets('early-1', 'cancelled'),
        'reserveClosed',
      ],
    ] as const)('%s', async (_, matchId, happen, reason) => {
      const orderNo = await reserve(matchId)
      happen()
      await other.pass(1)
      expect(await now(orderNo)).toMatchObject({ status: 'rejected', reason, returned: STAKE })
      expect(await kinds()).toEqual(['RESERVE_FAIL_REFUND', 'RESERVE_BET', 'IN', 'IN'])
      expect(await one.balance(member)).toBe(START_BALANCE)
      expect((await audit()).balanced).toBe(true)
    })

    it('in a break of the member, when the price comes', async () => {
      const orderNo = await reserve('early-1')
      await store().protection.takeBreak(member, 'day', one.platform.clock.now())
      price('early-1', 2.6)
      await one.pass(1)
      expect(await now(orderNo)).toMatchObject({ status: 'rejected', reason: 'accountError' })
      expect(await one.balance(member)).toBe(START_BALANCE)
    })

    it('when other bets have used up the limit of the selection', async () => {
      const rich = 100_000_00
      await store().ledger.transfer({
        key: `rich:${member}`,
        kind: 'IN',
        reference: `member:${member}`,
        at: START,
        entries: [
          { house: 'house:promotions', currency: 'RMB', amount: -2 * rich },
          { member, currency: 'RMB', amount: 2 * rich },
        ],
      })
      const orderNo = await reserve('early-1')
      const bet = single(askLeg(one.world, 'early-1', RESULT_KEY, 'home'), rich)
      expect((await one.platform.book.place(confirm(one, member, [bet]))).ok).toBe(true)
      price('early-1', 2.6)
      await one.pass(1)
      expect(await now(orderNo)).toMatchObject({ status: 'rejected', reason: 'stakeLimit' })
      expect((await audit()).balanced).toBe(true)
    })
  })

  describe('that is paid with the bet', () => {
    it('takes the stake at the fill', async () => {
      const orderNo = await reserve('early-1', {}, { reserve: 'atFill' })
      expect(await one.balance(member)).toBe(START_BALANCE)
      expect((await audit()).balanced).toBe(true)
      price('early-1', 2.5)
      await one.pass(1)
      expect((await now(orderNo)).status).toBe('accepted')
      expect(await one.balance(member)).toBe(START_BALANCE - STAKE)
      expect(await kinds()).toEqual(['BET', 'IN', 'IN'])
      expect((await audit()).balanced).toBe(true)
    })

    it('fails without the money, and pays nothing back', async () => {
      const orderNo = await reserve('early-1', {}, { reserve: 'atFill', stake: START_BALANCE })
      const bet = single(askLeg(one.world, 'early-2', RESULT_KEY, 'home'))
      await one.platform.book.place(confirm(one, member, [bet]))
      price('early-1', 2.5)
      await one.pass(1)
      expect(await now(orderNo)).toMatchObject({ status: 'rejected', reason: 'failPaid', returned: 0 })
      expect(await one.balance(member)).toBe(START_BALANCE - STAKE)
      expect((await audit()).balanced).toBe(true)
    })

    it('is cancelled without a payment', async () => {
      const orderNo = await reserve('early-1', {}, { reserve: 'atFill' })
      await one.platform.book.reservations.cancel({ memberId: member, venue: 'PMTY', orderNo })
      expect(await now(orderNo)).toMatchObject({ status: 'cancelled', returned: 0 })
      expect(await kinds()).toEqual(['IN', 'IN'])
      expect((await audit()).balanced).toBe(true)
    })

    it('is not offered in play', async () => {
      await expect(ask('live-1', {}, { reserve: 'atFill' })).resolves.toMatchObject({
        refusal: { reason: 'reserveNotAllowed' },
      })
    })
  })

  it.each([
    [{ odds: odds(2.09) }, {}, 'reserveOdds'],
    [{ odds: odds(355.01) }, {}, 'reserveOdds'],
    [{ odds: 250_001 as Odds }, {}, 'reserveOdds'],
    [{ timing: 'live' }, {}, 'timingChanged'],
    [{ line: line(-8) }, { key: HANDICAP_KEY }, 'lineChanged'],
    [{}, { stake: 9_99 }, 'reserveBelowMin'],
    [{ odds: odds(200) }, { stake: 501_00 }, 'reserveAboveMax'],
    [{}, { oddsFormat: 'hk' }, 'oddsFormat'],
    [{}, { validUntil: START - 1 }, 'expired'],
  ] as const)('is refused for %j %j', async (leg, changes, reason) => {
    await expect(ask('early-1', leg, changes)).resolves.toMatchObject({ ok: false, refusal: { reason } })
    expect(await one.balance(member)).toBe(START_BALANCE)
  })

  it('is refused for the eleventh at a time', async () => {
    for (let count = 0; count < 10; count += 1) await reserve('early-1')
    await expect(ask('early-2')).resolves.toMatchObject({ refusal: { reason: 'tooManyReserved' } })
  })

  it('is made once for a client order id, at both processes at once', async () => {
    const request: ConfirmRequest = confirm(
      one,
      member,
      [single(askLeg(one.world, 'early-1', RESULT_KEY, 'home', { odds: odds(2.5) }))],
      { reserve: 'held' },
    )
    const results = await Promise.all([
      one.platform.book.place(request),
      other.platform.book.place(request),
      one.platform.book.place(request),
    ])
    expect(new Set(results.map((result) => result.ok && result.orders[0]?.orderNo)).size).toBe(1)
    expect(await one.balance(member)).toBe(START_BALANCE - STAKE)
  })

  describe('its price', () => {
    const edit = (orderNo: string, value: number) =>
      one.platform.book.reservations.edit({ memberId: member, venue: 'PMTY', orderNo, odds: odds(value) })

    it('can be changed while it waits, and then is what fills it', async () => {
      const orderNo = await reserve('early-1')
      await expect(edit(orderNo, 2.8)).resolves.toMatchObject({ status: 'done' })
      expect(await now(orderNo)).toMatchObject({
        reserveOdds: 280_000,
        maxReturn: 280_00,
        legs: [{ oddsFinal: '2.80' }],
      })
      price('early-1', 2.7)
      await one.pass(1)
      expect((await now(orderNo)).status).toBe('reserved')
      await expect(edit(orderNo, 2.69)).resolves.toMatchObject({ status: 'refused', reason: 'reserveOdds' })
      await edit(orderNo, 2.7)
      await one.pass(1)
      expect(await now(orderNo)).toMatchObject({ status: 'accepted', legs: [{ odds: 270_000 }] })
      await expect(edit(orderNo, 2.9)).resolves.toEqual({ status: 'gone' })
    })

    it('of another member cannot', async () => {
      const orderNo = await reserve('early-1')
      const stranger = await one.newMember()
      await expect(
        one.platform.book.reservations.cancel({ memberId: stranger, venue: 'PMTY', orderNo }),
      ).resolves.toEqual({ status: 'notFound' })
    })
  })

  it('survives the processes that took it', async () => {
    const orderNo = await reserve('early-1')
    const next = await createTestPlatform({ store: kept(otherProcess()), hand: one.hand, world: one.world })
    price('early-1', 2.5)
    await next.pass(1)
    expect((await now(orderNo)).status).toBe('accepted')
  })

  it('is in lists of its own', async () => {
    const [waits, failed, filled] = [
      await reserve('early-1'),
      await reserve('early-2'),
      await reserve('early-3'),
    ]
    one.world.change('early-2', { state: 'live' })
    price('early-3', 2.5)
    await one.pass(1)
    const query = { venue: 'PMTY', currency: 'RMB', size: 9, page: 1 } as const
    const numbers = async (shown: 'waiting' | 'failed') =>
      (await store().orders.reservations(member, { ...query, shown })).orders.map(({ orderNo }) => orderNo)
    expect(await numbers('waiting')).toEqual([waits])
    expect(await numbers('failed')).toEqual([failed])
    const bets = async (status: 'settled' | 'unsettled') =>
      (await store().orders.list(member, { status, orderBy: 'placed', size: 9 })).orders.map(
        ({ orderNo }) => orderNo,
      )
    expect(await bets('unsettled')).toEqual([filled])
    expect(await bets('settled')).toEqual([])
    expect((await audit()).balanced).toBe(true)
  })
})

interface Asked extends Partial<Pick<ConfirmRequest, 'reserve' | 'oddsFormat' | 'validUntil'>> {
  readonly key?: typeof RESULT_KEY
  readonly side?: 'home' | 'over'
  readonly stake?: number
}
