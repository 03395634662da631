import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestPlatform, openSharedStore, type TestPlatform } from '../../book/testPlatform.ts'
import { TOTAL_KEY } from '../../book/scriptedWorld.ts'
import { createDptyClient, type DptyClient, optionOf, PATHS, type Wrapper } from './dptyClient.ts'

let shared: Awaited<ReturnType<typeof openSharedStore>>
let test: TestPlatform
let client: DptyClient

beforeAll(async () => {
  shared = await openSharedStore()
  test = await createTestPlatform({ store: shared.store })
  await test.newMember('looker')
  client = await createDptyClient(test.platform, 'looker')
})
afterAll(async () => {
  await test.platform.close()
  await shared.end()
})

interface Page {
  readonly pager: { readonly count: number; readonly pageNum: number; readonly pageSize: number }
  readonly pageData: readonly Wrapper[]
}

const listRequest = {
  sportId: 1,
  leagueIds: [],
  sortBy: 'time',
  di: '',
  pageNum: 1,
  pageSize: 200,
  category: 0,
}
const list = (change: object) =>
  client.posted<Page>(PATHS.matches, { qt: 'today', ...listRequest, ...change })
const idsOf = ({ pageData }: Page) => pageData.map(({ md }) => md.mid)

describe('the counts', () => {
  it('have a row for each sport with matches', async () => {
    const rows = await client.asked<readonly Record<string, unknown>[]>(PATHS.counts, { category: '0' })
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      sid: 1,
      snc: '足球',
      sne: 'Football',
      tc: 7,
      ipc: 3,
      upc: 4,
      ec: 0,
      ct: 7,
      s: 1,
    })
    const days = rows[0]?.['days'] as readonly { di: number; c: number; ipc: number }[]
    expect(days.map(({ di }) => di)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(days[0]).toMatchObject({ c: 7, ipc: 3 })
  })

  it('count the list that is asked for', async () => {
    const query = { category: '0', qt: 'in-play' }
    expect(await client.asked(PATHS.counts, query)).toMatchObject([{ ct: 3 }])
  })
})

describe('a list', () => {
  it('holds the matches of its tab, those in play first', async () => {
    expect(idsOf(await list({ qt: 'in-play' })).sort()).toEqual(['live-1', 'live-2', 'live-3'])
    const today = idsOf(await list({}))
    expect(today.slice(0, 3).every((id) => id.startsWith('live'))).toBe(true)
    expect(today).toHaveLength(7)
    expect(idsOf(await list({ qt: 'upcoming' })).every((id) => id.startsWith('early'))).toBe(true)
    expect(idsOf(await list({ qt: 'early' }))).toEqual([])
    expect(idsOf(await list({ di: 0 }))).toHaveLength(7)
    expect(idsOf(await list({ di: 3 }))).toEqual([])
  })

  it('is of one sport, or of leagues of several', async () => {
    expect(idsOf(await list({ sportId: 2 }))).toEqual([])
    expect(idsOf(await list({ sportId: 0 }))).toEqual([])
    const [first] = (await list({})).pageData
    const league = first?.md.lid ?? ''
    expect(idsOf(await list({ sportId: 0, leagueIds: [league] })).length).toBeGreaterThan(0)
    expect(idsOf(await list({ leagueIds: ['nowhere'] }))).toEqual([])
  })

  it('comes in pages', async () => {
    const whole = idsOf(await list({}))
    const pages = await Promise.all([1, 2, 3].map((pageNum) => list({ pageNum, pageSize: 3 })))
    expect(pages.map(({ pager }) => pager.count)).toEqual([7, 7, 7])
    expect(pages.flatMap(idsOf)).toEqual(whole)
  })

  it('has the markets of a row, with the main line of each', async () => {
    const { pageData } = await list({ qt: 'in-play' })
    const row = pageData.find(({ md }) => md.mid === 'live-1')
    expect(row?.md).toMatchObject({ sid: 1, ip: 1, ic: 0, ss: 1, s: '{"st":"inProgress"}', cs: '0:0' })
    expect(row?.md['me']).toMatchObject({ hs: 0, as: 0, pd: 1002 })
    expect(row?.ptds.map(({ kc, ctid }) => `${ctid}.${kc}`)).toEqual(
      expect.arrayContaining(['0.FT_1X2', '0.FT_AH', '0.FT_OU']),
    )
    expect(row?.ptds.every(({ hcl }) => hcl.every(({ sbim }) => sbim === 1))).toBe(true)
  })

  it('of favourites marks and holds what was chosen', async () => {
    const change = (path: string, type: number, ids: readonly string[]) =>
      client.posted(path, { type, ids, category: 0 })
    await change(PATHS.add, 1, ['early-2'])
    const request = { pageNum: 1, pageSize: 50, sortBy: 'time', category: 0 }
    const chosen = await client.posted<Page>(PATHS.favourites, request)
    expect(idsOf(chosen)).toEqual(['early-2'])
    expect(chosen.pager.count).toBe(1)
    expect(chosen.pageData[0]?.md).toMatchObject({ fav: 1, lfav: 0 })
    await change(PATHS.del, 1, ['early-2'])
    expect(idsOf(await client.posted<Page>(PATHS.favourites, request))).toEqual([])
    const league = (await list({})).pageData[0]?.md.lid ?? ''
    await change(PATHS.add, 2, [league])
    expect(idsOf(await client.posted<Page>(PATHS.favourites, request)).length).toBeGreaterThan(0)
    await change(PATHS.del, 2, [league])
    expect((await client.post(PATHS.add, { type: 1, ids: ['nowhere'], category: 0 })).code).toBe(14002)
  })
})

