import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type * as v from 'valibot'
import { decode } from '../../../../streams/wire/decode.ts'
import { favouritesAnswer, searchAnswer } from '../../../../streams/wire/imty/favourites.ts'
import {
  competitionCountAnswer,
  deltaAnswer,
  eventsAnswer,
  selectedEventsAnswer,
  sportCountAnswer,
} from '../../../../streams/wire/imty/lists.ts'
import { IMTY_PATHS } from '../../../../streams/wire/imty/paths.ts'
import { completedEventsAnswer } from '../../../../streams/wire/imty/results.ts'
import { TOTAL_KEY } from '../../book/scriptedWorld.ts'
import { createTestPlatform, openSharedStore, type TestPlatform } from '../../book/testPlatform.ts'
import { createImtyClient, type ImtyClient } from './imtyClient.ts'

let shared: Awaited<ReturnType<typeof openSharedStore>>
let testPlatform: TestPlatform
let client: ImtyClient

beforeAll(async () => {
  shared = await openSharedStore()
})
afterAll(() => shared.end())
beforeEach(async () => {
  testPlatform = await createTestPlatform({ store: shared.store })
  const member = await testPlatform.newMember()
  client = await createImtyClient(
    testPlatform.platform,
    (await testPlatform.store.accounts.member(member))?.name ?? '',
  )
})
afterEach(() => testPlatform.platform.close())

async function read<const S extends v.GenericSchema>(
  schema: S,
  path: string,
  payload: object,
): Promise<v.InferOutput<S>> {
  const answer = await client.call(path, payload)
  const decoded = decode(schema, answer)
  if (!decoded.ok || answer.StatusCode !== 100) throw new Error(JSON.stringify(answer))
  return decoded.value
}

const TODAY = { SportId: 1, Market: 2, IncludeLive: true, Page: 1, PageRecords: 200, OrderBy: 1, OddsType: 3 }
const idsOf = ({ Sports }: v.InferOutput<typeof eventsAnswer>) =>
  Sports.flatMap(({ Events }) => Events.map(({ EventId }) => EventId))

describe('the menu', () => {
  it('counts the matches of each tab, the hot leagues first', async () => {
    const { SportCount } = await read(sportCountAnswer, IMTY_PATHS.sportCount, { IsCombo: false })
    const [hot, football] = SportCount
    expect(hot).toMatchObject({ SportId: 0, EventGroupTypes: [{ RBFECount: 1, TodayFECount: 2 }] })
    expect(football).toMatchObject({
      SportId: 1,
      SportName: 'Football',
      EventGroupTypes: [
        { EventGroupTypeId: 1, Count: 7, EarlyFECount: 0, TodayFECount: 4, RBFECount: 3, ORCount: 0 },
      ],
    })
    expect(SportCount.map(({ SportId }) => SportId)).not.toContain(-1)
  })

  it('has the days of the date row, and today in a combo', async () => {
    const days = async (IsCombo: boolean) => {
      const { SportCount } = await read(sportCountAnswer, IMTY_PATHS.sportCount, { IsCombo })
      return SportCount[1]?.EventGroupTypes[0]?.Days ?? []
    }
    expect((await days(false)).map(({ Date: date }) => date).at(-1)).toMatch(/^\d{4}-\d\d-\d\d\+$/)
    expect(await days(false)).toHaveLength(8)
    expect((await days(true))[0]).toMatchObject({ Count: 7, LiveCount: 3 })
  })

  it('has the leagues of a list by region', async () => {
    const { CompetitionCount } = await read(competitionCountAnswer, IMTY_PATHS.competitionCount, TODAY)
    expect(CompetitionCount).toMatchObject([
      { CompetitionId: 'league-0', Count: 3, IsHot: true },
      { CompetitionId: 'league-1', Count: 4, SportId: 1, RegionName: 'Europe', Letter: 'E', IsHot: false },
    ])
  })
})

