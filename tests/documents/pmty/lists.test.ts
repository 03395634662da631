import { firstValueFrom, of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { pushCode } from '../../../streams/venues/pmty/latePush.ts'
import { readFrame } from '../../../streams/venues/pmty/push.ts'
import { MAX_UNPACKED_BYTES, PACKED_PREFIX } from '../../../streams/wire/packed.ts'
import { MAX_MIDS, PMTY_HEADERS, PMTY_PATHS } from '../../../streams/wire/pmty/paths.ts'
import {
  HEARTBEAT_MS,
  MAX_SLIP_MARKETS,
  PUSH_CLOSE_CODES,
  PUSH_VERSIONS,
} from '../../../streams/wire/pmty/push.ts'
import { answer, createVenueUnderTest, NOW, pack } from '../../streams/venues/pmty/harness.ts'
import { disagreements } from '../disagreements.ts'
import { PMTY_ESPORTS_PATHS } from '../../../streams/wire/pmty/esportsPaths.ts'
import { CATEGORIES, FAVOURITES, LEAGUES, MARKETS, MATCH, MENU, PUSHES, SEARCH } from './matchAnswers.ts'
import * as codes from './codes.ts'
import * as constants from './constants.ts'

const NO_DAYS = { dayCounts: {}, dayLiveCounts: {} }
const venueAnswering = (data: unknown) => createVenueUnderTest(() => answer(data)).venue.sports

describe('the client reads', () => {
  it('the menu: tabs with their sports, and early with its days', async () => {
    expect(await firstValueFrom(venueAnswering(MENU.fields).menu())).toEqual({
      ok: true,
      value: [
        {
          betType: 'live',
          count: 3,
          sports: [
            { sport: 'hot', name: '热门', menuId: '40002', count: 2, ...NO_DAYS },
            { sport: 'football', name: '足球', menuId: '40003', count: 2, ...NO_DAYS },
            { sport: 'basketball', name: '篮球', menuId: '40004', count: 1, ...NO_DAYS },
          ],
        },
        {
          betType: 'early',
          count: 5,
          sports: [
            {
              sport: 'football',
              name: '足球',
              menuId: '40203',
              count: 5,
              dayCounts: { '2026-01-02': 5 },
              dayLiveCounts: { '2026-01-02': 1 },
            },
          ],
        },
      ],
    })
  })

  it('a match: teams, state, period, clock and counts', async () => {
    const result = await firstValueFrom(venueAnswering(MATCH.fields).match('3370001'))
    expect(result.ok && result.value.value).toEqual({
      id: '3370001',
      sport: 'football',
      league: { id: '6408', name: '英格兰超级联赛', hot: false, favourite: false },
      teams: {
        home: { id: '110', name: '北港联', kit: { pattern: 'stripe', base: '#c8102e', trim: '#ffffff' } },
        away: { id: '220', name: '河畔城', kit: { pattern: 'plain', base: '#1d428a', trim: '#ffffff' } },
      },
      kickOff: Date.UTC(2026, 0, 1),
      state: 'live',
      phase: 'secondHalf',
      clock: { seconds: 3605, running: true, direction: 'up', at: NOW },
      bettingStatus: 'open',
      score: [2, 1],
      facts: {
        'goals.match': [2, 1],
        'goals.firstHalf': [1, 0],
        'corners.match': [6, 3],
        'redCards.match': [0, 1],
        'yellowCards.match': [2, 3],
      },
      serving: null,
      marketCount: 57,
      parlayAllowed: true,
      video: true,
      animation: false,
      favourite: false,
      neutral: false,
      asOf: NOW,
    })
  })

  it('that an electronic match cannot be in a parlay', async () => {
    for (const [mbmty, allowed] of [
      [0, true],
      [2, false],
      [4, false],
    ] as const) {
      const result = await firstValueFrom(venueAnswering({ ...MATCH.fields, mbmty }).match('3370001'))
      expect(result.ok && result.value.value.parlayAllowed).toBe(allowed)
    }
  })

  it('a list, as an array, as a page and packed', async () => {
    const query = {
      betType: 'live',
      sport: 'football',
      menuId: '40003',
      day: 'all',
      sort: 'time',
      leagues: [],
    } as const
    const list = [MATCH.fields]
    for (const data of [list, { pages: 1, data: list }, pack(list)]) {
      const result = await firstValueFrom(venueAnswering(data).matches(query))
      expect(result.ok && result.value.value.map(({ match, markets }) => [match.id, markets.length])).toEqual(
        [['3370001', 3]],
      )
    }
  })

  it('favourites, and sends the changes', async () => {
    const { venue, sent } = createVenueUnderTest((request) =>
      answer(request.url.includes('countCollectH5') ? 3 : [{ ...MATCH.fields, mf: 1, tf: 1 }]),
    )
    const { favourites } = venue
    await firstValueFrom(favourites.set({ type: 'match', id: '3370001' }, true))
    await firstValueFrom(favourites.set({ type: 'league', id: '6408' }, false))
    expect(sent.map(({ url, body }): readonly unknown[] => [url, JSON.parse(body ?? '')])).toEqual([
      ['/yewu13/v1/userCollection/addOrCancelMatch', FAVOURITES.addMatch.fields],
      ['/yewu13/v1/userCollection/addOrCancelTournament', FAVOURITES.cancelLeague.fields],
    ])
    expect(await firstValueFrom(favourites.count())).toEqual({ ok: true, value: 3 })
    const list = await firstValueFrom(favourites.list('time'))
    const [first] = list.ok ? list.value.value : []
    expect([first?.match.favourite, first?.match.league.favourite]).toEqual([true, true])
  })

  it('what a search finds', async () => {
    const data = {
      ...SEARCH.answer.fields,
      bowling: [MATCH.fields],
      league: [{ leagueName: '英格兰超级联赛', matchList: [MATCH.fields] }],
    }
    const { venue, sent } = createVenueUnderTest(() => answer(pack(data)))
    const result = await firstValueFrom(venue.search.find('主'))
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual(SEARCH.request.fields)
    const { live, upcoming, leagues } = result.ok
      ? result.value.value
      : { live: [], upcoming: [], leagues: [] }
    expect([live, upcoming, leagues[0]?.matches].map((part) => part?.map(({ match }) => match.id))).toEqual([
      ['3370001'],
      [],
      ['3370001'],
    ])
    expect(leagues[0]?.name).toBe('英格兰超级联赛')
  })

  it('the leagues of a list, and asks for a list of some of them', async () => {
    const { venue, sent } = createVenueUnderTest(({ url }) =>
      answer(url.includes('getFilterMatchListPB') ? pack(LEAGUES.answer.fields) : []),
    )
    const query = { betType: 'live', sport: 'football', menuId: '40003', day: 'all', sort: 'hot' } as const
    const result = await firstValueFrom(venue.sports.leagues({ ...query, leagues: [] }))
    expect(result.ok && result.value).toEqual([
      {
        id: '6408',
        name: '英格兰超级联赛',
        region: '英格兰',
        letter: 'Y',
        sport: 'football',
        hot: true,
        count: 3,
      },
    ])
    const asked = new URL(sent[0]?.url ?? '', 'http://venue.test')
    expect([asked.pathname, Object.fromEntries(asked.searchParams)]).toEqual([
      '/yewu11/v1/m/getFilterMatchListPB',
      LEAGUES.request.fields,
    ])
    await firstValueFrom(venue.sports.matches({ ...query, leagues: ['6408', '6409'] }))
    expect(JSON.parse(sent[1]?.body ?? '')).toMatchObject({ tid: '6408,6409', sort: 1 })
  })

  it('a list in the order that it has asked for', async () => {
    for (const { code, means } of codes.SORTS) {
      const { venue, sent } = createVenueUnderTest(() => answer([]))
      const sort = means === 'league' ? 'league' : 'time'
      const query = {
        betType: 'live',
        sport: 'football',
        menuId: '40003',
        day: 'all',
        sort,
        leagues: [],
      } as const
      await firstValueFrom(venue.sports.matches(query))
      expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ sort: code, euid: '40003', type: 1, md: '' })
    }
  })

  it('markets: what they are about, their lines by slot, status, formats and prices', async () => {
    const result = await firstValueFrom(venueAnswering(MARKETS.fields).markets('3370001'))
    const markets = result.ok ? result.value.value : []
    const [whole, handicap, total] = markets
    expect(markets.map(({ key, parlayAllowed }) => [key, parlayAllowed])).toEqual([
      ['goals.result.match', true],
      ['goals.handicap.match', true],
      ['goals.total.match', false],
    ])
    expect(whole?.oddsFormats).toEqual(['europe'])
    expect(handicap?.oddsFormats).toEqual(['europe', 'hk', 'malay', 'british', 'american', 'indonesian'])
    expect(whole?.lines[0]?.selections.map(({ side, odds }) => [side, odds])).toEqual([
      ['home', 195_000],
      ['draw', 340_000],
      ['away', 410_000],
    ])
    // Lines are in quarters: -0.5/1 is -3, -1 is -4, 2.5 is 10.
    expect(handicap?.lines.map(({ slot, line, status }) => [slot, line, status])).toEqual([
      [1, -3, 'suspended'],
      [2, -4, 'locked'],
    ])
    expect(total?.lines[0]?.line).toBe(10)
    expect(total?.lines[0]?.selections.map(({ side, status }) => [side, status])).toEqual([
      ['over', 'open'],
      ['under', 'suspended'],
    ])
  })

  it('the tabs of the detail', async () => {
    const result = await firstValueFrom(venueAnswering(CATEGORIES.fields).categories('3370001', 'football'))
    expect(result).toEqual({ ok: true, value: [{ id: '1', name: '所有投注', playIds: ['1', '2', '4'] }] })
  })
})

