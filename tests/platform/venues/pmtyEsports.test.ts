import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type * as v from 'valibot'
import { resultDays } from '../../../streams/domain/resultDays.ts'
import { decode } from '../../../streams/wire/decode.ts'
import { categories } from '../../../streams/wire/pmty/category.ts'
import { esportsDates, esportsLeagues, imageDomain } from '../../../streams/wire/pmty/esports.ts'
import { PMTY_ESPORTS_PATHS } from '../../../streams/wire/pmty/esportsPaths.ts'
import { plays } from '../../../streams/wire/pmty/market.ts'
import { match, matches, matchPage } from '../../../streams/wire/pmty/match.ts'
import { menu } from '../../../streams/wire/pmty/menu.ts'
import { orderList } from '../../../streams/wire/pmty/orderList.ts'
import { PMTY_PATHS } from '../../../streams/wire/pmty/paths.ts'
import { createPlatform } from '../../../platform/platform.ts'
import type { Platform } from '../../../platform/platform.ts'
import { DEMO_MEMBER, ensureDemoMember } from '../../../platform/store/demoMembers.ts'
import { createSimulatedWorld } from '../../../platform/world/simulatedWorld.ts'
import { isInPlay, isOver } from '../../../platform/book/matchState.ts'
import type { WorldMatch } from '../../../platform/world/world.ts'
import { openQuickStore, START } from '../book/testPlatform.ts'
import { ORIGIN } from '../site/siteClient.ts'
import { createPmtyClient } from './pmtyClient.ts'
import type { PmtyClient } from './pmtyClient.ts'

const GAMES = ['dota2', 'lol', 'csgo', 'kog'] as const
const CSID = { dota2: 101, lol: 100, csgo: 102, kog: 103 } as const
const ALL = '30000'
const HOUR = 3_600_000

let platform: Platform
let client: PmtyClient
const hand = { at: START }

beforeAll(async () => {
  const store = await openQuickStore()
  platform = await createPlatform({
    store,
    seed: 7,
    real: () => hand.at,
    random: () => 0,
    createWorld: (clock, start) => createSimulatedWorld({ ...start, clock, sports: ['handball', ...GAMES] }),
  })
  await ensureDemoMember(store, '1001', START)
  client = await launch()
})
afterAll(() => platform.close())

const launch = (): Promise<PmtyClient> =>
  createPmtyClient(platform, DEMO_MEMBER.name, 'zh', DEMO_MEMBER.password)

function read<const S extends v.GenericSchema>(schema: S, data: unknown): v.InferOutput<S> {
  const decoded = decode(schema, data)
  if (!decoded.ok) throw new Error(`${decoded.error.path}: ${decoded.error.message}`)
  return decoded.value
}

const isOfEsports = ({ sport }: WorldMatch): boolean => GAMES.some((game) => game === sport)

const open = (): readonly WorldMatch[] =>
  platform.world.matches().filter((each) => isOfEsports(each) && !isOver(each))

const listed = async (request: object) =>
  read(
    matches,
    (
      await client.post(PMTY_ESPORTS_PATHS.matches, {
        euid: ALL,
        category: 1,
        type: 3000,
        md: '',
        ...request,
      })
    ).data,
  )

const ids = (rows: readonly { readonly mid: string }[]): readonly string[] =>
  rows.map(({ mid }) => mid).sort()

describe('the menu', () => {
  it('has a node of esports with four games, whose matches are in no other node', async () => {
    const tabs = read(menu, (await client.get(PMTY_PATHS.menu)).data)
    const node = tabs.at(-1)
    expect(node).toMatchObject({ menuId: ALL, menuName: '电竞', menuType: 3001, grade: 1, path: 'all' })
    expect(node?.count).toBe(open().length)
    expect(node?.subList.map(({ menuId, menuName, path }) => [menuId, menuName, path])).toEqual([
      ['30101', 'DOTA2', 'dota2'],
      ['30100', 'LOL', 'lol'],
      ['30102', 'CSGO', 'csgo'],
      ['30103', 'KOG', 'kog'],
    ])
    for (const [index, { count, liveCount }] of (node?.subList ?? []).entries()) {
      const own = open().filter(({ sport }) => sport === GAMES[index])
      expect([count, liveCount]).toEqual([own.length, own.filter(isInPlay).length])
      expect(own.some(isInPlay)).toBe(true)
    }
    for (const { menuType, subList } of tabs.slice(0, -1)) {
      expect(subList.map(({ field1 }) => field1).filter((code) => Number(code) >= 100)).toEqual([])
      if (menuType === 100) continue
      for (const { menuId } of subList) {
        const page = read(
          matchPage,
          (await client.post(PMTY_PATHS.earlyPage, { euid: menuId, cps: 300 })).data,
        )
        expect(page.data.every(({ csid }) => csid === 11)).toBe(true)
      }
    }
  })
})

