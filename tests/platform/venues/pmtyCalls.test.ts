import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type * as v from 'valibot'
import { decode } from '../../../streams/wire/decode.ts'
import { betResponse } from '../../../streams/wire/pmty/bet.ts'
import { categories } from '../../../streams/wire/pmty/category.ts'
import { latestMarkets } from '../../../streams/wire/pmty/latestMarket.ts'
import { limitRows } from '../../../streams/wire/pmty/limits.ts'
import { plays } from '../../../streams/wire/pmty/market.ts'
import { match, matches, matchPage } from '../../../streams/wire/pmty/match.ts'
import { menu } from '../../../streams/wire/pmty/menu.ts'
import { orderList } from '../../../streams/wire/pmty/orderList.ts'
import { orderStatusRows } from '../../../streams/wire/pmty/orderStatus.ts'
import { PMTY_API_PATHS, PMTY_PATHS } from '../../../streams/wire/pmty/paths.ts'
import { userAmount, userInfo } from '../../../streams/wire/pmty/user.ts'
import { marketIdOf, optionIdOf } from '../../../platform/world/ids.ts'
import { openSharedStore, createTestPlatform } from '../book/testPlatform.ts'
import type { TestPlatform } from '../book/testPlatform.ts'
import { HANDICAP_KEY, RESULT_KEY, TOTAL_KEY } from '../book/scriptedWorld.ts'
import { createPmtyClient } from './pmtyClient.ts'
import type { PmtyClient } from './pmtyClient.ts'

const LIVE_FOOTBALL = '40003'
const TODAY_FOOTBALL = '40103'

let shared: Awaited<ReturnType<typeof openSharedStore>>
let testPlatform: TestPlatform
let member: number
let name: string
let client: PmtyClient

beforeAll(async () => {
  shared = await openSharedStore()
})
afterAll(() => shared.end())
beforeEach(async () => {
  testPlatform = await createTestPlatform({ store: shared.store })
  member = await testPlatform.newMember()
  name = (await testPlatform.store.accounts.member(member))?.name ?? ''
  client = await createPmtyClient(testPlatform.platform, name)
})
afterEach(() => testPlatform.platform.close())

function read<const S extends v.GenericSchema>(schema: S, data: unknown): v.InferOutput<S> {
  const decoded = decode(schema, data)
  if (!decoded.ok) throw new Error(`${decoded.error.path}: ${decoded.error.message}`)
  return decoded.value
}