describe('the client reads of the push', () => {
  const at = Number(PUSHES.clock.fields.ctsp)
  const read = (frame: unknown) => readFrame(JSON.stringify(frame), () => 'football')
  const about = { matchId: '3370001', at }

  it('state, clock, score and status of a match', () => {
    const { matchStatus, clock, score, betting } = PUSHES
    expect(read(matchStatus.fields)).toEqual({ type: 'state', ...about, state: 'interrupted' })
    expect(read(clock.fields)).toEqual({
      type: 'clock',
      ...about,
      phase: 'secondHalf',
      clock: { seconds: 3610, running: false, direction: 'up', at },
    })
    expect(read(score.fields)).toMatchObject({ type: 'score', ...about, score: [3, 1] })
    expect(read(betting.fields)).toEqual({ type: 'bettingStatus', ...about, status: 'locked' })
  })

  it('prices, and the status of a line', () => {
    expect(read(PUSHES.prices.fields)).toEqual({
      type: 'lines',
      ...about,
      lines: [
        {
          marketId: '1410000000000000021',
          playId: '4',
          slot: 1,
          handle: '1',
          line: -3,
          status: 'open',
          selections: [{ optionId: '1450000000000000011', side: 'home', odds: 191_000, status: 'open' }],
        },
      ],
    })
    expect(read(PUSHES.lines.fields)).toMatchObject({
      type: 'lines',
      lines: [{ marketId: '1410000000000000021', status: 'suspended', playId: null, slot: null }],
    })
  })

  it('an order and the balance', () => {
    expect(read(PUSHES.order.fields)).toEqual({
      type: 'order',
      bet: {
        orderNo: '5100000000000000002',
        state: 'rejected',
        reasonKey: 'errors.venue.scoreChanged',
        maxWin: 0,
      },
    })
    expect(read(PUSHES.balance.fields)).toEqual({ type: 'balance' })
    expect(read(PUSHES.settlement.fields)).toEqual({
      type: 'order',
      bet: {
        orderNo: '5100000000000000004',
        state: 'settled',
        reasonKey: null,
        maxWin: 9_500,
        told: {
          title: { cmn: '北港联 v 河畔城', zho: '北港聯 v 河畔城', english: 'North Port v Riverside' },
          legs: 2,
          stake: { minor: 10_000, currency: 'RMB' },
          returned: { minor: 19_500, currency: 'RMB' },
          outcome: 'win',
          rollbacks: 1,
          cashOut: 'none',
        },
      },
    })
  })

  it('every documented command, and writes the other three', async () => {
    await pushCode.load()
    const pushed = new Set<string>(Object.values(PUSHES).map(({ fields }) => fields.cmd))
    const up = constants.COMMANDS.map(({ code }) => code).filter((code) => !pushed.has(code))
    expect(up).toEqual(['C0', 'C8', 'C2'])
    expect(sentOnConnecting()).toEqual([
      { cmd: 'C0', requestId: 't1', protocol: constants.LIMITS.pushProtocol.value },
      { cmd: 'C8', list: [{ mid: '3370001' }] },
      { cmd: 'C2', list: [{ hid: 'h1', mid: '3370001' }] },
    ])
  })
})

