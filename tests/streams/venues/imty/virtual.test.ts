import { firstValueFrom } from 'rxjs'
import { describe, expect, it } from 'vitest'
import type { Call } from '../../../../streams/venues/call.ts'
import type { BatchRef, Virtual } from '../../../../streams/venues/virtual.ts'
import { timingOfMatch } from '../../../../streams/views/match/prices.ts'
import { imtyDate } from '../../../../streams/wire/imty/dates.ts'
import { answer, createVenueUnderTest, NOW } from './harness.ts'

const START = NOW + 60_000
const SEAL = START - 10_000
const RACE = 'v3110120261120034601'
const NAME = { Season: '20261120', MatchDay: '346' }

const BATCH: BatchRef = {
  game: '31101',
  sport: 'virtualHorse',
  batchNo: '20261120-0346',
  handle: '20261120/346',
  round: '',
  startsAt: START,
}

const selection = (team: number, name: string, Odds: number, SelectionId = 0) => ({
  ...{ WagerSelectionId: `k${String(team)}`, SelectionId, OutrightTeamId: team },
  ...{ SelectionName: name, OddsType: 3, Odds },
})

const line = (BetTypeId: number, WagerSelections: readonly object[]) => ({
  ...{
    MarketlineId: `m${String(BetTypeId)}`,
    BetTypeId,
    BetTypeName: 'M',
    PeriodId: 1,
    MarketlineStatusId: 1,
  },
  ...{ OddsTypes: [3], OpenParlay: true, WagerSelections },
})

const race = {
  ...{ EventId: RACE, EventGroupId: RACE, EventGroupTypeId: 1, EventDate: imtyDate(START), Market: 1 },
  ...{ EventStatusId: 1, EventStateId: 0, RBTime: 'NS', OpenParlay: true, ...NAME },
  ...{ BatchNo: '20261120-0346', OrderNo: 1, Round: '', ClosingDate: imtyDate(SEAL) },
  Competition: { CompetitionId: '31101', CompetitionName: '银溪赛道' },
  Entrants: [
    { Number: 2, Name: '青鬃令', Form: [2, 1, 'x', 1, 9] },
    { Number: 1, Name: '疾风渡', Form: [1, 3, 2] },
    { Number: 99, Name: 'nobody' },
    { Number: 1, Name: 'again' },
    'nothing',
  ],
  MarketLines: [line(11, [selection(1, '疾风渡', 7.4), selection(2, '青鬃令', 2.77)])],
}

const batch = {
  ...{ SportId: 43, CompetitionId: '31101', BatchNo: '20261120-0346', ...NAME, Round: '' },
  ...{ StartDate: imtyDate(START), SealDate: imtyDate(SEAL), Status: 'open', Commitment: '229c' },
  ...{ FilmLength: null, EventIds: [RACE] },
}

const listed = (batches: readonly unknown[], events: readonly unknown[] = [race]) => ({
  Sports: [{ SportId: 43, Events: events }],
  Competitions: [],
  Batches: batches,
})

/** The value of a call that is answered with these fields, and what was asked. */
async function read<T>(fields: object, call: (virtual: Virtual) => Call<T>) {
  const { venue, sent } = createVenueUnderTest(() => answer(fields))
  const result = await firstValueFrom(call(venue.virtual))
  if (!result.ok) throw new Error('refused')
  return { value: result.value, body: sent[0]?.body, path: sent[0]?.path }
}

const batchesOf = async (fields: object) =>
  (await read(fields, (virtual) => virtual.batches('31101'))).value.value

describe('the entry at the venue', () => {
  it('is called by the whole name', () => {
    expect(createVenueUnderTest(() => '').venue.virtual.entry).toBe('inFull')
  })
})

