import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PMTY_VIRTUAL_PATHS } from '../../../streams/wire/pmty/virtualPaths.ts'
import { START } from '../../platform/book/testPlatform.ts'
import { shapeDifferences } from '../shapes.ts'
import { amongFirst, footballScores, inOrder, placesOf, priceOf } from './virtualChances.ts'
import * as codes from './virtualCodes.ts'
import { basketballOf, footballOf, raceOf } from './virtualDraws.ts'
import { basketballFilmOf, footballFilmMs, footballFilmOf, raceFilmOf } from './virtualFilms.ts'
import * as matches from './virtualMatchAnswers.ts'
import * as races from './virtualRaceAnswers.ts'
import { RACE_RULES } from './virtualVectors.ts'
import {
  batchDifferences,
  FURTHER,
  gameOf,
  openVirtualVenue,
  provenDraws,
  type MatchBatch,
  type MatchFilm,
  type RaceBatch,
  type RaceFilm,
  type VirtualVenue,
} from './virtualWatching.ts'

let venue: VirtualVenue

beforeAll(async () => {
  venue = await openVirtualVenue('watcher')
})
afterAll(() => venue.testPlatform.platform.close())

describe('the platform answers as documented', () => {
  it('the games', async () => {
    const menus = await venue.ask<typeof races.MENUS.answer.fields>(
      PMTY_VIRTUAL_PATHS.menus,
      races.MENUS.request.fields,
    )
    const numbers = (menu: typeof menus) =>
      menu.map(({ menuId, field1, path, subList }) => [
        menuId,
        field1,
        path,
        subList.map((game) => [game.field1, game.path]),
      ])
    expect(shapeDifferences(races.MENUS.answer.fields, menus)).toEqual([])
    expect(numbers(menus)).toEqual(numbers(races.MENUS.answer.fields))
    // The names that the page has.
    const names = menus.flatMap(({ name, subList }) => [name, ...subList.map((game) => game.name)])
    expect(names).toEqual(expect.arrayContaining(['VR足球', 'VR足球联赛', 'VR世界杯', '银溪赛道']))
  })

  it.each(codes.SCHEDULES)('when batches of $tid start, and how many are open', async (game) => {
    const listed = await venue.batchesOf<MatchBatch>(game.tid)
    const [ahead = 0] = game.ahead
    expect(listed.map(({ status }) => status)).toEqual(Array(ahead).fill('open'))
    // The first whole minute plus the offset that is at least a minute ahead.
    const offset = game.offset * 1000
    const first = Math.ceil((START + 60_000 - offset) / 60_000) * 60_000 + offset
    expect(listed.map(({ beginTime }) => beginTime)).toEqual(
      Array.from({ length: ahead }, (_, index) => first + index * game.period * 1000),
    )
    const count = 'matches' in game ? game.matches[0] : 1
    for (const [index, batch] of listed.entries()) {
      expect(batch.beginTime - batch.sealTime).toBe(codes.LIMITS.lockedBeforeMs.value)
      expect(batch.batchNo).toBe(`20260501-${String(index + 1).padStart(4, '0')}`)
      expect(batch.matchs.map(({ mid }) => mid)).toEqual(
        Array.from(
          { length: count ?? 0 },
          (_, at) => `v${game.tid}${batch.batchNo.replace('-', '')}${String(at + 1).padStart(2, '0')}`,
        ),
      )
      const entrants = (batch.matchs[0] as { readonly entrants?: readonly unknown[] }).entrants
      expect(entrants?.length).toBe('entrants' in game ? game.entrants : undefined)
    }
  })

  it('an unknown game', async () => {
    const { code } = await venue.client().post(PMTY_VIRTUAL_PATHS.matches, { csid: '1011', tid: '31999' })
    expect(code).toBe(codes.NO_DATA[0]?.code)
  })
})

const RACE_GAMES = [
  ['horses', 31101],
  ['greyhounds', 31102],
  ['speedway', 31103],
  ['motorbikes', 31104],
] as const

