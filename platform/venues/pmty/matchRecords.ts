import { clockAt } from '../../../streams/domain/clock.ts'
import type { FactKey, Pair, Phase } from '../../../streams/domain/match.ts'
import { marketKey, type MarketSpec } from '../../../streams/domain/market.ts'
import { columnsIn, descriptorOf } from '../../../streams/domain/sports/descriptorOf.ts'
import { eachSet, isSet } from '../../../streams/domain/vocabulary/periods.ts'
import { isEsport, type Sport } from '../../../streams/domain/vocabulary/sports.ts'
import { PMTY_ESPORTS_COUNTS } from '../../../streams/wire/pmty/esportsCounts.ts'
import { kitAddress } from '../../../streams/wire/kit.ts'
import type { PmtyMatch } from '../../../streams/wire/pmty/match.ts'
import type { PmtyPlay } from '../../../streams/wire/pmty/market.ts'
import { PMTY_INNING_CODES } from '../../../streams/wire/pmty/sets.ts'
import {
  PMTY_COUNTS,
  PMTY_FURTHER_COUNTS,
  PMTY_GAME_SCORE,
  PMTY_MATCH_STATE_CODES,
  PMTY_PHASE_CODES,
  PMTY_SCORE,
  PMTY_STATUS_CODES,
} from '../../../streams/wire/pmty/tables.ts'
import { isOver } from '../../book/matchState.ts'
import type { WorldMatch, WorldTeam } from '../../world/world.ts'
import { textIn } from '../../../streams/domain/localText.ts'
import type { TextLanguage } from '../../../streams/domain/localText.ts'
import { createMatchCache } from '../matchCache.ts'
import { mapsOf, NO_PICTURES } from './esportsFields.ts'
import { playRecord } from './marketRecords.ts'
import { gameName, playOf, sportCode } from './numbers.ts'
import { sportName } from '../../names/sportNames.ts'

/** Sports other than football have their own codes for halves (docs/protocol.md, 2.4). */
const OTHER_HALVES: Partial<Readonly<Record<Phase, number>>> = { firstHalf: 1, secondHalf: 2 }

/** `mmp`: the code of the phase. */
export function phaseCode({ sport, phase }: WorldMatch): number {
  if (sport === 'baseball' && isSet(phase)) return PMTY_INNING_CODES[phase]
  const other = sport === 'football' || sport === 'virtualFootball' ? undefined : OTHER_HALVES[phase]
  return other ?? PMTY_PHASE_CODES[phase]
}

const SET_OR_ROUND: Partial<Readonly<Record<Phase, number>>> = {
  ...eachSet((number) => number),
  third1: 1,
  third2: 2,
  third3: 3,
  quarter1: 1,
  quarter2: 2,
  quarter3: 3,
  quarter4: 4,
}

const COUNTS: readonly (readonly [string, FactKey])[] = PMTY_COUNTS
const ESPORTS_COUNTS: Readonly<Partial<Record<Sport, typeof COUNTS>>> = PMTY_ESPORTS_COUNTS
const countsBySport = new Map<Sport, typeof COUNTS>()

/** The counts of a sport, with their keys in `msc`. */
function countsOf(sport: Sport): typeof COUNTS {
  const known = countsBySport.get(sport)
  if (known !== undefined) return known
  const { stats, further, board } = descriptorOf(sport)
  const counts = isEsport(sport)
    ? (ESPORTS_COUNTS[sport] ?? [])
    : [
        ...COUNTS.filter(([, fact]) => stats.some((stat) => fact.startsWith(`${stat}.`))),
        ...(further === undefined ? [] : PMTY_FURTHER_COUNTS),
        ...(board.game === undefined ? [] : [[PMTY_GAME_SCORE, board.game] as const]),
      ]
  countsBySport.set(sport, counts)
  return counts
}

/** `msc`: the counts, such as `S1|2:1`, home first; none of an outright, which has no teams. */
export function scoreTexts({ sport, score, facts, teams }: WorldMatch): readonly string[] {
  if (teams === null) return []
  const all: readonly (readonly [string, Pair | undefined])[] = [
    [PMTY_SCORE, regularScore(score, facts['goals.extraTime'])],
    ...countsOf(sport).map(([key, fact]) => [key, facts[fact]] as const),
  ]
  return all.flatMap(([key, pair]) => (pair === undefined ? [] : [`${key}|${pair.join(':')}`]))
}

/** The score of regular time, which the venue counts apart from that of extra time. */
function regularScore([home, away]: Pair, extra: Pair | undefined): Pair {
  return extra === undefined ? [home, away] : [home - extra[0], away - extra[1]]
}

/** Clock seconds of `mst` at a platform time. */
export function clockSeconds({ clock }: WorldMatch, now: number): number {
  return clock === null ? 0 : clockAt(clock, now)
}