describe('the menu and the lists', () => {
  it('count the matches of each tab and sport', async () => {
    const tabs = read(menu, (await client.get(PMTY_PATHS.menu)).data)
    expect(tabs.map(({ menuType, count }) => [menuType, count])).toEqual([
      [1, 3],
      [3, 7],
      [4, 0],
      [11, 7],
      [100, 0],
      [3001, 0],
    ])
    const [hot, football] = tabs[0]?.subList ?? []
    expect(hot).toMatchObject({ field1: '0', count: 1 })
    expect(football).toMatchObject({ menuId: LIVE_FOOTBALL, field1: '1', count: 3 })
    expect(tabs[3]?.topMenuList.length).toBe(10)
  })

  it('show matches in play with their clock and the main line of six plays', async () => {
    const answer = await client.post(PMTY_PATHS.liveMatches, { euid: LIVE_FOOTBALL, type: 1 })
    const list = read(matches, answer.data)
    expect(list.length).toBe(3)
    expect(list[0]).toMatchObject({ mhn: '主2', man: '客2', ms: 1, mst: 1200, mess: 1, mmp: 6 })
    expect(list[0]?.hps.map(({ hpid, hl }) => [hpid, hl.length])).toEqual([
      ['1', 1],
      ['4', 1],
      ['2', 1],
      ['18', 1],
    ])
    expect(answer.ts).toBe(testPlatform.platform.clock.now())
  })

  it('run the clock between two changes of a match', async () => {
    testPlatform.hand.at += 65_000
    const list = read(matches, (await client.post(PMTY_PATHS.liveMatches, { euid: LIVE_FOOTBALL })).data)
    expect(list.map(({ mst }) => mst)).toEqual([1265, 1265, 1265])
  })

  it('put one league together, or everything by time', async () => {
    const ids = async (sort: number) => {
      const answer = await client.post(PMTY_PATHS.matches, { euid: TODAY_FOOTBALL, sort })
      return read(matches, answer.data).map(({ mid }) => mid)
    }
    expect((await ids(1)).slice(3)).toEqual(['early-2', 'early-4', 'early-1', 'early-3'])
    expect((await ids(2)).slice(3)).toEqual(['early-1', 'early-2', 'early-3', 'early-4'])
  })

  it('come in pages, by league and by day', async () => {
    const page = async (request: object) =>
      read(matchPage, (await client.post(PMTY_PATHS.earlyPage, { euid: TODAY_FOOTBALL, ...request })).data)
    const second = await page({ cpn: 2, cps: 3, sort: 2 })
    expect([second.pages, second.data.map(({ mid }) => mid)]).toEqual([3, ['early-1', 'early-2', 'early-3']])
    expect((await page({ tid: 'league-0', cps: 50 })).data.length).toBe(3)
    expect((await page({ md: '-9999999999999', cps: 50 })).data.length).toBe(0)
  })

  it.each([PMTY_PATHS.matches, PMTY_PATHS.liveMatches])(
    'come whole, or in pages of a size: %s',
    async (path) => {
      const euid = path === PMTY_PATHS.matches ? TODAY_FOOTBALL : LIVE_FOOTBALL
      const ask = async (request: object) => (await client.post(path, { euid, ...request })).data
      const whole = read(matches, await ask({})).map(({ mid }) => mid)
      const paged: string[] = []
      for (let cpn = 1; paged.length < whole.length; cpn += 1) {
        const page = await ask({ cpn, cps: 2 })
        expect(page).toMatchObject({ cto: whole.length, pages: Math.ceil(whole.length / 2) })
        const { data } = read(matchPage, page)
        expect(data.length).toBe(Math.min(2, whole.length - paged.length))
        paged.push(...data.map(({ mid }) => mid))
      }
      expect(paged).toEqual(whole)
    },
  )

  it('speak the language of the header', async () => {
    const english = await createPmtyClient(testPlatform.platform, name, 'en')
    const [first] = read(matches, (await english.post(PMTY_PATHS.liveMatches, { euid: LIVE_FOOTBALL })).data)
    expect(first).toMatchObject({ mhn: 'Home 2', csna: 'Football' })
    expect(first?.hps[1]?.hpn).toBe('Handicap')
  })

  it('answer 0408006 for a menu id that is none', async () => {
    expect((await client.post(PMTY_PATHS.matches, { euid: '' })).code).toBe('0408006')
  })

  it('give matches by id, and leave out those nobody knows', async () => {
    const answer = await client.post(PMTY_PATHS.matchesById, { mids: 'live-1,nobody,early-2' })
    expect(read(matches, answer.data).map(({ mid }) => mid)).toEqual(['live-1', 'early-2'])
  })
})

describe('a match', () => {
  it('says in its detail, as in the lists, whether a room shows it', async () => {
    const listed = (await client.post(PMTY_PATHS.liveMatches, { euid: LIVE_FOOTBALL })).data
    const shownOf = (data: unknown) => data as { readonly mid: string; readonly mms: number }
    const inLists = (listed as readonly unknown[]).map(shownOf)
    const inDetails = await Promise.all(
      inLists.map(async ({ mid }) => shownOf((await client.get(PMTY_PATHS.match, { mid })).data).mms),
    )
    expect(inDetails).toEqual(inLists.map(({ mms }) => mms))
    expect(inDetails).toContain(1)
  })

  it('has a detail, every line of every play, and tabs for them', async () => {
    const detail = read(match, (await client.get(PMTY_PATHS.match, { mid: 'early-1' })).data)
    expect(detail).toMatchObject({ mid: 'early-1', hps: [] })
    const odds = read(plays, (await client.get(PMTY_PATHS.odds, { mid: 'early-1', mcid: '0' })).data)
    expect(odds.map(({ hpid, hl }) => [hpid, hl.map(({ hn, hv }) => `${hn}:${hv}`)])).toEqual([
      ['1', ['1:']],
      ['4', ['1:-0.5', '2:-0.5/1']],
      ['2', ['1:2.5', '2:2.5/3']],
      ['18', ['1:1']],
    ])
    const tabs = read(categories, (await client.get(PMTY_PATHS.categories, { mid: 'early-1' })).data)
    expect(tabs[0]?.plays).toEqual(['1', '4', '2', '18'])
    expect(tabs.map(({ marketName }) => marketName)).toContain('半场')
  })

  it('that nobody knows answers 0400500', async () => {
    expect((await client.get(PMTY_PATHS.match, { mid: 'nobody' })).code).toBe('0400500')
  })
})

