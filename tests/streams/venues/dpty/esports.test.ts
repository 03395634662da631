import { firstValueFrom, map } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { line } from '../../../../streams/domain/market.ts'
import { money } from '../../../../streams/domain/money.ts'
import type { Odds } from '../../../../streams/domain/odds.ts'
import type { PlacementOrder } from '../../../../streams/domain/order.ts'
import { SINGLE_SERIES } from '../../../../streams/domain/parlay.ts'
import { err, ok } from '../../../../streams/domain/result.ts'
import { transportFailure } from '../../../../streams/link/exchange.ts'
import type { Ask } from '../../../../streams/venues/dpty/call.ts'
import { askEsports$ } from '../../../../streams/venues/dpty/esports.ts'
import type { Esports, EsportsQuery } from '../../../../streams/venues/esports.ts'
import { dateRows } from '../../../../streams/domain/schedule.ts'
import { decode } from '../../../../streams/wire/decode.ts'
import { COUNTS, CSGO_MD, LIST, MARKETS, MD } from '../../../documents/dpty/esportsAnswers.ts'
import { withMarbles } from '../../../support/marbles.ts'
import { NOW } from '../depsUnderTest.ts'
import { answer, type Answerer, createVenueUnderTest, handicapLeg, ORDER } from './harness.ts'

const M = '/dpty/sport/openapi/matches/v1'
const LISTS = '/dpty/sport/kstapi/matches/v1/pageData'
const COUNT = `${M}/count/list`
const LEAGUES = '/dpty/sport/kstapi/matches/v1/leagues'
const LIMITS = `${M}/betItemsLimit`
const SEARCH = `${M}/aggregate/fuzzy/leagues`
const RESULTS = '/dpty/sport/matches/v1/settlementResult'

const QUERY: EsportsQuery = { menuId: '0', day: 'today', sort: 'league', leagues: [] }
const DAYS = dateRows([], NOW, 'parlay').flatMap(({ key }) => (key === 'all' ? [] : [key]))

function esportsOf(answerer: Answerer) {
  const { venue, sent, bad } = createVenueUnderTest(answerer)
  /** The addresses of a call, with base and query. */
  const urlsOf = (path: string) => sent.filter((each) => each.path === path).map(({ request }) => request.url)
  const bodyOf = (path: string) => sent.find((each) => each.path === path)?.body
  return { esports: venue.esports satisfies Esports, venue, urlsOf, bodyOf, bad }
}

const listAnswer: Answerer = ({ path }) => (path === LISTS ? answer(LIST.answer.fields) : undefined)

describe('a list of esports', () => {
  it('is asked for under its own base, and has matches with maps, counts and format', async () => {
    const { esports, urlsOf, bodyOf } = esportsOf(listAnswer)
    const result = await firstValueFrom(esports.list(QUERY))
    const [lol, csgo] = result.ok ? result.value.value : []
    expect(lol?.match).toMatchObject({
      id: MD.fields.mid,
      sport: 'lol',
      phase: 'set1',
      clock: { seconds: 1122, running: true, direction: 'up' },
      score: [0, 0],
      bestOf: 5,
      neutral: true,
      video: false,
      facts: {
        'sets.match': [0, 0],
        'kills.set1': [5, 8],
        'towers.set1': [3, 5],
        'gold.match': [0, 2000],
      },
    })
    expect(csgo?.match).toMatchObject({
      id: CSGO_MD.fields.mid,
      sport: 'csgo',
      phase: 'set2',
      clock: null,
      mapName: '荒漠迷城',
      bestOf: 3,
      serving: 'away',
      facts: { 'sets.match': [1, 0], 'rounds.set1': [13, 9], 'kills.set1': [88, 71], 'rounds.set2': [4, 6] },
    })
    expect(urlsOf(LISTS)).toEqual([`/dpesports${LISTS}`])
    expect(bodyOf(LISTS)).toEqual(LIST.request.fields)
  })

  it('has prices with three decimals, in European odds only', async () => {
    const { esports } = esportsOf(listAnswer)
    const result = await firstValueFrom(esports.list(QUERY))
    const market = result.ok ? result.value.value[0]?.markets[0] : undefined
    expect(market).toMatchObject({ key: 'kills.total.set1', oddsFormats: ['europe'], parlayAllowed: true })
    expect(market?.lines[0]?.selections.map(({ odds }) => odds)).toEqual([195_200, 184_100])
  })

  it('of a day and a game is limited to leagues and ordered', async () => {
    const { esports, bodyOf } = esportsOf(listAnswer)
    const day = DAYS[3] ?? 'today'
    await firstValueFrom(esports.list({ menuId: '276', day, sort: 'time', leagues: ['16502'] }))
    expect(bodyOf(LISTS)).toEqual(LIST.later.fields)
  })

  it.each([9, 0, -3])('has no format of %j maps', async (bo) => {
    const row = { md: { ...MD.fields, bo }, ptds: [] }
    const { esports } = esportsOf(({ path }) =>
      path === LISTS ? answer({ ...LIST.answer.fields, pageData: [row] }) : undefined,
    )
    const result = await firstValueFrom(esports.list(QUERY))
    expect(result.ok && result.value.value[0]?.match).not.toHaveProperty('bestOf')
  })

  it('is read to its last page', async () => {
    const page = (pageNum: number) => ({
      pager: { count: 201, pageNum, pageSize: 200 },
      pageData: [{ md: { ...MD.fields, mid: `m${String(pageNum)}` }, ptds: [] }],
    })
    const { esports } = esportsOf(({ path }, times) => (path === LISTS ? answer(page(times)) : undefined))
    const result = await firstValueFrom(esports.list(QUERY))
    expect(result.ok && result.value.value.map(({ match }) => match.id)).toEqual(['m1', 'm2'])
  })
})

