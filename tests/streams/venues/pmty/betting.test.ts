import { SINGLE_SERIES } from '../../../../streams/domain/parlay.ts'
import { firstValueFrom } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { line } from '../../../../streams/domain/market.ts'
import { money } from '../../../../streams/domain/money.ts'
import type { PlacementOrder } from '../../../../streams/domain/order.ts'
import { TransportError } from '../../../../streams/ports/http.ts'
import { PMTY_CODE_CLASSES } from '../../../../streams/wire/pmty/codes.ts'
import { pmtyFailure } from '../../../../streams/venues/pmty/errors.ts'
import { limitsRequest } from '../../../../streams/wire/pmty/limits.ts'
import { answer, bodyOf, createVenueUnderTest, handicapLeg, NOW, odds, pathOf } from './harness.ts'

const LATEST = {
  id: 'h2',
  matchInfoId: 'm1',
  playId: '4',
  placeNum: '1',
  marketValue: '-1',
  matchHandicapStatus: 0,
  status: 0,
  matchStatus: 1,
  score: 'S1|2:0',
  marketOddsList: [
    { id: 'o2', oddsStatus: 1, oddsType: '1', oddsValue: '201000' },
    { id: 'o3', oddsStatus: 1, oddsType: '2', oddsValue: 180_000 },
  ],
}
const LIMIT = { playOptionsId: 'o2', minBet: '10.00', orderMaxPay: 5000, type: '1' }

function quoting(latest: unknown, limits: string) {
  return createVenueUnderTest((request) =>
    pathOf(request).endsWith('queryLatestMarketInfo') ? answer(latest) : limits,
  )
}

describe('a quote', () => {
  it('follows the slot to its new line, and asks limits for what stands there now', async () => {
    const { venue, sent } = quoting([LATEST], answer([LIMIT]))
    const result = await firstValueFrom(venue.bets.quote([handicapLeg()], [SINGLE_SERIES], 'RMB'))
    expect(result.ok && result.value).toEqual({
      legs: [
        {
          choice: handicapLeg().choice,
          wire: { marketId: 'h2', optionId: 'o2', playId: '4' },
          line: line(-4),
          odds: 201_000,
          status: 'open',
          score: [2, 0],
          live: true,
        },
      ],
      limits: [{ key: 'o2', min: money(1000, 'RMB'), max: money(500_000, 'RMB'), seriesOdds: null }],
      at: NOW,
    })
    expect(JSON.parse(sent[1]?.body ?? '')).toMatchObject({
      currencyCode: '1',
      orderMaxBetMoney: [{ marketId: 'h2', playOptionId: 'o2', oddsValue: 201_000, seriesType: 1 }],
    })
  })

  it('asks for series limits when series are wanted', async () => {
    const { venue } = createVenueUnderTest((request) => {
      if (pathOf(request).endsWith('queryLatestMarketInfo')) {
        return answer([LATEST, { ...LATEST, matchInfoId: 'm2', id: 'h9' }])
      }
      const [first] = bodyOf(limitsRequest, request).orderMaxBetMoney
      return answer(first?.seriesType === 1 ? [LIMIT] : [{ ...LIMIT, type: '2001', seriesOdds: '404010' }])
    })
    const second = handicapLeg({ choice: { ...handicapLeg().choice, matchId: 'm2' } })
    const result = await firstValueFrom(venue.bets.quote([handicapLeg(), second], ['1:1', '2:2'], 'RMB'))
    expect(result.ok && result.value.limits.map(({ key, seriesOdds }) => [key, seriesOdds])).toEqual([
      ['o2', null],
      ['2:2', 404_010],
    ])
  })

  it.each([
    ['refused', answer(null, '0400464')],
    ['unreadable', answer('nonsense')],
  ])('fails when its limits are %s: none are made up', async (_name, limits) => {
    const { venue } = quoting([LATEST], limits)
    expect(await firstValueFrom(venue.bets.quote([handicapLeg()], [SINGLE_SERIES], 'RMB'))).toMatchObject({
      ok: false,
      error: { type: 'refusal', reason: 'limitsUnavailable' },
    })
  })

  it('leaves out a limit whose amounts cannot be read', async () => {
    const { venue } = quoting([LATEST], answer([{ ...LIMIT, minBet: 'x' }]))
    const result = await firstValueFrom(venue.bets.quote([handicapLeg()], [SINGLE_SERIES], 'RMB'))
    expect(result.ok && result.value.limits).toEqual([])
  })

  it.each([
    ['closed when the venue says nothing of it', [], 'closed', null],
    [
      'suspended by its option',
      [{ ...LATEST, marketOddsList: [{ id: 'o2', oddsStatus: 2, oddsType: '1', oddsValue: 201_000 }] }],
      'suspended',
      201_000,
    ],
    ['locked by its match', [{ ...LATEST, matchHandicapStatus: 11 }], 'locked', 201_000],
    ['closed by a match that is over', [{ ...LATEST, matchOver: 1 }], 'closed', 201_000],
    ['not open when its line cannot be read', [{ ...LATEST, marketValue: '?' }], 'suspended', null],
    [
      'unpriced below the least odds',
      [{ ...LATEST, marketOddsList: [{ id: 'o2', oddsStatus: 1, oddsType: '1', oddsValue: 100_000 }] }],
      'open',
      null,
    ],
  ])('shows a leg as %s', async (_name, latest, status, price) => {
    const { venue } = quoting(latest, answer([LIMIT]))
    const result = await firstValueFrom(venue.bets.quote([handicapLeg()], [SINGLE_SERIES], 'RMB'))
    expect(result.ok && result.value.legs[0]).toMatchObject({ status, odds: price })
  })
})

