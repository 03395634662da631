import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PMTY_ENDPOINTS } from '../../../platform/venues/pmty/endpoints.ts'
import * as numbers from '../../../platform/venues/pmty/numbers.ts'
import { languageOf } from '../../../platform/http/languageHeader.ts'
import { refusalCode } from '../../../platform/venues/pmty/refusalCodes.ts'
import { openSharedStore, createTestPlatform } from '../../platform/book/testPlatform.ts'
import type { TestPlatform } from '../../platform/book/testPlatform.ts'
import { createPmtyClient } from '../../platform/venues/pmtyClient.ts'
import type { PmtyClient } from '../../platform/venues/pmtyClient.ts'
import { shapeDifferences } from '../shapes.ts'
import * as bets from './betAnswers.ts'
import * as codes from './codes.ts'
import { PMTY_VIRTUAL_PATHS } from '../../../streams/wire/pmty/virtualPaths.ts'
import { CALLS } from './constants.ts'
import * as matches from './matchAnswers.ts'
import { COMMON_REFUSALS, REFUSALS } from './refusals.ts'

const MATCHES = '/yewu11/v1/m/'
const BETS = '/yewu13/v1/betOrder/'

let shared: Awaited<ReturnType<typeof openSharedStore>>
let testPlatform: TestPlatform
let client: PmtyClient

beforeAll(async () => {
  shared = await openSharedStore()
})
afterAll(() => shared.end())
beforeEach(async () => {
  testPlatform = await createTestPlatform({ store: shared.store })
  const member = await testPlatform.newMember()
  client = await createPmtyClient(
    testPlatform.platform,
    (await testPlatform.store.accounts.member(member))?.name ?? '',
  )
})
afterEach(() => testPlatform.platform.close())