describe('the pages of a list', () => {
  const pageOf = (mid: string) => ({
    pager: { count: 201, pageNum: 1, pageSize: 200 },
    pageData: [{ md: { ...MD.fields, mid }, ptds: [] }],
  })

  it('come one after the other, are dated by the oldest, and end with one that fails', () => {
    withMarbles(({ cold, expectObservable }) => {
      /** Answers each call after 3 ms, from the second answer on 10 ms older; an empty id is a failure. */
      const askFor = (mids: readonly string[]): Ask => {
        let times = 0
        return ({ answer: schema }) => {
          const mid = mids[times] ?? ''
          const at = 20 - 10 * times
          times += 1
          return cold('---(a|)').pipe(
            map(() => {
              const read = decode(schema, mid === '' ? null : pageOf(mid))
              return read.ok ? ok({ value: read.value, at }) : err(transportFailure('network'))
            }),
          )
        }
      }
      const shown$ = (mids: readonly string[]) =>
        askEsports$(askFor(mids), QUERY, NOW).pipe(
          map((result) =>
            result.ok ? [result.value.at, ...result.value.value.map(({ match }) => match.id)] : 'failed',
          ),
        )
      expectObservable(shown$(['m1', 'm2'])).toBe('------(a|)', { a: [10, 'm1', 'm2'] })
      expectObservable(shown$(['m1', ''])).toBe('------(a|)', { a: 'failed' })
      expectObservable(shown$([''])).toBe('---(a|)', { a: 'failed' })
    })
  })
})

describe('games and dates', () => {
  const counts =
    (rows: unknown): Answerer =>
    ({ path }) =>
      path === COUNT ? answer(rows) : undefined

  it('are made from the counts, all games first', async () => {
    const { esports, urlsOf } = esportsOf(counts(COUNTS.answer.fields))
    const games = await firstValueFrom(esports.games())
    expect(games.ok && games.value).toEqual([
      { sport: null, menuId: '0', path: 'all', count: 22, liveCount: 4 },
      { sport: 'dota2', menuId: '277', path: 'dota2', count: 14, liveCount: 3 },
      { sport: 'lol', menuId: '276', path: 'lol', count: 8, liveCount: 1 },
    ])
    expect(urlsOf(COUNT)).toEqual([`/dpesports${COUNT}?category=1`])
  })

  it('are nine, of a game or of all', async () => {
    const { esports } = esportsOf(counts(COUNTS.answer.fields))
    const all = await firstValueFrom(esports.dates('0'))
    const lol = await firstValueFrom(esports.dates('276'))
    expect(all.ok && all.value.map(({ key }) => key)).toEqual(DAYS)
    expect(all.ok && all.value[0]).toEqual({ key: 'today', count: 15, liveCount: 4 })
    expect(all.ok && all.value[3]).toEqual({ key: DAYS[3], count: 7, liveCount: 0 })
    expect(lol.ok && lol.value.map(({ count }) => count)).toEqual([6, 0, 0, 2, 0, 0, 0, 0, 0])
  })

  it('leave out what is no game, not known, or switched off', async () => {
    const [dota2, lol] = COUNTS.answer.fields
    const { esports } = esportsOf(
      counts([
        { ...dota2, s: 0 },
        { ...lol, sportShowSwitch: 0 },
        { ...lol, sid: 1 },
        { ...lol, sid: 297 },
      ]),
    )
    expect(await firstValueFrom(esports.games())).toEqual({ ok: true, value: [] })
  })
})