describe('a race of the platform', () => {
  it('has the documented answers in each state, and leaves the list', async () => {
    const batch = await venue.openBatch<RaceBatch>(31101)
    const { batchNo, beginTime, sealTime } = batch
    const now = async () => {
      const listed = await venue.sameBatch<RaceBatch>(31101, batchNo)
      if (listed === undefined) return null
      const [row] = listed.matchs
      const lines = new Set(
        row?.hps.flatMap((play) => ('hl' in play && play.hl.length > 0 ? play.hl.map(({ hs }) => hs) : [])),
      )
      return { listed, seen: [listed.status, listed.mmp, row?.mhs, row?.ms, row?.mmp, ...lines] }
    }
    const seenAt = async (at: number) => {
      await venue.goTo(at)
      return now()
    }
    const seen = (which: RaceBatch[]) =>
      which.map(({ status, mmp, matchs: [row] }) => [status, mmp, row?.mhs, row?.ms, row?.mmp, row?.mhs])[0]
    const { open, sealed, running, over } = races.RACE_BATCHES
    for (const [at, documented] of [
      [sealTime - 1, open],
      [sealTime, sealed],
      [beginTime - 1, sealed],
      [beginTime, running],
    ] as const) {
      const found = await seenAt(at)
      expect([at, found?.seen]).toEqual([at, seen(documented.fields)])
      expect(batchDifferences(documented.fields, found === null ? null : [found.listed])).toEqual([])
    }
    const T = Object.values((await venue.replayOf<RaceFilm>(31101, batchNo)).detail)[0]?.totalTime ?? 0
    expect((await seenAt(beginTime + T - 1))?.seen).toEqual(seen(running.fields))
    expect((await seenAt(beginTime + T))?.seen).toEqual(seen(over.fields))
    expect((await seenAt(beginTime + T + codes.LIMITS.filmOverMs.value - 1))?.seen).toEqual(seen(over.fields))
    expect(await seenAt(beginTime + T + codes.LIMITS.filmOverMs.value)).toBeNull()
  })

  it.each(RACE_GAMES)('%s: has the prices, draws and film of the page', async (name, tid) => {
    const batch = await venue.openBatch<RaceBatch>(tid)
    const [row] = batch.matchs
    if (row === undefined) throw new Error('no race')
    expect(row.teams).toEqual(row.entrants.map((entrant) => entrant.name))
    const weights = row.entrants.map(({ weight }) => weight)
    expect(weights.reduce((sum, weight) => sum + weight)).toBe(
      RACE_RULES.find(({ game }) => game === name)?.weights,
    )
    const { data } = await venue.client().get(PMTY_VIRTUAL_PATHS.odds, { mid: row.mid, mcid: '0', cuid: '1' })
    expect(shapeDifferences(races.RACE_MARKETS.open.fields, data, FURTHER.plays)).toEqual([])
    const plays = (data as { readonly plays: readonly { readonly hpid: string }[] }[]).flatMap(
      (each) => each.plays,
    )
    expect(plays.map(({ hpid }) => Number(hpid))).toEqual(codes.RACE_PLAYS.map(({ code }) => code))
    expect(pricesIn(row.hps, 10_000)).toEqual(
      weights.map((_, index) => [`${index + 1}`, priceOf(inOrder(weights, [index + 1]), 8)]),
    )
    expect(pricesIn(row.hps, 8401)).toEqual(
      weights.map((_, index) => [
        `${index + 1}`,
        priceOf(amongFirst(weights, index + 1, placesOf(weights)), 8),
      ]),
    )
    expect(pricesIn(plays, 8402)).toEqual(
      weights.flatMap((_, one) =>
        weights.flatMap((__, other) =>
          one === other
            ? []
            : [[`${one + 1}-${other + 1}`, priceOf(inOrder(weights, [one + 1, other + 1]), 12)]],
        ),
      ),
    )
    const detail = await venue.client().get(PMTY_VIRTUAL_PATHS.match, { mid: row.mid, cuid: '1' })
    expect(shapeDifferences(races.RACE_DETAIL.open.fields, detail.data, FURTHER.match)).toEqual([])
    expect(detail.data).not.toHaveProperty('hps')

    await venue.goTo(batch.beginTime)
    const proof = await venue.proofOf(tid, batch.batchNo)
    expect(proof.entry.weights).toEqual(weights)
    const rules = RACE_RULES.find(({ game }) => game === name)
    if (rules === undefined) throw new Error('no rules')
    const race = raceOf(provenDraws(proof, tid, batch), weights, rules)
    expect(proof.result).toEqual({ order: race.order, times: race.times })
    const film = raceFilmOf(race)
    const replay = await venue.replayOf<RaceFilm>(tid, batch.batchNo, 1)
    expect(
      shapeDifferences(Object.values(races.RACE_REPLAY.answer.fields.detail), Object.values(replay.detail)),
    ).toEqual([])
    expect(replay.detail).toMatchObject({
      [row.mid]: { ...film, batchNo: batch.batchNo, beginTime: batch.beginTime },
    })
    const asked = { tid: String(tid), batchNo: batch.batchNo }
    expect(await venue.ask(PMTY_VIRTUAL_PATHS.filmLength, asked)).toEqual({
      [tid]: Math.ceil(film.totalTime / 1000),
    })
    expect(await venue.ask(PMTY_VIRTUAL_PATHS.scores, { mids: row.mid })).toEqual(races.RACE_SCORES.fields)

    await venue.goTo(batch.beginTime + film.totalTime)
    const day = Date.UTC(2026, 3, 30, 16)
    const results = await venue.ask<typeof races.RACE_RESULTS.answer.fields>(PMTY_VIRTUAL_PATHS.results, {
      ...races.RACE_RESULTS.request.fields,
      ...{ sportType: String(gameOf(tid).csid), tournamentId: String(tid), batchNo: batch.batchNo },
      ...{ startTime: day, endTime: day + 86_400_000 },
    })
    expect(shapeDifferences(races.RACE_RESULTS.answer.fields, results)).toEqual([])
    expect(results).toMatchObject({
      ...{ total: 1, pages: 1, current: 1, size: 20 },
      records: [
        {
          matchId: row.mid,
          matchTime: batch.beginTime,
          scoreResult: race.order.slice(0, 3).join('-'),
          seed: proof.seed,
          commitment: batch.commitment,
        },
      ],
    })
  })
})