describe('the platform answers as documented', () => {
  it('the menu', async () => {
    const answer = await client.get('/yewu11/pub/v1/m/menu/initPB')
    expect(shapeDifferences(matches.MENU.fields, answer.data)).toEqual([])
  })

  it('lists, a match, its markets and tabs', async () => {
    const list = await client.post(`${MATCHES}liveMatchesPB`, { euid: '40003', type: 1 })
    expect(shapeDifferences([matches.MATCH.fields], list.data)).toEqual([])
    const detail = await client.get(`${MATCHES}getMatchDetailPB`, { mid: 'early-1' })
    expect(shapeDifferences(matches.MATCH.fields, detail.data)).toEqual([])
    const league = await client.get(`${MATCHES}getMatchDetailByTidPB`, {
      tId: (detail.data as { tid: string }).tid,
      type: '1',
    })
    expect(shapeDifferences([matches.MATCH.fields], league.data)).toEqual([])
    expect((league.data as { mid: string }[]).map(({ mid }) => mid)).toContain('early-1')
    const odds = await client.get(`${MATCHES}getMatchOddsInfoPB`, { mid: 'early-1', mcid: '0' })
    expect(shapeDifferences(matches.MARKETS.fields, odds.data)).toEqual([])
    const tabs = await client.get('/yewu11/v1/w/category/getCategoryList', { mid: 'early-1' })
    expect(shapeDifferences(matches.CATEGORIES.fields, tabs.data)).toEqual([])
  })

  it('favourites', async () => {
    const early = { ...matches.FAVOURITES.addMatch.fields, mid: 'early-1' }
    const added = await client.post('/yewu13/v1/userCollection/addOrCancelMatch', early)
    expect([added.code, added.data]).toEqual(['0000000', null])
    const list = await client.post(`${MATCHES}matchesCollectNewH5V2PB`, { euid: '', sort: 1 })
    expect(list.data).toMatchObject([{ mid: 'early-1', mf: true, tf: false }])
    expect(list.ts).toBeGreaterThanOrEqual(added.ts)
    expect((await client.get(`${MATCHES}menu/countCollectH5`, { cuid: 'u1' })).data).toBe(1)
    const [{ tid }] = list.data as [{ tid: string }]
    const league = { ...matches.FAVOURITES.cancelLeague.fields, tid }
    await client.post('/yewu13/v1/userCollection/addOrCancelTournament', league)
    expect((await client.post(`${MATCHES}matchesCollectNewH5V2PB`, {})).data).toEqual([])
    const unknown = await client.post('/yewu13/v1/userCollection/addOrCancelMatch', { mid: 'x', cf: 1 })
    expect(unknown.code).toBe('0400500')
  })

  it('the leagues of a list', async () => {
    const leagues = (euid: string) =>
      client.get(`${MATCHES}getFilterMatchListPB`, { ...matches.LEAGUES.request.fields, euid })
    const { data } = await leagues('40003')
    expect(shapeDifferences(matches.LEAGUES.answer.fields, data)).toEqual([])
    const [region] = data as typeof matches.LEAGUES.answer.fields
    const league = region?.sportVOs[0]?.tournamentList[0]
    const list = (ids: string) => client.post(`${MATCHES}liveMatchesPB`, { euid: '40003', type: 1, tid: ids })
    expect((await list(league?.tournamentId ?? '')).data).toHaveLength(league?.num ?? 0)
    expect((await list('0')).data).toEqual([])
    expect((await leagues('1')).code).toBe('0408006')
  })

  it('a search', async () => {
    const search = (keyword: string) =>
      client.post(`${MATCHES}hotSearch/searchForAppPB`, { ...matches.SEARCH.request.fields, keyword })
    const { data } = await search(' 主2')
    expect(Object.keys(data as object)).toEqual(Object.keys(matches.SEARCH.answer.fields))
    expect(data).toMatchObject({ bowling: [{ mhn: '主2' }], league: [] })
    expect((await search('  ')).data).toEqual({ bowling: [], teamH5: [], league: [] })
    expect((await search('%_<b>')).data).toEqual({ bowling: [], teamH5: [], league: [] })
  })

  it('a quote and limits', async () => {
    const question = { matchInfoId: 'early-1', marketId: 'x', oddsId: 'x', oddsType: 'Over', playId: '2' }
    const latest = await client.post(`${BETS}queryLatestMarketInfo`, {
      idList: [{ ...question, placeNum: 1 }],
    })
    expect(shapeDifferences([bets.QUOTE.fields], latest.data)).toEqual([])
    const legs = await Promise.all(
      ['early-1', 'early-2', 'early-3'].map(async (matchId) => {
        const leg = (await client.betOn(matchId, '4', '1')).seriesOrders[0]?.orderDetailList[0]
        return { ...leg, playOptionId: leg?.playOptionsId, oddsValue: leg?.odds }
      }),
    )
    const limits = async (seriesType: number) => {
      const rows = legs.slice(0, seriesType === 1 ? 1 : 3).map((leg) => ({ ...leg, seriesType }))
      const body = { currencyCode: '1', orderMaxBetMoney: rows }
      return (await client.post(`${BETS}queryMarketMaxMinBetMoney`, body)).data
    }
    expect(shapeDifferences([bets.LIMIT_OF_SINGLE.fields], await limits(1))).toEqual([])
    const series = (await limits(2)) as readonly { readonly type: string }[]
    expect(shapeDifferences([bets.LIMIT_OF_SINGLE.fields], series)).toEqual([])
    expect(series.map(({ type }) => type)).toEqual(['3001', '2001', '3004'])
  })

  it('a bet, its status and its record', async () => {
    const placed = await client.post(`${BETS}client/bet`, await client.betOn('early-1', '4', '1'))
    expect(shapeDifferences(bets.BET_OF_SINGLES.fields, placed.data)).toEqual([])
    const [{ orderNo } = { orderNo: '' }] = (placed.data as typeof bets.BET_OF_SINGLES.fields)
      .orderDetailRespList
    const status = await client.get(`${BETS}queryOrderStatus`, { orderNos: orderNo })
    expect(shapeDifferences(bets.ORDER_STATUS.fields, status.data)).toEqual([])
    testPlatform.world.finish('early-1', { 'goals.match': [2, 1] })
    await testPlatform.platform.tick()
    const body = { orderStatus: '1', currencyCode: '1', timeType: 1, page: 1, size: 50 }
    const records = await client.post(`${BETS}getOrderListV5PB`, body)
    expect(shapeDifferences(bets.ORDER_LIST.fields, records.data)).toEqual([])
  })

  it('a series, by the code on the wire', async () => {
    const legs = await Promise.all(
      ['early-1', 'early-2', 'early-3'].map(async (matchId) => {
        const bet = await client.betOn(matchId, '1', '1', { leg: { betAmount: '10.00' } })
        return bet.seriesOrders[0]?.orderDetailList ?? []
      }),
    )
    const whole = await client.betOn('early-1', '1', '1')
    const series = (seriesType: number, seriesSum: number) => ({
      seriesType,
      seriesSum,
      fullBet: 0,
      orderDetailList: legs.flat(),
    })
    const seriesOrders = [series(3001, 1), series(2001, 3), series(3004, 4)]
    const placed = await client.post(`${BETS}client/bet`, { ...whole, seriesOrders })
    expect(shapeDifferences(bets.BET_OF_SERIES.fields, placed.data)).toEqual([])
    const rows = (placed.data as typeof bets.BET_OF_SERIES.fields).seriesOrderRespList
    expect(
      rows.map(({ seriesType, seriesSum, betAmount }) => [Number(seriesType), seriesSum, betAmount]),
    ).toEqual([
      [3001, 1, '10.00'],
      [2001, 3, '30.00'],
      [3004, 4, '40.00'],
    ])
  })

  it('limits of the series that legs allow, by their codes', async () => {
    const ids = ['early-1', 'early-2', 'early-3', 'early-4', 'live-1', 'live-2', 'live-3']
    const legs = await Promise.all(
      ids.map(async (matchId) => {
        const leg = (await client.betOn(matchId, '1', '1')).seriesOrders[0]?.orderDetailList[0]
        return { ...leg, playOptionId: leg?.playOptionsId, oddsValue: leg?.odds, seriesType: 2 }
      }),
    )
    for (const count of [3, 4, 5, 6, 7]) {
      const body = { currencyCode: '1', orderMaxBetMoney: legs.slice(0, count) }
      const { data } = await client.post(`${BETS}queryMarketMaxMinBetMoney`, body)
      const types = (data as readonly { readonly type: string }[]).map(({ type }) => type)
      const covers = codes.SERIES.filter(({ means }) => means.startsWith(`${count} legs`))
      expect(types).toEqual(expect.arrayContaining(covers.map(({ code }) => code)))
      // All of them, each smaller one, and the full cover.
      expect(types).toHaveLength(count)
    }
  })

  it('the balance and the member', async () => {
    const amount = await client.get('/yewu12/user/amount', { currencyCode: '1' })
    expect(shapeDifferences(bets.AMOUNT.fields, amount.data)).toEqual([])
    const info = await client.get('/yewu12/user/getUserInfo')
    expect(shapeDifferences(bets.USER_INFO.fields, info.data)).toEqual([])
  })
})