describe('the further calls', () => {
  it('ask for the leagues of the list, which have no region', async () => {
    const row = {
      lid: '16502',
      ln: '德玛西亚杯',
      lg: '',
      c: 4,
      cip: 1,
      sid: 276,
      rg: '中国',
      lt: 'D',
      hot: 0,
    }
    const { esports, urlsOf, bodyOf } = esportsOf(({ path }) =>
      path === LEAGUES ? answer([row, { ...row, lid: 'epl', sid: 1 }]) : undefined,
    )
    const leagues = await firstValueFrom(esports.leagues({ ...QUERY, menuId: '276' }))
    expect(leagues.ok && leagues.value).toEqual([
      { id: '16502', name: '德玛西亚杯', region: '', letter: 'D', sport: 'lol', hot: false, count: 4 },
    ])
    expect(urlsOf(LEAGUES)).toEqual([`/dpesports${LEAGUES}`])
    expect(bodyOf(LEAGUES)).toEqual({ qt: 'today', sportId: 276, di: '', category: 1 })
  })

  it('have no pictures, without asking', async () => {
    const { esports, urlsOf } = esportsOf(() => undefined)
    expect(await firstValueFrom(esports.pictures())).toEqual({ ok: true, value: '' })
    expect(urlsOf(COUNT)).toEqual([])
  })

  it('search under both bases', async () => {
    const found = (mid: string) => ({ inPlay: [{ md: { ...MD.fields, mid } }], upcoming: [], leagues: [] })
    const { venue, urlsOf } = esportsOf(({ path, request }) =>
      path === SEARCH ? answer(found(request.url.startsWith('/dpesports') ? 'e1' : 's1')) : undefined,
    )
    const result = await firstValueFrom(venue.search.find('T'))
    expect(result.ok && result.value.value.live.map(({ match }) => match.id)).toEqual(['s1', 'e1'])
    expect(urlsOf(SEARCH)).toEqual([
      `/dpgame${SEARCH}?category=0&keyword=T`,
      `/dpesports${SEARCH}?category=1&keyword=T`,
    ])
  })

  it('ask for results of a game under its base', async () => {
    const { venue, urlsOf } = esportsOf(({ path, request }) => {
      if (path !== RESULTS) return undefined
      if (request.url.includes('sportId')) return answer({ pager: { count: 0 }, pageData: [] })
      return answer([{ sid: request.url.startsWith('/dpesports') ? 276 : 1, snc: '', sne: '' }])
    })
    expect(await firstValueFrom(venue.results.sports())).toEqual({ ok: true, value: ['football', 'lol'] })
    await firstValueFrom(venue.results.ofDay('lol', { from: NOW, to: NOW + 1 }))
    expect(urlsOf(RESULTS).at(-1)).toMatch(/^\/dpesports.*category=1.*sportId=276$/)
  })
})

describe('a leg of esports', () => {
  const [market] = MARKETS.fields
  const [over] = market?.hcl[0]?.bil ?? []
  const leg = handicapLeg({
    choice: {
      ...handicapLeg().choice,
      matchId: MD.fields.mid,
      sport: 'lol',
      spec: { kind: 'total', stat: 'kills', period: 'set1' },
      line: line(114),
      side: 'over',
    },
    wire: { marketId: 'x', optionId: over?.bid ?? '', playId: '17.S1_OU' },
    agreedOdds: 195_200 as Odds,
    timing: 'esports',
    score: null,
  })

  it('is quoted with three decimals', async () => {
    const item = {
      matchId: MD.fields.mid,
      betItemsId: over?.bid,
      minAmount: '1.00',
      maxAmount: '9.00',
      maxWinAmount: '1952.00',
      kc: 'S1_OU',
      ctid: 17,
      ip: 0,
      scoreBenchmark: '',
      openReserve: 1,
      ...over,
    }
    const { venue } = esportsOf(({ path }) =>
      path === LIMITS ? answer({ items: [item], series: [] }) : undefined,
    )
    const quote = await firstValueFrom(venue.bets.quote([leg], [], 'RMB'))
    expect(quote.ok && quote.value.legs[0]).toMatchObject({
      odds: 195_200,
      status: 'open',
      live: false,
      score: null,
    })
    expect(quote.ok && quote.value.limits[0]).toMatchObject({ max: { minor: 900 } })
  })

  it('is sent with its price as shown, and not as one in play', async () => {
    const { venue, bodyOf, urlsOf } = esportsOf(({ path }) => (path === ORDER ? answer([]) : undefined))
    const bet = { legs: [leg], series: SINGLE_SERIES, unitStake: money(1000, 'RMB'), combinations: 1 }
    const confirm: PlacementOrder = {
      id: 'c1',
      venue: 'DPTY',
      bets: [bet],
      currency: 'RMB',
      validUntil: NOW + 30_000,
      oddsFormat: 'europe',
      acceptance: 'none',
    }
    await firstValueFrom(venue.bets.place(confirm))
    expect(bodyOf(ORDER)).toMatchObject([
      {
        betOrderDetailRequestDTOS: [
          {
            sportId: 276,
            oddValue: '1.952',
            oddFinally: '1.952',
            marketType: 1,
            isInplay: 0,
            scoreBenchmark: '',
          },
        ],
      },
    ])
    expect(urlsOf(ORDER)).toEqual([`/dpgame${ORDER}`])
  })
})
