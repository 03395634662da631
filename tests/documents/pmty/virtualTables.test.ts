import { describe, expect, it } from 'vitest'
import { refusalCode } from '../../../platform/venues/pmty/refusalCodes.ts'
import {
  CUP_PHASES,
  groupCupPairings,
  type Pairing,
  type PlayedPhase,
} from '../../../platform/world/virtual/cups.ts'
import { LISTED_MS, LOCK_MS, VIRTUAL_GAME_IDS, VIRTUAL_GAMES } from '../../../platform/world/virtual/games.ts'
import { numberColour } from '../../../src/features/virtual/numberColours.ts'
import { resultDays } from '../../../streams/domain/resultDays.ts'
import type { VirtualMarket } from '../../../streams/domain/virtual/price.ts'
import { raceMarkets } from '../../../streams/domain/virtual/raceMarkets.ts'
import { RACES } from '../../../streams/domain/virtual/races.ts'
import { basketballMarkets, footballMarkets } from '../../../streams/domain/virtual/scoreMarkets.ts'
import { isSport, isVirtualSport, SPORT_IDS } from '../../../streams/domain/vocabulary/sports.ts'
import { feedTimes } from '../../../streams/feeds/times.ts'
import { FILM_TIMES } from '../../../streams/feeds/virtual/index.ts'
import { isVirtualPath } from '../../../streams/venues/virtual.ts'
import { CASH_OUT_CODES } from '../../../streams/wire/pmty/cashOutCodes.ts'
import { PMTY_CODES } from '../../../streams/wire/pmty/codes.ts'
import { PMTY_PLAYS } from '../../../streams/wire/pmty/plays.ts'
import * as tables from '../../../streams/wire/pmty/tables.ts'
import * as numbers from '../../../streams/wire/pmty/virtualNumbers.ts'
import * as common from '../../../streams/wire/virtualGames.ts'
import { MAX_VIRTUAL_MIDS, PMTY_VIRTUAL_PATHS } from '../../../streams/wire/pmty/virtualPaths.ts'
import type { DocumentedCode } from '../documented.ts'
import { camelCase, disagreements, wronglyWritten } from '../disagreements.ts'
import { ambiguousCodes } from '../tables.ts'
import * as codes from './virtualCodes.ts'

const codesOf = <C extends string | number>(documented: readonly DocumentedCode<C>[]) =>
  documented.map(({ code }) => code)

const SPORT_WORDS: Readonly<Record<string, string>> = { 'virtual horses': 'virtualHorse' }

/** How the batches of a game belong together, in the words of the code. */
const FORMATS: Readonly<Record<string, string>> = {
  league: 'league',
  'English league': 'league',
  'World Cup': 'groupCup',
  'Nations Cup': 'legCup',
  'Spanish friendlies': 'friendly',
  'basketball league': 'league',
}