describe('the latest market', () => {
  const ask = async (marketId: string) => {
    const question = {
      matchInfoId: 'early-1',
      marketId,
      oddsId: 'x',
      oddsType: 'Over',
      playId: '2',
      placeNum: 1,
    }
    const answer = await client.post(PMTY_PATHS.latestMarkets, { idList: [question] })
    return read(latestMarkets, answer.data)[0]
  }

  it('follows the slot when its line jumps', async () => {
    const before = await ask('whatever')
    testPlatform.world.jump('early-1', TOTAL_KEY, 1)
    const after = await ask(before?.id ?? '')
    expect([before?.marketValue, after?.marketValue]).toEqual(['2.5', '2.5/3'])
    expect(after?.id).not.toBe(before?.id)
  })

  it('is suspended with its match', async () => {
    testPlatform.world.change('early-1', { bettingStatus: 'suspended' })
    expect((await ask('x'))?.matchHandicapStatus).toBe(1)
  })
})

describe('the limits', () => {
  const question = (matchId: string, seriesType: number) => ({
    matchId,
    playId: '1',
    playOptionId: optionIdOf(marketIdOf(matchId, RESULT_KEY, 1, null), 'home'),
    placeNum: 1,
    oddsValue: 210_000,
    seriesType,
  })
  const ask = async (questions: readonly unknown[], currencyCode = '1') => {
    const answer = await client.post(PMTY_PATHS.limits, { orderMaxBetMoney: questions, currencyCode })
    return read(limitRows, answer.data)
  }

  it('come for each single, halved in play, and smaller in USDT', async () => {
    const rows = await ask([question('early-1', 1), question('live-1', 1)])
    expect(rows.map(({ type, minBet, orderMaxPay }) => [type, minBet, orderMaxPay])).toEqual([
      ['1', '10.00', '100000.00'],
      ['1', '10.00', '50000.00'],
    ])
    expect((await ask([question('early-1', 1)], '200'))[0]).toMatchObject({
      minBet: '2.00',
      orderMaxPay: '14285.00',
    })
  })

  it('come for each series that the legs allow', async () => {
    const rows = await ask(['early-1', 'early-2', 'early-3'].map((id) => question(id, 2)))
    expect(rows.map(({ type }) => type)).toEqual(['3001', '2001', '3004'])
    expect(rows[0]?.seriesOdds).toBe(926_100)
  })
})