describe('the games', () => {
  it('are those that this client knows, in the order of the venue', async () => {
    const { value, body } = await read(
      {
        Competitions: [
          { SportId: 46, CompetitionId: '31104', CompetitionName: '摩托赛' },
          { SportId: 39, CompetitionId: '31003', CompetitionName: '世界杯' },
          { SportId: 2, CompetitionId: '31201', CompetitionName: '篮球' },
          { SportId: 43, CompetitionId: '39999', CompetitionName: '?' },
          { CompetitionName: 'no id' },
          7,
        ],
      },
      (virtual) => virtual.menus(),
    )
    expect(body).toMatchObject({ SportId: 0, OddsType: 3 })
    expect(value).toEqual([
      { id: '31104', sport: 'virtualMotorbike', path: 'race', format: 'race', name: '摩托赛' },
      { id: '31003', sport: 'virtualFootball', path: 'virtual-worldcup', format: 'groupCup', name: '世界杯' },
    ])
  })
})

describe('the batches of a game', () => {
  it('are races with entrants by number, which singles alone can be bet on', async () => {
    const { value, body, path } = await read(listed([batch]), (virtual) => virtual.batches('31101'))
    expect(path).toBe('/api/mobile/getvseventinfo')
    expect(body).toMatchObject({ SportId: 43, OddsType: 3, CompetitionIds: ['31101'] })
    const [only] = value.value
    const [entry] = only?.matches ?? []
    expect(only).toMatchObject({ ...BATCH, sealsAt: SEAL, season: 0, commitment: '229c' })
    expect(entry).toMatchObject({ batchNo: BATCH.batchNo, handle: BATCH.handle, orderNo: 1 })
    expect(entry?.match).toMatchObject({ teams: null, parlayAllowed: false, sealsAt: SEAL, kickOff: START })
    expect(entry === undefined ? null : timingOfMatch(entry.match)).toBe('virtual')
    expect(entry?.entrants).toEqual([
      { number: 1, name: '疾风渡', form: [1, 3, 2] },
      { number: 2, name: '青鬃令', form: [2, 1, 1] },
    ])
    const [market] = entry?.markets ?? []
    expect([market?.key, market?.parlayAllowed]).toEqual(['places.outright.match', false])
    expect(market?.lines[0]?.selections.map(({ side, name }) => [side, name])).toEqual([
      ['entrant:1', '1 疾风渡'],
      ['entrant:2', '2 青鬃令'],
    ])
  })

  it('stand by start, without those that no clock can wait for, without matches or of another game', async () => {
    const named = (BatchNo: string, change: object = {}) => ({ ...batch, BatchNo, ...change })
    const at = (start: number, seal: number) => ({ StartDate: imtyDate(start), SealDate: imtyDate(seal) })
    const all = ['later', 'never', 'timeless', 'backwards', 'foreign'].map((BatchNo) => ({
      ...race,
      BatchNo,
    }))
    const batches = await batchesOf(
      listed(
        [
          named('later', at(START + 180_000, SEAL + 180_000)),
          batch,
          named('never', at(8e12, 8e12)),
          named('timeless', { StartDate: 'soon' }),
          named('backwards', at(START, START + 1)),
          named('foreign', { CompetitionId: '31102' }),
          named('empty'),
          { ...batch, BatchNo: null },
          null,
        ],
        [race, ...all, { ...race, EventId: '' }, 'nothing'],
      ),
    )
    expect(batches.map(({ batchNo }) => batchNo)).toEqual([BATCH.batchNo, 'later'])
    expect(batches.map(({ matches }) => matches.length)).toEqual([1, 1])
  })

  it('have the season that is shown and the round', async () => {
    const seasonOf = async (change: object) =>
      (await batchesOf(listed([{ ...batch, ...change }]))).map(({ season, round, handle }) => [
        season,
        round,
        handle,
      ])
    expect(await seasonOf({ Season: '3', MatchDay: 'Q8-2', Round: 'Q8-2' })).toEqual([[3, 'Q8-2', '3/Q8-2']])
    expect(await seasonOf({ Season: '2.14', MatchDay: '5', Round: '5' })).toEqual([[14, '5', '2.14/5']])
    expect(await seasonOf({ Season: 'x', MatchDay: '5', Round: '5' })).toEqual([[0, '5', 'x/5']])
    expect(await seasonOf({ Season: 4, MatchDay: 5, Round: 5 })).toEqual([[4, '5', '4/5']])
  })

  it('are refused as a whole where the answer is none', async () => {
    for (const fields of [
      { Batches: 'x' },
      { Batches: [7] },
      { Sports: [{}], Batches: [] },
      { Sports: 'x' },
    ]) {
      const { venue } = createVenueUnderTest(() => answer(fields))
      const result = await firstValueFrom(venue.virtual.batches('31101'))
      expect(result.ok ? result.value.value : 'refused').toEqual(
        fields.Sports === undefined ? 'refused' : expect.anything(),
      )
    }
  })

  it('of an unknown game are asked for by no number', async () => {
    const { venue, sent } = createVenueUnderTest(() => answer({}, 313))
    expect(await firstValueFrom(venue.virtual.batches('31201'))).toMatchObject({ ok: false })
    expect(sent[0]?.body).toMatchObject({ SportId: -1 })
  })
})

