import { firstValueFrom } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { dayKeyAt, dateRows } from '../../../../streams/domain/schedule.ts'
import type { MatchQuery } from '../../../../streams/domain/menu.ts'
import { dayParameter } from '../../../../streams/venues/pmty/day.ts'
import { matchesByIdRequest, matchListRequest } from '../../../../streams/wire/pmty/matchRequests.ts'
import { answer, bodyOf, createVenueUnderTest, NOW, pathOf } from './harness.ts'

const FOOTBALL = {
  mid: 'm1',
  csid: '1',
  tid: 'l1',
  tn: '英超',
  th: 1,
  mhid: 'h',
  mhn: '阿森纳',
  mhlu: ['kit:plain:c8102e:ffffff'],
  maid: 'a',
  man: '切尔西',
  mgt: String(NOW),
  mst: '754',
  mess: 1,
  mmp: '6',
  ms: 1,
  mhs: 0,
  mc: 88,
  msc: ['S1|2:1', 'S2|2:1', 'S5|3:4', 'S11|0:1', 'S12|1:2', 'junk', 'S9|x:y'],
  hps: [],
}
const QUERY: MatchQuery = {
  betType: 'live',
  sport: 'football',
  menuId: '40003',
  day: 'all',
  sort: 'league',
  leagues: [],
}

describe('a listed match', () => {
  const read = async (wire: unknown) => {
    const { venue } = createVenueUnderTest(() => answer([wire]))
    const result = await firstValueFrom(venue.sports.matches(QUERY))
    return result.ok ? result.value.value[0]?.match : result.error
  }

  it('is mapped with its score, cards, clock and teams', async () => {
    expect(await read(FOOTBALL)).toMatchObject({
      id: 'm1',
      sport: 'football',
      league: { id: 'l1', name: '英超', hot: true },
      teams: {
        home: { name: '阿森纳', kit: { pattern: 'plain', base: '#c8102e', trim: '#ffffff' } },
        away: { name: '切尔西', kit: null },
      },
      kickOff: NOW,
      state: 'live',
      phase: 'firstHalf',
      clock: { seconds: 754, running: true, direction: 'up', at: NOW },
      bettingStatus: 'open',
      score: [2, 1],
      facts: {
        'goals.match': [2, 1],
        'goals.firstHalf': [2, 1],
        'corners.match': [3, 4],
        'redCards.match': [0, 1],
        'yellowCards.match': [1, 2],
      },
      marketCount: 88,
      asOf: NOW,
    })
  })

  it('counts its clock down in basketball, and has none in tennis', async () => {
    const basketball = await read({ ...FOOTBALL, csid: 2, mmp: 14 })
    expect(basketball).toMatchObject({ phase: 'quarter2', clock: { direction: 'down' } })
    // Corners and cards do not exist in basketball, so they are dropped even if the venue sends them.
    expect(basketball).toHaveProperty('facts', { 'points.match': [2, 1], 'points.firstHalf': [2, 1] })
    expect(await read({ ...FOOTBALL, csid: 5, mmp: 9, mat: 'away' })).toMatchObject({
      phase: 'set2',
      clock: null,
      serving: 'away',
      facts: { 'sets.match': [2, 1] },
    })
  })

  it('maps numbers it does not know to unknown, and never to open', async () => {
    expect(await read({ ...FOOTBALL, ms: 77, mmp: 4321, mhs: 9 })).toMatchObject({
      state: 'unknown',
      phase: 'unknown',
      bettingStatus: 'suspended',
    })
  })

  it('is closed when it is over, whatever its status says', async () => {
    expect(await read({ ...FOOTBALL, mo: 1 })).toMatchObject({ bettingStatus: 'closed' })
  })

  it('is left out in a sport that is not offered', async () => {
    expect(await read({ ...FOOTBALL, csid: 99 })).toBeUndefined()
  })
})

