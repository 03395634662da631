import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { resultDays } from '../../../streams/domain/resultDays.ts'
import {
  bulletinPage,
  countsAnswer,
  leagueRows,
  matchList,
  matchPage,
  userAnswer,
} from '../../../streams/wire/fbty/answers.ts'
import { match } from '../../../streams/wire/fbty/match.ts'
import { FBTY_PATHS } from '../../../streams/wire/fbty/paths.ts'
import { createTestPlatform, openSharedStore, type TestPlatform } from '../book/testPlatform.ts'
import { createFbtyClient, type FbtyCall, type FbtyClient } from './fbtyClient.ts'

let shared: Awaited<ReturnType<typeof openSharedStore>>
let platform: TestPlatform
let member: number
let client: FbtyClient

beforeAll(async () => {
  shared = await openSharedStore()
})
afterAll(() => shared.end())
beforeEach(async () => {
  platform = await createTestPlatform({ store: shared.store })
  member = await platform.newMember()
  client = await createFbtyClient(platform.platform, (await shared.store.accounts.member(member))?.name ?? '')
})
afterEach(() => platform.platform.close())

const FOOTBALL = 1
const ROW = { isPC: false, more: false, size: 200, orderBy: 0, oddsType: 1 }
const list = (body: object) => client.read('list', { ...ROW, sportId: FOOTBALL, ...body }, matchPage)
const idsOf = ({ records }: { readonly records: readonly { readonly id: string }[] }) =>
  records.map(({ id }) => id)

describe('a session with the venue', () => {
  it('begins at an address of its own', () => {
    expect(client.url).toMatch(/\/fbty$/)
  })

  it('is refused without its token, and with that of another venue', async () => {
    for (const token of ['', 'x', `Bearer ${client.token}`]) {
      const answer: unknown = await (await client.raw(FBTY_PATHS.user, '{}', token)).json()
      expect(answer).toMatchObject({ success: false, code: 14_010, data: null })
    }
  })

  it('reports maintenance, and when the site’s ends in brackets', async () => {
    const { venues } = platform.platform
    venues.setStatus('FBTY', 'maintenance')
    expect(await client.call('user')).toMatchObject({ code: 8, message: '场馆维护中' })
    venues.reset()
    venues.siteMaintenance = { message: 'Back soon', until: 1_790_000_000_000 }
    expect(await client.call('user')).toMatchObject({ code: 8, message: 'Back soon [1790000000000]' })
    venues.reset()
    expect(await client.call('user')).toMatchObject({ success: true, code: 0, message: '' })
  })

  it.each(Object.keys(FBTY_PATHS) as FbtyCall[])('refuses a body that it cannot read: %s', async (call) => {
    for (const body of [
      '[]',
      '{"a":',
      'null',
      '"\\u0000"',
      '{"languageType":7,"current":"x","orderIds":[{}]}',
    ]) {
      const response = await client.raw(FBTY_PATHS[call], body)
      const answer = (await response.json()) as { code: number }
      expect([0, 5]).toContain(answer.code)
      expect(response.status).toBe(200)
    }
  })

  it('refuses unknown calls and bodies that are too large', async () => {
    expect((await client.raw('/v1/none', '{}')).status).toBe(404)
    expect((await client.raw(FBTY_PATHS.user, `{"a":"${'x'.repeat(20_000)}"}`)).status).toBe(413)
  })

  it('speaks the language of each body', async () => {
    const named = async (languageType: unknown) => {
      const page = await client.read('list', { ...ROW, type: 1, languageType }, matchPage)
      return page.records[0]?.ts[0]?.na
    }
    expect(await named('ENGLISH')).toBe('Home 2')
    expect(await named('ZHO')).toBe('主2')
    expect(await named('toString')).toBe('主2')
    expect((await client.call('match', { matchId: 'x', languageType: 'ENGLISH' })).message).toBe(
      'There is no such match',
    )
  })
})

describe('the member, the venue and its announcements', () => {
  it('has a balance in each currency, and no other', async () => {
    expect(await client.read('user', {}, userAnswer)).toEqual({
      uid: String(member),
      bl: '10000.00',
      currencyId: 1,
    })
    expect((await client.read('user', { currencyId: '200' }, userAnswer)).bl).toBe('1000.00')
    expect((await client.call('user', { currencyId: 3 })).code).toBe(3021)
  })

  it('answers what it offers', async () => {
    const { data } = await client.call('merchant')
    expect(data).toMatchObject({ currencyIds: [1, 200], reserve: 1, cashOut: 1, mon: 10, msl: 10 })
    expect(data).toHaveProperty('oddsTypes.length', 6)
  })

  it('has announcements by page, the newest first', async () => {
    const first = await client.read('bulletins', { current: 1, size: 2 }, bulletinPage)
    const second = await client.read('bulletins', { current: 2, size: 2 }, bulletinPage)
    const all = [...first.records, ...second.records]
    expect(first.records).toHaveLength(2)
    expect(all).toHaveLength(first.total)
    expect(all.map(({ pt }) => pt)).toEqual(all.map(({ pt }) => pt).toSorted((a, b) => b - a))
  })
})

