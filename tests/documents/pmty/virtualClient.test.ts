import { firstValueFrom } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { raceAt } from '../../../streams/views/virtual/raceFilm.ts'
import type { VirtualBatch } from '../../../streams/venues/virtual.ts'
import { pathOf } from '../../streams/venues/pmty/harness.ts'
import * as codes from './virtualCodes.ts'
import * as cups from './virtualCupAnswers.ts'
import * as races from './virtualRaceAnswers.ts'
import { RACE } from './virtualVectors.ts'
import {
  allCalls,
  DAY,
  MID,
  RACE_REF,
  read,
  readBatch,
  ref,
  SEAL,
  sentBody,
  START,
  valueOf,
  venueOf,
} from './virtualReading.ts'

describe('the client reads the games', () => {
  it('with their sports, paths and formats', async () => {
    const { value, ...request } = await read(races.MENUS.answer.fields, ({ menus }) => menus())
    expect(sentBody(request)).toEqual(races.MENUS.request.fields)
    expect(value.map(({ id, path }) => [id, path])).toEqual(
      races.MENUS.answer.fields.flatMap(({ subList }) => subList.map(({ field1, path }) => [field1, path])),
    )
    const one = (id: string) => value.find((game) => game.id === id)
    expect([one('31001'), one('31003'), one('31004'), one('31005'), one('31201'), one('31101')]).toEqual([
      { id: '31001', name: 'VR足球联赛', sport: 'virtualFootball', path: 'soccer', format: 'league' },
      {
        id: '31003',
        name: 'VR世界杯',
        sport: 'virtualFootball',
        path: 'virtual-worldcup',
        format: 'groupCup',
      },
      {
        id: '31004',
        name: 'VR国家杯',
        sport: 'virtualFootball',
        path: 'virtual-nationalcup',
        format: 'legCup',
      },
      {
        id: '31005',
        name: 'VR西班牙友谊赛',
        sport: 'virtualFootball',
        path: 'virtual-spain-friendly',
        format: 'friendly',
      },
      { id: '31201', name: 'VR篮球联赛', sport: 'virtualBasketball', path: 'basketball', format: 'league' },
      { id: '31101', name: '银溪赛道', sport: 'virtualHorse', path: 'race', format: 'race' },
    ])
  })

  it('by the documented paths and methods', async () => {
    const { virtual, sent } = venueOf(null, codes.NO_DATA[0]?.code)
    for (const call of allCalls(virtual)) await firstValueFrom(call)
    expect(sent.map((request) => [pathOf(request), request.method])).toEqual(
      codes.CALLS.map(({ code, means }) => [code, means]),
    )
  })
})

