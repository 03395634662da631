import fc from 'fast-check'
import type * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { decode } from '../../../../streams/wire/decode.ts'
import { betRequest, betResponse } from '../../../../streams/wire/pmty/bet.ts'
import { categories } from '../../../../streams/wire/pmty/category.ts'
import { envelope } from '../../../../streams/wire/pmty/envelope.ts'
import { latestMarketRequest, latestMarkets } from '../../../../streams/wire/pmty/latestMarket.ts'
import { limitRows, limitsRequest } from '../../../../streams/wire/pmty/limits.ts'
import { plays } from '../../../../streams/wire/pmty/market.ts'
import { match, matches, matchPage } from '../../../../streams/wire/pmty/match.ts'
import { matchesByIdRequest, matchListRequest } from '../../../../streams/wire/pmty/matchRequests.ts'
import { menu } from '../../../../streams/wire/pmty/menu.ts'
import { orderList, orderListRequest } from '../../../../streams/wire/pmty/orderList.ts'
import { orderStatusRows } from '../../../../streams/wire/pmty/orderStatus.ts'
import { downFrame, upFrame } from '../../../../streams/wire/pmty/push.ts'
import { userAmount, userInfo, userPreferenceRequest } from '../../../../streams/wire/pmty/user.ts'

const MESSAGES: Readonly<Record<string, v.GenericSchema>> = {
  betRequest,
  betResponse,
  categories,
  downFrame,
  envelope,
  latestMarketRequest,
  latestMarkets,
  limitRows,
  limitsRequest,
  match,
  matches,
  matchesByIdRequest,
  matchListRequest,
  matchPage,
  menu,
  orderList,
  orderListRequest,
  orderStatusRows,
  plays,
  upFrame,
  userAmount,
  userInfo,
  userPreferenceRequest,
}

/** Random values with the venue's own keys, so that they pass the outermost check. */
const junk = fc.oneof(
  fc.anything(),
  fc.array(
    fc.dictionary(
      fc.constantFrom('mid', 'hps', 'hl', 'ol', 'oid', 'hid', 'hpid', 'ov', 'msc', 'id', 'menuId', 'subList'),
      fc.anything(),
    ),
  ),
  fc.dictionary(
    fc.constantFrom('cmd', 'cd', 'ctsp', 'code', 'data', 'records', 'record', 'mid', 'hls', 'orderNo', 'ts'),
    fc.oneof(fc.anything(), fc.constantFrom('C105', 'C101', 'C201')),
  ),
)

describe('every message', () => {
  it.each(Object.entries(MESSAGES))('%s takes any junk without throwing', (_name, schema) => {
    fc.assert(
      fc.property(junk, (input) => {
        expect(typeof decode(schema, input).ok).toBe('boolean')
      }),
      { numRuns: 150 },
    )
  })
})

describe('loose fields', () => {
  it('take numbers as strings, ids as numbers, and missing arrays', () => {
    const decoded = decode(match, { mid: 77, csid: '1', mst: '300', ms: '1', mgt: '1700000000000' })
    expect(decoded.ok && decoded.value).toMatchObject({
      mid: '77',
      csid: 1,
      mst: 300,
      ms: 1,
      mgt: 1_700_000_000_000,
      msc: [],
      hps: [],
    })
  })

  it('are not open when the status is missing', () => {
    const decoded = decode(plays, [{ hpid: '1', hl: [{ hid: '1', ol: [{ oid: '1', ov: 195000 }] }] }])
    const line = decoded.ok ? decoded.value[0]?.hl[0] : undefined
    expect(line?.hs).toBe(1)
    expect(line?.ol[0]?.os).toBe(2)
  })

  it('leave out the unreadable items of a list and keep the others', () => {
    const decoded = decode(matches, [{ mid: '1' }, { noId: true }, null, { mid: '2' }])
    expect(decoded.ok && decoded.value.map(({ mid }) => mid)).toEqual(['1', '2'])
  })
})

describe('an answer that is a list', () => {
  it('is empty when there is none', () => {
    expect(decode(plays, null)).toEqual({ ok: true, value: [] })
    expect(decode(matchPage, undefined)).toEqual({ ok: true, value: { pages: 1, data: [] } })
  })

  it.each(['garbled', 7, { hps: [] }, [{ junk: 1 }, 'x']])(
    'is refused when it is something else: %j',
    (input) => {
      expect(decode(plays, input).ok).toBe(false)
    },
  )

  it('may be a page of matches', () => {
    const decoded = decode(matchPage, { cto: 1, pages: '3', data: [{ mid: '1' }] })
    expect(
      decoded.ok && { pages: decoded.value.pages, mids: decoded.value.data.map(({ mid }) => mid) },
    ).toEqual({ pages: 3, mids: ['1'] })
  })
})

describe('the order list', () => {
  const record = { orderNo: '9', orderStatus: '0' }
  const numbers = (input: unknown): unknown => {
    const decoded = decode(orderList, input)
    return decoded.ok ? decoded.value.records.map(({ orderNo }) => orderNo) : 'refused'
  }

  it('is read from records and from days', () => {
    expect(numbers({ records: [record] })).toEqual(['9'])
    expect(
      numbers({ record: { '2026-05-02': { data: [record] }, '2026-05-01': { data: [{ orderNo: 8 }] } } }),
    ).toEqual(['9', '8'])
  })

  it('is refused when an order cannot be read, so that none passes for never made', () => {
    expect(numbers({ records: [record, { orderStatus: '0' }] })).toBe('refused')
    expect(numbers({ records: 'x' })).toBe('refused')
    expect(numbers({})).toBe('refused')
  })
})

describe('a bet', () => {
  const leg = {
    playId: '1',
    playName: '',
    matchType: 2,
    matchId: 'm',
    matchName: '',
    tournamentId: '',
    tournamentLevel: 0,
    marketId: 'h',
    marketValue: '',
    playOptionsId: 'o',
    playOptionName: '',
    playOptions: '1',
    placeNum: 1,
    betAmount: '10.00',
    odds: 195000,
    oddFinally: '1.95',
    marketTypeFinally: 'EU',
    sportId: '1',
    sportName: '',
    scoreBenchmark: '',
    dataSource: '',
  }
  const request = {
    cuid: '',
    tenantId: '',
    deviceType: 1,
    deviceImei: '',
    currencyCode: '1',
    fpId: '',
    acceptOdds: 3,
    openMiltSingle: 0,
    preBet: 0,
    clientOrderId: 'c1',
    validUntil: 1,
    seriesOrders: [{ seriesType: 1, seriesSum: 1, fullBet: 0, orderDetailList: [leg] }],
  }

  it('is read as it was written', () => {
    expect(decode(betRequest, JSON.parse(JSON.stringify(request)))).toEqual({ ok: true, value: request })
  })

  it.each(['10', '10.001', '-1.00', '1e3', 10])('is refused with the amount %j', (betAmount) => {
    const bad = {
      ...request,
      seriesOrders: [{ ...request.seriesOrders[0], orderDetailList: [{ ...leg, betAmount }] }],
    }
    expect(decode(betRequest, bad).ok).toBe(false)
  })
})
