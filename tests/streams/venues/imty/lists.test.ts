import { firstValueFrom } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { MatchQuery } from '../../../../streams/domain/menu.ts'
import { answer, createVenueUnderTest, NOW } from './harness.ts'

const QUERY: MatchQuery = {
  betType: 'live',
  sport: 'football',
  menuId: 'live:1',
  day: 'all',
  sort: 'league',
  leagues: [],
}

const event = (id: string, change: object = {}) => ({
  EventId: id,
  EventGroupId: id,
  EventGroupTypeId: 1,
  EventDate: '2026-11-23T08:00:00.000-04:00',
  EventStatusId: 1,
  EventStateId: 1,
  Market: 3,
  HomeTeam: 'A',
  HomeTeamId: '1',
  AwayTeam: 'B',
  AwayTeamId: '2',
  HomeScore: 0,
  AwayScore: 0,
  RBTime: '1H 10:00',
  RBTimeStatus: 1,
  SortKey: id,
  Competition: { CompetitionId: '3', CompetitionName: 'L' },
  MarketLines: [],
  ...change,
})

const outright = (id: string, leagueId: string, league: string, IsHot: boolean) => ({
  SportId: 31,
  EventId: id,
  OutrightEventName: 'Winner',
  EventDate: '2026-11-23T08:00:00.000-04:00',
  ClosingDate: '2026-11-23T09:00:00.000-04:00',
  EventStatusId: 1,
  EventStateId: 0,
  Market: 1,
  Competition: { CompetitionId: leagueId, CompetitionName: league, IsHot },
  SortKey: id,
  MarketLines: [],
})

const whole = (ids: readonly string[]) => ({
  Sports: [{ SportId: 1, Events: ids.map((id) => event(id)) }],
  Delta: '1000',
})

function createList(deltas: readonly string[]) {
  let local = NOW
  const under = createVenueUnderTest(
    ({ body }, times) =>
      body['Delta'] === undefined
        ? answer(whole(['1', '2']))
        : (deltas[times - 2] ?? answer({ DeltaChanges: [], Delta: 'n' })),
    { now: () => local },
  )
  const read = async () => {
    const result = await firstValueFrom(under.venue.sports.matches(QUERY))
    return result.ok ? result.value.value.map(({ match }) => [match.id, match.score[0]]) : result.error
  }
  return {
    ...under,
    read,
    pass: (ms: number) => {
      local += ms
    },
  }
}

describe('the menu of IMTY', () => {
  it('has the counts by day and their sum, of the matches in play too where it is told', async () => {
    const day = (Date: string, Count: number, LiveCount?: number) => ({ Date, Count, LiveCount })
    const row = (SportId: number, Days: unknown[]) => ({
      SportId,
      SportName: 'S',
      OrderNumber: SportId,
      EventGroupTypes: [
        { EventGroupTypeId: 1, Count: 9, EarlyFECount: 4, TodayFECount: 3, RBFECount: 2, Days },
      ],
    })
    const told = row(1, [day('2026-11-24', 5, 2), day('2026-11-25', 3, 1), day('2026-11-26+', 1)])
    const { venue } = createVenueUnderTest(() =>
      answer({ SportCount: [told, row(2, [day('2026-11-24', 9)])] }),
    )
    const result = await firstValueFrom(venue.sports.menu())
    const parlay = result.ok ? result.value.find(({ betType }) => betType === 'parlay') : undefined
    expect(parlay?.sports.map(({ dayLiveCounts }) => Object.values(dayLiveCounts ?? {}))).toEqual([
      [3, 2, 1],
      [],
    ])
    expect(parlay?.sports[0]?.dayLiveCounts?.all).toBe(3)
  })

  it('has sports of outrights in no tab but champion, and a sport without matches in the others', async () => {
    const row = (SportId: number, counts: object) => ({
      SportId,
      SportName: 'S',
      OrderNumber: SportId,
      EventGroupTypes: [{ EventGroupTypeId: 1, ...counts }],
    })
    const { venue } = createVenueUnderTest(({ body }) =>
      answer({
        SportCount: [
          row(1, { Count: 2, TodayFECount: 2 }),
          row(2, {}),
          row(31, { ORCount: body['IsCombo'] === true ? 0 : 3 }),
        ],
      }),
    )
    const result = await firstValueFrom(venue.sports.menu())
    const sportsOf = (tab: string) =>
      result.ok
        ? result.value.find(({ betType }) => betType === tab)?.sports.map(({ sport }) => sport)
        : result.error
    expect(sportsOf('champion')).toEqual(['rugby'])
    expect(sportsOf('parlay')).toEqual(['football', 'basketball'])
    expect(sportsOf('today')).toEqual(['football', 'basketball'])
  })
})

