import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { imtyDate } from '../../../../streams/wire/imty/dates.ts'
import { IMTY_PATHS } from '../../../../streams/wire/imty/paths.ts'
import { IMTY_VIRTUAL_SPORTS } from '../../../../streams/wire/imty/sports.ts'
import { VIRTUAL } from '../../../documents/imty/virtualAnswers.ts'
import { shapeDifferences } from '../../../documents/shapes.ts'
import { createImtyClient } from './imtyClient.ts'
import {
  at,
  eventsIn,
  type Film,
  HORSES,
  LEAGUE,
  nameOf,
  openVirtual,
  type VirtualUnderTest,
} from './virtualUnderTest.ts'

let venue: VirtualUnderTest

beforeAll(async () => {
  venue = await openVirtual()
})
afterAll(() => venue.end())

describe('the games (docs/venues/imty.md, 2.1)', () => {
  it('are those of the sports that have a number, without batches', async () => {
    const answer = await venue.ask({ SportId: 0 })
    expect(answer.Competitions.map(({ SportId, CompetitionId }) => [SportId, CompetitionId])).toEqual([
      ...['31001', '31002', '31003', '31004', '31005'].map((game) => [39, game]),
      [43, '31101'],
      [44, '31102'],
      [45, '31103'],
      [46, '31104'],
    ])
    expect([answer.Sports, answer.Batches]).toEqual([[], []])
  })

  it('are in no list and in no menu', async () => {
    const list = await venue.client.call(IMTY_PATHS.eventPage, { SportId: 39, Market: 0, Page: 1 })
    expect(list.StatusCode).toBe(313)
    const { SportCount } = await venue.client.call(IMTY_PATHS.sportCount, { IsCombo: false })
    const counted = (SportCount as readonly { readonly SportId: number }[]).map(({ SportId }) => SportId)
    expect(counted.filter((number) => number in IMTY_VIRTUAL_SPORTS)).toEqual([])
  })

  it.each([
    ['a sport of the lists', { SportId: 1 }],
    ['an unknown sport', { SportId: 47 }],
    ['no number', { SportId: 'x43' }],
  ])('of %s are refused or none', async (_, fields) => {
    const answer = await venue.ask(fields)
    expect(answer.whole.StatusCode === 313 || answer.Batches.length === 0).toBe(true)
  })
})