describe('the detail', () => {
  const selected = (events: readonly unknown[]) => ({ Sports: [{ SportId: 43, Events: events }] })

  it('has the lock and the names of the selections, two of them by their numbers', async () => {
    const match = await read(selected([race]), (virtual) => virtual.match(RACE))
    expect(match.body).toMatchObject({ SportId: 0, EventIds: [RACE], BetTypeIds: [] })
    expect(match.value.value).toMatchObject({ handle: BATCH.handle, match: { sealsAt: SEAL } })
    const forecast = line(1846, [
      selection(205, '2-5', 10.71, 10),
      selection(5, '?', 2, 10),
      selection(200, '?', 2, 10),
    ])
    const markets = await read(selected([{ ...race, MarketLines: [forecast] }]), (virtual) =>
      virtual.markets(RACE),
    )
    expect(markets.body).toMatchObject({ IncludeGroupEvents: true })
    expect(markets.value.value).toMatchObject([{ key: 'places.forecast.match', parlayAllowed: false }])
    expect(markets.value.value[0]?.lines[0]?.selections).toMatchObject([{ side: 'entrant:2-5', name: '2-5' }])
  })

  it('never locks after the start', async () => {
    const lock = async (ClosingDate: string | null) =>
      (await read(selected([{ ...race, ClosingDate }]), (virtual) => virtual.match(RACE))).value.value.match
        .sealsAt
    expect(await lock(imtyDate(START + 5000))).toBe(START)
    expect(await lock(null)).toBe(START)
  })

  it('is a refusal for an event that does not exist, and unreadable for one of the lists', async () => {
    const resultOf = async (fields: object) =>
      firstValueFrom(createVenueUnderTest(() => answer(fields)).venue.virtual.match(RACE))
    expect(await resultOf({ Sports: [] })).toMatchObject({ error: { type: 'refusal', reason: 'badEvent' } })
    expect(await resultOf({ Sports: [{ SportId: 1, Events: [race] }] })).toMatchObject({
      error: { type: 'transport' },
    })
  })

  it('is known to the sports of the venue as one that is locked', async () => {
    const { venue } = createVenueUnderTest(() => answer(selected([race])))
    const match = await firstValueFrom(venue.sports.match(RACE))
    expect(match).toMatchObject({ value: { value: { sport: 'virtualHorse', sealsAt: SEAL } } })
  })
})