describe('games, paths and sports', () => {
  it('of the client and of the platform are those of the page', () => {
    const meaning = new Map<number, string>(codes.GAMES.map(({ code, means }) => [code, means]))
    const documented = codes.SCHEDULES.map(({ tid, csid, path }) => ({
      tid: String(tid),
      csid,
      path,
      format: FORMATS[meaning.get(tid) ?? ''] ?? 'race',
    }))
    const byTid = (one: { readonly tid: string }, other: { readonly tid: string }) =>
      Number(one.tid) - Number(other.tid)
    expect(
      numbers.PMTY_VIRTUAL_GAMES.map(({ tid, csid, path, format }) => ({ tid, csid, path, format })).sort(
        byTid,
      ),
    ).toEqual(documented.toSorted(byTid))
    const sports = new Map(codes.SPORTS.map(({ code, means }) => [code, means]))
    for (const { tid, csid, sport } of numbers.PMTY_VIRTUAL_GAMES) {
      const means = sports.get(csid) ?? ''
      expect([tid, sport]).toEqual([tid, SPORT_WORDS[means] ?? camelCase(means)])
      expect(VIRTUAL_GAMES[tid].sport).toBe(sport)
      expect(VIRTUAL_GAMES[tid].format).toBe(documented.find((game) => game.tid === tid)?.format)
    }
    expect(VIRTUAL_GAME_IDS.map(Number).toSorted((a, b) => a - b)).toEqual(
      codesOf(codes.GAMES).toSorted((a, b) => a - b),
    )
  })

  it('paths of the site', () => {
    expect([...common.VIRTUAL_SITE_PATHS]).toEqual(codesOf(codes.PATHS))
    expect(codesOf(codes.PATHS).every(isVirtualPath)).toBe(true)
  })

  it('numbers of sports, at the venue and of the site', () => {
    const virtual = Object.entries(tables.PMTY_SPORTS).filter(([, sport]) => isVirtualSport(sport))
    expect(disagreements(codes.SPORTS, Object.fromEntries(virtual), { words: SPORT_WORDS })).toEqual([])
    const ids = Object.entries(SPORT_IDS).filter(([sport]) => isSport(sport) && isVirtualSport(sport))
    expect(wronglyWritten(codes.SITE_SPORTS, Object.fromEntries(ids), SPORT_WORDS)).toEqual([])
    expect(ids).toHaveLength(codes.SITE_SPORTS.length)
  })

  it('each number has one meaning', () => {
    const { GAMES, PATHS, SPORTS, SITE_SPORTS, TREE, FILM_KINDS, SCORES, REFUSALS } = codes
    const plays = [...codes.RACE_PLAYS, ...codes.FOOTBALL_PLAYS, ...codes.BASKETBALL_PLAYS]
    expect(
      ambiguousCodes({
        ...{ GAMES, PATHS, SPORTS, SITE_SPORTS, TREE, FILM_KINDS, SCORES, REFUSALS, plays },
        ...codes.PHASES,
      }),
    ).toEqual([])
  })
})

describe('when batches start', () => {
  it.each(codes.SCHEDULES)('$tid', ({ tid, period, offset, ahead, entrants }) => {
    const game = VIRTUAL_GAME_IDS.find((id) => id === String(tid))
    if (game === undefined) throw new Error('no game')
    // The second number of a cup holds for its ties: the platform test counts what is open.
    expect(VIRTUAL_GAMES[game]).toMatchObject({
      period: period * 1000,
      offset: offset * 1000,
      ahead: ahead[0],
    })
    const race = Object.entries(RACES).find(([id]) => id === game)?.[1]
    expect(race?.entrants).toBe(entrants)
  })

  it('locks, and how long a batch is listed', () => {
    expect([LOCK_MS, numbers.PMTY_VIRTUAL_LOCK_MS]).toEqual(Array(2).fill(codes.LIMITS.lockedBeforeMs.value))
    expect([LISTED_MS, numbers.PMTY_VIRTUAL_LISTED_MS]).toEqual(Array(2).fill(codes.LIMITS.filmOverMs.value))
  })
})

const PHASE_WORDS = {
  'half-time': 'halfTime',
  'first quarter': 'quarter1',
  'second quarter': 'quarter2',
  'third quarter': 'quarter3',
  'fourth quarter': 'quarter4',
}

