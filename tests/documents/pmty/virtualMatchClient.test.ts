import { describe, expect, it } from 'vitest'
import { basketballAt, footballAt } from '../../../streams/views/virtual/matchFilm.ts'
import type { Film } from '../../../streams/venues/virtual.ts'
import * as codes from './virtualCodes.ts'
import * as matches from './virtualMatchAnswers.ts'
import { NOW, read, readBatch, ref, SEAL, sentBody, valueOf, venueOf } from './virtualReading.ts'

describe('the client reads football', () => {
  const leagueIn = (state: keyof typeof matches.LEAGUE_BATCHES) =>
    readBatch(matches.LEAGUE_BATCHES[state].fields, '31001')

  it('a batch of a league with its columns', async () => {
    const { batch, match, entry } = await leagueIn('open')
    expect(batch).toMatchObject({ game: '31001', sport: 'virtualFootball', round: '12', season: 3 })
    expect(match).toMatchObject({
      teams: { home: { id: '31001-04', name: '云岭' }, away: { id: '31001-11', name: '白沙' } },
      league: { id: '31001', name: 'VR足球联赛' },
      state: 'notStarted',
      bettingStatus: 'open',
      marketCount: 10,
      parlayAllowed: false,
      sealsAt: SEAL,
    })
    expect(entry.entrants).toEqual([])
    expect(entry.markets.every(({ oddsFormats }) => oddsFormats.join() === 'europe')).toBe(true)
    expect(
      entry.markets.map(({ key, lines: [line] }) => ({
        key,
        line: line?.line,
        prices: Object.fromEntries(line?.selections.map(({ side, odds }) => [side, odds / 100_000]) ?? []),
      })),
    ).toEqual([
      { key: 'goals.result.match', line: null, prices: { home: 2.32, draw: 3.65, away: 2.8 } },
      // In quarters: home −0.5, and 2.5.
      { key: 'goals.handicap.match', line: -2, prices: { home: 2.32, away: 1.58 } },
      { key: 'goals.total.match', line: 10, prices: { over: 1.71, under: 2.09 } },
    ])
  })

  it.each([
    ['sealed', 'notStarted', 'notStarted', 'locked', null, [0, 0], {}],
    ['firstHalf', 'live', 'firstHalf', 'locked', 1800, [1, 1], { 'goals.firstHalf': [1, 1] }],
    ['halfTime', 'live', 'halfTime', 'locked', 2700, [1, 1], { 'goals.firstHalf': [1, 1] }],
    ['secondHalf', 'live', 'secondHalf', 'locked', 4500, [2, 1], { 'goals.secondHalf': [1, 0] }],
    ['over', 'ended', 'ended', 'closed', null, [2, 1], { 'goals.secondHalf': [1, 0] }],
  ] as const)('%s', async (which, state, phase, bettingStatus, seconds, score, facts) => {
    const { match } = await leagueIn(which)
    expect(match).toMatchObject({ state, phase, bettingStatus, score, facts })
    expect(match.clock).toEqual(
      seconds === null ? null : { seconds, running: false, direction: 'up', at: NOW },
    )
  })

  it('friendlies, without season and round', async () => {
    const { batch } = await readBatch(matches.FRIENDLY_BATCH.fields, '31005')
    expect(batch).toMatchObject({ game: '31005', round: '', season: 0 })
  })

  it('rounds of cups, and a tie with its market', async () => {
    const { batch } = await readBatch(matches.WORLD_CUP_BATCHES.group.fields, '31003')
    expect(batch).toMatchObject({ round: 'G2', season: 9 })
    const tie = await readBatch(matches.WORLD_CUP_BATCHES.tie.fields, '31003')
    expect(tie).toMatchObject({ batch: { round: 'Q16' }, match: { marketCount: 11 } })
    const { value } = await read(matches.TO_QUALIFY.fields, ({ markets }) => markets('v3100320261120005401'))
    expect(value.value).toMatchObject([
      {
        key: 'goals.toQualify.tie',
        lines: [
          {
            line: null,
            selections: [
              { side: 'home', odds: 176_000 },
              { side: 'away', odds: 202_000 },
            ],
          },
        ],
      },
    ])
  })

  it('a shoot-out, while it runs and after it', async () => {
    const { open, sealed, shootOut, over } = matches.NATIONS_CUP_BATCHES
    const leg = async ({ fields }: { readonly fields: unknown }) => (await readBatch(fields, '31004')).match
    expect(await leg(open)).toMatchObject({ state: 'notStarted', bettingStatus: 'open' })
    expect(await leg(sealed)).toMatchObject({ state: 'notStarted', bettingStatus: 'locked' })
    expect(await leg(shootOut)).toMatchObject({
      phase: 'penalties',
      score: [3, 1],
      facts: { 'goals.penalties': [3, 4], 'goals.firstHalf': [1, 0], 'goals.secondHalf': [2, 1] },
    })
    expect(await leg(over)).toMatchObject({
      state: 'ended',
      score: [3, 1],
      facts: { 'goals.penalties': [5, 6] },
    })
  })

  it('a match in detail, and its markets', async () => {
    const { mid } = matches.LEAGUE_DETAIL.fields
    const detail = await read(matches.LEAGUE_DETAIL.fields, ({ match }) => match(mid))
    expect(detail.value.value).toMatchObject({
      batchNo: '20261120-0212',
      orderNo: 1,
      match: { id: mid, teams: { home: { name: '云岭' } }, sealsAt: SEAL },
    })
    const { value } = await read(matches.LEAGUE_MARKETS.fields, ({ markets }) => markets(mid))
    const keys = new Map(codes.FOOTBALL_PLAYS.map(({ code, means }) => [String(code), means]))
    expect(value.value.map(({ playId, key }) => [playId, key])).toEqual(
      ['1', '4', '2', '17', '12', '15'].map((hpid) => [hpid, keys.get(hpid)]),
    )
    const [both] = value.value.filter(({ playId }) => playId === '12')
    expect(both?.lines[0]?.selections.map(({ side, odds }) => [side, odds])).toEqual([
      ['yes', 156_000],
      ['no', 238_000],
    ])
  })
})