describe('a bet', () => {
  const place = (body: unknown) => client.post(PMTY_PATHS.bet, body)

  it('is taken, listed, and found by the client’s order id', async () => {
    const bet = await client.betOn('early-1', '1', '1')
    const placed = read(betResponse, (await place(bet)).data)
    const [single] = placed.orderDetailRespList
    expect(placed).toMatchObject({ betMoneyTotal: '100.00', maxWinMoneyTotal: 110_00 })
    expect(single).toMatchObject({ orderStatusCode: 1, oddsValues: 210_000, betMoney: '100.00' })

    const byId = await client.post(PMTY_PATHS.orders, { clientOrderId: bet.clientOrderId })
    const found = read(orderList, byId.data)
    expect(found.records[0]).toMatchObject({
      orderNo: single?.orderNo,
      clientOrderId: bet.clientOrderId,
      orderStatus: 0,
      orderAmountTotal: '100.00',
      maxWinAmount: '110.00',
    })
    expect(found.records[0]?.detailList[0]).toMatchObject({ home: '主1', away: '客1', playOptionName: '主1' })
    expect(byId.ts).toBe(testPlatform.platform.clock.now())

    const listed = await client.post(PMTY_PATHS.orders, { orderStatus: '0', currencyCode: '1' })
    expect(read(orderList, listed.data)).toMatchObject({ total: 1, betTotalAmount: '100.00' })
    const amount = await client.get(PMTY_PATHS.amount, { currencyCode: '1' })
    expect(read(userAmount, amount.data).amount).toBe('9900.00')
  })

  it('sent again answers with the same order', async () => {
    const bet = await client.betOn('early-1', '1', '1')
    const [first, second] = [await place(bet), await place(bet)]
    expect(second.data).toEqual(first.data)
    expect(await testPlatform.balance(member)).toBe(9_900_00)
  })

  it('in play is confirming, then accepted', async () => {
    const bet = await client.betOn('live-1', '2', 'Over')
    const placed = read(betResponse, (await place(bet)).data)
    const [single] = placed.orderDetailRespList
    expect(single?.orderStatusCode).toBe(2)
    const status = async () => {
      const rows = await client.get(PMTY_PATHS.orderStatus, { orderNos: single?.orderNo ?? '' })
      return read(orderStatusRows, rows.data)[0]
    }
    expect((await status())?.status).toBe(3)
    await testPlatform.pass(3_000)
    expect(await status()).toMatchObject({ status: 1, oddsChangeList: [{ usedOdds: 190_000 }] })
  })

  it('in play that a goal refuses says so with its code', async () => {
    const placed = read(betResponse, (await place(await client.betOn('live-1', '2', 'Over'))).data)
    testPlatform.world.score('live-1', [1, 0])
    await testPlatform.pass(200)
    const orderNos = placed.orderDetailRespList[0]?.orderNo ?? ''
    const rows = read(orderStatusRows, (await client.get(PMTY_PATHS.orderStatus, { orderNos })).data)
    expect(rows[0]).toMatchObject({ status: 2, refuseCode: '0400468' })
    const settled = await client.post(PMTY_PATHS.orders, { orderStatus: '1', currencyCode: '1' })
    expect(read(orderList, settled.data).records[0]).toMatchObject({ orderStatus: 4, backAmount: '100.00' })
  })

  it('settles into the settled list with its result and profit', async () => {
    await place(await client.betOn('early-1', '4', '1'))
    testPlatform.world.finish('early-1', { 'goals.match': [2, 1] })
    await testPlatform.platform.tick()
    const settled = await client.post(PMTY_PATHS.orders, { orderStatus: '1', currencyCode: '1', timeType: 1 })
    const list = read(orderList, settled.data)
    expect(list).toMatchObject({ total: 1, profit: '95.00' })
    expect(list.records[0]).toMatchObject({ outcome: 4, profitAmount: '95.00', backAmount: '195.00' })
    expect(list.records[0]?.detailList[0]).toMatchObject({ betResult: 4, settleScore: '2:1' })
  })

  it.each([
    ['cancelled', 5, 7],
    ['abandoned', 1, 15],
    ['postponed', 1, 19],
    ['ended', 1, 24],
  ] as const)(
    'on a voided market of a match that is %s: state %i, result %i',
    async (state, status, code) => {
      await place(await client.betOn('early-1', '4', '1'))
      testPlatform.world.voidMarkets('early-1', state)
      await testPlatform.platform.tick()
      const settled = await client.post(PMTY_PATHS.orders, {
        orderStatus: '1',
        currencyCode: '1',
        timeType: 1,
      })
      expect(read(orderList, settled.data).records[0]).toMatchObject({
        orderStatus: status,
        outcome: code,
        backAmount: '100.00',
        profitAmount: '0.00',
        detailList: [{ betResult: code }],
      })
    },
  )

  it.each([
    ['a moved price', () => testPlatform.world.setPrice('early-1', HANDICAP_KEY, 'home', 180_000), '0402009'],
    ['a jumped line', () => testPlatform.world.jump('early-1', HANDICAP_KEY, 1), '0402010'],
    [
      'a suspended market',
      () => testPlatform.world.setLineStatus('early-1', HANDICAP_KEY, 'suspended'),
      '0402001',
    ],
    ['an ended match', () => testPlatform.world.finish('early-1', {}), '0402002'],
  ])('with %s is refused with its code', async (_, happen, code) => {
    const bet = await client.betOn('early-1', '4', '1')
    happen()
    expect((await place(bet)).code).toBe(code)
    expect(await testPlatform.balance(member)).toBe(10_000_00)
  })

  it('is refused after validUntil, beyond the balance, and with a wrong matchType', async () => {
    const late = { bet: { validUntil: testPlatform.platform.clock.now() - 1 } }
    expect((await place(await client.betOn('early-1', '1', '1', late))).code).toBe('0402018')
    const much = { leg: { betAmount: '20000.00' } }
    expect((await place(await client.betOn('early-1', '1', '1', much))).code).toBe('0402035')
    const timing = { leg: { matchType: 2 } }
    expect((await place(await client.betOn('early-1', '1', '1', timing))).code).toBe('0402009')
  })

  it('that is no bet is refused, whatever is wrong with it', async () => {
    const bet = await client.betOn('early-1', '1', '1')
    for (const broken of [{}, { ...bet, acceptOdds: 9 }, { ...bet, seriesOrders: [] }, null, 'x']) {
      expect((await place(broken)).code).toBe('0402003')
    }
    expect(
      (await place(await client.betOn('early-1', '1', '1', { leg: { playOptions: 'Nobody' } }))).code,
    ).toBe('0402003')
  })

  it.each(['', '2', 'USD', '0200', '__proto__', '1 '])(
    'in the currency %j is refused',
    async (currencyCode) => {
      const bet = await client.betOn('early-1', '4', '1', { bet: { currencyCode } })
      expect((await place(bet)).code).toBe('3021')
      if (currencyCode === '') return
      for (const path of [PMTY_PATHS.limits, PMTY_PATHS.orders]) {
        expect((await client.post(path, { currencyCode, orderStatus: '0' })).code).toBe('3021')
      }
      expect((await client.get(PMTY_PATHS.amount, { currencyCode })).code).toBe('3021')
    },
  )

  it('in the other currency than the only one of its member is refused', async () => {
    const only = await testPlatform.newMember('onlyUsdt-pmty', { onlyCurrency: 'USDT' })
    const other = await createPmtyClient(testPlatform.platform, 'onlyUsdt-pmty')
    const bet = await other.betOn('early-1', '4', '1')
    expect((await other.post(PMTY_PATHS.bet, bet)).code).toBe('3021')
    expect(await testPlatform.balance(only)).toBe(10_000_00)
  })

  it.each(['', 'a b', 'x#0', 'x\u0000', 'x\ud800', 'é', 'x'.repeat(65)])(
    'with the client’s id %j is refused',
    async (clientOrderId) => {
      const bet = await client.betOn('early-1', '4', '1', { bet: { clientOrderId } })
      expect((await place(bet)).code).toBe('0402003')
      if (clientOrderId === '') return
      expect((await client.post(PMTY_PATHS.orders, { clientOrderId })).code).toBe('0402003')
    },
  )

  it('is asked for by a number that could be one, on a page and in a time that could be', async () => {
    for (const orderNos of ['TL1\u0000', 'x', "TL1,'", 'TL99999999999999999999']) {
      expect((await client.get(PMTY_PATHS.orderStatus, { orderNos })).code).toBe('0402003')
    }
    const asked = { orderStatus: '0', page: 1, timeType: 5, beginTime: 0, endTime: 8.64e15 }
    expect((await client.post(PMTY_PATHS.orders, asked)).code).toBe('0000000')
    for (const far of [{ page: 9.2e18 }, { beginTime: -1e300 }, { endTime: 1e308 }]) {
      expect((await client.post(PMTY_PATHS.orders, { ...asked, ...far })).code).toBe('0402003')
    }
  })

  it('in play without a score is refused, and one whose ids are of something else', async () => {
    const unseen = { leg: { scoreBenchmark: '' } }
    expect((await place(await client.betOn('live-1', '4', '1', unseen))).code).toBe('0400468')
    const elsewhere = await client.betOn('early-2', '4', '1')
    const [{ marketId, playOptionsId } = { marketId: '', playOptionsId: '' }] =
      elsewhere.seriesOrders[0]?.orderDetailList ?? []
    for (const leg of [{ marketId }, { playOptionsId }]) {
      expect((await place(await client.betOn('early-1', '4', '1', { leg }))).code).toBe('0402010')
    }
    expect(await testPlatform.balance(member)).toBe(10_000_00)
  })

  it('in a format that its market does not offer is refused', async () => {
    for (const [hpid, marketTypeFinally] of [
      ['1', 'MY'],
      ['4', 'XX'],
      ['4', ''],
    ] as const) {
      const bet = await client.betOn('early-1', hpid, '1', { leg: { marketTypeFinally } })
      expect((await place(bet)).code).toBe('3025')
    }
  })

  it('whose typed amount is what is won is held to the limits by what it risks', async () => {
    testPlatform.world.setPrice('early-1', HANDICAP_KEY, 'home', 500_000)
    const typed = async (betAmount: string) =>
      place(await client.betOn('early-1', '4', '1', { leg: { betAmount, marketTypeFinally: 'MY' } }))
    // With Malay odds of -0.25 (5.00 European), a quarter of the typed amount is risked.
    expect((await typed('39.99')).code).toBe('0000000')
    expect(await testPlatform.balance(member)).toBe(9_990_00)
    expect((await typed('39.95')).code).toBe('0400464')
    expect((await typed('20000.00')).code).toBe('0000000')
    expect(await testPlatform.balance(member)).toBe(4_990_00)
  })

  it('can be a parlay and singles in one confirm', async () => {
    const [one, two] = [await client.betOn('early-1', '1', '1'), await client.betOn('early-2', '1', '2')]
    const legs = [...one.seriesOrders, ...two.seriesOrders].flatMap((order) => order.orderDetailList)
    const parlay = { seriesType: 2001, seriesSum: 1, fullBet: 0, orderDetailList: legs }
    const answer = await place({ ...one, seriesOrders: [...one.seriesOrders, parlay] })
    const placed = read(betResponse, answer.data)
    expect(placed.orderDetailRespList.length).toBe(1)
    expect(placed.seriesOrderRespList[0]).toMatchObject({
      seriesValue: '2串1',
      oddsValues: [210_000, 350_000],
    })
    const list = read(
      orderList,
      (await client.post(PMTY_PATHS.orders, { clientOrderId: one.clientOrderId })).data,
    )
    expect(list.records.map(({ seriesType }) => seriesType)).toEqual([1, 2001])
  })

  it('keeps where it was placed, and its record has its kinds', async () => {
    const [one, two] = [await client.betOn('early-1', '1', '1'), await client.betOn('early-2', '1', '2')]
    const legs = [...one.seriesOrders, ...two.seriesOrders].flatMap((order) => order.orderDetailList)
    const parlay = { seriesType: 2001, seriesSum: 1, fullBet: 0, orderDetailList: legs }
    const singles = one.seriesOrders.map((order) => ({ ...order, betChannel: 6 as const }))
    await place({ ...one, seriesOrders: [...singles, parlay] })
    const { data } = await client.post(PMTY_PATHS.orders, { clientOrderId: one.clientOrderId })
    const told = read(orderList, data).records.map(({ orderKind, ticketKind, betChannel }) => [
      orderKind,
      ticketKind,
      betChannel,
    ])
    expect(told).toEqual([
      [0, 1, 6],
      [1, 1, 8],
    ])
  })

  it('with a channel that does not exist is refused before money moves', async () => {
    const bet = await client.betOn('early-1', '1', '1')
    const wrong = bet.seriesOrders.map((order) => ({ ...order, betChannel: 9 }))
    const answer = await place({ ...bet, seriesOrders: wrong })
    expect(answer.code).not.toBe('0000000')
    expect(await testPlatform.balance(member)).toBe(10_000_00)
  })
})