const ORDER: PlacementOrder = {
  id: 'c1',
  venue: 'PMTY',
  currency: 'RMB',
  acceptance: 'better',
  oddsFormat: 'hk',
  bets: [
    { series: SINGLE_SERIES, combinations: 1, legs: [handicapLeg()], unitStake: money(1000, 'RMB') },
    {
      series: '2:2',
      combinations: 1,
      legs: [handicapLeg(), handicapLeg({ choice: { ...handicapLeg().choice, matchId: 'm2' } })],
      unitStake: money(2050, 'RMB'),
    },
  ],
  validUntil: NOW + 30_000,
}
const PLACED = {
  betMoneyTotal: '30.50',
  orderDetailRespList: [
    { orderNo: 'n1', betMoney: '10.00', maxWinMoney: 950, oddsValues: '195000', orderStatusCode: 1 },
  ],
  seriesOrderRespList: [
    { orderNo: 'n2', seriesType: 2001, betAmount: '20.50', maxWinAmount: '5745', orderStatusCode: 2 },
  ],
}

describe('placing', () => {
  it('sends the order once, with its id, its end, and everything as agreed', async () => {
    const { venue, sent } = createVenueUnderTest(() => answer(PLACED))
    await firstValueFrom(venue.bets.place(ORDER))
    expect(sent).toHaveLength(1)
    expect(sent[0]?.timeoutMs).toBe(30_000)
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({
      cuid: 'u1',
      clientOrderId: 'c1',
      validUntil: NOW + 30_000,
      acceptOdds: 1,
      currencyCode: '1',
      preBet: 0,
      seriesOrders: [
        {
          seriesType: 1,
          seriesSum: 1,
          orderDetailList: [
            {
              matchId: 'm1',
              marketId: 'h1',
              marketValue: '-0.75',
              playOptionsId: 'o1',
              playOptions: '1',
              betAmount: '10.00',
              odds: 195_000,
              oddFinally: '0.95',
              marketTypeFinally: 'HK',
              matchType: 2,
              scoreBenchmark: '1:0',
            },
          ],
        },
        { seriesType: 2001, orderDetailList: [{ marketTypeFinally: 'EU', oddFinally: '1.95' }, {}] },
      ],
    })
  })

  it('reads the winnings as cents, net of the stake', async () => {
    const { venue } = createVenueUnderTest(() => answer(PLACED))
    const result = await firstValueFrom(venue.bets.place(ORDER))
    expect(result.ok && result.value.bets).toEqual([
      {
        bet: 0,
        orderNo: 'n1',
        state: 'accepted',
        stake: money(1000, 'RMB'),
        maxReturn: money(1950, 'RMB'),
        odds: [195_000],
        reasonKey: null,
      },
      {
        bet: 1,
        orderNo: 'n2',
        state: 'confirming',
        stake: money(2050, 'RMB'),
        maxReturn: money(7795, 'RMB'),
        odds: [],
        reasonKey: null,
      },
    ])
  })

  it('gives each row to the bet on its option, whatever their sequence', async () => {
    const legs = ['a', 'b'].map((optionId) => handicapLeg({ wire: { ...handicapLeg().wire, optionId } }))
    const bets = legs.map((leg) => ({
      series: SINGLE_SERIES,
      combinations: 1,
      legs: [leg],
      unitStake: money(1000, 'RMB'),
    }))
    const [row] = PLACED.orderDetailRespList
    const rows = [
      { ...row, orderNo: 'of b', playOptionsId: 'b' },
      { ...row, orderNo: 'of a', playOptionsId: 'a' },
    ]
    const placeWith = (orderDetailRespList: readonly unknown[]) =>
      firstValueFrom(
        createVenueUnderTest(() => answer({ orderDetailRespList })).venue.bets.place({ ...ORDER, bets }),
      )
    const result = await placeWith(rows)
    expect(result.ok && result.value.bets.map(({ bet, orderNo }) => [bet, orderNo])).toEqual([
      [1, 'of b'],
      [0, 'of a'],
    ])
    // Two rows for the same bet leave the other bet without an answer.
    expect(await placeWith([rows[0], rows[0]])).toMatchObject({ error: { type: 'transport' } })
  })

  it.each(['timeout', 'network', 'offline'] as const)('is never sent again after %s', async (kind) => {
    const { venue, sent } = createVenueUnderTest(() => new TransportError(kind))
    expect(await firstValueFrom(venue.bets.place(ORDER))).toEqual({
      ok: false,
      error: { type: 'transport', kind },
    })
    expect(sent).toHaveLength(1)
  })

  it('is not sent again after an expired token, but the next one goes with a fresh token', async () => {
    const { venue, sent } = createVenueUnderTest((request) =>
      request.headers?.['requestId'] === 't1' ? answer(null, '0401013') : answer(PLACED),
    )
    expect(await firstValueFrom(venue.bets.place(ORDER))).toMatchObject({
      error: { reason: 'tokenExpired', action: 'tryAgain' },
    })
    expect(sent).toHaveLength(1)
    expect((await firstValueFrom(venue.bets.place(ORDER))).ok).toBe(true)
  })

  it.each(['0402014', '500', '0999999'])(
    'is looked up after %s, which does not say that nothing was made',
    async (code) => {
      const { venue } = createVenueUnderTest(() => answer(null, code))
      expect(await firstValueFrom(venue.bets.place(ORDER))).toMatchObject({
        error: { type: 'refusal', action: 'lookUp' },
      })
    },
  )

  it('is unknown when the answer does not tell of every bet', async () => {
    const { venue } = createVenueUnderTest(() => answer({ ...PLACED, seriesOrderRespList: [{ junk: 1 }] }))
    expect(await firstValueFrom(venue.bets.place(ORDER))).toMatchObject({ error: { type: 'transport' } })
  })

  it('gives the reason of a refused bet', async () => {
    const { venue } = createVenueUnderTest(() =>
      answer({
        ...PLACED,
        orderDetailRespList: [{ orderNo: 'n1', orderStatusCode: 0, refuseCode: '0402009' }],
      }),
    )
    const result = await firstValueFrom(venue.bets.place(ORDER))
    expect(result.ok && result.value.bets[0]).toMatchObject({
      state: 'rejected',
      reasonKey: 'errors.venue.oddsChanged',
    })
  })
})

