import { clockAt } from '../../../streams/domain/clock.ts'
import type { Period } from '../../../streams/domain/market.ts'
import type { Pair, Phase } from '../../../streams/domain/match.ts'
import { kitAddress } from '../../../streams/wire/pmty/kit.ts'
import type { PmtyMatch } from '../../../streams/wire/pmty/match.ts'
import type { PmtyPlay } from '../../../streams/wire/pmty/market.ts'
import {
  PMTY_MATCH_STATE_CODES,
  PMTY_PHASE_CODES,
  PMTY_SCORES,
  PMTY_STATUS_CODES,
} from '../../../streams/wire/pmty/tables.ts'
import { isOver } from '../../book/matchStanding.ts'
import type { WorldMatch, WorldTeam } from '../../world/world.ts'
import { textIn } from './language.ts'
import type { PmtyLanguage } from './language.ts'
import { playRecord } from './marketRecords.ts'
import { playOf, sportCode } from './numbers.ts'
import { sportName } from './playNames.ts'

/** Halves of other sports than football have their own codes (research, venues 2.1: `mmp`). */
const OTHER_HALVES: Partial<Readonly<Record<Phase, number>>> = { firstHalf: 1, secondHalf: 2 }

/** `mmp`. */
export function phaseCode({ sport, phase }: WorldMatch): number {
  const other = sport === 'football' ? undefined : OTHER_HALVES[phase]
  return other ?? PMTY_PHASE_CODES[phase]
}

const SET_OR_ROUND: Partial<Readonly<Record<Phase, number>>> = {
  set1: 1,
  set2: 2,
  set3: 3,
  set4: 4,
  set5: 5,
  quarter1: 1,
  quarter2: 2,
  quarter3: 3,
  quarter4: 4,
}

/** Periods whose own counts are told, by key of `msc`. */
const PERIOD_SCORES: readonly (readonly [Period, string])[] = [
  ['firstHalf', PMTY_SCORES.firstHalf],
  ['secondHalf', PMTY_SCORES.secondHalf],
  ['quarter1', PMTY_SCORES.quarter1],
  ['quarter2', PMTY_SCORES.quarter2],
  ['quarter3', PMTY_SCORES.quarter3],
  ['quarter4', PMTY_SCORES.quarter4],
  ['set1', PMTY_SCORES.set1],
  ['set2', PMTY_SCORES.set2],
  ['set3', PMTY_SCORES.set3],
]

/** `msc`: what has been counted, as `S1|2:1`. */
export function scoreTexts(match: WorldMatch): readonly string[] {
  const stat = match.sport === 'football' ? 'goals' : match.sport === 'tennis' ? 'games' : 'points'
  const periods = PERIOD_SCORES.map(([period, key]): [string, Pair | null] => [
    key,
    match.facts[`${stat}.${period}`] ?? null,
  ])
  const football: readonly [string, Pair | null][] =
    match.sport === 'football'
      ? [
          [PMTY_SCORES.corners, match.corners],
          [PMTY_SCORES.cornersFirstHalf, match.facts['corners.firstHalf'] ?? null],
          [PMTY_SCORES.redCards, match.redCards],
          [PMTY_SCORES.yellowCards, match.yellowCards],
        ]
      : []
  const all: readonly [string, Pair | null][] = [[PMTY_SCORES.total, match.score], ...periods, ...football]
  return all.flatMap(([key, pair]) => (pair === null ? [] : [`${key}|${pair.join(':')}`]))
}

/** Clock seconds of `mst` at a platform time. */
export function clockSeconds({ clock }: WorldMatch, now: number): number {
  return clock === null ? 0 : clockAt(clock, now)
}

/** Columns of a list row by sport: the main line of each of these plays. */
const ROW_PLAYS: Partial<Readonly<Record<WorldMatch['sport'], readonly string[]>>> = {
  football: ['1', '4', '2', '17', '19', '18'],
  basketball: ['37', '39', '38', '43', '44', '41'],
  tennis: ['153', '155', '202', '162', '163', '164'],
}
/** `v2_h5`: the beginner's columns, with corners. */
const BEGINNER_PLAYS = ['1', '4', '2', '111', '113', '114']

