import { firstValueFrom } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { money } from '../../../../streams/domain/money.ts'
import type { PlacementOrder } from '../../../../streams/domain/order.ts'
import { SINGLE_SERIES } from '../../../../streams/domain/parlay.ts'
import { TransportError } from '../../../../streams/ports/http.ts'
import { answer, type Answerer, createVenueUnderTest, handicapLeg, ORDER, ORDER_TOKEN } from './harness.ts'
import { NOW } from '../depsUnderTest.ts'

const HISTORY = '/dpty/sport/betorder/v1/history'

const SECOND = handicapLeg({
  choice: { ...handicapLeg().choice, matchId: 'f2' },
  wire: { marketId: 'f2.0.FT_AH', optionId: 'f2.0.FT_AH.-3.Home', playId: '0.FT_AH' },
})

const STAKE = money(10_000, 'RMB')

const CONFIRM: PlacementOrder = {
  id: 'c1',
  venue: 'DPTY',
  bets: [handicapLeg(), SECOND].map((leg) => ({
    legs: [leg],
    series: SINGLE_SERIES,
    unitStake: STAKE,
    combinations: 1,
  })),
  acceptance: 'better',
  oddsFormat: 'europe',
  currency: 'RMB',
  validUntil: NOW + 30_000,
}

const TAKEN = {
  orderIndex: 0,
  id: 'D1',
  status: 3,
  code: 0,
  productAmountTotal: '100.00',
  maxWinAmount: '95.00',
  details: [{ betItemId: 'f1.0.FT_AH.-3.Home', oddValue: '1.95', betHandicap: '-0.75' }],
}
const REFUSED = {
  ...TAKEN,
  orderIndex: 1,
  id: null,
  status: 4,
  code: 3003,
  maxWinAmount: '0.00',
  details: [],
}

function placing(answerer: Answerer) {
  const test = createVenueUnderTest(answerer)
  const count = (path: string) => test.pathsSent().filter((each) => each === path).length
  return { ...test, count, place: () => firstValueFrom(test.venue.bets.place(CONFIRM)) }
}

describe('a confirm of singles', () => {
  it('is one call, and each entry is answered by itself', async () => {
    const { place, sent, count } = placing(({ path }) =>
      path === ORDER ? answer([REFUSED, TAKEN]) : undefined,
    )
    const result = await place()
    expect(result.ok && result.value.bets).toEqual([
      {
        bet: 0,
        orderNo: 'D1',
        state: 'confirming',
        stake: STAKE,
        maxReturn: money(19_500, 'RMB'),
        odds: [195_000],
        reasonKey: null,
      },
      {
        bet: 1,
        orderNo: null,
        state: 'rejected',
        stake: STAKE,
        maxReturn: STAKE,
        odds: [null],
        reasonKey: 'errors.venue.oddsChanged',
      },
    ])
    expect(count(ORDER)).toBe(1)
    const asked = sent.find(({ path }) => path === ORDER)
    expect(asked?.request.headers?.['Ordertoken']).toBe('o1')
    expect(asked?.body).toMatchObject([
      { orderIndex: 0, clientOrderId: 'c1', orderAmount: '100.00', oddAcceptionType: 2, isReserve: 2 },
      { orderIndex: 1, clientOrderId: 'c1', validUntil: NOW + 30_000 },
    ])
  })

  it.each([
    ['lacks an entry', [TAKEN]],
    ['has one twice', [TAKEN, { ...TAKEN, id: 'D2' }, REFUSED]],
    ['names entries that there are not', [TAKEN, { ...REFUSED, orderIndex: 7 }]],
    ['is none', 'x'],
  ])('whose answer %s is unknown', async (_, rows) => {
    const { place, count } = placing(({ path }) => (path === ORDER ? answer(rows) : undefined))
    const result = await place()
    expect(result.ok ? null : result.error).toEqual({ type: 'transport', kind: 'badData' })
    expect(count(ORDER)).toBe(1)
  })

  it('without an answer is unknown, and is never sent again', async () => {
    const { place, count } = placing(({ path }) =>
      path === ORDER ? new TransportError('timeout') : undefined,
    )
    const result = await place()
    expect(result.ok ? null : result.error).toMatchObject({ type: 'transport' })
    expect(count(ORDER)).toBe(1)
  })

  it.each([10, 14_003, 424_242])('that is refused with %d may have been made', async (code) => {
    const { place, count } = placing(({ path }) => (path === ORDER ? answer(null, code) : undefined))
    const result = await place()
    expect(result.ok ? null : result.error).toMatchObject({ type: 'refusal', action: 'lookUp' })
    expect(count(ORDER)).toBe(1)
  })

  it.each([1, 2, 6])('that is answered with %d is unknown', async (code) => {
    const { place } = placing(({ path }) => (path === ORDER ? answer(null, code) : undefined))
    const result = await place()
    expect(result.ok ? null : result.error).toMatchObject({ type: 'transport' })
  })

  it('whose order token is refused is sent once more with a new one, and not a third time', async () => {
    const { place, count } = placing(({ path }) => (path === ORDER ? answer(null, 10_503) : undefined))
    const result = await place()
    expect(result.ok ? null : result.error).toMatchObject({ type: 'refusal', reason: 'orderToken' })
    expect([count(ORDER), count(ORDER_TOKEN)]).toEqual([2, 2])
  })

  it('is not sent without an order token, and so is refused', async () => {
    const { place, count } = placing(({ path }) =>
      path === ORDER_TOKEN ? new TransportError('network') : undefined,
    )
    const result = await place()
    expect(result.ok ? null : result.error).toMatchObject({ type: 'refusal', action: 'tryAgain' })
    expect(count(ORDER)).toBe(0)
  })
})