describe('a list', () => {
  it('has the events of its tab with the main lines of the columns', async () => {
    const answer = await read(eventsAnswer, IMTY_PATHS.eventPage, TODAY)
    expect(idsOf(answer)).toHaveLength(7)
    const [event] = answer.Sports[0]?.Events ?? []
    expect(event).toMatchObject({
      EventGroupTypeId: 1,
      Market: 3,
      EventStatusId: 1,
      EventStateId: 1,
      RBTimeStatus: 1,
      HomeScore: 0,
      OpenParlay: true,
    })
    expect(event?.RBTime).toMatch(/^1H 20:0\d$/)
    expect(event?.MarketLines.map(({ BetTypeId, PeriodId }) => `${BetTypeId}.${PeriodId}`)).toEqual([
      '3.1',
      '1.1',
      '2.1',
      '2.2',
    ])
    const [handicap] = event?.MarketLines.filter(({ BetTypeId }) => BetTypeId === 1) ?? []
    expect(handicap?.WagerSelections).toMatchObject([
      { SelectionId: 1, Handicap: 0.5, DisplayHandicap: '-0.5', Odds: 1.95 },
      { SelectionId: 2, Handicap: 0.5, DisplayHandicap: '+0.5', Odds: 1.95 },
    ])
    expect(handicap?.OddsTypes).toEqual([1, 2, 3, 4])
  })

  it('comes in pages, by league and by day', async () => {
    const ids = async (changes: object) =>
      idsOf(await read(eventsAnswer, IMTY_PATHS.eventPage, { ...TODAY, ...changes }))
    const whole = await ids({})
    expect([...(await ids({ PageRecords: 4 })), ...(await ids({ PageRecords: 4, Page: 2 }))]).toEqual(whole)
    expect(await ids({ CompetitionIds: ['league-0'] })).toHaveLength(3)
    expect(await ids({ IncludeLive: false })).toHaveLength(4)
    expect(await ids({ SportId: 0 })).toHaveLength(3)
    expect(await ids({ Market: 0, EventDate: '2026-12-01+' })).toEqual([])
    expect(await ids({ SportId: 0, Market: 0, CompetitionIds: ['league-1'] })).toHaveLength(4)
  })

  it('has the lines that are asked for', async () => {
    const lines = async (changes: object) => {
      const { Sports } = await read(eventsAnswer, IMTY_PATHS.eventPage, { ...TODAY, ...changes })
      return Sports[0]?.Events[0]?.MarketLines.map(({ BetTypeId, MarketLineLevel }) => [
        BetTypeId,
        MarketLineLevel,
      ])
    }
    expect(await lines({ BetTypeIds: [] })).toEqual([])
    expect(await lines({ BetTypeIds: [1], MarketlineLevels: [1, 2] })).toEqual([
      [1, 1],
      [1, 2],
    ])
    expect(await lines({ BetTypeIds: [2], PeriodIds: [2] })).toEqual([[2, 1]])
  })

  it.each([
    [313, { SportId: 999 }],
    [332, { Market: 9 }],
    [107, { EventDate: 'soon' }],
    [600, { Delta: 'x' }],
    [600, { Delta: '1' }],
  ])('is refused with %i', async (code, changes) => {
    expect((await client.call(IMTY_PATHS.eventPage, { ...TODAY, ...changes })).StatusCode).toBe(code)
  })

  it('answers by a delta what has changed and what is gone', async () => {
    const live = { SportId: 1, OrderBy: 1, OddsType: 3 }
    const { Delta, Sports } = await read(eventsAnswer, IMTY_PATHS.liveEvents, live)
    expect(Sports[0]?.Events).toHaveLength(3)
    testPlatform.hand.at += 5000
    const changes = async () => read(deltaAnswer, IMTY_PATHS.liveEvents, { ...live, Delta })
    // The scripted world dates changes by a count from its beginning.
    testPlatform.world.change('live-1', { version: testPlatform.platform.clock.now() })
    const version = testPlatform.platform.clock.now()
    testPlatform.world.finish('live-2', {})
    testPlatform.world.change('live-2', { version })
    const { DeltaChanges, Delta: next } = await changes()
    expect(Number(next)).toBe(version)
    const actions = new Map(DeltaChanges.map(({ EventId, Action }) => [EventId, Action]))
    expect(actions.get('live-2') ?? 1).toBe(1)
    for (const { EventId, Action, Value } of DeltaChanges) {
      if (Action === 0) expect(Value).toMatchObject({ SportId: 1, EventId })
    }
    testPlatform.hand.at += 61_000
    expect((await client.call(IMTY_PATHS.liveEvents, { ...live, Delta })).StatusCode).toBe(600)
  })
})

