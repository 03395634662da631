import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPlatform, type Platform } from '../../../../platform/platform.ts'
import { isInPlay, isOver } from '../../../../platform/book/matchState.ts'
import { DEMO_MEMBER, ensureDemoMember } from '../../../../platform/store/demoMembers.ts'
import { createSimulatedWorld } from '../../../../platform/world/simulatedWorld.ts'
import type { WorldMatch } from '../../../../platform/world/world.ts'
import { isEsport } from '../../../../streams/domain/vocabulary/sports.ts'
import { CSGO_MD, MARKETS, MD } from '../../../documents/dpty/esportsAnswers.ts'
import { shapeDifferences } from '../../../documents/shapes.ts'
import { openQuickStore, START } from '../../book/testPlatform.ts'
import { createDptyClient, type DptyClient, entryOn, type Option, PATHS, type Wrapper } from './dptyClient.ts'

const GAMES = ['dota2', 'lol', 'csgo', 'kog'] as const
const SIDS = { dota2: 277, lol: 276, csgo: 278, kog: 279 } as const
const UNDER = { base: '/dpesports' } as const

let platform: Platform
let client: DptyClient
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

const launch = (): Promise<DptyClient> =>
  createDptyClient(platform, DEMO_MEMBER.name, { venue: 'DPDJ', password: DEMO_MEMBER.password })

/** A match that is wanted, as soon as there is one; the token of the last launch may have expired then. */
async function matchOf(isWanted: (match: WorldMatch) => boolean): Promise<WorldMatch> {
  for (let step = 0; step < 80; step += 1) {
    const found = open().find(isWanted)
    if (found !== undefined) {
      client = await launch()
      return found
    }
    hand.at += 240_000
    platform.world.advance()
  }
  throw new Error('no such match')
}

interface Count {
  readonly sid: number
  readonly tc: number
  readonly ipc: number
  readonly ec: number
  readonly days: readonly { readonly di: number; readonly c: number }[]
}

const open = (): readonly WorldMatch[] =>
  platform.world.matches().filter((match) => isEsport(match.sport) && !isOver(match))

const counts = async (): Promise<readonly Count[]> =>
  (await client.get(PATHS.counts, { category: '1' }, UNDER)).data as readonly Count[]

async function listed(change: Readonly<Record<string, unknown>>): Promise<readonly Wrapper[]> {
  const usual = {
    qt: 'today',
    sportId: 0,
    leagueIds: [],
    sortBy: 'league',
    di: '',
    pageNum: 1,
    pageSize: 200,
  }
  const { code, data } = await client.post(PATHS.matches, { ...usual, category: 1, ...change }, UNDER)
  expect(code).toBe(0)
  return (data as { readonly pageData: readonly Wrapper[] }).pageData
}

const ids = (rows: readonly { readonly md: { readonly mid: string } }[]): readonly string[] =>
  rows.map(({ md }) => md.mid).toSorted()

describe('what is listed under the base of esports', () => {
  it('are the games alone, by day, and their matches are in no list of sports', async () => {
    const rows = await counts()
    expect(rows.map(({ sid }) => sid)).toEqual(GAMES.map((game) => SIDS[game]))
    for (const [index, { tc, ipc, ec }] of rows.entries()) {
      const own = open().filter(({ sport }) => sport === GAMES[index])
      expect([tc + ec, ipc]).toEqual([own.length, own.filter(isInPlay).length])
    }
    const sports = await client.asked<readonly Count[]>(PATHS.counts, { category: '0' })
    expect(sports.map(({ sid }) => sid)).toEqual([11])
  })

  it('has lists of all games or of one, whose numbers are those of the counts', async () => {
    const rows = await counts()
    const sumOf = (di: number) => rows.reduce((sum, { days }) => sum + (days[di]?.c ?? 0), 0)
    expect(await listed({})).toHaveLength(sumOf(0))
    for (const di of [1, 2, 3, 4, 5, 6, 7, 8]) {
      expect(await listed({ qt: 'early', di })).toHaveLength(sumOf(di))
    }
    const lol = await listed({ sportId: 276 })
    expect(lol.every(({ md }) => md['sid'] === 276)).toBe(true)
    const leagues = (
      await client.post(PATHS.leagues, { qt: 'today', sportId: 276, di: '', category: 1 }, UNDER)
    ).data as readonly { readonly lid: string; readonly c: number }[]
    expect(leagues.length).toBeGreaterThan(0)
    for (const { lid, c } of leagues) {
      const own = await listed({ sportId: 276, leagueIds: [lid] })
      expect([own.length, own.every(({ md }) => md.lid === lid)]).toEqual([c, true])
    }
  })

  it('is empty under the other base without a sport, and refuses its category', async () => {
    const list = { qt: 'today', sportId: 0, leagueIds: [], sortBy: 'time', di: '', pageNum: 1, pageSize: 50 }
    const { data } = await client.post(PATHS.matches, { ...list, category: 0 })
    expect(data).toMatchObject({ pager: { count: 0 } })
    expect((await client.post(PATHS.matches, { ...list, category: 0 }, UNDER)).code).toBe(5)
  })
})

