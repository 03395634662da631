import { firstValueFrom } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { money } from '../../../streams/domain/money.ts'
import { answer, createVenueUnderTest } from '../../streams/venues/pmty/harness.ts'
import * as answers from './betAnswers.ts'
import { LIMITS } from './constants.ts'

const RMB = (minor: number) => money(minor, 'RMB')

const betsAnswering = (data: unknown) => createVenueUnderTest(() => answer(data)).venue.bets

describe('orders', () => {
  it('are asked by number, and documented with their states', async () => {
    const { venue, sent } = createVenueUnderTest(() => answer(answers.ORDER_STATUS.fields))
    const news = await firstValueFrom(venue.bets.orderStatus(['1', '2', '3', '4']))
    expect(sent[0]?.url.split('?')[1]).toBe('orderNos=1%2C2%2C3%2C4')
    expect(news.ok && news.value).toEqual([
      { orderNo: '1', state: 'accepted', reasonKey: null, maxWin: 9_500 },
      { orderNo: '2', state: 'rejected', reasonKey: 'errors.venue.scoreChanged', maxWin: 0 },
      { orderNo: '3', state: 'confirming', reasonKey: null, maxWin: 9_500 },
      { orderNo: '4', state: 'cancelled', reasonKey: 'errors.venue.refused', maxWin: 0 },
    ])
  })

  it('are listed with amounts in units, a page of 50', async () => {
    const { venue, sent } = createVenueUnderTest(() => answer(answers.ORDER_LIST.fields))
    const range = { from: 1_767_225_600_000, to: 1_767_312_000_000 }
    const result = await firstValueFrom(
      venue.bets.orders({
        settled: true,
        page: 1,
        size: LIMITS.recordsPageSize.value,
        range,
        currency: 'RMB',
      }),
    )
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({
      orderStatus: '1',
      page: 1,
      size: 50,
      timeType: 5,
      beginTime: range.from,
      endTime: range.to,
      orderBy: 2,
    })
    const page = result.ok ? result.value : null
    expect([page?.total, page?.stakeTotal, page?.profitTotal]).toEqual([1, RMB(10_000), RMB(4_450)])
    expect([page?.consumedTotal, page?.canReturnTotal]).toEqual([RMB(6_000), RMB(18_900)])
    expect(page?.orders[0]).toEqual({
      orderNo: '5100000000000000001',
      clientOrderId: 'c-1',
      state: 'settled',
      series: '1:1',
      kind: 'single',
      ticket: 'single',
      combinations: 1,
      channel: 'video',
      placedAt: 1_767_229_205_000,
      settledAt: 1_767_232_805_000,
      stake: RMB(10_000),
      openStake: RMB(6_000),
      cashOut: { state: 'partial', amount: RMB(3_800) },
      cashable: false,
      maxWin: RMB(5_340),
      returned: RMB(14_450),
      profit: RMB(4_450),
      outcome: 'halfWin',
      payout: 'paid',
      rollbacks: 1,
      movements: [
        { kind: 'BET', amount: RMB(-10_000), at: 1_767_229_205_000 },
        { kind: 'SETTLEMENT_ROLLBACK_DEDUCT', amount: RMB(-19_500), at: 1_767_232_800_000 },
        // A kind that this app does not know.
        { kind: 'other', amount: RMB(100), at: 1_767_232_801_000 },
      ],
      reasonKey: null,
      legs: [
        {
          matchId: '3370001',
          sport: 'football',
          leagueName: '英格兰超级联赛',
          homeName: '北港联',
          awayName: '河畔城',
          marketName: '全场让球',
          selectionName: '北港联',
          spec: { kind: 'handicap', stat: 'goals', period: 'match' },
          side: 'home',
          line: -3,
          odds: 189_000,
          oddsText: '1.89',
          oddsFormat: 'europe',
          live: true,
          kickOff: 1_767_225_600_000,
          scoreAtBet: [2, 1],
          settleScore: '3:2',
          outcome: 'halfWin',
        },
      ],
    })
  })

  it.each([
    [0, 'unpaid'],
    [1, 'paid'],
    [2, 'cancelled'],
    [3, 'withdrawn'],
    // Without a number, by the state.
    [null, 'paid'],
  ] as const)('with payoutStatus %j are %s', async (payoutStatus, payout) => {
    const record = { ...answers.RECORD.fields, payoutStatus }
    const bets = betsAnswering({ ...answers.ORDER_LIST.fields, records: [record] })
    const query = { settled: true, page: 1, size: 50, range: 'week', currency: 'RMB' } as const
    const result = await firstValueFrom(bets.orders(query))
    expect(result.ok && result.value.orders[0]?.payout).toBe(payout)
  })

  it('that are open after a rollback say that their result is withdrawn', async () => {
    const record = { ...answers.RECORD.fields, orderStatus: '0', rollbackNum: 2 }
    const bets = betsAnswering({ ...answers.ORDER_LIST.fields, records: [record] })
    const query = { settled: false, page: 1, size: 50, range: 'week', currency: 'RMB' } as const
    const result = await firstValueFrom(bets.orders(query))
    expect(result.ok && result.value.orders[0]).toMatchObject({ state: 'rolledBack', rollbacks: 2 })
  })

  it.each([
    ['0', '1', '1', 'single', 'single', 'api'],
    ['1', '1', '2', 'parlay', 'single', 'push'],
    ['1', '2', '3', 'parlay', 'multiple', 'h5'],
    ['0', '1', '4', 'single', 'single', 'pc'],
    ['0', '1', '5', 'single', 'single', 'image'],
    ['0', '1', '6', 'single', 'single', 'video'],
    ['0', '1', '7', 'single', 'single', 'animation'],
    ['0', '1', '8', 'single', 'single', 'others'],
    // Numbers of later versions, and none.
    ['7', '1', '99', 'single', 'single', 'others'],
    [null, null, null, 'single', 'single', null],
  ] as const)('of kind %j, ticket %j and channel %j', async (orderKind, ticketKind, betChannel, ...read) => {
    const record = { ...answers.RECORD.fields, orderKind, ticketKind, betChannel }
    const bets = betsAnswering({ ...answers.ORDER_LIST.fields, records: [record] })
    const query = { settled: true, page: 1, size: 50, range: 'week', currency: 'RMB' } as const
    const result = await firstValueFrom(bets.orders(query))
    const [order] = result.ok ? result.value.orders : []
    expect([order?.kind, order?.ticket, order?.channel]).toEqual(read)
  })

  it.each([
    [null, undefined],
    [1, true],
    [5, undefined],
  ] as const)('with preOrderStatus %j are reserved: %j', async (preOrderStatus, reserved) => {
    const record = { ...answers.RECORD.fields, preOrderStatus }
    const bets = betsAnswering({ ...answers.ORDER_LIST.fields, records: [record] })
    const query = { settled: true, page: 1, size: 50, range: 'week', currency: 'RMB' } as const
    const result = await firstValueFrom(bets.orders(query))
    expect(result.ok && result.value.orders[0]?.reserved).toBe(reserved)
  })

  it('are found by the beginning of their number', async () => {
    const { venue, sent } = createVenueUnderTest(() => answer(answers.ORDER_LIST.fields))
    const query = {
      settled: true,
      page: 1,
      size: 50,
      range: 'week',
      currency: 'RMB',
      number: 'TL51',
    } as const
    await firstValueFrom(venue.bets.orders(query))
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ orderNo: 'TL51' })
  })

  it.each([
    ['today', 1],
    ['yesterday', 2],
    ['week', 3],
    ['month', 4],
    ['all', 0],
  ] as const)('of %s are asked with timeType %i', async (range, code) => {
    const { venue, sent } = createVenueUnderTest(() => answer(answers.ORDER_LIST.fields))
    const query = { settled: false, page: 1, size: 50, range, currency: 'USDT' } as const
    await firstValueFrom(venue.bets.orders(query))
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({
      timeType: code,
      orderStatus: '0',
      currencyCode: '200',
    })
  })

  it('are read by day as well', async () => {
    const { records, ...page } = answers.ORDER_LIST.fields
    const query = { settled: true, page: 1, size: 50, range: 'month', currency: 'RMB' } as const
    const byDay = { ...page, record: { '2026-01-01': { data: records } } }
    const result = await firstValueFrom(betsAnswering(byDay).orders(query))
    expect(result.ok && result.value.orders.map(({ orderNo }) => orderNo)).toEqual(['5100000000000000001'])
  })
})

describe('the member', () => {
  it('has a balance in units, quick stakes and preferences', async () => {
    expect(await firstValueFrom(betsAnswering(answers.AMOUNT.fields).balance('RMB'))).toEqual({
      ok: true,
      value: RMB(1_000_000),
    })
    const { preferences } = createVenueUnderTest(() => answer(answers.USER_INFO.fields)).venue
    expect(await firstValueFrom(preferences.load())).toEqual({
      ok: true,
      value: { quickStakes: [10, 50, 100, 500, 1000, 5000], oddsFormat: 'europe', acceptance: 'better' },
    })
  })

  it('saves EU, or HK, and 1 or 2', async () => {
    const { venue, sent } = createVenueUnderTest(() => answer(null))
    for (const [oddsFormat, acceptance] of [
      ['hk', 'any'],
      ['american', 'better'],
    ] as const) {
      await firstValueFrom(venue.preferences.save({ oddsFormat, acceptance }))
    }
    expect(sent.map(({ body }): unknown => JSON.parse(body ?? ''))).toEqual([
      { userMarketPrefer: 'HK', userBetPrefer: 2 },
      { userMarketPrefer: 'EU', userBetPrefer: 1 },
    ])
  })
})