describe('a match', () => {
  it('has all its markets with all lines', async () => {
    const { md, ptds } = await client.asked<Wrapper>(PATHS.detail('early-1'), { category: '0' })
    expect(md).toMatchObject({ mid: 'early-1', s: '{"st":"notStarted"}' })
    expect(md['me']).toBeUndefined()
    expect(ptds).toHaveLength(4)
    const handicap = await optionOf(client, 'early-1', '0.FT_AH', 'Away')
    const home = await optionOf(client, 'early-1', '0.FT_AH', 'Home')
    expect(Number(handicap.h)).toBe(-Number(home.h))
    expect(handicap.ot).toBe('HK')
    expect(handicap.bid).toMatch(/^early-1\.0\.FT_AH\.-?\d+\.Away$/)
  })

  it('has tabs of its markets', async () => {
    const { tabs } = await client.asked<{ tabs: readonly { id: string; plays: readonly string[] }[] }>(
      PATHS.source('live-1'),
      { category: '0' },
    )
    expect(tabs[0]?.plays).toHaveLength(4)
    expect(tabs.map(({ id }) => id)).toEqual(expect.arrayContaining(['all', 'handicapAndTotal', 'halves']))
  })

  it('is found by its id, and left out when it is gone', async () => {
    const mids = ['early-1', 'nowhere', 'live-1', 'early-1']
    const found = await client.posted<readonly Wrapper[]>(PATHS.byIds, { mids, category: 0 })
    expect(found.map(({ md }) => md.mid)).toEqual(['early-1', 'live-1'])
    const states = await client.asked<readonly Wrapper[]>(PATHS.states, {
      mids: mids.join(','),
      category: '0',
    })
    expect(states.map(({ md, ...others }) => [md.mid, Object.keys(others)])).toEqual([
      ['early-1', []],
      ['live-1', []],
    ])
    for (const path of [PATHS.detail('nowhere'), PATHS.source('nowhere'), PATHS.video('nowhere')]) {
      expect((await client.get(path, { category: '0' })).code).toBe(14002)
    }
  })

  it('has counts while it is in play, and no video where none is shown', async () => {
    const rows = await client.posted(PATHS.statistics, { mids: ['live-1', 'early-1'], category: 0 })
    expect(rows).toMatchObject([{ mid: 'live-1', cs: '0:0', me: { hs: 0 } }])
    expect(await client.asked(PATHS.video('early-1'), { category: '0' })).toMatchObject({ sources: [] })
  })
})