describe('counts and lists', () => {
  it('count the matches of each list and sport, and those of hot leagues', async () => {
    const { tc, ht, sl, hls } = await client.read('counts', {}, countsAnswer)
    expect([tc, ht]).toEqual([7, 3])
    expect(sl.map((each) => [each.ty, each.tc])).toEqual([
      [3, 7],
      [1, 3],
      [4, 0],
      [2, 7],
      [7, 0],
    ])
    for (const { ty, ht: hotOfList } of sl.filter((each) => each.ty !== 7)) {
      const matches = await client.read('hot', { recommend: 1, sportId: 0, type: ty, orderBy: 0 }, matchList)
      expect([ty, hotOfList]).toEqual([ty, matches.length])
    }
    expect(sl.map((each) => each.ht)).toEqual([3, 1, 0, 3, 0])
    expect(sl.map(({ htDays }) => htDays)).toEqual([
      undefined,
      undefined,
      [],
      [{ di: 0, c: 3, lc: 1 }],
      undefined,
    ])
    expect(sl[0]?.ssl).toHaveLength(17)
    expect(sl[0]?.ssl.slice(0, 2)).toEqual([
      { sid: 1, c: 7 },
      { sid: 2, c: 0 },
    ])
    const [, , early, parlay] = sl
    expect(early?.ssl[0]?.days).toEqual([])
    const today = parlay?.ssl[0]?.days?.[0]
    expect(today).toMatchObject({ di: 0, lc: 3 })
    expect(parlay?.ssl[0]?.days?.reduce((sum, { c }) => sum + c, 0)).toBe(7)
    expect(hls).toMatchObject([{ id: 'league-0', mt: 3, lt: 1, sid: 1 }])
    const tennis = await client.read('counts', { sportTypes: [5] }, countsAnswer)
    expect([tennis.tc, tennis.sl[0]?.ssl]).toEqual([0, [{ sid: 5, c: 0 }]])
  })

  it('show matches in play first, with their clock, counts and main lines', async () => {
    const page = await list({ type: 3 })
    expect(
      idsOf(page)
        .slice(0, 3)
        .every((id) => id.startsWith('live')),
    ).toBe(true)
    const [row] = page.records
    expect(row).toMatchObject({ sid: 1, ms: 5, ss: 1, ty: 2, ts: [{ na: '主2' }, { na: '客2' }] })
    expect(row?.mc).toEqual({ s: 1200, pe: 1002, r: true, tp: 1, tu: 1 })
    expect(row?.nsg).toEqual([
      { pe: 1001, tyg: 5, sc: [0, 0] },
      { pe: 1002, tyg: 5, sc: [0, 0] },
    ])
    expect(row?.mg.map(({ mty, pe, mks }) => [mty, pe, mks.length])).toEqual([
      [1005, 1001, 1],
      [1000, 1001, 1],
      [1007, 1001, 1],
      [1007, 1002, 1],
    ])
    expect(row?.mg[1]?.mks[0]?.op).toMatchObject([
      { ty: 1, na: '-0.5', nm: '主2 -0.5', od: 1.95, bod: 1.95, odt: 2, li: '-0.5' },
      { ty: 2, na: '+0.5', nm: '客2 +0.5', od: 1.95, li: '+0.5' },
    ])
    expect(row?.mg[0]?.mks[0]?.op[0]?.odt).toBe(1)
    expect(row?.vs).toEqual({ have: true })
  })

  it('come with all markets, by league, by day, by id and by page', async () => {
    const all = await list({ type: 1, more: true })
    expect(all.records[0]?.mg.find(({ mty }) => mty === 1000)?.mks).toHaveLength(2)
    expect(idsOf(await list({ type: 3, leagueIds: ['league-0'], orderBy: 1 }))).toEqual([
      'live-2',
      'early-2',
      'early-4',
    ])
    expect(idsOf(await list({ type: 8, leagueId: 'league-0' }))).toHaveLength(3)
    const kickOff = all.records[0]?.bt ?? 0
    expect(idsOf(await list({ type: 0, beginTime: kickOff + 1 })).every((id) => id.startsWith('early'))).toBe(
      true,
    )
    expect(idsOf(await list({ type: 0, endTime: kickOff }))).toEqual([])
    expect(idsOf(await list({ type: 7, matchIds: ['early-1', 'nobody', 'live-1', 'early-1'] }))).toHaveLength(
      2,
    )
    const pages = [await list({ type: 3, size: 3 }), await list({ type: 3, size: 3, current: 3 })]
    expect(pages.map(({ total, records }) => [total, records.length])).toEqual([
      [7, 3],
      [7, 1],
    ])
    expect((await client.call('list', { ...ROW, type: 5 })).code).toBe(5)
  })

  it('put locked prices below zero, and no price where a selection is suspended', async () => {
    const [first] = platform.world.match('early-1')?.markets ?? []
    const [line] = first?.lines ?? []
    if (first === undefined || line === undefined) throw new Error('no market')
    const [one, two, ...others] = line.selections
    if (one === undefined || two === undefined) throw new Error('no selection')
    const selections = [
      { ...one, status: 'locked' as const },
      { ...two, status: 'suspended' as const },
      ...others,
    ]
    const markets = [{ ...first, lines: [{ ...line, selections }] }]
    platform.world.change('early-1', { markets })
    const page = await list({ type: 0, matchIds: ['early-1'] })
    expect(page.records[0]?.mg[0]?.mks[0]?.op.map(({ od, bod }) => [od, bod])).toEqual([
      [-2.1, 2.1],
      [0, 3.2],
      [3.5, 3.5],
    ])
  })

  it('list the hot matches of all sports, and the leagues of a list', async () => {
    const hot = await client.read('hot', { recommend: 1, sportId: 0, type: 3, orderBy: 0 }, matchList)
    expect(hot.map(({ id }) => id)).toEqual(['live-2', 'early-2', 'early-4'])
    const leagues = await client.read('leagues', { sportId: 1, type: 3 }, leagueRows)
    expect(leagues).toMatchObject([
      { id: 'league-1', na: '联赛1', or: 1, rnm: '欧洲', sp: 'O', hot: false, mt: 4, sid: 1 },
      { id: 'league-0', hot: true, mt: 3 },
    ])
    expect(await client.read('leagues', { sportId: 0, type: 1 }, leagueRows)).toMatchObject([{ mt: 1 }])
    expect((await client.call('leagues', { sportId: 99, type: 1 })).code).toBe(5)
    expect((await client.call('hot', { sportId: 99, type: 1 })).code).toBe(5)
  })
})

