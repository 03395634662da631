import { firstValueFrom } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { Esports, EsportsQuery } from '../../../../streams/venues/esports.ts'
import { esportsListRequest } from '../../../../streams/wire/pmty/esports.ts'
import { answer, bodyOf, createVenueUnderTest, handicapLeg, NOW, odds, pathOf } from './harness.ts'
import type { Answerer } from './harness.ts'

/** The example of docs/esports.md, 6.3, played at the time of the tests. */
const LISTED = {
  mid: '8931000412',
  csid: '100',
  csna: 'LOL',
  tid: '16502',
  tn: '德玛西亚杯',
  tlev: 2,
  mhid: '1650203',
  mhn: 'BLG',
  maid: '1650207',
  man: 'TES',
  malu: ['/crests/tes.png'],
  mgt: NOW,
  ms: 1,
  mmp: '8',
  mct: 1,
  mst: 1122,
  mess: 1,
  mhs: 0,
  mng: 1,
  mfo: 'BO5',
  mft: 5,
  mc: 11,
  mms: -1,
  mvs: -1,
  mbmty: 0,
  mearlys: 1,
  msc: ['S1|0:0', 'S120|5:8', 'S181|3:5', 'S188|0:2000'],
  hps: [],
}

const NODE = {
  menuId: '30000',
  menuName: '电竞',
  menuType: 3001,
  count: 64,
  grade: 1,
  parentId: '0',
  field1: '',
  field2: '1',
  path: 'all',
  topMenuList: [],
  subList: [
    { menuId: '30101', menuName: 'DOTA2', field1: '101', path: 'dota2', count: 14, liveCount: 3 },
    { menuId: '30177', menuName: 'E', field1: '1', path: 'football', count: 1, liveCount: 1 },
    { menuId: '30100', menuName: 'LOL', field1: '100', count: 9, liveCount: 1 },
  ],
}

const QUERY: EsportsQuery = { menuId: '30000', day: 'today', sort: 'league', leagues: [] }

function esportsOf(answerer: Answerer) {
  const { venue, sent } = createVenueUnderTest(answerer)
  return { esports: venue.esports satisfies Esports, venue, sent }
}

async function listed(wire: object = LISTED) {
  const { esports } = esportsOf(() => answer([wire]))
  const result = await firstValueFrom(esports.list(QUERY))
  return result.ok ? result.value.value[0]?.match : result.error
}

describe('a listed match of esports', () => {
  it('is mapped with maps, kills, towers, gold and format', async () => {
    expect(await listed()).toMatchObject({
      id: '8931000412',
      sport: 'lol',
      phase: 'set1',
      clock: { seconds: 1122, running: true, direction: 'up' },
      score: [0, 0],
      bestOf: 5,
      neutral: true,
      video: false,
      animation: false,
      facts: {
        'sets.match': [0, 0],
        'kills.set1': [5, 8],
        'towers.set1': [3, 5],
        'gold.match': [0, 2000],
      },
      teams: { home: { kit: null }, away: { kit: null, crest: '/crests/tes.png' } },
    })
  })

  it('counts rounds and kills in CSGO, which has no clock but a map with a name, and a side that attacks', async () => {
    const csgo = { csid: '102', mmp: '9', mapName: '荒漠迷城', mat: 'away' }
    expect(
      await listed({
        ...LISTED,
        ...csgo,
        msc: ['S1|1:0', 'S120|13:9', 'S121|4:6', 'S181|88:71', 'S182|30:33'],
      }),
    ).toMatchObject({
      phase: 'set2',
      clock: null,
      mapName: '荒漠迷城',
      serving: 'away',
      facts: {
        'rounds.set1': [13, 9],
        'rounds.set2': [4, 6],
        'kills.set1': [88, 71],
        'kills.set2': [30, 33],
      },
    })
  })

  it.each([
    ['301', 'break'],
    ['306', 'break'],
    ['800', 'break'],
    ['1200', 'break'],
    ['12', 'set5'],
    ['441', 'set6'],
    ['442', 'set7'],
    ['61', 'notStarted'],
    ['80', 'interrupted'],
    ['90', 'abandoned'],
    ['999', 'ended'],
  ])('with mmp %s is in the phase %s', async (mmp, phase) => {
    expect(await listed({ ...LISTED, mmp })).toMatchObject({ phase })
  })

  it('has no format and no crest that the venue writes wrongly', async () => {
    const match = await listed({
      ...LISTED,
      mft: 99,
      malu: ['https://elsewhere.example/x.png', '/x y.png', '//elsewhere.example/x.png'],
    })
    expect(match).not.toHaveProperty('bestOf')
    expect(match).not.toHaveProperty('teams.away.crest')
  })
})

describe('the menu of esports', () => {
  it('has all games first, and leaves out what is no game or has no path', async () => {
    const { esports } = esportsOf(() => answer([NODE]))
    const games = await firstValueFrom(esports.games())
    expect(games.ok && games.value).toEqual([
      { sport: null, menuId: '30000', path: 'all', count: 64, liveCount: 3 },
      { sport: 'dota2', menuId: '30101', path: 'dota2', count: 14, liveCount: 3 },
    ])
  })

  it('is empty at a venue without the node', async () => {
    const { esports } = esportsOf(() => answer([]))
    expect(await firstValueFrom(esports.games())).toMatchObject({ ok: true, value: [] })
  })
})