describe('the records', () => {
  it('of open bets are of any time, and tell one that was reserved', async () => {
    const { venue, sent } = createVenueUnderTest(({ path }) =>
      path === HISTORY
        ? answer({ pager: { count: 2, pageData: [{ id: 'D1', reserveStatus: 1 }, { id: 'D2' }] } })
        : undefined,
    )
    const query = { settled: false, page: 1, size: 50, range: 'all', currency: 'RMB' } as const
    const result = await firstValueFrom(venue.bets.orders(query))
    expect(result.ok && result.value.orders.map(({ orderNo, reserved }) => [orderNo, reserved])).toEqual([
      ['D1', true],
      ['D2', undefined],
    ])
    expect(sent.find(({ path }) => path === HISTORY)?.body).toMatchObject({ isSettle: 0, timeType: 0 })
  })

  it('lead to no result of an outright', () => {
    expect(createVenueUnderTest(() => undefined).venue.results.matchesOnly).toBe(true)
  })
})

describe('a quote', () => {
  const ITEM = {
    matchId: 'f1',
    betItemsId: 'f1.0.FT_AH.-3.Home',
    bid: 'f1.0.FT_AH.-4.Home',
    minAmount: '10.00',
    maxAmount: '20000.00',
    maxWinAmount: '1100.00',
    kc: 'FT_AH',
    ctid: 0,
    hoa: 'Home',
    h: '-1',
    od: '1.10',
    ot: 'HK',
    s: 2,
    ip: 1,
    scoreBenchmark: '1:0',
    openReserve: 1,
  }
  const quoted = async (...items: readonly unknown[]) => {
    const { venue } = createVenueUnderTest(({ path }) =>
      path.endsWith('betItemsLimit') ? answer({ items, series: [] }) : undefined,
    )
    return firstValueFrom(venue.bets.quote([handicapLeg()], [SINGLE_SERIES], 'RMB'))
  }

  it('follows an option to the line that it has now, with the limits there', async () => {
    const result = await quoted(ITEM)
    expect(result.ok && result.value).toMatchObject({
      legs: [{ line: -4, odds: 210_000, status: 'open', score: [1, 0], wire: { optionId: ITEM.bid } }],
      limits: [{ key: ITEM.bid, min: money(1000, 'RMB') }],
    })
  })

  it.each([
    ['of another market', { kc: 'FT_OU' }],
    ['of another side', { hoa: 'Away' }],
    ['for another option', { betItemsId: 'f2.0.FT_AH.-3.Home' }],
  ])('%s leaves the option closed, without a price', async (_, change) => {
    const result = await quoted({ ...ITEM, ...change })
    expect(result.ok && result.value.legs).toMatchObject([{ status: 'closed', odds: null, line: -3 }])
  })

  it('with more or fewer rows than options is none', async () => {
    expect((await quoted(ITEM, ITEM)).ok).toBe(false)
    expect((await quoted()).ok).toBe(false)
  })
})