describe('a match of esports', () => {
  it('has the documented fields, format, counts and prices of three decimals', async () => {
    const rows = (await listed({})).filter(({ md }) => md['ip'] === 1)
    expect(rows.length).toBeGreaterThan(0)
    const documented = [
      { md: MD.fields, ptds: MARKETS.fields },
      { md: CSGO_MD.fields, ptds: MARKETS.fields },
    ]
    for (const row of rows) {
      const match = platform.world.match(row.md.mid)
      expect(row.md).toMatchObject({ bo: match?.format?.bestOf, cs: match?.score.join(':') })
      expect(row.md['mapName'] === undefined).toBe(match?.sport !== 'csgo')
      expect(row.ptds.length).toBeGreaterThan(0)
      for (const { od, ot } of optionsOf(row))
        expect([ot, od]).toEqual(['OU', expect.stringMatching(/^\d+\.\d{3}$/)])
    }
    expect(shapeDifferences(documented, rows)).toEqual([])
  })

  it('is named by its id under either base, with tabs for its maps', async () => {
    const lol = await matchOf(({ sport, phase }) => sport === 'lol' && phase === 'set1')
    for (const how of [{}, UNDER]) {
      const category = { category: how === UNDER ? '1' : '0' }
      const { code, data } = await client.get(PATHS.source(lol.id), category, how)
      expect(code).toBe(0)
      const { tabs } = data as { tabs: readonly { readonly id: string; readonly plays: readonly string[] }[] }
      expect(tabs.map(({ id }) => id)).toEqual(['1', '21', '22', '30', '31'])
      expect(tabs[0]?.plays).toContain('18.S1_ML')
      const all = (await client.get(PATHS.detail(lol.id), category, how)).data as Wrapper
      expect(all.ptds).toHaveLength(lol.markets.length)
      const byIds = await client.post(
        PATHS.byIds,
        { mids: [lol.id], category: Number(category.category) },
        how,
      )
      expect(ids(byIds.data as readonly Wrapper[])).toEqual([lol.id])
    }
  })

  it('is a favourite in one list with those of sports', async () => {
    const chosen = [
      open()[0],
      platform.world.matches().find((match) => match.sport === 'handball' && !isOver(match)),
    ].map((match) => match?.id ?? '')
    expect((await client.post(PATHS.add, { type: 1, ids: chosen, category: 0 })).code).toBe(0)
    const page = { pageNum: 1, pageSize: 50, sortBy: 'time', category: 0 }
    const kept = await client.posted<{ readonly pageData: readonly Wrapper[] }>(PATHS.favourites, page)
    expect(ids(kept.pageData)).toEqual(chosen.toSorted())
    expect((await client.post(PATHS.del, { type: 1, ids: chosen, category: 0 })).code).toBe(0)
  })
})

describe('a bet on a map', () => {
  it.each([
    ['to come', '/dpgame'],
    ['in play', '/dpesports'],
  ] as const)('of a match %s is taken at three decimals, in European odds, under %s', async (when, base) => {
    const [option, kc] = await mapToBetOn(when === 'in play')
    const { orderToken } = await client.asked<{ orderToken: string }>(PATHS.auth)
    const how = { headers: { Ordertoken: orderToken }, base }
    // What the client saw is not read: the match says whether it is in play.
    const leg = { sportId: 277, isInplay: 0, scoreBenchmark: '', oddValue: option.od, oddFinally: option.od }
    const hongKong = entryOn(platform, option, { leg: { ...leg, marketType: 2 } })
    expect((await client.post(PATHS.order, [hongKong], how)).data).toMatchObject([{ status: 4, code: 3025 }])
    const entry = entryOn(platform, option, { leg })
    const answer = await client.post(PATHS.order, [entry], how)
    expect(answer.data).toMatchObject([
      { status: when === 'in play' ? 3 : 0, code: 0, details: [{ oddValue: shortest(option.od) }] },
    ])
    const records = await client.posted<{ pager: { pageData: readonly { details: readonly object[] }[] } }>(
      PATHS.history,
      { pageNum: 1, pageSize: 50, currency: 1, clientOrderId: entry['clientOrderId'] },
    )
    expect(records.pager.pageData[0]?.details[0]).toMatchObject({
      matchId: option.bid.split('.')[0],
      kindsCode: kc,
      betItemCTID: 18,
      oddFinally: option.od,
      isInplay: when === 'in play' ? 1 : 0,
    })
  })
})

it('results of the games are under their base', async () => {
  const sports = (await client.get(PATHS.results, { category: '1' }, UNDER)).data as readonly Count[]
  expect(sports.map(({ sid }) => sid).toSorted()).toEqual([276, 277, 278, 279])
  expect(
    (await client.get(PATHS.results, { category: '0', sportId: '276', beginTime: '0', endTime: '1' })).code,
  ).toBe(5)
})

/** Decimals of an `oddValue` have no needless zeros. */
const shortest = (od: string): string => od.replace(/\.?0+$/, '')

const optionsOf = ({ ptds }: Wrapper): readonly Option[] =>
  ptds.flatMap(({ hcl }) => hcl.flatMap(({ bil }) => bil))

/** An open option on who wins the present map by towers, and the code of its market. */
async function mapToBetOn(inPlay: boolean): Promise<readonly [Option, string]> {
  const winnerOf = ({ markets }: WorldMatch) =>
    markets.find(
      ({ spec: { kind, stat }, lines: [line] }) =>
        kind === 'winner' && stat === 'towers' && line?.status === 'open',
    )
  const match = await matchOf(
    (each) =>
      isInPlay(each) === inPlay &&
      each.bettingStatus === 'open' &&
      winnerOf(each)?.lines[0]?.selections.every(({ status }) => status === 'open') === true,
  )
  const { ptds } = await client.asked<Wrapper>(PATHS.detail(match.id), { category: '0' })
  const market = ptds.find(
    ({ kc, ctid, hcl }) => ctid === 18 && /^S\d_ML$/.test(kc) && hcl[0]?.bil[0]?.s === 2,
  )
  const option = market?.hcl[0]?.bil[0]
  if (market === undefined || option === undefined) throw new Error('no option')
  return [option, market.kc]
}