describe('a detail', () => {
  it('has every line of the match, and its tabs', async () => {
    const { Sports, MarketGroups } = await read(selectedEventsAnswer, IMTY_PATHS.selectedEvents, {
      SportId: 0,
      EventIds: ['early-1', 'nobody'],
      OddsType: 3,
      IncludeGroupEvents: true,
      IncludeMarketGroups: true,
    })
    const events = Sports.flatMap(({ Events }) => Events)
    expect(events.map(({ EventId }) => EventId)).toEqual(['early-1'])
    expect(
      events[0]?.MarketLines.map(({ BetTypeId, MarketLineLevel }) => `${BetTypeId}:${MarketLineLevel}`),
    ).toEqual(['3:1', '1:1', '1:2', '2:1', '2:2', '2:1'])
    expect(MarketGroups[0]).toMatchObject({ Id: '1', Name: 'All', OrderNumber: 1 })
    expect(MarketGroups[0]?.BetTypes[1]).toEqual({ EventGroupTypeId: 1, BetTypeId: 1, PeriodId: 1 })
  })

  it('has siblings for corners and cards', async () => {
    const match = testPlatform.world.match('early-1')
    const total = match?.markets.find(({ key }) => key === TOTAL_KEY)
    if (match === undefined || total === undefined) throw new Error('no market')
    const spec = { stat: 'corners', kind: 'total', period: 'match' } as const
    testPlatform.world.change('early-1', {
      facts: { 'corners.match': [3, 2] },
      markets: [...match.markets, { ...total, spec, key: 'corners.total.match' }],
    })
    const [own, corners] = await client.events('early-1')
    expect(own).toMatchObject({ EventId: 'early-1', TotalMarketLineCount: 5 })
    expect(corners).toMatchObject({
      EventId: 'early-1.2',
      EventGroupId: 'early-1',
      EventGroupTypeId: 2,
      HomeScore: 3,
      AwayScore: 2,
      MarketLines: [{ BetTypeId: 2 }, { BetTypeId: 2 }],
    })
  })
})

describe('favourites and the search', () => {
  it('mark matches and leagues, and are counted', async () => {
    const add = (payload: object) => client.call(IMTY_PATHS.addFavourite, { SportId: 1, ...payload })
    expect((await add({ EventIds: ['nobody'] })).StatusCode).toBe(334)
    expect((await add({ EventIds: ['early-1'], CompetitionIds: ['league-0'] })).StatusCode).toBe(100)
    const asked = { SportId: 0, IncludeEvents: true, OrderBy: 1, OddsType: 3 }
    const { EventIds, CompetitionIds, TotalCount, Sports } = await read(
      favouritesAnswer,
      IMTY_PATHS.favourites,
      asked,
    )
    expect([EventIds, CompetitionIds, TotalCount]).toEqual([['early-1'], ['league-0'], 4])
    expect(Sports[0]?.Events.every(({ IsFavourite }) => IsFavourite)).toBe(true)
    const removed = await client.call(IMTY_PATHS.removeFavourite, {
      SportId: 1,
      EventIds: ['early-1', 'gone'],
      CompetitionIds: ['league-0'],
    })
    expect(removed.StatusCode).toBe(100)
    expect((await read(favouritesAnswer, IMTY_PATHS.favourites, asked)).TotalCount).toBe(0)
  })

  it('find teams and leagues in any language', async () => {
    const found = await read(searchAnswer, IMTY_PATHS.search, { filter: 'Home 2', OddsType: 3 })
    expect(found.Sports.flatMap(({ Events }) => Events.map(({ EventId }) => EventId))).toEqual([
      'live-2',
      'early-2',
    ])
    const league = await read(searchAnswer, IMTY_PATHS.search, { filter: '联赛0', OddsType: 3 })
    expect(league.Competitions).toMatchObject([{ CompetitionId: 'league-0', SportId: 1 }])
    expect(league.Competitions[0]?.EventIds).toHaveLength(3)
  })
})