/** The film of a match, in its documented entries. */
async function filmOf({ mid, film }: { readonly mid: string; readonly film: { readonly fields: unknown } }) {
  const { value } = await read({ detail: { [mid]: film.fields } }, ({ replay }) =>
    replay(ref('31001', 'virtualFootball', '20261120-0212')),
  )
  const found: Film | undefined = value.get(mid)
  if (found?.kind !== 'match') throw new Error('no film')
  return found
}

describe('the client reads films of matches', () => {
  const SIDES = ['home', 'away'] as const

  it('of football: attacks, goals and minutes', async () => {
    const film = await filmOf(matches.LEAGUE_REPLAY)
    const { list, homeScore, awayScore } = matches.LEAGUE_REPLAY.film.fields
    expect(film.moments.map(({ atMs, side, kind }) => [atMs, side, kind])).toEqual(
      list.map(({ time, side, kind }) => [time, SIDES[side - 1], kind]),
    )
    const length = await valueOf(
      venueOf(matches.FOOTBALL_FILM_TIMES.league.fields).virtual.filmLength(
        ref('31001', 'virtualFootball', '20261120-0212'),
      ),
    )
    if (length === null) throw new Error('no length')
    for (const { time, score } of list)
      expect([time, footballAt(film, time, length).score.join(':')]).toEqual([time, score])
    expect(footballAt(film, length, length)).toMatchObject({ score: [homeScore, awayScore], part: 'over' })
    // The minutes of the three goals, by time.
    const minutes = list
      .filter(({ kind }) => kind === 'goal')
      .map(({ time }) => footballAt(film, time, length).minute)
    expect(minutes).toEqual([26, 29, 66])
    expect(footballAt(film, 47_000, length)).toMatchObject({ part: 'halfTime', minute: null })
  })

  it('of football: a shoot-out, which ends with its film', async () => {
    const film = await filmOf(matches.SECOND_LEG_REPLAY)
    const { list } = matches.SECOND_LEG_REPLAY.film.fields
    const length = matches.FOOTBALL_FILM_TIMES.secondLeg.fields['31004'] * 1000
    const count = (taken: readonly boolean[]) => taken.filter(Boolean).length
    for (const { time, kind, score } of list.filter(({ kind }) => kind.startsWith('kick'))) {
      const { kicks, part, score: goals } = footballAt(film, time, length)
      expect([time, kind, part, `${count(kicks.home)}:${count(kicks.away)}`, goals]).toEqual([
        ...[time, kind, 'penalties', score],
        [3, 1],
      ])
    }
    // The last kick is seen before the end.
    expect(list.at(-1)?.time).toBeLessThan(length)
  })

  it('of basketball: points', async () => {
    const film = await filmOf(matches.BASKETBALL_REPLAY)
    const length = matches.FOOTBALL_FILM_TIMES.basketball.fields['31201'] * 1000
    expect(film.moments.map(({ atMs, side, value }) => [atMs, side, value])).toEqual([
      [600, 'home', 3],
      [3600, 'away', 2],
    ])
    expect(basketballAt(film, 3600, length)).toMatchObject({ score: [3, 2], part: 'quarter1' })
    expect(basketballAt(film, 24_000, length).part).toBe('break')
  })

  it('scores at the present place', async () => {
    const { value, ...request } = await read(matches.SCORES.answer.fields, ({ scores }) =>
      scores(['v3100120261120021201']),
    )
    expect(sentBody(request)).toEqual(matches.SCORES.request.fields)
    expect(value).toEqual(new Map([['v3100120261120021201', [2, 1]]]))
  })
})

describe('the client reads basketball', () => {
  it.each([
    ['open', 'notStarted', 'open', [0, 0], {}],
    ['sealed', 'notStarted', 'locked', [0, 0], {}],
    ['afterFirst', 'break', 'locked', [30, 35], { 'points.quarter1': [30, 35] }],
    ['halfTime', 'halfTime', 'locked', [55, 50], { 'points.quarter2': [25, 15] }],
    ['afterThird', 'break', 'locked', [80, 69], { 'points.quarter3': [25, 19] }],
    ['over', 'ended', 'closed', [96, 76], { 'points.quarter4': [16, 7] }],
  ] as const)('%s', async (which, phase, bettingStatus, score, facts) => {
    const { match, batch } = await readBatch(matches.BASKETBALL_BATCHES[which].fields, '31201')
    expect(batch).toMatchObject({ sport: 'virtualBasketball', round: '7', season: 2 })
    expect(match).toMatchObject({ phase, bettingStatus, score, facts, marketCount: 7 })
  })

  it('its columns', async () => {
    const { entry } = await readBatch(matches.BASKETBALL_BATCHES.open.fields, '31201')
    expect(entry.markets.map(({ key, lines: [line] }) => [key, line?.line])).toEqual([
      ['points.winner.match', null],
      ['points.handicap.match', -6],
      ['points.total.match', 702],
    ])
  })
})