describe('the dates', () => {
  it('are nine, each with the number of its list', async () => {
    const rows = read(esportsDates, (await client.post(PMTY_ESPORTS_PATHS.dates, { euid: ALL })).data)
    expect(rows.length).toBe(9)
    expect(rows.map(({ menuId }) => menuId.replace(/\d{4}-\d\d-\d\d$/, 'day'))).toEqual([
      '30000-today',
      ...Array.from({ length: 7 }, () => '30000-day'),
      '30000-other',
    ])
    expect(rows[0]).toMatchObject({ menuName: '今日', menuType: 3001, field1: '0' })
    expect(rows[1]?.menuName).toMatch(/^\d\d\/\d\d$/)
    expect(Number(rows[8]?.field1)).toBeLessThan(0)
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(open().length)
    expect(rows[0]?.liveCount).toBe(open().filter(isInPlay).length)
    for (const { field1, count } of rows) expect((await listed({ md: field1 })).length).toBe(count)
  })

  it('are of a game, or of several by csid, which then counts', async () => {
    const count = async (request: object): Promise<number> => {
      const { data } = await client.post(PMTY_ESPORTS_PATHS.dates, request)
      return read(esportsDates, data).reduce((sum, row) => sum + row.count, 0)
    }
    const of = (...games: readonly string[]): number =>
      open().filter(({ sport }) => games.includes(sport)).length
    expect(await count({ euid: '30102' })).toBe(of('csgo'))
    expect(await count({ euid: '30102', csid: '100,103' })).toBe(of('lol', 'kog'))
  })

  it.each([
    [{ euid: '40103' }, '0408006'],
    [{ euid: '' }, '0408006'],
    [{ euid: ALL, csid: '1' }, '0400500'],
    [{ euid: ALL, csid: '100,177' }, '0400500'],
  ])('and lists are refused for %j with %s', async (request, code) => {
    for (const path of [PMTY_ESPORTS_PATHS.dates, PMTY_ESPORTS_PATHS.matches, PMTY_ESPORTS_PATHS.leagues]) {
      expect((await client.post(path, request)).code).toBe(code)
    }
  })
})

describe('a list', () => {
  it('has the matches of its games, by league or by time, whole or in pages', async () => {
    expect(ids(await listed({}))).toEqual(
      open()
        .map(({ id }) => id)
        .sort(),
    )
    const byTime = await listed({ euid: '30100', sort: 2 })
    const coming = byTime.filter(({ ms }) => ms === 0)
    expect(coming.map(({ mgt }) => mgt)).toEqual(coming.map(({ mgt }) => mgt).toSorted((a, b) => a - b))
    const request = { euid: '30100', sort: 2, cpn: 2, cps: 4 }
    const page = read(matchPage, (await client.post(PMTY_ESPORTS_PATHS.matches, request)).data)
    expect(page.data.map(({ mid }) => mid)).toEqual(byTime.slice(4, 8).map(({ mid }) => mid))
    expect(await listed({ category: 2 })).toEqual([])
  })

  it('has leagues, the highest level first, by which it is narrowed', async () => {
    const { data } = await client.post(PMTY_ESPORTS_PATHS.leagues, { euid: '30103', csid: '', md: '' })
    const leagues = read(esportsLeagues, data)
    expect(leagues.map(({ tlev }) => tlev)).toEqual([1, 2, 3])
    for (const { tid, num, csid } of leagues) {
      expect(csid).toBe(103)
      expect((await listed({ tid })).length).toBe(num)
    }
  })

  it('has rows with the columns of the match and of the present map', async () => {
    const rows = await listed({})
    for (const row of rows) {
      const of = platform.world.match(row.mid)
      if (of === undefined) throw new Error(row.mid)
      const map = of.score[0] + of.score[1] + 1
      const digits = row.csid === 102 ? [0, 7, 8] : [1, 2, 3]
      const allowed = ['153', '154', '204', ...digits.map((digit) => String(8300 + 10 * map + digit))]
      expect(row.hps.filter(({ hpid }) => !allowed.includes(hpid))).toEqual([])
      expect(row.hps.length).toBeGreaterThan(3)
      expect([-1, 1]).toContain(row.mms)
      expect(row).toMatchObject({ mvs: -1, mbmty: 0, mft: of.format?.bestOf })
      expect(row.mapName === undefined).toBe(row.csid !== 102)
    }
  })
})