describe('the catalogue', () => {
  it('gives every code of the venue a reason, a text and a way out', () => {
    const ofSeries = ['parlayNotAllowed', 'sameMatch', 'legCount', 'unknownSeries']
    const areaOf = (name: string): string => {
      if (name.startsWith('reserve')) return 'reserve.code'
      return ofSeries.includes(name) ? 'slipMore.refusal' : 'errors.venue'
    }
    for (const [name, codes] of Object.entries(PMTY_CODE_CLASSES)) {
      for (const code of codes) {
        const failure = pmtyFailure(code, '')
        if (name === 'rateLimited') expect(failure.type).toBe('transport')
        else expect(failure).toMatchObject({ reason: name, textKey: `${areaOf(name)}.${name}` })
      }
    }
  })

  it('keeps the words of the venue', () => {
    expect(pmtyFailure('0400453', '账户受限')).toMatchObject({ message: '账户受限', action: 'support' })
  })
})

const RECORD = {
  orderNo: 'n1',
  clientOrderId: 'c1',
  orderStatus: '1',
  betTime: String(NOW),
  settleTime: NOW + 1,
  marketType: 'EU',
  currencyCode: '1',
  orderAmountTotal: '10.00',
  maxWinAmount: '9.50',
  profitAmount: '-5.00',
  backAmount: '5.00',
  outcome: 6,
  seriesType: '1',
  seriesSum: 1,
  detailList: [
    {
      matchId: 'm1',
      matchInfo: '阿森纳 v 切尔西(0-0)',
      matchName: '英超',
      matchType: 2,
      beginTime: NOW,
      playId: '4',
      playName: '让球',
      marketValue: '-0.5/1',
      playOptions: '1',
      playOptionName: '阿森纳',
      oddFinally: '1.95',
      oddsValue: '195000',
      marketType: 'EU',
      betResult: 6,
      settleScore: '1:1',
      scoreBenchmark: '1:0',
      sportId: '1',
    },
  ],
}

