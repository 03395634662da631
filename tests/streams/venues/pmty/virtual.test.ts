import { firstValueFrom } from 'rxjs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Leg } from '../../../../streams/domain/leg.ts'
import { betRequest } from '../../../../streams/venues/pmty/place.ts'
import { money } from '../../../../streams/domain/money.ts'
import { SINGLE_SERIES } from '../../../../streams/domain/parlay.ts'
import { timingOfMatch } from '../../../../streams/views/match/prices.ts'
import type { BatchRef } from '../../../../streams/venues/virtual.ts'
import { answer, bodyOf, createVenueUnderTest, handicapLeg, NOW, odds, pathOf } from './harness.ts'

const START = NOW + 60_000
const RACE = 'v3110120261120034601'

const BATCH: BatchRef = {
  game: '31101',
  sport: 'virtualHorse',
  batchNo: '20261120-0346',
  round: '',
  startsAt: START,
}

const win = (ot: string, on: string, ov: number) => ({
  oid: `k${ot}`,
  ot,
  on,
  os: 1,
  ov,
  obv: ov,
  oddSort: Number(ot),
})

const race = {
  mid: RACE,
  csid: '1011',
  csna: 'VR赛马',
  tid: '31101',
  tn: '银溪赛道',
  batchNo: '20261120-0346',
  orderNo: 1,
  lod: '',
  mgt: START,
  ms: 0,
  mmp: '0',
  mhs: 0,
  mc: 6,
  teams: ['疾风渡', '青鬃令'],
  entrants: [
    { number: 2, id: '31101-08', name: '青鬃令', weight: 40, form: [2, 1, 'x', 1, 9] },
    { number: 1, id: '31101-07', name: '疾风渡', weight: 15, form: [1, 3, 2] },
    { number: 99, id: '', name: 'nobody' },
    { number: 1, name: 'again' },
  ],
  msc: [],
  hps: [
    {
      hpid: '10000',
      hpn: '独赢',
      hids: 1,
      hsw: '1',
      hid: 'm1',
      hs: 0,
      hn: 1,
      ol: [win('1', '疾风渡', 740_000), win('2', '青鬃令', 277_000)],
    },
    {
      hpid: '8401',
      hpn: '位置',
      hids: 1,
      hsw: '1',
      hl: [{ hid: 'm2', hs: 0, hn: 1, hv: '', hmt: 1, ol: [win('1', '疾风渡', 225_000)] }],
    },
  ],
}

const batch = {
  batchNo: '20261120-0346',
  mmp: 'PREGAME',
  beginTime: START,
  sealTime: START - 10_000,
  lod: '',
  season: 0,
  commitment: '229c',
  status: 'open',
  matchs: [race],
}

const asked = <T>(data: unknown, call: (venue: ReturnType<typeof createVenueUnderTest>['venue']) => T) => {
  const under = createVenueUnderTest(() => answer(data))
  return { result: call(under.venue), ...under }
}

const batchesOf = async (data: unknown) => {
  const { venue, sent } = createVenueUnderTest(() => answer(data))
  const result = await firstValueFrom(venue.virtual.batches('31101'))
  if (!result.ok) throw new Error('no batches')
  return { batches: result.value.value, sent }
}

describe('the batches of a game', () => {
  it('are races with entrants by number, which singles alone can be bet on', async () => {
    const { batches, sent } = await batchesOf([batch])
    expect(sent[0]?.body).toBe(JSON.stringify({ csid: '1011', tid: '31101' }))
    const [only] = batches
    const [entry] = only?.matches ?? []
    expect(only).toMatchObject({
      game: '31101',
      startsAt: START,
      sealsAt: START - 10_000,
      sport: 'virtualHorse',
    })
    expect(entry?.match).toMatchObject({ teams: null, parlayAllowed: false, sealsAt: START - 10_000 })
    expect(entry?.entrants).toEqual([
      { number: 1, name: '疾风渡', form: [1, 3, 2] },
      { number: 2, name: '青鬃令', form: [2, 1, 1] },
    ])
    expect(entry?.markets.map(({ key, parlayAllowed }) => [key, parlayAllowed])).toEqual([
      ['places.outright.match', false],
      ['places.place.match', false],
    ])
    expect(entry?.markets[0]?.lines[0]?.selections.map(({ side, name }) => [side, name])).toEqual([
      ['entrant:1', '1 疾风渡'],
      ['entrant:2', '2 青鬃令'],
    ])
  })

  it('stand by start, without those that no clock can wait for or that are of another game', async () => {
    const later = { ...batch, batchNo: 'later', beginTime: START + 180_000, sealTime: START + 170_000 }
    const { batches } = await batchesOf([
      later,
      batch,
      { ...batch, batchNo: 'never', beginTime: 8e15, sealTime: 8e15 },
      { ...batch, batchNo: 'timeless', beginTime: null },
      { ...batch, batchNo: 'backwards', sealTime: START + 1 },
      { ...batch, batchNo: 'foreign', matchs: [{ ...race, tid: '31102' }] },
    ])
    expect(batches.map(({ batchNo }) => batchNo)).toEqual(['20261120-0346', 'later'])
  })
})