describe('a match', () => {
  const inPhase = (game: string, isWanted: (match: WorldMatch) => boolean): WorldMatch => {
    for (let step = 0; step < 80; step += 1) {
      const found = open().find((each) => each.sport === game && isWanted(each))
      if (found !== undefined) return found
      // Shorter than a break, and long enough for a leap over most prices.
      hand.at += 4 * 60_000
      platform.world.advance()
    }
    throw new Error(`no such match of ${game}`)
  }

  it.each(GAMES)('of %s has its counts, in a map and in a break', async (game) => {
    const running = inPhase(game, ({ phase, facts }) => phase === 'set2' && facts['kills.set2'] !== undefined)
    client = await launch()
    const row = read(match, (await client.get(PMTY_ESPORTS_PATHS.match, { mid: running.id })).data)
    const [first, second] = game === 'csgo' ? (['rounds', 'kills'] as const) : (['kills', 'towers'] as const)
    const text = (key: string, pair: readonly number[] | undefined): string =>
      `${key}|${pair?.join(':') ?? ''}`
    expect(row.msc).toEqual([
      text('S1', running.score),
      text('S120', running.facts[`${first}.set1`]),
      text('S121', running.facts[`${first}.set2`]),
      text('S181', running.facts[`${second}.set1`]),
      text('S182', running.facts[`${second}.set2`]),
      ...(game === 'csgo' ? [] : [text('S188', running.facts['gold.match'])]),
    ])
    expect(row).toMatchObject({ csid: CSID[game], mmp: 9, mct: 2, mess: game === 'csgo' ? 0 : 1 })
    expect(['home', 'away'].includes(row.mat)).toBe(game === 'csgo')
    const inBreak = inPhase(game, ({ phase }) => phase === 'break')
    client = await launch()
    const paused = read(match, (await client.get(PMTY_ESPORTS_PATHS.match, { mid: inBreak.id })).data)
    const [home, away] = inBreak.score
    expect(paused).toMatchObject({ mmp: 301, mct: home + away, mst: 0, mess: 0, mat: '' })
    expect(paused.msc.some((each) => each.startsWith('S188'))).toBe(false)
  })

  it.each(GAMES)('of %s has markets with prices of three decimals, in tabs', async (game) => {
    const { id, markets } = inPhase(game, ({ phase }) => phase === 'set1')
    client = await launch()
    const shown = read(plays, (await client.get(PMTY_ESPORTS_PATHS.odds, { mid: id, mcid: '0' })).data)
    expect(shown.length).toBe(markets.length)
    for (const { hids, hsw, smt, hl } of shown) {
      expect([hids, hsw, smt]).toEqual([1, '1', 3])
      for (const { ov } of hl.flatMap(({ ol }) => ol)) expect(ov % 100).toBe(0)
    }
    const tabs = read(categories, (await client.get(PMTY_PATHS.categories, { mid: id })).data)
    expect(tabs.map((tab) => tab.id)).toEqual(
      game === 'csgo' ? ['1', '21', '22', '32'] : ['1', '21', '22', '30', '31'],
    )
    expect(tabs[0]?.plays.length).toBe(shown.length)
    expect(tabs.map(({ marketName }) => marketName).slice(0, 3)).toEqual(['所有投注', '全场', '第1图'])
    const named = shown.map(({ hpn }) => hpn)
    expect(named).toContain(game === 'csgo' ? '第1图 总回合' : '第1图 总人头')
  })

  it('of another sport, and an unknown one, is not one of esports', async () => {
    const handball = platform.world.matches().find(({ sport }) => sport === 'handball')
    for (const mid of [handball?.id ?? '', '8939999999', 'x']) {
      expect((await client.get(PMTY_ESPORTS_PATHS.match, { mid })).code).toBe('0400500')
      expect((await client.get(PMTY_ESPORTS_PATHS.odds, { mid })).code).toBe('0400500')
    }
  })

  it('is answered by the calls of all sports too', async () => {
    const [one] = open()
    const detail = await client.get(PMTY_PATHS.match, { mid: one?.id ?? '' })
    expect(read(match, detail.data).mid).toBe(one?.id)
    const byIds = await client.post(PMTY_PATHS.matchesById, { mids: one?.id ?? '' })
    expect(ids(read(matches, byIds.data))).toEqual([one?.id])
  })
})