describe('results', () => {
  const span = () => {
    const now = testPlatform.platform.clock.now()
    const text = (at: number) => new Date(at).toISOString()
    return { StartDate: text(now - 3_600_000), EndDate: text(now + 20_000_000) }
  }

  it('are those of matches that are over, with a result of each selection', async () => {
    testPlatform.world.finish('early-1', { 'goals.match': [2, 1], 'goals.firstHalf': [1, 0] })
    testPlatform.world.change('early-1', { kickOff: testPlatform.platform.clock.now() - 1000 })
    const list = await read(completedEventsAnswer, IMTY_PATHS.completedResults, {
      SportId: 1,
      EventTypeId: 1,
      ...span(),
    })
    expect(list.CompletedEvents.map(({ EventId }) => EventId)).toEqual(['early-1'])
    const one = await read(completedEventsAnswer, IMTY_PATHS.completedResults, {
      SportId: 1,
      EventTypeId: 1,
      EventIds: ['early-1'],
      IncludeMarkets: true,
    })
    const total = one.CompletedEvents[0]?.MarketLines.find(({ BetTypeId }) => BetTypeId === 2)
    expect(total?.WagerSelections).toMatchObject([
      { Odds: 0, BetResult: 4 },
      { Odds: 0, BetResult: 3 },
    ])
  })

  it.each([
    [107, { StartDate: 'x' }],
    [108, { EndDate: '' }],
    [311, { StartDate: '2020-01-01T00:00:00Z' }],
    [330, { EventTypeId: 5 }],
    [313, { SportId: 999 }],
    [334, { EventIds: ['nobody'] }],
  ])('are refused with %i', async (code, changes) => {
    const asked = { SportId: 1, EventTypeId: 1, ...span(), ...changes }
    expect((await client.call(IMTY_PATHS.completedResults, asked)).StatusCode).toBe(code)
  })
})

describe('the member', () => {
  it('has settings of the venue, which are changed as a whole or not at all', async () => {
    const first = await client.call(IMTY_PATHS.preferences)
    expect(first['UserPreferences']).toMatchObject({
      OddsType: null,
      TimeZone: 480,
      EventSorting: 2,
      SportId: 1,
    })
    const save = (UserPreferences: object) => client.call(IMTY_PATHS.savePreferences, { UserPreferences })
    const chosen = {
      OddsType: 2,
      TimeZone: 540,
      FastBetCombo: { CNY: [20, 50], USDT: [5] },
      ComboAutoAccept: true,
    }
    expect((await save(chosen))['UserPreferences']).toMatchObject({ ...chosen, BettingStyle: 1 })
    for (const wrong of [
      { TimeZone: 17 },
      { OddsType: 9 },
      { FastBetSingle: { CNY: [1, 1], USDT: [5] } },
      { BettingStyle: 1, SportId: 5 },
    ]) {
      expect((await save(wrong)).StatusCode).toBe(400)
    }
    expect((await client.call(IMTY_PATHS.preferences))['UserPreferences']).toMatchObject(chosen)
  })

  it('gets announcements about matches that are not played as planned', async () => {
    testPlatform.world.change('early-1', { state: 'postponed' })
    testPlatform.world.change('early-2', { state: 'cancelled' })
    const { Announcements } = await client.call(IMTY_PATHS.announcements)
    expect(Announcements).toMatchObject([
      { AnnouncementId: 'early-2-cancelled', Title: 'Match cancelled', IsImportant: true },
      { AnnouncementId: 'early-1-postponed', Title: 'Match postponed', IsImportant: false },
    ])
  })

  it('finds no virtual sports where the platform has none', async () => {
    const asked = { SportId: 39, OddsType: 3, Season: 'a', MatchDay: '1' }
    expect(await client.call(IMTY_PATHS.virtualEvents, asked)).toMatchObject({ StatusCode: 100, Sports: [] })
    expect((await client.call(IMTY_PATHS.virtualEvents, { ...asked, SportId: 1 })).StatusCode).toBe(313)
    expect(await client.call(IMTY_PATHS.outrights, { SportId: 31 })).toMatchObject({
      StatusCode: 100,
      Events: [],
    })
  })
})