describe('the client reads a batch of a race', () => {
  const batchIn = (state: keyof typeof races.RACE_BATCHES) =>
    readBatch(races.RACE_BATCHES[state].fields, '31101')

  it('with its times, commitment and entrants', async () => {
    const { value, ...request } = await read(races.RACE_BATCHES.open.fields, ({ batches }) =>
      batches('31101'),
    )
    expect(sentBody(request)).toEqual(races.BATCH_REQUEST.fields)
    const expected: Omit<VirtualBatch, 'matches'> = {
      game: '31101',
      sport: 'virtualHorse',
      batchNo: '20261120-0346',
      startsAt: START,
      sealsAt: SEAL,
      round: '',
      season: 0,
      commitment: '229c390f6126b2f90f45cd733da3137a3b4168a0246cfd22f969ca30ecb93761',
    }
    expect(value.value).toMatchObject([expected])
    const [entry] = value.value[0]?.matches ?? []
    expect(entry).toMatchObject({ batchNo: '20261120-0346', orderNo: 1 })
    expect(entry?.entrants.map(({ number, name, form }) => [number, name, form])).toEqual([
      [1, '疾风渡', [1, 3, 2]],
      [2, '青鬃令', [2, 1, 1]],
      [3, '云中骑', [6, 8, 5]],
      [4, '白露', [4, 2, 7]],
      [5, '赤焰行', [1, 2, 4]],
      [6, '远山', [8, 7, 8]],
      [7, '银鞍', [3, 5, 6]],
      [8, '晨星', []],
    ])
    expect(entry?.match).toMatchObject({
      id: MID,
      sport: 'virtualHorse',
      league: { id: '31101', name: '银溪赛道' },
      teams: null,
      kickOff: START,
      sealsAt: SEAL,
      marketCount: 6,
      parlayAllowed: false,
    })
  })

  it.each([
    ['open', 'notStarted', 'notStarted', 'open', 'open'],
    ['sealed', 'notStarted', 'notStarted', 'locked', 'locked'],
    ['running', 'live', 'race', 'locked', 'locked'],
    // What is over cannot be bet on, whatever `mhs` says.
    ['over', 'ended', 'ended', 'closed', 'locked'],
  ] as const)('%s', async (which, state, phase, bettingStatus, lines) => {
    const { match, entry } = await batchIn(which)
    expect(match).toMatchObject({ state, phase, bettingStatus, facts: {}, clock: null })
    expect(entry.markets.map(({ key, lines: [line] }) => [key, line?.status])).toEqual([
      ['places.outright.match', lines],
      ['places.place.match', lines],
    ])
  })

  it('with its columns: win and place by number, named by number and entrant', async () => {
    const { entry } = await batchIn('open')
    const [win, place] = entry.markets
    expect(win).toMatchObject({ playId: '10000', oddsFormats: ['europe'], parlayAllowed: false })
    const selections = win?.lines[0]?.selections ?? []
    expect(selections.map(({ side, name, odds }) => [side, name, odds])).toEqual([
      ['entrant:1', '1 疾风渡', 740_000],
      ['entrant:2', '2 青鬃令', 277_000],
      ['entrant:3', '3 云中骑', 1_234_000],
      ['entrant:4', '4 白露', 925_000],
      ['entrant:5', '5 赤焰行', 555_000],
      ['entrant:6', '6 远山', 1_851_000],
      ['entrant:7', '7 银鞍', 1_010_000],
      ['entrant:8', '8 晨星', 1_587_000],
    ])
    expect(place?.lines[0]).toMatchObject({ line: null, selections: { length: 8 } })
    expect(place?.lines[0]?.selections[1]).toMatchObject({ side: 'entrant:2', odds: 121_000 })
  })

  it('of a league without batches, and of one that there is not', async () => {
    expect((await read(races.NO_BATCHES.fields, ({ batches }) => batches('31101'))).value.value).toEqual([])
    const unknown = await firstValueFrom(venueOf(null, codes.NO_DATA[0]?.code).virtual.batches('31101'))
    expect(unknown).toMatchObject({ ok: false, error: { reason: 'noData' } })
  })
})

