import { describe, expect, it } from 'vitest'
import { VIRTUAL_BET, VIRTUAL_PLACED, VIRTUAL_RECORDS } from './virtualBetAnswers.ts'
import {
  amongFirst,
  basketballScores,
  footballScores,
  inOrder,
  priceOf,
  sumOf,
  withoutReturns,
  type Chance,
} from './virtualChances.ts'
import * as codes from './virtualCodes.ts'
import * as cups from './virtualCupAnswers.ts'
import { basketballOf, drawsOf, footballOf, raceOf } from './virtualDraws.ts'
import { basketballFilmOf, footballFilmMs, footballFilmOf, raceFilmOf } from './virtualFilms.ts'
import * as matches from './virtualMatchAnswers.ts'
import * as races from './virtualRaceAnswers.ts'
import { BASKETBALL, FILMS, FOOTBALL, RACE, RACE_RULES, SECOND_LEG } from './virtualVectors.ts'

const race = raceOf(drawsOf(RACE.key), RACE.weights, RACE_RULES[0])
const { weights } = RACE

interface Option {
  readonly ot: string
  readonly ov: number
}

/** The options of a play, whether it has lines or is an outright. */
const optionsOf = (play: object): readonly Option[] => {
  const { ol, hl } = play as { ol?: readonly Option[]; hl?: readonly { ol: readonly Option[] }[] }
  return ol ?? hl?.flatMap((line) => line.ol) ?? []
}

const pricesOf = (plays: readonly object[], hpid: string): Record<string, number> =>
  Object.fromEntries(
    plays
      .filter((play) => (play as { hpid: string }).hpid === hpid)
      .flatMap(optionsOf)
      .map(({ ot, ov }) => [ot, ov / 1000]),
  )

const mapped = (entries: readonly string[], priceIs: (entry: string) => number | null) =>
  Object.fromEntries(entries.map((entry) => [entry, priceIs(entry)]))

describe('the answers of a race', () => {
  const plays = races.RACE_MARKETS.open.fields.flatMap((entry) => entry.plays)
  const numbers = ['1', '2', '3', '4', '5', '6', '7', '8']
  const pair = (text: string) => text.split('-').map(Number)

  it('have prices of all markets that follow from the weights', () => {
    expect(plays.map(({ hpid }) => Number(hpid))).toEqual(codes.RACE_PLAYS.map(({ code }) => code))
    expect(pricesOf(plays, '10000')).toEqual(
      mapped(numbers, (number) => priceOf(inOrder(weights, [Number(number)]), 8)),
    )
    expect(pricesOf(plays, '8401')).toEqual(
      mapped(numbers, (number) => priceOf(amongFirst(weights, Number(number), 3), 8)),
    )
    const pairs = numbers.flatMap((one) =>
      numbers.filter((other) => other !== one).map((other) => `${one}-${other}`),
    )
    expect(pricesOf(plays, '8402')).toEqual(
      mapped(pairs, (text) => priceOf(inOrder(weights, pair(text)), 12)),
    )
    const unordered = pairs.filter(
      (text) => text[0] !== undefined && text < text.split('-').reverse().join('-'),
    )
    expect(pricesOf(plays, '8403')).toEqual(
      mapped(unordered, (text) =>
        priceOf(sumOf([inOrder(weights, pair(text)), inOrder(weights, pair(text).reverse())]), 12),
      ),
    )
  })

  it('have a film that follows from the seed, with a frame for each second', () => {
    const [film] = Object.values(races.RACE_REPLAY.answer.fields.detail)
    expect(film).toMatchObject(raceFilmOf(race))
    expect(film?.list).toHaveLength(Math.floor(RACE.T / 1000))
    expect(races.RACE_FILM_TIME.answer.fields['31101']).toBe(Math.ceil(RACE.T / 1000))
    const [result] = races.RACE_RESULTS.answer.fields.records
    expect(result?.scoreResult).toBe(race.order.slice(0, 3).join('-'))
  })

  it('are one batch in each state: locked 10 s before its start, and not open from then on', () => {
    const states = Object.values(races.RACE_BATCHES).flatMap(({ fields }) => fields)
    expect(states.map((each) => each.beginTime - each.sealTime)).toEqual(
      Array(4).fill(codes.LIMITS.lockedBeforeMs.value),
    )
    expect(states.map(({ status, matchs }) => [status, matchs[0]?.mhs])).toEqual([
      ['open', 0],
      ['sealed', 11],
      ['decided', 11],
      ['decided', 11],
    ])
    const words = (table: readonly { readonly code: string }[]) => table.map(({ code }) => code)
    // A batch that is closed is no longer listed.
    expect([...new Set(states.map(({ status }) => status)), 'closed']).toEqual(words(codes.BATCH_STATES))
    expect([...new Set(states.map(({ mmp }) => mmp))]).toEqual(words(codes.BATCH_PHASES))
  })
})