describe('the member at the venue', () => {
  it('has preferences that are kept', async () => {
    await client.post(PMTY_PATHS.savePreference, { userMarketPrefer: 'HK' })
    await client.post(PMTY_PATHS.savePreference, { userBetPrefer: 1 })
    const { data } = await client.get(PMTY_PATHS.userInfo)
    expect(read(userInfo, data)).toMatchObject({ userName: name, userMarketPrefer: 'HK', userBetPrefer: 1 })
    // For other clients.
    expect(data).toMatchObject({ minSeriesNum: 2, maxSeriesNum: 10 })
  })

  it('has the calls about the account under both of their paths', async () => {
    await client.post(PMTY_API_PATHS.savePreference, { userMarketPrefer: 'EU' })
    const [info, same] = [await client.get(PMTY_PATHS.userInfo), await client.get(PMTY_API_PATHS.userInfo)]
    expect(read(userInfo, info.data)).toMatchObject({ userName: name, userMarketPrefer: 'EU' })
    expect(same.data).toEqual(info.data)
    const asked = { currencyCode: '1' }
    const amounts = [
      await client.get(PMTY_PATHS.amount, asked),
      await client.get(PMTY_API_PATHS.amount, asked),
    ]
    expect(amounts.map(({ data }) => read(userAmount, data).amount)).toEqual(['10000.00', '10000.00'])
  })

  it('is told that the token is expired, when it is', async () => {
    testPlatform.hand.at += 3 * 3600 * 1000
    expect((await client.get(PMTY_PATHS.userInfo)).code).toBe('0401013')
  })

  it('is slowed down with 0401038', async () => {
    const codes = new Set<string>()
    for (let n = 0; n < 220; n += 1) codes.add((await client.get(PMTY_PATHS.menu)).code)
    expect([...codes]).toEqual(['0000000', '0401038'])
  })
})