/** The prices × 100 of a play by `ot`, whether it has lines or is an outright. */
function pricesIn(plays: readonly { readonly hpid: string }[], hpid: number) {
  const play = plays.find((each) => each.hpid === String(hpid)) as
    | { readonly ol?: readonly Option[]; readonly hl?: readonly { readonly ol: readonly Option[] }[] }
    | undefined
  const options = play?.ol ?? play?.hl?.[0]?.ol ?? []
  return options.map(({ ot, ov, os }) => [ot, os === 1 ? ov / 1000 : null])
}

interface Option {
  readonly ot: string
  readonly ov: number
  readonly os: number
}

const documentedBatches = (which: Readonly<Record<string, { readonly fields: readonly unknown[] }>>) =>
  Object.values(which).flatMap(({ fields }) => fields)

describe('matches of the platform', () => {
  it.each([
    [31001, 'football', documentedBatches(matches.LEAGUE_BATCHES)],
    [31002, 'football', documentedBatches(matches.LEAGUE_BATCHES)],
    [31003, 'football', documentedBatches(matches.WORLD_CUP_BATCHES)],
    [31004, 'football', documentedBatches(matches.NATIONS_CUP_BATCHES)],
    [31005, 'football', matches.FRIENDLY_BATCH.fields],
    [31201, 'basketball', documentedBatches(matches.BASKETBALL_BATCHES)],
  ] as const)('%i: have the documented answers, draws and films', async (tid, sport, documented) => {
    const batch = await venue.openBatch<MatchBatch>(tid)
    const columns = codes.COLUMNS.find((each) => each.sport === sport)?.codes
    expect(batchDifferences(documented, [batch])).toEqual([])
    for (const row of batch.matchs) {
      expect(row).toMatchObject({ mhs: 0, ms: 0, mmp: '0', mst: 0, mess: 0, msc: [], mearlys: 0 })
      expect(row.teams).toEqual([row.mhn, row.man])
      expect(row.hps.map(({ hpid }) => Number(hpid))).toEqual(columns)
    }
    const [first] = batch.matchs
    if (first === undefined) throw new Error('no match')
    const odds = await venue.client().get(PMTY_VIRTUAL_PATHS.odds, { mid: first.mid, mcid: '0', cuid: '1' })
    const plays = (odds.data as { readonly plays: readonly { readonly hpid: string }[] }[]).flatMap(
      (each) => each.plays,
    )
    expect(shapeDifferences(matches.LEAGUE_MARKETS.fields, odds.data, FURTHER.plays)).toEqual([])
    const all = sport === 'football' ? codes.FOOTBALL_PLAYS : codes.BASKETBALL_PLAYS
    const tie = batch.lod.startsWith('Q')
    expect(new Set(plays.map(({ hpid }) => Number(hpid)))).toEqual(
      new Set(all.map(({ code }) => code).filter((code) => tie || code !== 3601)),
    )
    expect(first.mc).toBe(plays.length)
    const detail = await venue.client().get(PMTY_VIRTUAL_PATHS.match, { mid: first.mid, cuid: '1' })
    expect(shapeDifferences(matches.LEAGUE_DETAIL.fields, detail.data, FURTHER.match)).toEqual([])

    await venue.goTo(batch.beginTime)
    const proof = await venue.proofOf(tid, batch.batchNo)
    const draws = provenDraws(proof, tid, batch)
    const { detail: films } = await venue.replayOf<MatchFilm>(tid, batch.batchNo)
    const documentedFilms = [matches.LEAGUE_REPLAY, matches.BASKETBALL_REPLAY].map(({ film }) => film.fields)
    expect(shapeDifferences(documentedFilms, Object.values(films))).toEqual([])
    const list = batch.matchs.map(({ mid }) => films[mid]?.list ?? [])
    const { entry } = proof
    let length = 109_000
    if (sport === 'football') {
      const played = entry.matches.map(({ chances, before, decides }) =>
        footballOf(draws, chances, before, decides),
      )
      expect(proof.result).toMatchObject({
        matches: played.map(({ score, half, goals, kicks }) => ({ score, half, goals, kicks })),
      })
      expect(list).toEqual(played.map(footballFilmOf))
      length = footballFilmMs(played)
      const [chances] = entry.matches.map((match) => match.chances)
      if (chances === undefined) throw new Error('no chances')
      const { chanceOf } = footballScores(12, ...chances)
      expect(pricesIn(first.hps, 1)).toEqual([
        [
          '1',
          priceOf(
            chanceOf((h, a) => h > a),
            6,
          ),
        ],
        [
          'X',
          priceOf(
            chanceOf((h, a) => h === a),
            6,
          ),
        ],
        [
          '2',
          priceOf(
            chanceOf((h, a) => h < a),
            6,
          ),
        ],
      ])
    } else {
      const played = entry.matches.map(({ chances }) => ({ chances, game: basketballOf(draws, chances) }))
      expect(proof.result).toMatchObject({
        matches: played.map(({ game: { score, quarters } }) => ({ score, quarters })),
      })
      expect(list).toEqual(played.map(({ game, chances }) => basketballFilmOf(game, chances)))
    }
    const asked = { tid: String(tid), batchNo: batch.batchNo }
    expect(await venue.ask(PMTY_VIRTUAL_PATHS.filmLength, asked)).toEqual({ [tid]: Math.ceil(length / 1000) })

    // At parts of the film, each with the score that it has reached; once more when it is over.
    const seen = new Set<string>()
    for (const at of [1, 25_000, 46_000, 53_000, 70_000, 79_000, 94_999, 98_000, length - 1, length]) {
      await venue.goTo(batch.beginTime + at)
      const running = await venue.sameBatch<MatchBatch>(tid, batch.batchNo)
      expect(batchDifferences(documented, running === undefined ? null : [running])).toEqual([])
      expect([running?.status, running?.mmp]).toEqual(['decided', 'INGAME'])
      for (const [index, row] of (running?.matchs ?? []).entries()) {
        const score = list[index]?.findLast(({ time, kind }) => time <= at && !kind.startsWith('kick'))?.score
        expect([at, row.msc[0]]).toEqual([at, `S1|${score ?? '0:0'}`])
        const kicks = list[index]?.findLast(({ time, kind }) => time <= at && kind.startsWith('kick'))?.score
        if (kicks !== undefined) expect(row.msc.at(-1)).toBe(`S170|${kicks}`)
        const seconds =
          at < 50_000 ? Math.min(2700, (at * 3) / 50) : Math.min(5400, 2700 + ((at - 50_000) * 3) / 50)
        expect([at, row.mst]).toEqual([at, sport === 'football' ? Math.floor(seconds) : 0])
        seen.add(row.mmp)
        expect(row.msc.every((each) => knownScore(sport, each))).toBe(true)
        const told = await venue.ask<unknown>(PMTY_VIRTUAL_PATHS.scores, { mids: row.mid })
        const scores = new Map(row.msc.map((each) => [each.split('|')[0], each.split('|')[1]]))
        expect(told).toEqual({ [row.mid]: Object.fromEntries(scores) as unknown })
      }
    }
    const phases = new Set(codes.PHASES[sport].map(({ code }) => String(code)))
    expect([...seen].filter((mmp) => !phases.has(mmp))).toEqual([])
    expect(seen).toContain('999')
    expect(seen.size).toBeGreaterThanOrEqual(sport === 'football' ? 4 : 6)
  })
})

const FOOTBALL_SCORES = ['S1', 'S2', 'S3', 'S170']
const BASKETBALL_SCORES = ['S1', 'S19', 'S20', 'S21', 'S22']

const knownScore = (sport: 'football' | 'basketball', text: string) =>
  (sport === 'football' ? FOOTBALL_SCORES : BASKETBALL_SCORES).includes(text.split('|')[0] ?? '')