describe('the answers of matches', () => {
  it('have the id of their game, batch and place', () => {
    const batches = [
      ...[...Object.values(races.RACE_BATCHES), ...Object.values(matches.LEAGUE_BATCHES)],
      ...[matches.FRIENDLY_BATCH, ...Object.values(matches.BASKETBALL_BATCHES)],
      ...[...Object.values(matches.WORLD_CUP_BATCHES), ...Object.values(matches.NATIONS_CUP_BATCHES)],
    ].flatMap(({ fields }): readonly { matchs: readonly Record<string, unknown>[] }[] => fields)
    for (const { mid, tid, batchNo, orderNo } of batches.flatMap(({ matchs }) => matchs))
      expect(mid).toBe(
        `v${String(tid)}${String(batchNo).replace('-', '')}${String(orderNo).padStart(2, '0')}`,
      )
  })

  it('have prices that follow from the chances', () => {
    const { chanceOf } = footballScores(12, ...FOOTBALL.chances)
    const price = (chance: Chance) => priceOf(chance, 6)
    const plays = matches.LEAGUE_MARKETS.fields.flatMap((entry) => entry.plays)
    expect(pricesOf(plays, '1')).toEqual({
      '1': price(chanceOf((h, a) => h > a)),
      X: price(chanceOf((h, a) => h === a)),
      '2': price(chanceOf((h, a) => h < a)),
    })
    expect(pricesOf(plays, '4')).toEqual({
      '1': price(chanceOf((h, a) => h - 0.5 > a)),
      '2': price(chanceOf((h, a) => h - 0.5 < a)),
    })
    expect(pricesOf(plays, '2')).toEqual({
      Over: price(chanceOf((h, a) => h + a > 2.5)),
      Under: price(chanceOf((h, a) => h + a < 2.5)),
    })
  })

  it('have prices of basketball that follow from the chances', () => {
    const { chanceOf } = basketballScores(80, ...BASKETBALL.chances)
    const level = chanceOf((h, a) => h === a)
    const price = (chance: Chance) => priceOf(chance, 6)
    const plays = matches.BASKETBALL_BATCHES.open.fields.flatMap(({ matchs }) =>
      matchs.flatMap(({ hps }) => hps),
    )
    expect(pricesOf(plays, '37')).toEqual({
      '1': price(
        withoutReturns(
          chanceOf((h, a) => h > a),
          level,
        ),
      ),
      '2': price(
        withoutReturns(
          chanceOf((h, a) => h < a),
          level,
        ),
      ),
    })
    expect(pricesOf(plays, '39')).toEqual({
      '1': price(chanceOf((h, a) => h - 1.5 > a)),
      '2': price(chanceOf((h, a) => h - 1.5 < a)),
    })
    expect(pricesOf(plays, '38')).toEqual({
      Over: price(chanceOf((h, a) => h + a > 175.5)),
      Under: price(chanceOf((h, a) => h + a < 175.5)),
    })
  })

  it('have films that follow from the seed, and scores that the film has reached', () => {
    const film = footballFilmOf(footballOf(drawsOf(FOOTBALL.key), FOOTBALL.chances, null, false))
    const shown = matches.LEAGUE_REPLAY.film.fields
    expect(shown.list).toEqual(film)
    const scoreAt = (time: number) => film.findLast((event) => event.time <= time)?.score ?? ''
    const told = ({ fields }: typeof matches.LEAGUE_BATCHES.open) => fields[0]?.matchs[0]?.msc[0]
    const { firstHalf, halfTime, secondHalf, over } = matches.LEAGUE_BATCHES
    expect([firstHalf, halfTime, secondHalf, over].map(told)).toEqual(
      [30_000, 47_000, 80_000, 100_000].map((time) => `S1|${scoreAt(time)}`),
    )
    // A second of the film is a minute of playing time.
    expect(Number(secondHalf.fields[0]?.matchs[0]?.mst)).toBe(2700 + ((80_000 - 50_000) * 3) / 50)
    const leg = footballOf(drawsOf(SECOND_LEG.key), SECOND_LEG.chances, SECOND_LEG.before, true)
    const second = matches.SECOND_LEG_REPLAY.film.fields
    expect(second.list).toEqual(footballFilmOf(leg).filter(({ kind }) => kind !== 'attack'))
    const { secondLeg, league } = matches.FOOTBALL_FILM_TIMES
    expect(secondLeg.fields['31004']).toBe(Math.ceil(footballFilmMs([leg]) / 1000))
    expect(league.fields['31001']).toBe(FILMS.football.T / 1000)
  })

  it('have points of basketball that follow from the seed', () => {
    const game = basketballOf(drawsOf(BASKETBALL.key), BASKETBALL.chances)
    const quarter = (index: number) => `S${19 + index}|${game.quarters[index]?.join(':') ?? ''}`
    const told = Object.values(matches.BASKETBALL_BATCHES).map(({ fields }) =>
      fields[0]?.matchs[0]?.msc.slice(1),
    )
    expect(told).toEqual([0, 0, 1, 2, 3, 4].map((count) => [0, 1, 2, 3].slice(0, count).map(quarter)))
    const film = matches.BASKETBALL_REPLAY.film.fields
    expect(film.list).toEqual(basketballFilmOf(game, BASKETBALL.chances).slice(0, film.list.length))
    expect([film.homeScore, film.awayScore]).toEqual(game.score)
  })
})

