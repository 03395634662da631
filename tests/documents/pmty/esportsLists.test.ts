import { firstValueFrom } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { answer, pack } from '../../streams/venues/pmty/harness.ts'
import * as answers from './esportsAnswers.ts'
import { CALLS, REFUSALS } from './esportsCodes.ts'
import { ALL_GAMES, esportsVenue } from './esportsVenue.ts'

const [DATES_CALL, LIST_CALL, LEAGUES_CALL, , , PICTURES_CALL] = CALLS

const venueOf = (data: unknown, code?: string) => esportsVenue(() => answer(data, code))

describe('the client reads of esports', () => {
  it('the games of the menu, also those without matches', async () => {
    const { venue } = venueOf([answers.MENU_NODE.fields])
    const games = await firstValueFrom(venue.esports.games())
    expect(games.ok && games.value).toEqual([
      { sport: null, menuId: '30000', path: 'all', count: 64, liveCount: 9 },
      { sport: 'dota2', menuId: '30101', path: 'dota2', count: 14, liveCount: 3 },
      { sport: 'lol', menuId: '30100', path: 'lol', count: 30, liveCount: 4 },
      { sport: 'csgo', menuId: '30102', path: 'csgo', count: 20, liveCount: 2 },
      { sport: 'kog', menuId: '30103', path: 'kog', count: 0, liveCount: 0 },
    ])
    // Esports are in no list of the other sports.
    expect(await firstValueFrom(venue.sports.menu())).toEqual({ ok: true, value: [] })
  })

  it('nine dates, and asks for them', async () => {
    const { venue, asked } = venueOf(answers.DATES.answer.fields)
    const dates = await firstValueFrom(venue.esports.dates('30000'))
    expect(dates.ok && dates.value).toEqual([
      { key: 'today', count: 12, liveCount: 5 },
      { key: '2026-11-24', count: 9, liveCount: 0 },
      { key: '2026-11-25', count: 11, liveCount: 0 },
      { key: '2026-11-26', count: 8, liveCount: 0 },
      { key: '2026-11-27', count: 0, liveCount: 0 },
      { key: '2026-11-28', count: 7, liveCount: 0 },
      { key: '2026-11-29', count: 6, liveCount: 0 },
      { key: '2026-11-30', count: 5, liveCount: 0 },
      { key: 'other', count: 6, liveCount: 0 },
    ])
    expect(asked()).toEqual([[DATES_CALL?.code, DATES_CALL?.means, answers.DATES.request.fields]])
  })

  it('a list of each of the dates by the md of its entry', async () => {
    const { venue, asked } = venueOf(answers.LIST_ANSWERS.outrights.fields)
    const dates = await firstValueFrom(venueOf(answers.DATES.answer.fields).venue.esports.dates('30000'))
    for (const { key } of dates.ok ? dates.value : [])
      await firstValueFrom(venue.esports.list({ ...ALL_GAMES, day: key }))
    const days = asked().map(([, , body]): unknown => (body as { md: string }).md)
    expect(days).toEqual(answers.DATES.answer.fields.map(({ field1 }) => field1))
  })

  it('a list as a page, as an array and packed', async () => {
    const { page, all, outrights } = answers.LIST_ANSWERS
    const ids = async (data: unknown) => {
      const list = await firstValueFrom(venueOf(data).venue.esports.list(ALL_GAMES))
      return list.ok && list.value.value.map(({ match }) => match.id)
    }
    expect(await ids(page.fields)).toEqual(['8931000412', '8921000207', '8941000118', '8951000321'])
    expect(await ids(pack(page.fields))).toEqual(await ids(page.fields))
    expect(await ids(all.fields)).toEqual(['8931000412', '8951000321'])
    expect(await ids(outrights.fields)).toEqual([])
  })

  it('a page with every documented field of the request', async () => {
    const { venue, asked } = venueOf([])
    await firstValueFrom(venue.esports.list(ALL_GAMES))
    const { fields } = answers.LIST_REQUESTS.page
    expect(asked()).toEqual([[LIST_CALL?.code, LIST_CALL?.means, fields]])
  })

  it('leagues, those of the highest level as hot, and asks for them', async () => {
    const { venue, asked } = venueOf(answers.LEAGUES.answer.fields)
    const leagues = await firstValueFrom(venue.esports.leagues({ ...ALL_GAMES, menuId: '30100' }))
    expect(leagues.ok && leagues.value).toEqual([
      { id: '16501', name: 'LPL联赛', region: '', letter: 'L', sport: 'lol', hot: true, count: 2 },
      { id: '16502', name: '德玛西亚杯', region: '', letter: '#', sport: 'lol', hot: false, count: 4 },
    ])
    expect(asked()).toEqual([[LEAGUES_CALL?.code, LEAGUES_CALL?.means, answers.LEAGUES.request.fields]])
  })

  it('where pictures are', async () => {
    for (const { fields } of Object.values(answers.PICTURES)) {
      const { venue, asked } = venueOf(fields)
      expect(await firstValueFrom(venue.esports.pictures())).toEqual({ ok: true, value: fields.imgDomain })
      expect(asked()).toEqual([[PICTURES_CALL?.code, PICTURES_CALL?.means, {}]])
    }
  })
})

describe('refusals of esports', () => {
  const [menuMissing, noData] = REFUSALS

  it('an unknown euid is a failure of its list', async () => {
    const { venue } = venueOf(null, menuMissing?.code)
    for (const call of [
      venue.esports.dates('1'),
      venue.esports.list(ALL_GAMES),
      venue.esports.leagues(ALL_GAMES),
    ])
      expect(await firstValueFrom<unknown>(call)).toMatchObject({
        ok: false,
        error: { type: 'refusal', reason: 'menuMissing' },
      })
  })

  it('an unknown csid is a list of nothing, and an unknown match a failure without markets', async () => {
    const { venue } = venueOf(null, noData?.code)
    const { esports, sports } = venue
    const list = await firstValueFrom(esports.list(ALL_GAMES))
    expect(list.ok && list.value.value).toEqual([])
    for (const call of [esports.dates('30000'), esports.leagues(ALL_GAMES)])
      expect(await firstValueFrom<unknown>(call)).toEqual({ ok: true, value: [] })
    expect(await firstValueFrom(sports.match('1'))).toMatchObject({
      ok: false,
      error: { type: 'refusal', reason: 'noData' },
    })
    const markets = await firstValueFrom(sports.markets('1'))
    expect(markets.ok && markets.value.value).toEqual([])
  })
})