describe('the film', () => {
  const SPLITS = [117_492, 239_855, 364_589, 496_566, 628_293, 763_640, 875_265, 1_000_000]
  const runner = { Number: 1, Finish: 59_208, Splits: SPLITS }
  const film = (EventId: string, Runners: readonly unknown[]) => ({
    EventId,
    Length: 64_674,
    Distance: 1000,
    Runners,
  })

  it('is asked for by season and match day, and is none before the start', async () => {
    const before = await read({ Batches: [batch], Films: [] }, (virtual) => virtual.replay(BATCH))
    expect(before.body).toMatchObject({ SportId: 43, CompetitionIds: ['31101'], ...NAME, IncludeFilms: true })
    expect(before.body).toMatchObject({ IncludeEvents: false })
    expect(before.value).toEqual(new Map())
    const lengthOf = async (FilmLength: unknown) =>
      (await read({ Batches: [{ ...batch, FilmLength }] }, (virtual) => virtual.filmLength(BATCH))).value
    expect(await lengthOf(null)).toBeNull()
    expect(await lengthOf(64_674)).toBe(64_674)
    expect(await lengthOf('64674')).toBe(64_674)
    expect([await lengthOf(1e9), await lengthOf(-1), await lengthOf('soon')]).toEqual([null, null, null])
    expect((await read({ Batches: [] }, (virtual) => virtual.filmLength(BATCH))).value).toBeNull()
  })

  it('leaves out a race that does not lead each runner over the line', async () => {
    const { value } = await read(
      {
        Films: [
          film('good', [runner]),
          film('backwards', [{ ...runner, Splits: [...SPLITS].reverse() }]),
          film('short', [{ ...runner, Splits: SPLITS.slice(1) }]),
          film('late', [{ ...runner, Finish: 64_675 }]),
          film('still', [{ ...runner, Finish: 0 }]),
          film('twice', [runner, runner]),
          { ...film('endless', [runner]), Length: 1e9 },
          film('', [runner]),
          null,
        ],
      },
      (virtual) => virtual.replay(BATCH),
    )
    expect([...value.keys()]).toEqual(['good'])
    expect(value.get('good')).toEqual({
      kind: 'race',
      lengthMs: 64_674,
      distance: 1000,
      runners: [{ number: 1, finishMs: 59_208, splits: SPLITS }],
    })
  })

  it('has the moments of a match in order, without unreadable ones', async () => {
    const Moments = [
      { Time: 28_166, Side: 2, Kind: 'goal', Value: 0 },
      { Time: '25933', Side: 1, Kind: 'goal' },
      { Time: -1, Side: 1, Kind: 'goal' },
      { Time: 5, Side: 3, Kind: 'goal' },
      { Time: 5, Side: 1, Kind: 'magic' },
      { Time: 600, Side: 1, Kind: 'points', Value: 99 },
      7,
    ]
    const { value } = await read({ Films: [{ EventId: 'v1', Length: 1, Moments }] }, (virtual) =>
      virtual.replay(BATCH),
    )
    expect(value.get('v1')).toEqual({
      kind: 'match',
      moments: [
        { atMs: 600, side: 'home', kind: 'points', value: 0 },
        { atMs: 25_933, side: 'home', kind: 'goal', value: 1 },
        { atMs: 28_166, side: 'away', kind: 'goal', value: 1 },
      ],
    })
  })
})