describe('the answers of cups and tables', () => {
  it('have trees whose winners are those of the scores', () => {
    const trees = [...Object.values(cups.NATIONS_CUP_TREES), cups.WORLD_CUP_TREE].map(({ fields }) => fields)
    const goals = (text: string) => text.split(',').reduce((sum, each) => sum + Number(each), 0)
    for (const tie of trees
      .flatMap((tree) => Object.values(tree).flat())
      .filter(({ winner }) => winner !== 0)) {
      const lead = goals(tie.homeScore) - goals(tie.awayScore)
      const [home = 0, away = 0] = tie.penalties.split(':').map(Number)
      expect(tie.winner).toBe((lead === 0 ? home - away : lead) > 0 ? 1 : 2)
    }
  })

  it('have winners of neighbouring ties in the next round', () => {
    const { Q16, Q8 } = cups.NATIONS_CUP_TREES.over.fields
    const winners = Q16.map(({ homeName, awayName, winner }) => (winner === 1 ? homeName : awayName))
    expect(Q8.flatMap(({ homeName, awayName }) => [homeName, awayName])).toEqual(winners)
  })

  it('have tables in order, with as many points as the matches give', () => {
    for (const { fields } of [cups.WORLD_CUP_GROUPS, cups.LEAGUE_TABLE, cups.BASKETBALL_TABLE]) {
      const rows = fields.flatMap((group) => group.sVirtualSportXZTeamRankingDetailPOList)
      const keys = rows.map((row) => [row.points, row.goalsWinning, row.goalsScored])
      expect(keys).toEqual(
        [...keys].sort(([a = 0, b = 0, c = 0], [x = 0, y = 0, z = 0]) => x - a || y - b || z - c),
      )
      expect(rows.reduce((sum, row) => sum + row.goalsWinning, 0)).toBe(0)
    }
  })
})

describe('a virtual bet', () => {
  it('returns its stake × price, and is valid until the ms before the lock', () => {
    const [leg] = VIRTUAL_BET.fields.seriesOrders.flatMap((entry) => entry.orderDetailList)
    const win = (Number(leg?.betAmount) * ((leg?.odds ?? 0) - 100_000)) / 100_000
    expect(VIRTUAL_PLACED.fields.maxWinMoneyTotal).toBe(win * 100)
    expect(Number(VIRTUAL_RECORDS.settled.fields.profitAmount)).toBe(win)
    const [batch] = races.RACE_BATCHES.open.fields
    expect(VIRTUAL_BET.fields.validUntil).toBe((batch?.sealTime ?? 0) - 1)
    expect(leg?.matchType).toBe(VIRTUAL_RECORDS.settled.fields.detailList[0]?.matchType)
  })

  it('of a game that is scheduled: each path has its games', () => {
    expect(new Set(codes.SCHEDULES.map(({ path }) => path))).toEqual(
      new Set(codes.PATHS.map(({ code }) => code)),
    )
    expect(codes.SCHEDULES.map(({ tid }) => tid)).toEqual(codes.GAMES.map(({ code }) => code))
    const listed = races.MENUS.answer.fields.flatMap((menu) =>
      menu.subList.map(({ field1, path }) => [Number(field1), Number(menu.menuId), path]),
    )
    expect(new Set(listed.map(String))).toEqual(
      new Set(codes.SCHEDULES.map(({ tid, csid, path }) => String([tid, csid, path]))),
    )
  })
})