describe('the client reads a race', () => {
  it('in detail, locked 10 s before its start', async () => {
    const { value, ...request } = await read(races.RACE_DETAIL.open.fields, ({ match }) => match(MID))
    expect(new URL(request.url, 'http://venue').searchParams.get('mid')).toBe(
      races.RACE_DETAIL.request.fields.mid,
    )
    expect(value.value).toMatchObject({
      markets: [],
      match: { id: MID, sealsAt: SEAL, bettingStatus: 'open', state: 'notStarted' },
      entrants: { length: 8 },
    })
    const over = await read(races.RACE_DETAIL.over.fields, ({ match }) => match(MID))
    expect(over.value.value.match).toMatchObject({ state: 'ended', bettingStatus: 'closed' })
  })

  it('with all its markets: each option with its side and price', async () => {
    const { value, ...request } = await read(races.RACE_MARKETS.open.fields, ({ markets }) => markets(MID))
    const { searchParams } = new URL(request.url, 'http://venue')
    expect([searchParams.get('mid'), searchParams.get('mcid')]).toEqual([MID, '0'])
    const options = value.value.map(({ playId, key, lines }) => ({
      playId,
      key,
      options: lines.flatMap(({ selections }) =>
        selections.map(({ optionId, side, odds, status }) => [optionId, side, odds, status]),
      ),
    }))
    const sides: Readonly<Record<string, string>> = { Over: 'over', Under: 'under', Odd: 'odd', Even: 'even' }
    const documented = races.RACE_MARKETS.open.fields.flatMap(({ plays }) =>
      plays.map((play) => {
        const { hpid } = play
        const lines: readonly { readonly ol: readonly object[] }[] = 'hl' in play ? play.hl : [play]
        const all = lines.flatMap(({ ol }) => ol as { oid: string; ot: string; ov: number }[])
        return {
          playId: hpid,
          key: codes.RACE_PLAYS.find(({ code }) => String(code) === hpid)?.means,
          options: all.map(({ oid, ot, ov }) => [oid, sides[ot] ?? `entrant:${ot}`, ov, 'open']),
        }
      }),
    )
    expect(options).toEqual(documented)
    const total = value.value.find(({ playId }) => playId === '8404')
    // In quarters: 4.5.
    expect(total?.lines).toMatchObject([{ line: 18, handle: '1' }])
    const forecast = value.value.find(({ playId }) => playId === '8402')?.lines[0]?.selections
    expect(forecast?.find(({ side }) => side === 'entrant:2-5')).toMatchObject({
      optionId: `${MID}8K0010000p25`,
      name: '2-5',
      odds: 1_071_000,
    })
  })

  it('with all its lines locked', async () => {
    const { value } = await read(races.RACE_MARKETS.sealed.fields, ({ markets }) => markets(MID))
    expect(value.value.flatMap(({ lines }) => lines.map(({ status }) => status))).toEqual(
      Array(6).fill('locked'),
    )
  })

  it('and draws its film as the platform does: the first three of each second', async () => {
    const { value, ...request } = await read(races.RACE_REPLAY.answer.fields, ({ replay }) =>
      replay(RACE_REF),
    )
    // The client asks for all films of a batch.
    expect(sentBody(request)).toEqual({ ...races.RACE_REPLAY.request.fields, orderNo: '' })
    const documented = races.RACE_REPLAY.answer.fields.detail[MID]
    const film = value.get(MID)
    if (film?.kind !== 'race') throw new Error('no race')
    expect([film.lengthMs, film.distance]).toEqual([RACE.T, 1000])
    expect(film.runners).toEqual(
      documented.runners.map(({ number, finish, splits }) => ({ number, finishMs: finish, splits })),
    )
    for (const { time, ranking1, ranking2, ranking3 } of documented.list)
      expect([time, raceAt(film, time).places.slice(0, 3)]).toEqual([time, [ranking1, ranking2, ranking3]])
    for (const { time, of } of RACE.covered) {
      const { covered } = raceAt(film, time)
      expect([7, 8, 2].map((number) => covered.get(number))).toEqual(of)
    }
    expect(raceAt(film, film.lengthMs).places).toEqual(documented.order)
  })

  it('and the length of its film, and that it has no score', async () => {
    const { value, ...request } = await read(races.RACE_FILM_TIME.answer.fields, ({ filmLength }) =>
      filmLength(RACE_REF),
    )
    expect(sentBody(request)).toEqual(races.RACE_FILM_TIME.request.fields)
    expect(value).toBe(65_000)
    expect((await read(races.RACE_SCORES.fields, ({ scores }) => scores([MID]))).value).toEqual(new Map())
    const { virtual } = venueOf(null, codes.NO_DATA[0]?.code)
    expect(await valueOf(virtual.filmLength(RACE_REF))).toBeNull()
    expect(await valueOf(virtual.replay(RACE_REF))).toEqual(new Map())
  })
})