describe('the platform writes', () => {
  it('-1 for a sport that the venue does not have', () => {
    expect(numbers.sportCode('golf')).toBe(codes.SPORT_NOT_AT_THE_VENUE[0]?.code)
  })

  it('orders: states, of which some are of the store alone', () => {
    const state = (status: Parameters<typeof numbers.statusRowCode>[0]) => [
      numbers.orderStateCode({ status, outcome: null }),
      numbers.statusRowCode(status),
      numbers.placedStateCode(status),
    ]
    const meaning = (list: readonly { code: number; means: string }[], code: number | undefined) =>
      list.find((each) => each.code === code)?.means
    const documented = (status: Parameters<typeof state>[0]) => {
      const [listed, queried, placed] = state(status)
      return [
        meaning(codes.ORDER_STATES, listed),
        meaning(codes.QUERIED_STATES, queried),
        meaning(codes.PLACED_STATES, placed),
      ]
    }
    expect(documented('accepted')).toEqual(['unsettled', 'accepted', 'accepted'])
    expect(documented('confirming')).toEqual(['confirming', 'confirming', 'confirming'])
    expect(documented('settled')).toEqual(['settled', 'accepted', 'accepted'])
    expect(documented('rejected')).toEqual(['refused', 'failed', 'failed'])
    expect(documented('cancelled')).toEqual(['cancelled', 'cancelled', 'failed'])
    const eventCancelled = numbers.orderStateCode({ status: 'settled', outcome: 'cancelled' })
    expect(meaning(codes.ORDER_STATES, eventCancelled)).toBe('event cancelled')
  })

  it('languages by their header, and any other as zh', () => {
    expect(codes.LANGUAGES.map(({ code }) => languageOf(code))).toEqual(['cmn', 'zho', 'english'])
    expect(languageOf('fr')).toBe('cmn')
  })

  it('refusals by what they mean', () => {
    const meaning = (reason: string) => {
      const code = refusalCode(reason)
      return [...REFUSALS, ...COMMON_REFUSALS].find((each) => each.code === code)?.means
    }
    expect(Object.fromEntries(Object.keys(REFUSED).map((reason) => [reason, meaning(reason)]))).toEqual(
      REFUSED,
    )
  })

  it('calls: every documented one, and only these', () => {
    const served = new Map(PMTY_ENDPOINTS.map(({ path, method }) => [path, method]))
    const wrong = CALLS.filter(({ code, means }) => served.get(code) !== means)
    expect(wrong).toEqual([])
    const documented = new Set<string>(CALLS.map(({ code }) => code))
    // Those of virtual sports are on a page of their own (docs/virtual-sports.md, 6).
    const virtual = new Set<string>(Object.values(PMTY_VIRTUAL_PATHS))
    const others = [...served.keys()].filter((path) => !documented.has(path) && !virtual.has(path))
    // The same three calls with `/api` in the path (docs/protocol.md, 2.1).
    expect(
      others.map((path) => path.replace('/yewu12/api/', '/yewu12/')).filter((path) => !documented.has(path)),
    ).toEqual([])
  })
})

const REFUSED = {
  priceChanged: 'price changed',
  lineChanged: 'price changed',
  timingChanged: 'price changed',
  suspended: 'closed',
  locked: 'closed',
  closed: 'closed',
  matchOver: 'closed',
  unknownSelection: 'closed',
  parlayNotAllowed: 'series not possible',
  sameMatch: 'series not possible',
  legCount: 'series not possible',
  unknownSeries: 'series not possible',
  badAmount: 'closed',
  scoreChanged: 'score changed',
  belowMin: 'limits changed',
  aboveMax: 'limits changed',
  memberLimit: 'above the limit of the member',
  marketLimit: 'above the limit of the market',
  oddsFormat: 'odds format not offered',
  currency: 'currency not supported',
  insufficientBalance: 'balance',
  expired: 'wait',
  memberBlocked: 'account',
  maintenance: 'out of service',
}