describe('what else there is of a game', () => {
  const match = {
    ...race,
    ...{ HomeTeam: '巴西', HomeTeamId: '1', AwayTeam: '日本', AwayTeamId: '2', HomeScore: 2, AwayScore: 1 },
    ...{ EventStateId: 1, RBTime: '2H 60:00', MarketLines: [] },
  }

  it('are scores of matches that have begun, forty in each call', async () => {
    const ids = Array.from({ length: 41 }, (_, index) => `v${String(index)}`)
    const { venue, sent } = createVenueUnderTest(() =>
      answer({
        Sports: [
          {
            SportId: 39,
            Events: [
              { ...match, EventId: 'v1', EventGroupId: 'v1' },
              { ...match, EventId: 'v2', EventGroupId: 'v2', EventStateId: 0 },
              { ...match, EventId: 'v3', EventGroupId: 'v3', EventStateId: 5 },
            ],
          },
          { SportId: 43, Events: [{ ...race, EventStateId: 1 }] },
        ],
      }),
    )
    expect(await firstValueFrom(venue.virtual.scores(ids))).toEqual({
      ok: true,
      value: new Map([['v1', [2, 1]]]),
    })
    expect(sent.map(({ body }) => body['EventIds'])).toEqual([ids.slice(0, 40), ids.slice(40)])
    expect(await firstValueFrom(venue.virtual.scores([]))).toEqual({ ok: true, value: new Map() })
    expect(sent).toHaveLength(2)
  })

  it('are ties, tables and results', async () => {
    const tie = { OrderNo: 1, HomeTeam: '巴西', AwayTeam: '日本', HomeScores: [1, 2], AwayScores: [0, -1] }
    const Cups = [
      { CompetitionId: '31004', Phase: 'Q8', Ties: [] },
      { CompetitionId: '31004', Phase: 'Q16', Ties: [{ ...tie, Penalties: 'x', Winner: 1 }, 7] },
      { CompetitionId: '31004', Phase: 'Q1', Ties: [tie] },
    ]
    const tree = await read({ Cups }, (virtual) => virtual.tree(BATCH))
    expect(tree.body).toMatchObject({ ...NAME, IncludeCup: true, IncludeEvents: false })
    const shown = {
      home: '巴西',
      away: '日本',
      homeGoals: [1, 2],
      awayGoals: [],
      penalties: '',
      winner: 'home',
    }
    expect(tree.value).toEqual([{ phase: 'Q16', ties: [{ orderNo: 1, ...shown }] }])
    const row = { TeamName: '巴西', Won: 2, Drawn: 1, Lost: 0, Scored: 5, Conceded: 2, Points: 7 }
    const table = await read({ Tables: [{ Group: 'A', Rows: [row, null] }] }, (virtual) =>
      virtual.table('31003'),
    )
    expect(table.body).toMatchObject({ SportId: 39, CompetitionIds: ['31003'], IncludeTables: true })
    expect(table.value).toEqual([
      { group: 'A', rows: [{ team: '巴西', played: 3, record: '2/1/0', scored: 5, conceded: 2, points: 7 }] },
    ])
    const over = { ...race, EventStateId: 3, Places: [7, 8, 2, 4] }
    const results = await read({ CompletedEvents: [over, {}] }, (virtual) =>
      virtual.results('31101', { from: 0, to: NOW }, 40),
    )
    expect(results.path).toBe('/api/mobile/getcompletedresults')
    expect(results.body).toMatchObject({
      SportId: 43,
      EventTypeId: 1,
      CompetitionIds: ['31101'],
      PageRecords: 40,
    })
    expect(results.value).toEqual([
      {
        ...{ matchId: RACE, game: '31101', batchNo: BATCH.batchNo, round: '', startedAt: START },
        ...{ home: '', away: '', result: '7-8-2', voided: false },
      },
    ])
  })

  it('are results of matches with their kicks, and those that were called off', async () => {
    const kicks = [{ CountId: 0, PeriodId: 157, HomeScore: 5, AwayScore: 6 }]
    const events = [
      { ...match, EventStateId: 3, HomeScore: 1, RelatedScores: kicks, Round: 'Q3' },
      { ...match, EventStateId: 3 },
      { ...match, EventStateId: 5 },
    ]
    const { value } = await read({ CompletedEvents: events }, (virtual) =>
      virtual.results('31003', { from: 0, to: NOW }, 40),
    )
    expect(value.map(({ result, round, voided }) => [result, round, voided])).toEqual([
      ['1:1 (5:6)', 'Q3', false],
      ['2:1', '', false],
      ['2:1', '', true],
    ])
  })
})