describe('the records', () => {
  const read = async (data: unknown) => {
    const { venue, sent } = createVenueUnderTest(() => answer(data))
    const query = { settled: true, page: 1, size: 50, range: 'week', currency: 'RMB' } as const
    return { result: await firstValueFrom(venue.bets.orders(query)), sent }
  }

  it('give an order with its legs and its money in units', async () => {
    const { result, sent } = await read({ total: 1, hasNext: true, records: [RECORD], profit: '-5.00' })
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({
      orderStatus: '1',
      timeType: 3,
      currencyCode: '1',
    })
    expect(result.ok && result.value).toMatchObject({
      total: 1,
      more: true,
      at: NOW,
      stakeTotal: money(1000, 'RMB'),
      profitTotal: money(-500, 'RMB'),
      orders: [
        {
          orderNo: 'n1',
          clientOrderId: 'c1',
          state: 'settled',
          series: '1:1',
          stake: money(1000, 'RMB'),
          maxWin: money(950, 'RMB'),
          returned: money(500, 'RMB'),
          profit: money(-500, 'RMB'),
          outcome: 'halfLose',
          legs: [
            {
              sport: 'football',
              homeName: '阿森纳',
              awayName: '切尔西',
              leagueName: '英超',
              side: 'home',
              line: -3,
              odds: odds(195_000),
              live: true,
              scoreAtBet: [1, 0],
              settleScore: '1:1',
              outcome: 'halfLose',
            },
          ],
        },
      ],
    })
  })

  it.each([
    [0, null],
    [2, 'push'],
    [3, 'lose'],
    [4, 'win'],
    [5, 'halfWin'],
    [6, 'halfLose'],
    [7, 'cancelled'],
    [8, 'postponed'],
    [11, 'delayed'],
    [12, 'interrupted'],
    [13, 'void'],
    [15, 'abandoned'],
    [16, 'void'],
    [18, 'cancelled'],
    [19, 'matchPostponed'],
    [23, 'betsCancelled'],
    [24, 'marketCancelled'],
    [1001, 'void'],
  ])('read the result %i as %s, of the order and of its leg', async (code, outcome) => {
    const detailList = RECORD.detailList.map((leg) => ({ ...leg, betResult: code }))
    const { result } = await read({ records: [{ ...RECORD, outcome: code, detailList }] })
    expect(result.ok && result.value.orders[0]).toMatchObject({ outcome, legs: [{ outcome }] })
  })

  it('read an order whose event was cancelled, with what was returned', async () => {
    const record = { ...RECORD, orderStatus: '5', outcome: 7, backAmount: '10.00', profitAmount: '0.00' }
    const { result } = await read({ records: [record] })
    expect(result.ok && result.value.orders[0]).toMatchObject({
      state: 'eventCancelled',
      outcome: 'cancelled',
      returned: money(1000, 'RMB'),
      settledAt: NOW + 1,
    })
  })

  it('are read from days too', async () => {
    const { result } = await read({ record: { '2026-05-01': { data: [RECORD] } } })
    expect(result.ok && result.value.orders.map(({ orderNo }) => orderNo)).toEqual(['n1'])
  })

  it('find the orders of one confirm, and only those', async () => {
    const { venue, sent } = createVenueUnderTest(() =>
      answer({ records: [RECORD, { ...RECORD, orderNo: 'n9', clientOrderId: 'other' }] }),
    )
    const result = await firstValueFrom(venue.bets.orderLookUp.find({ ...ORDER, id: 'c1' }))
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ clientOrderId: 'c1' })
    expect(result.ok && result.value).toMatchObject({
      at: NOW,
      value: [{ bet: 0, orderNo: 'n1', state: 'settled' }],
    })
  })

  it('are those of the bets on their selections, and in sequence where they name none', async () => {
    const onMatch = (matchId: string) => RECORD.detailList.map((leg) => ({ ...leg, matchId }))
    const legs = ['m2', 'm1'].map((matchId) =>
      handicapLeg({
        choice: { ...handicapLeg().choice, matchId },
        wire: { ...handicapLeg().wire, optionId: matchId },
      }),
    )
    const bets = legs.map((leg) => ({
      series: SINGLE_SERIES,
      combinations: 1,
      legs: [leg],
      unitStake: money(1000, 'RMB'),
    }))
    const findWith = async (details: readonly [unknown, unknown]) => {
      const [nine, ten] = details
      const { venue } = createVenueUnderTest(() =>
        answer({
          records: [
            { ...RECORD, orderNo: 'n10', detailList: ten },
            { ...RECORD, orderNo: 'n9', detailList: nine },
          ],
        }),
      )
      const result = await firstValueFrom(venue.bets.orderLookUp.find({ ...ORDER, bets }))
      return result.ok ? result.value.value.map(({ bet, orderNo }) => [bet, orderNo]) : []
    }
    expect(await findWith([onMatch('m1'), onMatch('m2')])).toEqual([
      [0, 'n10'],
      [1, 'n9'],
    ])
    expect(await findWith([[], []])).toEqual([
      [0, 'n9'],
      [1, 'n10'],
    ])
  })

  it('tell how orders stand', async () => {
    const { venue } = createVenueUnderTest(() =>
      answer([
        { orderNo: 'n1', status: '1' },
        { orderNo: 'n2', status: 2, refuseCode: '0402001' },
        { orderNo: 'n3', status: 99 },
      ]),
    )
    const result = await firstValueFrom(venue.bets.orderStatus(['n1', 'n2', 'n3']))
    expect(result.ok && result.value).toEqual([
      { orderNo: 'n1', state: 'accepted', reasonKey: null, maxWin: null },
      { orderNo: 'n2', state: 'rejected', reasonKey: 'errors.venue.marketClosed', maxWin: null },
      { orderNo: 'n3', state: 'unknown', reasonKey: null, maxWin: null },
    ])
  })
})