describe('a match and its result', () => {
  it('has every line of every market, with its tabs', async () => {
    const detail = await client.read('match', { matchId: 'early-1' }, match)
    expect(detail.tps).toEqual(['p', 'h', 's', 'f', 'o'])
    expect(detail.mg.map(({ mty, tps }) => [mty, tps])).toEqual([
      [1005, ['p', 'o']],
      [1000, ['p', 'h']],
      [1007, ['p', 'h', 's']],
      [1007, ['p', 'h', 's', 'f']],
    ])
    expect(detail.mg[1]?.mks.map(({ li, mbl, ss, au }) => [li, mbl, ss, au])).toEqual([
      ['-0.5', 1, 1, 1],
      ['-0.5/1', 2, 1, 1],
    ])
    expect(detail.mg[0]?.tyg).toBeUndefined()
    expect((await client.call('match', { matchId: 'nobody' })).code).toBe(14_002)
  })

  it('has the outcome of each selection when it is over, and is among the results of its day', async () => {
    const { world } = platform
    world.finish('early-3', { 'goals.match': [2, 1], 'goals.firstHalf': [1, 0] })
    const detail = await client.read('match', { matchId: 'early-3' }, match)
    expect([detail.ms, detail.ss]).toEqual([0, 0])
    const [result] = detail.mg
    expect(result?.tyg).toBe(5)
    expect(result?.mks[0]?.ss).toBe(-1)
    expect(result?.mks[0]?.op.map(({ ty, sr }) => [ty, sr])).toEqual([
      [1, 4],
      [3, 3],
      [2, 3],
    ])
    const now = platform.platform.clock.now()
    const day = resultDays(now).find(({ from, to }) => from <= detail.bt && detail.bt < to)
    const ask = (body: object) =>
      client.read('results', { sportId: 1, current: 1, size: 50, ...body }, matchPage)
    const played = await ask({ beginTime: day?.from, endTime: day?.to })
    expect(played.records).toMatchObject([{ id: 'early-3', ms: 0, mg: [] }])
    expect((await ask({ beginTime: day?.from, endTime: day?.to, leagueIds: ['league-0'] })).records).toEqual(
      [],
    )
    expect((await ask({ beginTime: 0, endTime: 9e15 })).records).toEqual([])
    expect((await client.call('results', { beginTime: 0, endTime: 1 })).code).toBe(5)
  })
})