describe('the other calls of virtual sports', () => {
  it('name the games that this client knows, with their paths', async () => {
    const { result } = asked(
      [
        {
          menuId: '1011',
          field1: '1011',
          name: 'VR赛马',
          path: 'race',
          subList: [
            { name: '银溪赛道', field1: '31101', path: 'elsewhere' },
            { name: '?', field1: '39999', path: 'race' },
          ],
        },
      ],
      (venue) => firstValueFrom(venue.virtual.menus()),
    )
    expect(await result).toEqual({
      ok: true,
      value: [{ id: '31101', name: '银溪赛道', sport: 'virtualHorse', path: 'race', format: 'race' }],
    })
  })

  it('lock a match of a detail ten seconds before its start, and name what is chosen by its number', async () => {
    const { venue } = createVenueUnderTest((request) =>
      answer(pathOf(request).endsWith('OddsInfo') ? [{ plays: race.hps }] : { ...race, hps: [] }),
    )
    const match = await firstValueFrom(venue.virtual.match(RACE))
    expect(match.ok && match.value.value.match.sealsAt).toBe(START - 10_000)
    const markets = await firstValueFrom(venue.virtual.markets(RACE))
    expect(markets.ok && markets.value.value[0]?.lines[0]?.selections[0]?.name).toBe('1 疾风渡')
  })

  it('lock it by the clock of a platform whose time runs faster', async () => {
    const { venue } = createVenueUnderTest(() => answer({ ...race, hps: [] }), { rate: () => 20 })
    const match = await firstValueFrom(venue.virtual.match(RACE))
    expect(match.ok && match.value.value.match.sealsAt).toBe(START - 200_000)
  })

  it('take no data before the start for no film, and seconds for ms', async () => {
    const none = createVenueUnderTest(() => answer(null, '0400500')).venue.virtual
    expect(await firstValueFrom(none.filmLength(BATCH))).toEqual({ ok: true, value: null })
    expect(await firstValueFrom(none.replay(BATCH))).toEqual({ ok: true, value: new Map() })
    const there = createVenueUnderTest(() => answer({ 31101: 65 })).venue.virtual
    expect(await firstValueFrom(there.filmLength(BATCH))).toEqual({ ok: true, value: 65_000 })
    const endless = createVenueUnderTest(() => answer({ 31101: 1e9 })).venue.virtual
    expect(await firstValueFrom(endless.filmLength(BATCH))).toEqual({ ok: true, value: null })
  })

  it('drop a race that does not lead each runner over the line', async () => {
    const splits = [117492, 239855, 364589, 496566, 628293, 763640, 875265, 1_000_000]
    const film = (runners: unknown) => ({ totalTime: 64_674, distance: 1000, runners, list: [] })
    const runner = { number: 1, finish: 59_208, splits }
    const { result } = asked(
      {
        detail: {
          good: film([runner]),
          backwards: film([{ ...runner, splits: [...splits].reverse() }]),
          short: film([{ ...runner, splits: splits.slice(1) }]),
          late: film([{ ...runner, finish: 64_675 }]),
          still: film([{ ...runner, finish: 0 }]),
          twice: film([runner, runner]),
          empty: film([]),
        },
      },
      (venue) => firstValueFrom(venue.virtual.replay(BATCH)),
    )
    const answered = await result
    expect(answered.ok && [...answered.value.keys()]).toEqual(['good'])
  })

  it('read the moments of a match in order, without unreadable ones', async () => {
    const { result } = asked(
      {
        detail: {
          v1: {
            homeScore: 1,
            awayScore: 1,
            list: [
              { time: 28_166, side: 2, kind: 'goal', score: '1:1' },
              { time: 25_933, side: 1, kind: 'goal', score: '1:0' },
              { time: -1, side: 1, kind: 'goal' },
              { time: 5, side: 3, kind: 'goal' },
              { time: 5, side: 1, kind: 'magic' },
              { time: 600, side: 1, kind: 'points', value: 99 },
            ],
          },
        },
      },
      (venue) => firstValueFrom(venue.virtual.replay(BATCH)),
    )
    const answered = await result
    expect(answered.ok && answered.value.get('v1')).toEqual({
      kind: 'match',
      moments: [
        { atMs: 600, side: 'home', kind: 'points', value: 0 },
        { atMs: 25_933, side: 'home', kind: 'goal', value: 1 },
        { atMs: 28_166, side: 'away', kind: 'goal', value: 1 },
      ],
    })
  })

  it('ask for more scores than a call takes in several calls', async () => {
    const ids = Array.from({ length: 90 }, (_, index) => `v${String(index)}`)
    const asked: number[] = []
    const { venue } = createVenueUnderTest((request) => {
      const { mids } = bodyOf(v.object({ mids: v.string() }), request)
      const here = mids.split(',')
      asked.push(here.length)
      return answer(Object.fromEntries(here.map((id) => [id, { S1: '2:1' }])))
    })
    const scores = await firstValueFrom(venue.virtual.scores(ids))
    expect(asked).toEqual([40, 40, 10])
    expect(scores.ok && [...scores.value.keys()]).toEqual(ids)
  })

  it('read scores, trees, tables and results', async () => {
    const virtual = (data: unknown) => createVenueUnderTest(() => answer(data)).venue.virtual
    expect(
      await firstValueFrom(virtual({ v1: { S1: '2:1' }, v2: { S1: '?' } }).scores(['v1', 'v2'])),
    ).toEqual({
      ok: true,
      value: new Map([['v1', [2, 1]]]),
    })
    const tie = {
      homeName: '巴西',
      homeScore: '1,2',
      awayName: '日本',
      awayScore: 'a',
      orderNo: 1,
      winner: 1,
    }
    expect(await firstValueFrom(virtual({ Q16: [tie], Q8: [] }).tree(BATCH))).toEqual({
      ok: true,
      value: [
        {
          phase: 'Q16',
          ties: [
            {
              orderNo: 1,
              home: '巴西',
              away: '日本',
              homeGoals: [1, 2],
              awayGoals: [],
              penalties: '',
              winner: 'home',
            },
          ],
        },
      ],
    })
    const rank = {
      virtualTeamName: '巴西',
      totalCount: 3,
      winDrawLostDescription: '2/1/0',
      goalsScored: 5,
      goalsConceded: 2,
      points: 7,
    }
    expect(
      await firstValueFrom(
        virtual([{ groupId: 'A', sVirtualSportXZTeamRankingDetailPOList: [rank] }]).table('31003'),
      ),
    ).toMatchObject({ ok: true, value: [{ group: 'A', rows: [{ team: '巴西', played: 3, points: 7 }] }] })
    const listed = virtual({
      total: 1,
      records: [{ matchId: RACE, tournamentId: '31101', scoreResult: '7-8-2' }, {}],
    })
    expect(await firstValueFrom(listed.results('31101', { from: 0, to: 1 }, 40))).toMatchObject({
      ok: true,
      value: [{ matchId: RACE, game: '31101', result: '7-8-2', home: '' }],
    })
  })
})

describe('a bet on virtual sports', () => {
  it('is a single with the timing 4, European and without a score', async () => {
    const { batches } = await batchesOf([batch])
    const match = batches[0]?.matches[0]?.match
    if (match === undefined) throw new Error('no race')
    const leg: Leg = {
      ...handicapLeg(),
      timing: timingOfMatch(match),
      score: null,
      agreedOdds: odds(740_000),
    }
    const bets = [{ series: SINGLE_SERIES, combinations: 1, legs: [leg], unitStake: money(1000, 'RMB') }]
    const { seriesOrders } = betRequest(
      {
        id: 'a'.repeat(32),
        venue: 'PMTY',
        currency: 'RMB',
        acceptance: 'none',
        oddsFormat: 'europe',
        bets,
        validUntil: START,
      },
      'u1',
    )
    expect(seriesOrders[0]?.orderDetailList[0]).toMatchObject({
      matchType: 4,
      scoreBenchmark: '',
      marketTypeFinally: 'EU',
    })
  })
})