describe('a list', () => {
  it('is asked for by tab, sport, day and order', async () => {
    const { venue, sent } = createVenueUnderTest(() => answer([]))
    await firstValueFrom(venue.sports.matches(QUERY))
    await firstValueFrom(
      venue.sports.matches({ ...QUERY, betType: 'early', day: '2026-05-03', sort: 'time' }),
    )
    expect(sent.map(pathOf)).toEqual(['/yewu11/v1/m/liveMatchesPB', '/yewu11/v1/m/noLiveMatchesPagePB'])
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({
      euid: '40003',
      type: 1,
      sort: 1,
      md: '',
      cuid: 'u1',
    })
    expect(JSON.parse(sent[1]?.body ?? '')).toMatchObject({
      type: 4,
      sort: 2,
      md: String(Date.UTC(2026, 4, 3, 4)),
    })
  })

  it('is read to its last page, and keeps a match that slid onto the next page once', async () => {
    const pages = [
      ['m1', 'm2'],
      ['m2', 'm3'],
    ]
    const { venue, sent } = createVenueUnderTest((_request, times) =>
      answer(
        { pages: 2, data: pages[times - 1]?.map((mid) => ({ ...FOOTBALL, mid })) },
        '0000000',
        NOW + times,
      ),
    )
    const result = await firstValueFrom(venue.sports.matches({ ...QUERY, betType: 'early' }))
    expect(result.ok && result.value.value.map(({ match }) => match.id)).toEqual(['m1', 'm2', 'm3'])
    expect(result.ok && result.value.at).toBe(NOW + 1)
    expect(sent).toHaveLength(2)
  })

  it('of 3000 matches for parlays is read in pages that fit into one answer', async () => {
    const all = Array.from({ length: 3000 }, (_, index) => `m${index}`)
    const { venue } = createVenueUnderTest((request) => {
      const { cpn, cps } = bodyOf(matchListRequest, request)
      if (cps === null) throw new Error('no page size')
      const data = all.slice((cpn - 1) * cps, cpn * cps).map((mid) => ({ ...FOOTBALL, mid }))
      return answer({ pages: Math.ceil(all.length / cps), data })
    })
    const result = await firstValueFrom(venue.sports.matches({ ...QUERY, betType: 'parlay' }))
    expect(result.ok && result.value.value.map(({ match }) => match.id)).toEqual(all)
  })

  it('fails as a whole when a page is missing', async () => {
    const { venue } = createVenueUnderTest((request) =>
      bodyOf(matchListRequest, request).cpn === 1 ? answer({ pages: 2, data: [FOOTBALL] }) : 'x',
    )
    expect(await firstValueFrom(venue.sports.matches(QUERY))).toMatchObject({ ok: false })
  })

  it('is refreshed by at most 40 ids a call', async () => {
    const ids = Array.from({ length: 41 }, (_, index) => `m${index}`)
    const { venue, sent } = createVenueUnderTest((request) =>
      answer(
        bodyOf(matchesByIdRequest, request)
          .mids.split(',')
          .map((mid) => ({ ...FOOTBALL, mid })),
      ),
    )
    const result = await firstValueFrom(venue.sports.refresh(ids))
    expect(sent).toHaveLength(2)
    expect(result.ok && result.value.value.map(({ match }) => match.id)).toEqual(ids)
  })
})

describe('the day of a list', () => {
  it('falls on the same days as the date row', () => {
    const rows = dateRows([], NOW, 'parlay')
    const single = rows.filter(({ label }) => label !== null)
    expect(single.map(({ key }) => Number(dayParameter(key, NOW)))).toEqual(single.map(({ from }) => from))
    expect(-Number(dayParameter('other', NOW))).toBe(rows.at(-1)?.from)
    expect(dayParameter(dayKeyAt(NOW), NOW)).not.toBe('')
  })

  it('is empty for all, and for what is no day', () => {
    expect([dayParameter('all', NOW), dayParameter('junk', NOW), dayParameter('today', NOW)]).toEqual([
      '',
      '',
      '0',
    ])
  })
})

/** The days of a sport in the format of the venue's menu. */
const DAYS = [
  { menuId: 'd1', field1: '', count: 4, liveCount: '3' },
  { menuId: 'd2', field1: '0', count: '1' },
  { menuId: 'd3', field1: String(dateRows([], NOW, 'early')[1]?.from), count: 2 },
  { menuId: 'd4', field1: String(-NOW), count: 0 },
]

describe('the menu', () => {
  it('keeps the tabs and sports that we know, in our order', async () => {
    const { venue } = createVenueUnderTest(() =>
      answer([
        {
          menuId: 11,
          menuType: 11,
          count: '4',
          subList: [{ menuId: '40203', field1: '1', menuName: '足球', count: 4, topMenuList: DAYS }],
        },
        { menuId: 2, menuType: 2, count: 9, subList: [] },
        {
          menuId: 1,
          menuType: 1,
          count: 3,
          subList: [
            { menuId: '40003', field1: 1, menuName: '足球', count: 2 },
            { menuId: '40099', field1: '99', menuName: '板球', count: 1 },
          ],
        },
      ]),
    )
    const result = await firstValueFrom(venue.sports.menu())
    expect(result.ok && result.value).toEqual([
      {
        betType: 'live',
        count: 3,
        sports: [
          { sport: 'football', name: '足球', menuId: '40003', count: 2, dayCounts: {}, dayLiveCounts: {} },
        ],
      },
      {
        betType: 'parlay',
        count: 4,
        sports: [
          {
            sport: 'football',
            name: '足球',
            menuId: '40203',
            count: 4,
            dayCounts: { all: 4, today: 1, [dateRows([], NOW, 'early')[1]?.key ?? '']: 2, other: 0 },
            dayLiveCounts: { all: 3 },
          },
        ],
      },
    ])
  })
})