describe('the batches of a game (docs/venues/imty.md, 3.2)', () => {
  it('are listed with their events, as the page says', async () => {
    const answer = await venue.ask(HORSES)
    const { StatusCode, ServerTime: _, StatusDesc: __, ...fields } = answer.whole
    expect(StatusCode).toBe(100)
    expect(shapeDifferences(VIRTUAL.answer.fields, fields)).toEqual([])
    expect(answer.Batches.length).toBeGreaterThan(3)
    expect(eventsIn(answer).map(({ EventId }) => EventId)).toEqual(
      answer.Batches.flatMap(({ EventIds }) => EventIds),
    )
    const [batch] = answer.Batches
    const [race] = eventsIn(answer)
    if (batch === undefined || race === undefined) throw new Error('no race')
    expect(at(batch.StartDate) - at(batch.SealDate)).toBe(10_000)
    expect(batch).toMatchObject({ Status: 'open', FilmLength: null, Round: '' })
    expect(batch.Commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(race).toMatchObject({
      ...{ EventName: `虚拟赛马 ${batch.BatchNo}`, HomeTeam: '', Market: 1, OpenParlay: false },
      ...{ EventStatusId: 1, EventStateId: 0, RBTime: 'NS', IsBetTradeOpen: false },
      ...{ BatchNo: batch.BatchNo, OrderNo: 1, Round: '', ClosingDate: batch.SealDate, Places: [] },
    })
    expect(race.Entrants.map(({ Number: number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    // The columns are win and place, in European odds alone, whatever format is asked for.
    expect(race.MarketLines.map(({ BetTypeId, OddsTypes }) => [BetTypeId, OddsTypes])).toEqual([
      [11, [3]],
      [1845, [3]],
    ])
    const malay = eventsIn(await venue.ask({ ...HORSES, OddsType: 1 }))[0]
    expect(malay?.MarketLines[0]?.WagerSelections[0]?.Odds).toBe(
      race.MarketLines[0]?.WagerSelections[0]?.Odds,
    )
  })

  it('are named by season and match day, each by one name', async () => {
    const { Batches } = await venue.ask({ SportId: 39, IncludeEvents: false })
    expect(new Set(Batches.map(({ CompetitionId }) => CompetitionId)).size).toBe(5)
    for (const batch of [...Batches, ...(await venue.ask(HORSES)).Batches]) {
      const { CompetitionId, SportId, BatchNo, EventIds } = batch
      const found = await venue.ask({ SportId, CompetitionIds: [CompetitionId], ...nameOf(batch) })
      expect([found.whole['Season'], found.whole['MatchDay']]).toEqual([batch.Season, batch.MatchDay])
      expect(found.Batches.map((each) => each.BatchNo)).toEqual([BatchNo])
      expect(eventsIn(found).map(({ EventId }) => EventId)).toEqual(EventIds)
    }
    const rounds = Batches.filter(({ CompetitionId }) => CompetitionId === '31001')
    expect(rounds.map(({ Season, MatchDay }) => `${Season} ${MatchDay}`)).toEqual([
      '1 1',
      '1 2',
      '1 3',
      '1 4',
    ])
    const cup = Batches.find(({ CompetitionId }) => CompetitionId === '31004')
    expect(cup).toMatchObject({ Season: '1', MatchDay: 'Q16-1', Round: 'Q16-1' })
    const [race] = (await venue.ask(HORSES)).Batches
    expect(race?.BatchNo).toBe(`${race?.Season ?? ''}-${(race?.MatchDay ?? '').padStart(4, '0')}`)
  })

  it('are the listed ones that fit when one of the two is named', async () => {
    const ofSeason = await venue.ask({ ...LEAGUE, Season: '1' })
    expect(ofSeason.Batches.map(({ MatchDay }) => MatchDay)).toEqual(['1', '2', '3', '4'])
    expect((await venue.ask({ ...LEAGUE, Season: '2' })).Batches).toEqual([])
    const ofDay = await venue.ask({ SportId: 39, MatchDay: '2', IncludeEvents: false })
    expect(ofDay.Batches.map(({ CompetitionId }) => CompetitionId)).toEqual(['31001', '31002', '31005'])
    expect(ofDay.Sports).toEqual([])
  })

  it.each([
    ['a round that is not announced', { Season: '1', MatchDay: '29' }],
    ['a round that no season has', { Season: '1', MatchDay: '31' }],
    ['another spelling', { Season: '01', MatchDay: '1' }],
    ['a batch number in place of a season', { Season: '20260501', MatchDay: '1' }],
    ['an era that never was', { Season: '7.1', MatchDay: '1' }],
    ['numbers that are none', { Season: '1e3', MatchDay: '-1' }],
    ['far ahead', { Season: '999999999', MatchDay: '1' }],
    ['a phase of a cup', { Season: '1', MatchDay: 'Q8-1' }],
  ])('are none for %s', async (_, name) => {
    const answer = await venue.ask({ ...LEAGUE, ...name, IncludeFilms: true })
    expect([answer.whole.StatusCode, answer.Batches, answer.Films, answer.Sports]).toEqual([100, [], [], []])
  })

  it('are none of a game of another sport', async () => {
    expect((await venue.ask({ SportId: 43, CompetitionIds: ['31001', '39999'] })).Batches).toEqual([])
  })
})

describe('the film and what it shows', () => {
  it('is never there before the start, and the places not before its end', async () => {
    const batch = await venue.openBatch()
    const named = { ...HORSES, ...nameOf(batch), IncludeFilms: true }
    await venue.goTo(at(batch.StartDate) - 1)
    const before = await venue.ask(named)
    expect(before.Films).toEqual([])
    expect(before.Batches).toMatchObject([{ Status: 'sealed', FilmLength: null }])
    expect(eventsIn(before)).toMatchObject([{ EventStatusId: 4, EventStateId: 0, RBTime: 'NS', Places: [] }])
    await venue.goTo(at(batch.StartDate))
    const running = await venue.ask(named)
    const [film] = running.Films
    expect(film?.Runners).toHaveLength(8)
    expect(running.Batches).toMatchObject([{ Status: 'decided', FilmLength: film?.Length }])
    expect(eventsIn(running)).toMatchObject([{ EventStatusId: 4, EventStateId: 1, RBTime: 'RC', Places: [] }])
    const span = { StartDate: imtyDate(at(batch.StartDate)), EndDate: imtyDate(at(batch.StartDate) + 1) }
    const results = async () => {
      const asked = { ...HORSES, EventTypeId: 1, ...span, Page: 1, PageRecords: 5 }
      const { CompletedEvents } = await venue.client.call(IMTY_PATHS.completedResults, asked)
      return CompletedEvents as readonly Event[]
    }
    expect(await results()).toEqual([])
    await venue.goTo(at(batch.StartDate) + (film?.Length ?? 0))
    const order = film?.Runners.toSorted((one, other) => one.Finish - other.Finish).map((each) => each.Number)
    const [over] = await results()
    expect(over).toMatchObject({
      EventId: batch.EventIds[0],
      EventStateId: 3,
      Places: order,
      MarketLines: [],
    })
    expect(await venue.eventOf(batch.EventIds[0] ?? '')).toMatchObject({ Places: order, MarketLines: [] })
    // It has left the list a while later, and is still found by its name.
    await venue.goTo(at(batch.StartDate) + 3_600_000)
    expect((await venue.ask(HORSES)).Batches.some(({ BatchNo }) => BatchNo === batch.BatchNo)).toBe(false)
    expect((await venue.ask(named)).Films).toEqual(running.Films)
  })

  it('has the score of a match up to its present place', async () => {
    const batch = await venue.openBatch(LEAGUE)
    const named = { ...LEAGUE, ...nameOf(batch), IncludeFilms: true }
    await venue.goTo(at(batch.StartDate) + 70_000)
    const { Films, ...answer } = await venue.ask(named)
    expect(Films).toHaveLength(8)
    const scoreOf = ({ Moments }: Film) =>
      [1, 2].map(
        (side) =>
          Moments.filter(({ Time, Side, Kind }) => Time <= 70_000 && Side === side && Kind === 'goal').length,
      )
    expect(eventsIn(answer).map(({ HomeScore, AwayScore }) => [HomeScore, AwayScore])).toEqual(
      Films.map(scoreOf),
    )
    expect(eventsIn(answer)[0]).toMatchObject({ EventStateId: 1, Market: 1 })
    expect(eventsIn(answer)[0]?.RBTime).toMatch(/^2H \d\d:\d\d$/)
    expect(Films.flatMap(({ Moments }) => Moments).length).toBeGreaterThan(50)
  })

  it('has ties and tables only where they are asked for', async () => {
    const [cup] = (await venue.ask({ SportId: 39, CompetitionIds: ['31004'] })).Batches
    if (cup === undefined) throw new Error('no cup')
    const asked = { SportId: 39, CompetitionIds: ['31004'], ...nameOf(cup), IncludeEvents: false }
    expect((await venue.ask(asked)).Cups).toEqual([])
    const { Cups, Tables } = await venue.ask({ ...asked, IncludeCup: true, IncludeTables: true })
    expect(Cups[0]).toMatchObject({ CompetitionId: '31004', Season: cup.Season, Phase: 'Q16' })
    expect(Cups[0]?.Ties).toHaveLength(8)
    expect(Tables).toEqual([])
    const league = await venue.ask({ ...LEAGUE, IncludeEvents: false, IncludeTables: true })
    expect(league.Tables).toMatchObject([{ Group: '1' }])
    expect(league.Tables[0]?.Rows).toHaveLength(16)
    const groups = await venue.ask({
      SportId: 39,
      CompetitionIds: ['31003'],
      IncludeTables: true,
      BetTypeIds: [],
    })
    expect(groups.Tables.map(({ Group }) => Group).join('')).toBe('ABCDEFGH')
    expect(eventsIn(groups).every(({ MarketLines }) => MarketLines.length === 0)).toBe(true)
  })

  it('is the same at the venue behind the bridge', async () => {
    const bridge = await createImtyClient(venue.testPlatform.platform, 'racer', 'CHS', 'YBTY')
    const batch = await venue.openBatch()
    const asked = { OddsType: 3, ...HORSES, ...nameOf(batch) }
    const { Batches } = await bridge.call(IMTY_PATHS.virtualEvents, asked)
    expect(Batches).toEqual([batch])
  })
})

describe('another rate of the clock', () => {
  it('counts seasons anew, and finds those from before by their name', async () => {
    const batch = await venue.openBatch(LEAGUE)
    await venue.goTo(at(batch.StartDate) + 200_000)
    const asked = { ...LEAGUE, ...nameOf(batch), IncludeFilms: true }
    const film = (await venue.ask(asked)).Films
    venue = await venue.restarted(60)
    const listed = await venue.ask(LEAGUE)
    expect(listed.Batches.map(({ Season, MatchDay }) => `${Season} ${MatchDay}`)).toEqual([
      '1.1 1',
      '1.1 2',
      '1.1 3',
      '1.1 4',
    ])
    expect((await venue.ask(asked)).Films).toEqual(film)
    expect((await venue.ask({ ...LEAGUE, Season: '1.1', MatchDay: '2' })).Batches).toEqual([
      listed.Batches[1],
    ])
  })
})