describe('the member', () => {
  it('has a balance in each currency, and none that cannot be read', async () => {
    const { venue, sent } = createVenueUnderTest((_request, times) =>
      answer(times === 1 ? { amount: '10000.00' } : { amount: null }),
    )
    expect(await firstValueFrom(venue.bets.balance('USDT'))).toEqual({
      ok: true,
      value: money(1_000_000, 'USDT'),
    })
    expect(sent[0]?.url).toContain('currencyCode=200')
    expect((await firstValueFrom(venue.bets.balance('RMB'))).ok).toBe(false)
  })

  it('has quick stakes and preferences, and saves what is named', async () => {
    const { venue, sent } = createVenueUnderTest((request) =>
      answer(
        request.method === 'GET' ? { qon: '100', qtw: 0, userMarketPrefer: 'HK', userBetPrefer: 1 } : null,
      ),
    )
    expect(await firstValueFrom(venue.preferences.load())).toEqual({
      ok: true,
      value: { quickStakes: [100], oddsFormat: 'hk', acceptance: 'better' },
    })
    expect((await firstValueFrom(venue.preferences.save({ oddsFormat: 'malay', acceptance: null }))).ok).toBe(
      true,
    )
    expect(JSON.parse(sent[1]?.body ?? '')).toEqual({ userMarketPrefer: 'EU' })
    await firstValueFrom(venue.preferences.save({ oddsFormat: null, acceptance: 'ask' }))
    expect(JSON.parse(sent[2]?.body ?? '')).toEqual({ userBetPrefer: 3 })
  })
})