describe('numbers of answers', () => {
  it.each(Object.entries(codes.PHASES))('phases of %s', (_, phases) => {
    const written = Object.fromEntries(
      phases.map(({ code }) => {
        const word = tables.PMTY_PHASES[code as keyof typeof tables.PMTY_PHASES]
        return [word, tables.PMTY_PHASE_CODES[word as keyof typeof tables.PMTY_PHASE_CODES]]
      }),
    )
    expect(Object.keys(written)).toHaveLength(phases.length)
    expect(wronglyWritten(phases, written, PHASE_WORDS)).toEqual([])
  })

  it('whether a match can be bet on', () => {
    const { 0: open, 11: locked } = tables.PMTY_STATUSES
    expect(disagreements(codes.BETTING_STATES, { 0: open, 11: locked })).toEqual([])
    expect(wronglyWritten(codes.BETTING_STATES, only(tables.PMTY_STATUS_CODES, ['open', 'locked']))).toEqual(
      [],
    )
  })

  it('rounds of cups, and the keys of a tree', () => {
    expect([...CUP_PHASES.groupCup]).toEqual(codesOf(codes.ROUNDS.worldCup))
    expect([...CUP_PHASES.legCup]).toEqual(codesOf(codes.ROUNDS.nationsCup))
    expect(common.VIRTUAL_CUP_PHASES.toSorted()).toEqual(codesOf(codes.TREE).toSorted())
  })

  it('who meets whom in the round of 16', () => {
    // The team on place p of group g has the number 4 g + p, and the lower number always wins.
    const groups = Array.from({ length: 8 }, (_, group) => [0, 1, 2, 3].map((place) => 4 * group + place))
    const played: PlayedPhase = (phase) =>
      groupCupPairings(groups, phase, played).map((pairing: Pairing) => {
        const score = pairing.home < pairing.away ? ([1, 0] as const) : ([0, 1] as const)
        return { ...pairing, result: { score, half: [0, 0], goals: [], kicks: null } }
      })
    const named = (team: number) => `${'ABCDEFGH'.charAt(Math.floor(team / 4))}${(team % 4) + 1}`
    expect(
      groupCupPairings(groups, 3, played).map(({ home, away }) => `${named(home)}–${named(away)}`),
    ).toEqual(codesOf(codes.FIRST_TIES))
  })

  it('kinds of what a film shows', () => {
    expect([...common.VIRTUAL_FILM_KINDS]).toEqual(codesOf(codes.FILM_KINDS))
  })

  it('scores', () => {
    const facts = new Map<string, string[]>()
    for (const [key, fact] of [...tables.PMTY_COUNTS, ...tables.PMTY_FURTHER_COUNTS])
      facts.set(key, [...(facts.get(key) ?? []), fact])
    for (const { code, means } of codes.SCORES.filter(({ code }) => code !== tables.PMTY_SCORE))
      expect([code, facts.get(code)?.some((fact) => SCORE_FACTS[means]?.includes(fact))]).toEqual([
        code,
        true,
      ])
    expect(codes.SCORES.find(({ means }) => means === 'match')?.code).toBe(tables.PMTY_SCORE)
  })
})

const SCORE_FACTS: Readonly<Record<string, readonly string[]>> = {
  'first half': ['goals.firstHalf'],
  'second half': ['goals.secondHalf'],
  'first quarter': ['points.quarter1'],
  'fourth quarter': ['points.quarter4'],
  penalties: ['goals.penalties'],
}

const only = <T extends object, K extends keyof T & string>(table: T, keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, table[key]])) as Pick<T, K>

describe('markets', () => {
  const keysOf = (markets: readonly VirtualMarket[]) => markets.map(({ key }) => key).toSorted()
  const documented = (plays: readonly DocumentedCode[]) => plays.map(({ means }) => means).toSorted()

  it('of a race, football and basketball are the priced ones', () => {
    expect(keysOf(raceMarkets([16, 15, 15, 14]))).toEqual(documented(codes.RACE_PLAYS))
    const tie = footballMarkets([124, 112], { part: 'firstLeg' })
    expect(keysOf(tie)).toEqual(documented(codes.FOOTBALL_PLAYS))
    expect(keysOf(basketballMarkets([388, 380]))).toEqual(documented(codes.BASKETBALL_PLAYS))
  })

  it('have the numbers of the page', () => {
    const { RACE_PLAYS, FOOTBALL_PLAYS, BASKETBALL_PLAYS } = codes
    for (const plays of [RACE_PLAYS, FOOTBALL_PLAYS, BASKETBALL_PLAYS])
      expect(disagreements(plays, PMTY_PLAYS, ONLY_THESE(plays))).toEqual([])
    const ofRaces = Object.entries(PMTY_PLAYS).filter(([, key]) =>
      /^places\.(?!outright)|^number\./.test(key),
    )
    expect(disagreements(RACE_PLAYS.slice(1), Object.fromEntries(ofRaces), KEYS)).toEqual([])
  })
})