describe('the leagues', () => {
  it('of a list have their matches', async () => {
    const rows = await client.posted<readonly Record<string, unknown>[]>(PATHS.leagues, {
      qt: 'today',
      sportId: 1,
      di: '',
      category: 0,
    })
    expect(rows.reduce((sum, { c }) => sum + Number(c), 0)).toBe(7)
    const [league] = rows
    const lid = String(league?.['lid'])
    expect(league?.['lt']).toMatch(/^[A-Z#]$/)
    expect(await client.posted(PATHS.names, { leagueIds: [lid, 'nowhere'], category: 0 })).toMatchObject([
      { lid, sid: 1 },
    ])
  })

  it('that are hot have the numbers of their lists, and of their days', async () => {
    const [hot, ...others] = await client.posted<readonly unknown[]>(PATHS.hot, { category: 0 })
    expect(hot).toMatchObject({
      lid: 'league-0',
      c: { 'in-play': 1, today: 3, early: 0, parlay: 3 },
      days: [{ di: 0, c: 3, pc: 3, ipc: 1 }],
    })
    expect(others).toEqual([])
  })

  it('and teams are found by a part of their names', async () => {
    const [row] = await client.posted<readonly Wrapper[]>(PATHS.byIds, { mids: ['early-1'], category: 0 })
    const name = (row?.md['ht'] as { tn: string }).tn
    const found = await client.asked<{ upcoming: readonly Wrapper[] }>(PATHS.search, {
      keyword: name.slice(0, 3),
      category: '0',
    })
    expect(found.upcoming.map(({ md }) => md.mid)).toContain('early-1')
    expect(await client.asked(PATHS.search, { keyword: ' ', category: '0' })).toEqual({
      inPlay: [],
      upcoming: [],
      leagues: [],
    })
  })
})

describe('results', () => {
  it('are those of matches that are over, with the result of every option', async () => {
    test.world.finish('early-4', { 'goals.match': [2, 1], 'goals.firstHalf': [1, 0] })
    const now = test.platform.clock.now()
    expect(await client.asked(PATHS.results, { category: '0' })).toMatchObject([{ sid: 1, snc: '足球' }])
    const day = { beginTime: String(now - 86_400_000), endTime: String(now + 86_400_000) }
    const page = await client.asked<{ pageData: readonly Record<string, unknown>[] }>(PATHS.results, {
      category: '0',
      sportId: '1',
      ...day,
      pageNum: '1',
      pageSize: '50',
    })
    expect(page.pageData).toMatchObject([{ mid: 'early-4', s: '{"st":"over"}', ftGoal: '2:1' }])
    const result = await client.asked<{
      lc: string
      plays: readonly { kc: string; hcl: readonly { bil: readonly { hoa: string; r: number }[] }[] }[]
    }>(PATHS.results, { category: '0', matchId: 'early-4' })
    const winner = result.plays.find(({ kc }) => kc === 'FT_1X2')
    const results = winner?.hcl.flatMap(({ bil }) => bil.map(({ hoa, r }) => [hoa, r]))
    expect(results).toEqual([
      ['Home', 4],
      ['Draw', 3],
      ['Away', 3],
    ])
    // Corners, of which this world says nothing, are not decided.
    expect(result.lc).toBe('settling')
    expect((await client.get(PATHS.results, { category: '0', matchId: 'live-1' })).code).toBe(14002)
    expect((await client.get(PATHS.results, { category: '0', sportId: '999', ...day })).code).toBe(5)
    expect((await client.get(PATHS.results, { category: '0', sportId: '1' })).code).toBe(5)
  })
})

describe('quotes', () => {
  const quote = (questions: readonly object[], query: Record<string, string> = { currency: '1' }) =>
    client.posted<{ items: readonly Record<string, unknown>[]; series: readonly Record<string, unknown>[] }>(
      PATHS.limits,
      questions,
      query,
    )
  const asked = ({ bid }: { bid: string }, matchId: string) => ({ matchId, betItemsId: bid })

  it('have price, line and limits of each leg, and of series', async () => {
    const [one, other] = [
      await optionOf(client, 'early-1', '0.FT_AH', 'Home'),
      await optionOf(client, 'early-2', '0.FT_1X2', 'Draw'),
    ]
    const { items, series } = await quote([asked(one, 'early-1'), asked(other, 'early-2')], {
      currency: '1',
      series: '2001,3004',
    })
    expect(items).toMatchObject([
      { bid: one.bid, h: one.h, od: one.od, ot: 'HK', s: 2, ip: 0, scoreBenchmark: '', openReserve: 1 },
      { bid: other.bid, h: '', od: other.od, ot: 'OU', s: 2 },
    ])
    expect(Number(items[0]?.['maxAmount'])).toBeGreaterThan(Number(items[0]?.['minAmount']))
    const [most, odds] = [Number(items[1]?.['maxAmount']), Number(other.od)]
    expect(Number(items[1]?.['maxWinAmount']) / odds).toBeGreaterThanOrEqual(most - 0.001)
    expect(series.map(({ seriesType }) => seriesType)).toEqual([2001])
  })

  it('name another line when the old one is gone, and its own place does not matter', async () => {
    const option = await optionOf(client, 'early-3', '0.FT_OU', 'Over')
    test.world.jump('early-3', TOTAL_KEY, 1)
    const { items } = await quote([asked(option, 'early-3')])
    expect(items[0]).toMatchObject({ betItemsId: option.bid, hoa: 'Over', s: 2 })
    expect(items[0]?.['bid']).not.toBe(option.bid)
    expect(Math.abs(Number(items[0]?.['h']) - Number(option.h))).toBe(0.25)
  })

  it('close what is not there', async () => {
    const { items, series } = await quote(
      [
        { matchId: 'nowhere', betItemsId: 'nowhere.0.FT_AH.-3.Home' },
        { matchId: 'early-1', betItemsId: 'nonsense' },
        { matchId: 'early-1', betItemsId: 'early-2.0.FT_1X2.n.Home' },
        { matchId: 'early-1', betItemsId: 'early-1.0.FT_1X2.n.Over' },
      ],
      { currency: '1', series: '4001' },
    )
    expect(items.map(({ s }) => s)).toEqual([5, 5, 5, 5])
    expect(items.map(({ maxAmount }) => maxAmount)).toEqual(['0.00', '0.00', '0.00', '0.00'])
    expect(series).toEqual([])
  })

  it('are in a known currency', async () => {
    const option = await optionOf(client, 'early-1', '0.FT_1X2', 'Home')
    const answer = await client.post(PATHS.limits, [asked(option, 'early-1')], { query: { currency: '7' } })
    expect(answer.code).toBe(3021)
  })
})

describe('the member and announcements', () => {
  it('have balance and notices', async () => {
    expect(await client.asked(PATHS.account, { currency: '200' })).toMatchObject({
      amount: '1000.00',
      currency: 200,
    })
    expect((await client.get(PATHS.account, { currency: '2' })).code).toBe(3021)
    const { pager, pageData } = await client.posted<{
      pager: { count: number }
      pageData: readonly { publishTime: number; title: string }[]
    }>(PATHS.billboard, { pageNum: 1, pageSize: 20, category: 0 })
    expect(pageData).toHaveLength(pager.count)
    const times = pageData.map(({ publishTime }) => publishTime)
    expect(times).toEqual([...times].sort((one, other) => other - one))
  })
})