/** What a list shows of a match: which columns, or none. */
export type RowColumns = 'standard' | 'beginner' | 'none'

/** `device` and `hpsFlag` of a list request. */
export function rowColumns(device: string, hpsFlag: number): RowColumns {
  if (hpsFlag === 1) return 'none'
  return device === 'v2_h5' ? 'beginner' : 'standard'
}

type Untimed = Omit<PmtyMatch, 'mst' | 'mms'>

/** Matches as the venue shows them. Each is made once while it stands: worlds replace what changes. */
export interface MatchRecords {
  /** A list row, true at a platform time. */
  row(match: WorldMatch, language: PmtyLanguage, columns: RowColumns, now: number): Omit<PmtyMatch, 'mms'>
  /** Every market with every line. */
  plays(match: WorldMatch, language: PmtyLanguage): readonly PmtyPlay[]
}

export function createMatchRecords(): MatchRecords {
  const rows = new WeakMap<WorldMatch, Map<string, Untimed>>()
  const plays = new WeakMap<WorldMatch, Map<string, readonly PmtyPlay[]>>()
  return {
    row: (match, language, columns, now) => ({
      ...remembered(rows, match, `${language} ${columns}`, () => untimedRow(match, language, columns)),
      mst: clockSeconds(match, now),
    }),
    plays: (match, language) => remembered(plays, match, language, () => allPlays(match, language)),
  }
}

function remembered<T>(
  cache: WeakMap<WorldMatch, Map<string, T>>,
  match: WorldMatch,
  key: string,
  make: () => T,
): T {
  const known = cache.get(match) ?? new Map<string, T>()
  cache.set(match, known)
  const found = known.get(key)
  if (found !== undefined) return found
  const made = make()
  known.set(key, made)
  return made
}

function allPlays(match: WorldMatch, language: PmtyLanguage): readonly PmtyPlay[] {
  return match.markets.flatMap((market, order) => playRecord(match, market, order, language) ?? [])
}

function rowPlays(match: WorldMatch, language: PmtyLanguage, columns: RowColumns): PmtyPlay[] {
  if (columns === 'none') return []
  const beginner = columns === 'beginner' && match.sport === 'football'
  const wanted = beginner ? BEGINNER_PLAYS : (ROW_PLAYS[match.sport] ?? [])
  return wanted.flatMap((hpid, order) => {
    const market = match.markets.find(({ spec }) => playOf(spec) === hpid)
    if (market === undefined) return []
    const main = market.lines.filter(({ slot }) => slot === 1)
    return playRecord(match, market, order, language, main) ?? []
  })
}

function untimedRow(match: WorldMatch, language: PmtyLanguage, columns: RowColumns): Untimed {
  const { league, home, away } = match
  return {
    mid: match.id,
    csid: sportCode(match.sport),
    csna: sportName(match.sport, language),
    tid: league.id,
    tn: textIn(league.name, language),
    tlev: league.level,
    lurl: '',
    tf: false,
    th: league.hot,
    mhid: home.id,
    mhn: textIn(home.name, language),
    mhlu: crest(home),
    maid: away.id,
    man: textIn(away.name, language),
    malu: crest(away),
    mgt: match.kickOff,
    mess: match.clock?.running === true ? 1 : 0,
    mmp: phaseCode(match),
    mct: SET_OR_ROUND[match.phase] ?? 0,
    mlet: 0,
    mle: 0,
    mft: match.sport === 'tennis' ? 3 : 0,
    ms: PMTY_MATCH_STATE_CODES[match.state],
    mo: isOver(match),
    mhs: PMTY_STATUS_CODES[match.bettingStatus],
    mng: match.neutral,
    mat: match.serving ?? '',
    mc: match.markets.filter(({ spec }) => playOf(spec) !== null).length,
    mvs: match.animation ? 1 : 0,
    mearlys: false,
    mf: false,
    mbmty: 0,
    cds: 'TL',
    msc: [...scoreTexts(match)],
    hps: rowPlays(match, language, columns),
  }
}

function crest({ kit }: WorldTeam): string[] {
  return [kitAddress(kit)]
}