describe('the client reads of cups and leagues', () => {
  const NATIONS = ref('31004', 'virtualFootball', '20261120-0098', 'Q8-2')
  const treeOf = async (fields: unknown) => (await read(fields, ({ tree }) => tree(NATIONS))).value

  it('a tree of legs, as far as it is known', async () => {
    const { value, ...request } = await read(cups.NATIONS_CUP_TREES.over.fields, ({ tree }) => tree(NATIONS))
    // Only these two count.
    const { tid, batchNo } = cups.TREE_REQUEST.fields
    expect(sentBody(request)).toMatchObject({ tid, batchNo, lod: 'Q8-2', beginTime: START })
    expect(value.map(({ phase, ties }) => [phase, ties.length])).toEqual([
      ['Q16', 8],
      ['Q8', 4],
    ])
    expect(value[0]?.ties.map(({ winner }) => winner).join()).toBe('home,away,home,home,home,away,home,away')
    expect(value[1]?.ties[0]).toEqual({
      orderNo: 1,
      home: '巴西',
      away: '日本',
      homeGoals: [2, 1],
      awayGoals: [0, 3],
      penalties: '6:5',
      winner: 'home',
    })
  })

  it('a tie before and during its second leg', async () => {
    const before = (await treeOf(cups.NATIONS_CUP_TREES.before.fields))[1]?.ties[0]
    expect(before).toMatchObject({ homeGoals: [2], awayGoals: [0], winner: null, penalties: '' })
    const running = (await treeOf(cups.NATIONS_CUP_TREES.running.fields))[1]?.ties[0]
    expect(running).toMatchObject({ homeGoals: [2, 0], awayGoals: [0, 1], winner: null })
  })

  it('a final with the match for third place, and no tree', async () => {
    expect(await treeOf(cups.WORLD_CUP_TREE.fields)).toMatchObject([
      { phase: 'Q4', ties: [{ winner: 'away', penalties: '3:4' }, { winner: 'home' }] },
      { phase: 'Q3', ties: [{ home: '巴西', away: '日本', homeGoals: [], winner: null }] },
      { phase: 'Q2', ties: [{ home: '法国', away: '德国' }] },
    ])
    expect(await treeOf(cups.NO_TREE.fields)).toEqual([])
  })

  it('tables', async () => {
    const { value, ...request } = await read(cups.WORLD_CUP_GROUPS.fields, ({ table }) => table('31003'))
    expect(sentBody(request)).toEqual(cups.RANKING_REQUEST.fields)
    expect(value).toEqual([
      {
        group: 'A',
        rows: [
          { team: '巴西', played: 3, record: '2/1/0', scored: 5, conceded: 2, points: 7 },
          { team: '日本', played: 3, record: '2/1/0', scored: 4, conceded: 2, points: 7 },
          { team: '瑞士', played: 3, record: '0/1/2', scored: 3, conceded: 5, points: 1 },
          { team: '加拿大', played: 3, record: '0/1/2', scored: 1, conceded: 4, points: 1 },
        ],
      },
    ])
    const league = (await read(cups.LEAGUE_TABLE.fields, ({ table }) => table('31001'))).value
    expect(league).toMatchObject([{ group: '1', rows: [{ team: '云岭', points: 3 }, { points: 0 }] }])
    const basketball = (await read(cups.BASKETBALL_TABLE.fields, ({ table }) => table('31201'))).value
    expect(basketball).toMatchObject([{ rows: [{ team: '北港', points: 2, scored: 96 }, { points: 0 }] }])
    expect((await read(cups.NO_TABLE.fields, ({ table }) => table('31005'))).value).toEqual([])
  })

  it('results of races and matches, with shoot-outs and what was given back', async () => {
    const { value, ...request } = await read(races.RACE_RESULTS.answer.fields, ({ results }) =>
      results('31101', DAY, 20),
    )
    expect(sentBody(request)).toEqual(races.RACE_RESULTS.request.fields)
    expect(value).toEqual([
      {
        matchId: MID,
        game: '31101',
        batchNo: '20261120-0346',
        round: '',
        startedAt: START,
        home: '',
        away: '',
        result: '7-8-2',
        voided: false,
      },
    ])
    const others = (await read(cups.MATCH_RESULTS.fields, ({ results }) => results('31001', DAY, 20))).value
    expect(
      others.map(({ game, round, home, result, voided }) => [game, round, home, result, voided]),
    ).toEqual([
      ['31001', '12', '云岭', '2:1', false],
      ['31004', 'Q8-2', '日本', '3:1 (5:6)', false],
      ['31201', '7', '北港', '96:76', false],
      ['31001', '11', '白沙', '', true],
    ])
  })

  it('bad data, and never throws', async () => {
    for (const data of ['x', 7]) {
      const { virtual, bad } = venueOf(data)
      const calls = allCalls(virtual)
      for (const call of calls)
        expect(await firstValueFrom<unknown>(call)).toMatchObject({ ok: false, error: { kind: 'badData' } })
      expect(new Set(bad).size).toBe(calls.length)
    }
  })
})