/** Keys of markets are told as they are. */
const KEYS = {
  words: Object.fromEntries(
    [...codes.RACE_PLAYS, ...codes.FOOTBALL_PLAYS, ...codes.BASKETBALL_PLAYS].map(({ means }) => [
      means,
      means,
    ]),
  ),
}

/** The other plays are those of other sports, which `tables.test.ts` compares. */
const ONLY_THESE = (plays: readonly DocumentedCode[]) => {
  const own = new Set(plays.map(({ code }) => String(code)))
  const others = Object.keys(PMTY_PLAYS).filter((hpid) => !own.has(hpid))
  return { ...KEYS, undocumented: Object.fromEntries(others.map((hpid) => [hpid, 'of another sport'])) }
}

describe('calls, refusals and limits', () => {
  it('paths', () => {
    expect(Object.values(PMTY_VIRTUAL_PATHS).toSorted()).toEqual(codesOf(codes.CALLS).toSorted())
  })

  it('refusals of bets and reads', () => {
    const meaning = (code: string) => codes.REFUSALS.find((each) => each.code === code)?.means ?? ''
    expect(
      ['locked', 'closed', 'unknownSelection', 'parlayNotAllowed', 'timingChanged', 'priceChanged'].map(
        (reason) => meaning(refusalCode(reason)),
      ),
    ).toEqual([
      'locked, or the batch is not open',
      'locked, or the batch is not open',
      'an unknown match or selection',
      'in a series',
      'another match type or another price',
      'another match type or another price',
    ])
    expect(meaning(refusalCode('expired'))).toBe('after its validity')
    expect(meaning(refusalCode('reserveNotAllowed'))).toBe('as a reservation')
    // The platform answers with the first code of a reason.
    const [cashOut] = CASH_OUT_CODES.find(({ reason }) => reason === 'sportUnsupported')?.codes ?? []
    expect(meaning(cashOut ?? '')).toBe('cash-out')
    expect(codesOf(codes.NO_DATA)).toEqual([PMTY_CODES.noData])
  })

  it('limits', () => {
    const { idsInAScoreCall, askedForTheFilm, readEveryMs, resultDays: days } = codes.LIMITS
    expect(MAX_VIRTUAL_MIDS).toBe(idsInAScoreCall.value)
    expect(FILM_TIMES.tries).toBe(askedForTheFilm.value)
    expect(feedTimes.listEveryMs).toBe(readEveryMs.value)
    expect(resultDays(Date.UTC(2026, 10, 20))).toHaveLength(days.value)
  })

  it('colours of numbers', () => {
    expect(codes.COLOURS.map(({ code }) => [code, colourName(numberColour(code).fill)])).toEqual(
      codes.COLOURS.map(({ code, means }) => [code, means]),
    )
  })
})

/** The upper end of the hues of each colour, degrees. */
const HUES = [
  [15, 'red'],
  [40, 'orange'],
  [70, 'yellow'],
  [170, 'green'],
  [260, 'blue'],
  [345, 'pink'],
  [360, 'red'],
] as const

function colourName(hex: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)]
  if (least > 220) return 'white'
  if (most < 48) return 'black'
  const [from, by] = most === r ? [0, g - b] : most === g ? [120, b - r] : [240, r - g]
  const hue = (from + (60 * by) / (most - least) + 360) % 360
  return HUES.find(([end]) => hue < end)?.[1] ?? ''
}