/** What the client sends on a new connection. */
function sentOnConnecting(): readonly unknown[] {
  const { venue, socket$ } = createVenueUnderTest(() => answer([]))
  const sent: unknown[] = []
  const watch = { matchIds: ['3370001'], slipMarkets: [{ matchId: '3370001', marketId: 'h1' }] }
  const subscription = venue.sports.push(of(watch)).subscribe()
  socket$.next({ type: 'open', send: (text) => sent.push(JSON.parse(text)) })
  subscription.unsubscribe()
  return sent
}

describe('paths and numbers of the protocol', () => {
  it('calls', () => {
    const asked = new Set<string>([...Object.values(PMTY_PATHS), ...Object.values(PMTY_ESPORTS_PATHS)])
    const documentedPaths: readonly string[] = constants.CALLS.map(({ code }) => code)
    expect(documentedPaths.filter((path) => !asked.has(path))).toEqual([])
    expect([...asked].filter((path) => !documentedPaths.includes(path))).toEqual(['/yewuws1/push'])
  })

  it('headers, prefix, limits and close codes', () => {
    expect(PMTY_HEADERS).toEqual({ token: 'requestId', language: 'lang' })
    expect(PACKED_PREFIX).toBe(constants.PACKED_PREFIX[0]?.code)
    expect(MAX_UNPACKED_BYTES).toBe(constants.LIMITS.unpackedBytes.value)
    expect(MAX_MIDS).toBe(constants.LIMITS.idsInACall.value)
    expect(HEARTBEAT_MS).toBe(constants.LIMITS.heartbeatMs.value)
    expect(MAX_SLIP_MARKETS).toBe(constants.LIMITS.slipMarkets.value)
    expect(PUSH_VERSIONS.current).toBe(constants.LIMITS.pushProtocol.value)
    const closing = Object.entries(PUSH_CLOSE_CODES).map(([word, code]) => [code, word] as const)
    expect(
      disagreements(constants.CLOSE_CODES, Object.fromEntries(closing), { words: { stopping: 'cut' } }),
    ).toEqual([])
  })
})