/** The columns of a list row, or none. */
export type RowColumns = 'standard' | 'beginner' | 'none'

/** The columns requested by `device` and `hpsFlag`. */
export function rowColumns(device: string, hpsFlag: number): RowColumns {
  if (hpsFlag === 1) return 'none'
  return device === 'v2_h5' ? 'beginner' : 'standard'
}

/** What depends on the caller or on live rooms, and not on the match alone. */
type OfCaller = 'mms' | 'mf' | 'tf'

type Untimed = Omit<PmtyMatch, 'mst' | OfCaller>

/**
 * Matches in the venue's format. Cached by match object, since the world replaces a match when it changes.
 */
export interface MatchRecords {
  /** A list row at a platform time. */
  row(match: WorldMatch, language: TextLanguage, columns: RowColumns, now: number): Omit<PmtyMatch, OfCaller>
  /** All markets with all lines. */
  plays(match: WorldMatch, language: TextLanguage): readonly PmtyPlay[]
}

export function createMatchRecords(): MatchRecords {
  const rows = createMatchCache<Untimed>()
  const plays = createMatchCache<readonly PmtyPlay[]>()
  return {
    row: (match, language, columns, now) => ({
      ...rows(match, `${language} ${columns}`, () => untimedRow(match, language, columns)),
      mst: clockSeconds(match, now),
    }),
    plays: (match, language) => plays(match, language, () => allPlays(match, language)),
  }
}

function allPlays(match: WorldMatch, language: TextLanguage): readonly PmtyPlay[] {
  return match.markets.flatMap((market, order) => playRecord(match, market, order, language) ?? [])
}

function rowPlays(match: WorldMatch, language: TextLanguage, columns: RowColumns): PmtyPlay[] {
  if (columns === 'none') return []
  if (match.teams === null) return [...allPlays(match, language)]
  const wanted = columns === 'beginner' && match.sport === 'football' ? beginnerSpecs(match) : rowSpecs(match)
  return wanted.flatMap((spec, order) => {
    const key = marketKey(spec)
    const market = match.markets.find((each) => each.key === key)
    if (market === undefined) return []
    const main = market.lines.filter(({ slot }) => slot === 1)
    return playRecord(match, market, order, language, main) ?? []
  })
}

/** The markets of a list row, of which the main line is shown. */
function rowSpecs({ sport, phase, score }: WorldMatch): readonly MarketSpec[] {
  return columnsIn(sport, phase, score)
    .flat()
    .map(({ spec }) => spec)
}

/** `v2_h5`: those of the first page, and the same ones on corners. */
function beginnerSpecs({ sport, phase }: WorldMatch): readonly MarketSpec[] {
  const first = (columnsIn(sport, phase)[0] ?? []).map(({ spec }) => spec)
  return [...first, ...first.map((spec): MarketSpec => ({ ...spec, stat: 'corners' }))]
}

function untimedRow(match: WorldMatch, language: TextLanguage, columns: RowColumns): Untimed {
  const { league, teams } = match
  return {
    mid: match.id,
    csid: sportCode(match.sport),
    csna: isEsport(match.sport) ? gameName(match.sport) : sportName(match.sport, language),
    tid: league.id,
    tn: textIn(league.name, language),
    tlev: league.level,
    lurl: '',
    th: league.hot,
    mhid: teams?.home.id ?? '',
    mhn: teams === null ? '' : textIn(teams.home.name, language),
    mhlu: crest(teams?.home),
    maid: teams?.away.id ?? '',
    man: teams === null ? '' : textIn(teams.away.name, language),
    malu: crest(teams?.away),
    mgt: match.kickOff,
    mess: match.clock?.running === true ? 1 : 0,
    mmp: phaseCode(match),
    mct: partNumber(match),
    mlet: 0,
    mle: 0,
    mft: match.format?.bestOf ?? descriptorOf(match.sport).bestOf ?? 0,
    ...mapsOf(match, language),
    ms: PMTY_MATCH_STATE_CODES[match.state],
    mo: isOver(match),
    mhs: PMTY_STATUS_CODES[match.bettingStatus],
    mng: match.neutral,
    mat: match.serving ?? '',
    mc: match.markets.filter(({ spec }) => playOf(spec) !== null).length,
    mvs: isEsport(match.sport) ? NO_PICTURES : match.animation ? 1 : 0,
    mearlys: !isOver(match),
    mbmty: 0,
    cds: 'TL',
    msc: [...scoreTexts(match)],
    hps: rowPlays(match, language, columns),
  }
}

/** `mct`: in a break of esports it is that of the last map. */
function partNumber({ sport, phase, score }: WorldMatch): number {
  const number = SET_OR_ROUND[phase] ?? 0
  return number === 0 && isEsport(sport) ? score[0] + score[1] : number
}

function crest(team: WorldTeam | undefined): string[] {
  return team === undefined ? [] : [kitAddress(team.kit)]
}
