import { firstValueFrom } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { BetType, MatchQuery } from '../../../../streams/domain/menu.ts'
import { askLeagues$ } from '../../../../streams/venues/dpty/leagues.ts'
import { askVideos$ } from '../../../../streams/venues/dpty/video.ts'
import { answer, type Answerer, createVenueUnderTest } from './harness.ts'

const LEAGUES = '/dpty/sport/kstapi/matches/v1/leagues'
const NAMES = '/dpty/sport/openapi/matches/v1/fuzzy/leaguesName'
const HOT_LEAGUES = '/dpty/sport/matches/v1/getHotsLeagueTopList'
const VIDEO = '/dpty/sport/openapi/matches/v1/video/f1'

const league = { lid: 'epl', ln: '英超', lg: '', c: 3, cip: 1, sid: 1, rg: '英格兰', lt: 'Y', hot: 1 }

const queryOf = (leagues: readonly string[]): MatchQuery => ({
  betType: 'live',
  sport: 'football',
  menuId: '1',
  day: 'all',
  sort: 'time',
  leagues,
})

function leaguesWith(chosen: readonly string[], names: ReturnType<Answerer>) {
  const { ask, sent, pathsSent } = createVenueUnderTest(({ path }) => {
    if (path === LEAGUES) return answer([league])
    return path === NAMES ? names : undefined
  })
  const hot$ = () => {
    throw new Error('the hot leagues are not asked for')
  }
  const asked = firstValueFrom(askLeagues$(ask, queryOf(chosen), { serverNow: 0, hot$ }))
  return { asked, sent, pathsSent }
}

describe('the hot entry of the menu', () => {
  const hotOf = async (betType: BetType, change: object = {}) => {
    const rows = [
      { di: 0, c: 3, pc: 2, ipc: 1 },
      { di: 8, c: 4, pc: 4, ipc: 0 },
    ]
    const hot = { lid: 'epl', c: { early: 4, parlay: 6 }, days: rows, ...change }
    const { venue } = createVenueUnderTest(({ path }) =>
      path === HOT_LEAGUES ? answer([hot, { ...hot, lid: 'liga' }]) : undefined,
    )
    const menu = await firstValueFrom(venue.sports.menu())
    return menu.ok ? menu.value.find((tab) => tab.betType === betType)?.sports[0] : undefined
  }

  it('has the matches of all hot leagues by day, where the venue tells them', async () => {
    const parlay = await hotOf('parlay')
    expect([parlay?.sport, parlay?.count]).toEqual(['hot', 12])
    expect(Object.values(parlay?.dayCounts ?? {})).toEqual([12, 4, 0, 0, 0, 0, 0, 0, 0, 8])
    expect(parlay?.dayLiveCounts).toMatchObject({ all: 2, today: 2, other: 0 })
    expect((await hotOf('early'))?.dayCounts).toMatchObject({ all: 8, other: 8 })
    expect((await hotOf('early', { days: undefined }))?.dayCounts).toEqual({})
  })
})

describe('the leagues of a list', () => {
  it('have those that the list is limited to and has no match of, by their names', async () => {
    const { asked, sent } = leaguesWith(
      ['epl', 'liga', 'gone'],
      answer([
        { lid: 'liga', ln: '西甲', lg: '', sid: 1 },
        { lid: 'other', ln: '意甲', lg: '', sid: 1 },
        { lid: 'gone', ln: '?', lg: '', sid: 9999 },
      ]),
    )
    const result = await asked
    expect(result.ok && result.value.map(({ id, name, count }) => [id, name, count])).toEqual([
      ['epl', '英超', 3],
      ['liga', '西甲', 0],
    ])
    expect(sent.find(({ path }) => path === NAMES)?.body).toEqual({
      leagueIds: ['liga', 'gone'],
      category: 0,
    })
  })

  it('are not asked for by name when none is missing', async () => {
    const { asked, pathsSent } = leaguesWith(['epl'], answer([]))
    expect((await asked).ok).toBe(true)
    expect(pathsSent()).not.toContain(NAMES)
  })

  it('are offered without those whose names do not come', async () => {
    const { asked } = leaguesWith(['liga'], answer(null, 5))
    const result = await asked
    expect(result.ok && result.value.map(({ id }) => id)).toEqual(['epl'])
  })
})

describe('the video of a match', () => {
  const videosFor = (reply: string) => {
    const { ask } = createVenueUnderTest(({ path }) => (path === VIDEO ? reply : undefined))
    return firstValueFrom(askVideos$(ask, 'f1'))
  }

  it('is what the player can show', async () => {
    const sources = [
      { kind: 'm3u8', url: '/live/1.m3u8' },
      { kind: 'flv', url: '/live/1.flv' },
      { kind: 'm3u8', url: '' },
      { kind: 7 },
      null,
    ]
    expect(await videosFor(answer({ vid: 'f1', animationUrl: '', sources }))).toEqual({
      ok: true,
      value: ['/live/1.m3u8'],
    })
  })

  it('is none for a match that is not known', async () => {
    expect(await videosFor(answer(null, 14_002))).toEqual({ ok: true, value: [] })
  })
})