it('pictures are at the origin of the launch', async () => {
  expect(read(imageDomain, (await client.get(PMTY_ESPORTS_PATHS.imageDomain)).data)).toEqual({
    imgDomain: ORIGIN,
  })
})

describe('a bet', () => {
  it.each(['early', 'in play'] as const)('%s has the match type 5, and no other', async (when) => {
    const wanted = open().find(
      (each) =>
        isInPlay(each) === (when === 'in play') &&
        each.bettingStatus === 'open' &&
        each.markets[0]?.lines[0]?.selections.every(({ status }) => status === 'open') === true,
    )
    if (wanted === undefined) throw new Error('nothing to bet on')
    client = await launch()
    const bet = (matchType: number) => client.betOn(wanted.id, '153', '1', { leg: { matchType } })
    for (const wrong of [1, 2, 3]) {
      expect((await client.post(PMTY_PATHS.bet, await bet(wrong))).code).toBe('0402009')
    }
    const request = await bet(5)
    const answer = await client.post(PMTY_PATHS.bet, request)
    expect(answer.code).toBe('0000000')
    const orders = await client.post(PMTY_PATHS.orders, { clientOrderId: request.clientOrderId })
    const leg = read(orderList, orders.data).records[0]?.detailList[0]
    expect(leg).toMatchObject({
      matchType: 5,
      playId: '153',
      matchInfo: `${leg?.home} v ${leg?.away}${when === 'early' ? '' : `(${wanted.score.join('-')})`}`,
    })
    expect(leg?.oddFinally).toMatch(/^\d+\.\d{3}$/)
  })
})

it('results have groups for maps, kills, towers and rounds, and no markets of maps that were not played', async () => {
  hand.at += 8 * HOUR
  platform.world.advance()
  client = await launch()
  const groups = new Set<number>()
  for (const game of GAMES) {
    const [today, yesterday] = resultDays(platform.clock.now())
    const rows = []
    for (const day of [today, yesterday]) {
      const request = { type: 28, euid: String(CSID[game]), md: String(day?.from), tid: '' }
      rows.push(...read(matches, (await client.post(PMTY_PATHS.matchResults, request)).data))
    }
    const row = rows.find(({ ms }) => ms === 3)
    if (row === undefined) throw new Error(`no result of ${game}`)
    const { data } = await client.get(PMTY_PATHS.matchResult, { mid: row.mid })
    const maps = row.msc.filter((text) => /^S12\d\|/.test(text)).length
    for (const { hpid, tyg } of data as readonly { readonly hpid: string; readonly tyg: number }[]) {
      groups.add(tyg)
      if (hpid.startsWith('83')) expect(Number(hpid.charAt(2))).toBeLessThanOrEqual(maps)
    }
  }
  expect([...groups].sort((a, b) => a - b)).toEqual([127, 5556, 5609, 5610])
})