describe('a list of IMTY', () => {
  it('is asked for by its changes, which are applied to the last answer', async () => {
    const put = { EventId: '2', Action: 0, Value: { SportId: 1, ...event('2', { HomeScore: 1 }) } }
    const added = { EventId: '0', Action: 0, Value: { SportId: 1, ...event('0') } }
    const gone = { EventId: '1', Action: 1, Value: null }
    const { read, sent } = createList([
      answer({ DeltaChanges: [put, added, gone, { ...gone, EventId: 'x' }], Delta: '2000' }),
    ])
    expect(await read()).toEqual([
      ['1', 0],
      ['2', 0],
    ])
    expect(await read()).toEqual([
      ['0', 0],
      ['2', 1],
    ])
    expect(await read()).toHaveLength(2)
    expect(sent.map(({ body }) => body['Delta'])).toEqual([undefined, '1000', '2000'])
  })

  it('keeps the clock of a match as of the answer that brought it', async () => {
    const { venue } = createVenueUnderTest(({ body }) =>
      body['Delta'] === undefined
        ? answer(whole(['1']))
        : answer({ DeltaChanges: [], Delta: '2' }, 100, NOW + 5000),
    )
    await firstValueFrom(venue.sports.matches(QUERY))
    const later = await firstValueFrom(venue.sports.matches(QUERY))
    expect(later).toMatchObject({
      value: { at: NOW + 5000, value: [{ match: { asOf: NOW + 5000, clock: { seconds: 600, at: NOW } } }] },
    })
  })

  it('is asked for as a whole after 600, an unreadable change, a minute, and a change of favourites', async () => {
    const tooOld = createList([answer({}, 600)])
    await tooOld.read()
    expect(await tooOld.read()).toHaveLength(2)
    expect(tooOld.sent.map(({ body }) => body['Delta'])).toEqual([undefined, '1000', undefined])

    const unread = createList(Array.from({ length: 4 }, () => answer({ DeltaChanges: 7 })))
    await unread.read()
    expect(await unread.read()).toHaveLength(2)

    const minute = createList([])
    await minute.read()
    minute.pass(60_000)
    await minute.read()
    expect(minute.sent.map(({ body }) => body['Delta'])).toEqual([undefined, undefined])

    const marked = createList([])
    await marked.read()
    await firstValueFrom(marked.venue.favourites.set({ type: 'league', id: '3' }, true))
    await marked.read()
    expect(marked.sent.at(-1)?.body['Delta']).toBeUndefined()
  })

  it('leaves out sports and markets that it does not know', async () => {
    const line = { MarketlineId: 'a', BetTypeId: 999, PeriodId: 1, WagerSelections: [] }
    const { venue } = createVenueUnderTest(() =>
      answer({
        Sports: [
          { SportId: 999, Events: [event('9')] },
          { SportId: 1, Events: [event('1', { MarketLines: [line] })] },
        ],
      }),
    )
    expect(await firstValueFrom(venue.sports.matches(QUERY))).toMatchObject({
      value: { value: [{ match: { id: '1' }, markets: [] }] },
    })
  })
})

describe('the leagues of the outrights of IMTY', () => {
  const OUTRIGHTS: MatchQuery = { ...QUERY, betType: 'champion', sport: 'rugby', menuId: 'champion:31' }

  it('are those of the list, each once, whatever leagues it is limited to', async () => {
    const { venue, sent } = createVenueUnderTest(() =>
      answer({
        Events: [
          outright('1', '7', 'Dubai Sevens', false),
          outright('2', '8', '香港七人橄榄球赛', true),
          outright('3', '7', 'Dubai Sevens', false),
        ],
      }),
    )
    const leagues = await firstValueFrom(venue.sports.leagues({ ...OUTRIGHTS, leagues: ['7'] }))
    const rugby = { region: '', sport: 'rugby' }
    expect(leagues).toEqual({
      ok: true,
      value: [
        { ...rugby, id: '7', name: 'Dubai Sevens', letter: 'D', hot: false, count: 2 },
        { ...rugby, id: '8', name: '香港七人橄榄球赛', letter: '#', hot: true, count: 1 },
      ],
    })
    await firstValueFrom(venue.sports.matches({ ...OUTRIGHTS, leagues: ['7'] }))
    expect(sent.map(({ body }) => body['CompetitionIds'])).toEqual([[], ['7']])
  })
})
