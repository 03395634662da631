import { forkJoin, map } from 'rxjs'
import { parseLine } from '../../domain/lineFormat.ts'
import { hasLine, type MarketSpec } from '../../domain/market.ts'
import type { Match } from '../../domain/match.ts'
import { HOT } from '../../domain/menu.ts'
import { err, ok } from '../../domain/result.ts'
import type { Span } from '../../domain/resultDays.ts'
import {
  type ChampionResult,
  type LineResult,
  type MarketResult,
  type MatchResult,
  type ResultGroup,
  resultGroupOf,
  type SelectionResult,
} from '../../domain/matchResults.ts'
import type { Sport } from '../../domain/vocabulary/sports.ts'
import { matches, type PmtyMatch } from '../../wire/pmty/match.ts'
import { menu } from '../../wire/pmty/menu.ts'
import { PMTY_PATHS } from '../../wire/pmty/paths.ts'
import {
  championResults,
  type ChampionResultsRequest,
  type MatchResultsRequest,
  type PmtyChampionResult,
  type PmtyResultOption,
  type PmtyResultPlay,
  resultPlays,
} from '../../wire/pmty/results.ts'
import { PMTY_RESULT_GROUPS, PMTY_RESULT_TYPES } from '../../wire/pmty/resultTables.ts'
import type { Call } from '../call.ts'
import type { Ask } from './call.ts'
import { askMatch$ } from './detail.ts'
import { readMatch } from './map/match.ts'
import { readGames } from './map/esports.ts'
import { readMenu } from './map/menu.ts'
import { csidOf, marketSpecOf, outcomeOf, sideOf, sportOf } from './numbers.ts'
import { mapValue } from '../mapAnswer.ts'

/**
 * The sports of the menu but those that have tournaments only: their results are under *champion*. Esports have a node
 * of their own in the menu, and follow.
 */
export function askResultSports$(ask: Ask): Call<readonly Sport[]> {
  return ask({ kind: 'read', polled: true, path: PMTY_PATHS.menu, answer: menu }).pipe(
    mapValue((nodes) => {
      const listed = readMenu(nodes)
        .filter(({ betType }) => betType !== 'champion')
        .flatMap(({ sports }) => sports.flatMap(({ sport }) => (sport === HOT ? [] : [sport])))
      return [...new Set([...listed, ...readGames(nodes).flatMap(({ sport }) => sport ?? [])])]
    }),
  )
}

/** Requests the matches of a sport that began on a day and are over. */
export function askResultsOfDay$(
  ask: Ask,
  memberId: string,
  sport: Sport,
  day: Span,
): Call<readonly Match[]> {
  return askResults$(ask, {
    cuid: memberId,
    euid: String(csidOf(sport)),
    md: String(day.from),
    type: PMTY_RESULT_TYPES.sport,
  })
}

/** Requests the matches of the last 24 hours that the member has bets on. */
export function askOwnResults$(ask: Ask, memberId: string): Call<readonly Match[]> {
  return askResults$(ask, { cuid: memberId, euid: '0', md: '', type: PMTY_RESULT_TYPES.myBets })
}

function askResults$(
  ask: Ask,
  wanted: Pick<MatchResultsRequest, 'cuid' | 'euid' | 'md' | 'type'>,
): Call<readonly Match[]> {
  return ask({
    kind: 'read',
    polled: true,
    path: PMTY_PATHS.matchResults,
    body: { ...wanted, category: 1, tid: '', showem: 1, device: 'v2_h5_st' } satisfies MatchResultsRequest,
    answer: matches,
    noData: [],
  }).pipe(
    mapValue((listed: readonly PmtyMatch[], at) =>
      listed.flatMap((wire) => readMatch(wire, at) ?? []).filter(({ teams }) => teams !== null),
    ),
  )
}

/** Requests a match that is over, and the result of every option. */
export function askMatchResult$(ask: Ask, memberId: string, matchId: string): Call<MatchResult> {
  const plays$ = ask({
    kind: 'read',
    polled: true,
    path: PMTY_PATHS.matchResult,
    query: { mid: matchId, cuid: memberId },
    answer: resultPlays,
  })
  return forkJoin([askMatch$(ask, { matchId, memberId, sport: null }, () => undefined), plays$]).pipe(
    map(([match, plays]) => {
      if (!match.ok) return err(match.error)
      if (!plays.ok) return err(plays.error)
      return ok({ match: match.value.value, markets: readMarketResults(plays.value.value) })
    }),
  )
}

/** The supported markets with their results, in the venue's order. */
export function readMarketResults(plays: readonly PmtyResultPlay[]): readonly MarketResult[] {
  return plays.toSorted((one, other) => one.hpon - other.hpon).flatMap((play) => readPlay(play) ?? [])
}

const GROUPS: Readonly<Partial<Record<number, ResultGroup>>> = PMTY_RESULT_GROUPS

function readPlay(play: PmtyResultPlay): MarketResult | null {
  const spec = marketSpecOf(play.hpid)
  if (spec === null) return null
  const { hid, hps = '', ol = [] } = play
  const lines =
    hid === undefined
      ? play.hl
          .toSorted((one, other) => one.hn - other.hn)
          .flatMap((line) => readLine(spec, line.hid, line.hv, line.ol) ?? [])
      : [readLine(spec, hid, '', ol)].filter((line) => line !== null)
  if (lines.length === 0) return null
  return {
    playId: play.hpid,
    spec,
    name: hps === '' ? play.hpn : hps,
    group: GROUPS[play.tyg] ?? resultGroupOf(spec.stat),
    lines,
  }
}

/** `null` without options, and where the market's line is missing. */
function readLine(
  spec: MarketSpec,
  marketId: string,
  hv: string,
  options: readonly PmtyResultOption[],
): LineResult | null {
  const line = hasLine(spec.kind) ? parseLine(hv) : null
  const selections = options.flatMap((option) => readSelection(spec, option) ?? [])
  if (selections.length === 0 || (hasLine(spec.kind) && line === null)) return null
  return { marketId, line, selections }
}

function readSelection(spec: MarketSpec, { oid, ot, on, result }: PmtyResultOption): SelectionResult | null {
  const side = sideOf(spec, ot)
  if (side === null) return null
  const named = spec.kind === 'outright' ? { name: on } : {}
  return { optionId: oid, side, outcome: outcomeOf(result), ...named }
}

const ALL_SPORTS = 10_000

/** Requests the winners of the tournaments that began in a time. */
export function askChampions$(ask: Ask, { from, to }: Span): Call<readonly ChampionResult[]> {
  return ask({
    kind: 'read',
    polled: true,
    path: PMTY_PATHS.championResults,
    body: {
      type: PMTY_RESULT_TYPES.sport,
      category: 1,
      orderBy: 1,
      euid: String(ALL_SPORTS),
      md: String(from),
      startTime: from,
      endTime: to,
      sportType: ALL_SPORTS,
      isVirtualSport: 1,
    } satisfies ChampionResultsRequest,
    answer: championResults,
    noData: [],
  }).pipe(mapValue((listed) => listed.flatMap((wire) => readChampion(wire) ?? [])))
}

/** `null` for a sport that is not offered. */
function readChampion(wire: PmtyChampionResult): ChampionResult | null {
  const sport = sportOf(wire.sportId)
  if (sport === null) return null
  return {
    marketId: wire.marketId,
    sport,
    leagueId: wire.tournamentId,
    leagueName: wire.tournamentName,
    marketName: wire.playName,
    winner: wire.scoreResult === '' ? null : wire.scoreResult,
    startedAt: wire.matchTime,
  }
}