describe('the calls of esports', () => {
  it('read the dates by their md, and leave out one that has none', async () => {
    const row = { menuId: 'x', menuName: '', menuType: 3001, count: 9, liveCount: 2 }
    const { esports, sent } = esportsOf(() =>
      answer([
        { ...row, field1: '0' },
        { ...row, field1: String(Date.UTC(2026, 10, 24, 4)) },
        { ...row, field1: String(-Date.UTC(2026, 11, 1, 4)) },
        { ...row, field1: '' },
        { ...row, field1: '1e300' },
      ]),
    )
    const dates = await firstValueFrom(esports.dates('30101'))
    expect(dates.ok && dates.value.map(({ key }) => key)).toEqual(['today', '2026-11-24', 'other'])
    expect(sent.map(pathOf)).toEqual(['/yewu11/v1/w/esports/getDateMenuListPB'])
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ euid: '30101', csid: '', orpt: '', pids: '' })
  })

  it('ask for a list by game, day, leagues and order, to its last page', async () => {
    const { esports, sent } = esportsOf((_request, times) =>
      answer({ pages: 2, data: [{ ...LISTED, mid: `m${String(times)}` }] }),
    )
    const query: EsportsQuery = { ...QUERY, day: '2026-11-24', sort: 'time', leagues: ['16501', '16502'] }
    const list = await firstValueFrom(esports.list(query))
    expect(list.ok && list.value.value.map(({ match }) => match.id)).toEqual(['m1', 'm2'])
    expect(sent.map(pathOf)).toEqual(Array(2).fill('/yewu11/v1/m/esportsMatchesPB'))
    const [first] = sent
    expect(first && bodyOf(esportsListRequest, first)).toMatchObject({
      euid: '30000',
      category: 1,
      type: 3000,
      sort: 2,
      tid: '16501,16502',
      md: String(Date.UTC(2026, 10, 24, 4)),
      cpn: 1,
    })
  })

  it('read the leagues of known games, the highest level as hot', async () => {
    const { esports } = esportsOf(() =>
      answer([
        { tid: '16501', tn: 'LPL', tlev: 1, csid: '100', lurl: '', num: 4 },
        { tid: '1', tn: '英超', tlev: 1, csid: '1', num: 4 },
        { tn: 'without an id', csid: '100' },
      ]),
    )
    const leagues = await firstValueFrom(esports.leagues(QUERY))
    expect(leagues.ok && leagues.value).toEqual([
      { id: '16501', name: 'LPL', region: '', letter: 'L', sport: 'lol', hot: true, count: 4 },
    ])
  })

  it.each([
    ['https://img.example', 'https://img.example'],
    ['', ''],
    ['javascript:alert(1)', ''],
  ])('read %j as the place of pictures %j', async (imgDomain, place) => {
    const { esports, sent } = esportsOf(() => answer({ imgDomain }))
    expect(await firstValueFrom(esports.pictures())).toEqual({ ok: true, value: place })
    expect(sent[0]).toMatchObject({ method: 'GET' })
    expect(sent.map(pathOf)).toEqual(['/yewu11/v1/games/imgDomain'])
  })

  it('are those of esports for a match that was in a list, and the usual ones for one that was not', async () => {
    const { venue, esports, sent } = esportsOf((request) =>
      answer(pathOf(request).includes('Odds') ? [] : pathOf(request).includes('esports') ? [LISTED] : LISTED),
    )
    await firstValueFrom(venue.sports.markets(LISTED.mid))
    await firstValueFrom(esports.list(QUERY))
    await firstValueFrom(venue.sports.match(LISTED.mid))
    await firstValueFrom(venue.sports.markets(LISTED.mid))
    expect(sent.map((request) => pathOf(request).split('/').at(-1))).toEqual([
      'getMatchOddsInfoPB',
      'esportsMatchesPB',
      'getESMatchDetailPB',
      'getESMatchOddsInfoPB',
    ])
  })
})

describe('a selection of esports', () => {
  it('is quoted with matchType 5, whether it is in play, and a price of three decimals', async () => {
    const leg = handicapLeg({
      choice: {
        ...handicapLeg().choice,
        matchId: LISTED.mid,
        sport: 'lol',
        spec: { kind: 'winner', stat: 'sets', period: 'match' },
        line: null,
      },
      wire: { marketId: 'h1', optionId: 'o1', playId: '153' },
      timing: 'esports',
      score: null,
    })
    const { venue, sent } = createVenueUnderTest((request) =>
      pathOf(request).includes('queryLatestMarketInfo')
        ? answer([
            {
              id: 'h1',
              matchInfoId: LISTED.mid,
              playId: '153',
              placeNum: 1,
              status: 0,
              matchHandicapStatus: 0,
              matchStatus: 0,
              matchOver: 0,
              score: '0:0',
              marketOddsList: [{ id: 'o1', oddsType: '1', oddsValue: 195_200, oddsStatus: 1 }],
            },
          ])
        : answer([]),
    )
    const quote = await firstValueFrom(venue.bets.quote([leg], [], 'RMB'))
    expect(quote.ok && quote.value.legs[0]).toMatchObject({ odds: odds(195_200), live: false, score: null })
    const bodies = sent.map(({ body }) => body ?? '')
    expect(bodies[0]).toContain('"matchType":5')
    expect(bodies[1]).toContain('"matchType":5')
    expect(bodies[1]).toContain('"oddsFinally":"1.952"')
  })
})
