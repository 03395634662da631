import { EMPTY, expand, forkJoin, map, mergeMap, of, reduce } from 'rxjs'
import type { Failure } from '../../domain/failure.ts'
import { readLifeCycle } from '../../domain/lifeCycle.ts'
import { marketKey } from '../../domain/market.ts'
import {
  type LineResult,
  type MarketResult,
  type MatchResult,
  resultGroupOf,
  type SelectionResult,
} from '../../domain/matchResults.ts'
import type { Facts, Match, Pair } from '../../domain/match.ts'
import { err, ok, type Result } from '../../domain/result.ts'
import type { Span } from '../../domain/resultDays.ts'
import { descriptorOf } from '../../domain/sports/descriptorOf.ts'
import { isEsport, type Sport } from '../../domain/vocabulary/sports.ts'
import { transportFailure } from '../../link/exchange.ts'
import { statisticsRows } from '../../wire/dpty/match.ts'
import { dptyPlayId } from '../../wire/dpty/markets.ts'
import { type DptyBase, DPTY_CATEGORIES, DPTY_MOST, DPTY_PATHS } from '../../wire/dpty/paths.ts'
import {
  matchResult,
  type ResultLine,
  resultPage,
  type ResultPlay,
  type ResultRow,
  resultSports,
} from '../../wire/dpty/results.ts'
import type { Call } from '../call.ts'
import { chunks } from '../listParts.ts'
import { mapValue } from '../mapAnswer.ts'
import type { Ask } from './call.ts'
import { homeLine } from './map/market.ts'
import { readFacts, readPair, readPastMatch } from './map/match.ts'
import { marketSpecOf, outcomeOf, sideOf, sidOf, sportOf } from './numbers.ts'
import { joined } from './parts.ts'

const MAX_PAGES = 50

const categoryOf = (base: DptyBase): string => String(DPTY_CATEGORIES[base])

/** The sports and esports that have results. */
export function askResultSports$(ask: Ask): Call<readonly Sport[]> {
  return forkJoin([askSportsUnder$(ask, 'sports'), askSportsUnder$(ask, 'esports')]).pipe(map(joined))
}

function askSportsUnder$(ask: Ask, base: DptyBase): Call<readonly Sport[]> {
  return ask({
    kind: 'read',
    path: DPTY_PATHS.results,
    base,
    query: { category: categoryOf(base) },
    answer: resultSports,
    noData: [],
  }).pipe(mapValue((rows) => [...new Set(rows.flatMap(({ sid }) => sportOf(sid) ?? []))]))
}

/** Requests the matches of a sport that began on a day and are over, the latest first. */
export function askResultsOfDay$(ask: Ask, sport: Sport, { from, to }: Span): Call<readonly Match[]> {
  const base = isEsport(sport) ? 'esports' : 'sports'
  const page = (
    pageNum: number,
  ): Call<{ readonly matches: readonly Match[]; readonly next: number | null }> =>
    ask({
      kind: 'read',
      polled: true,
      path: DPTY_PATHS.results,
      base,
      query: {
        category: categoryOf(base),
        sportId: String(sidOf(sport)),
        beginTime: String(from),
        endTime: String(to),
        pageNum: String(pageNum),
        pageSize: String(DPTY_MOST.pageSize),
      },
      answer: resultPage,
    }).pipe(
      mapValue(({ pager, pageData }, at) => {
        const last = pageNum * DPTY_MOST.pageSize >= pager.count || pageNum >= MAX_PAGES
        return { matches: pageData.flatMap((row) => readRow(row, at) ?? []), next: last ? null : pageNum + 1 }
      }),
    )
  type Part = Result<readonly Match[], Failure>
  return page(1).pipe(
    expand((result) => (!result.ok || result.value.next === null ? EMPTY : page(result.value.next))),
    map((result): Part => (result.ok ? ok(result.value.matches) : result)),
    reduce((one, other): Part => joined([one, other])),
    mergeMap((result): Call<readonly Match[]> => (result.ok ? withCounts$(ask, result.value) : of(result))),
  )
}

/** The matches with the counts of their parts, which the list of results does not have. */
function withCounts$(ask: Ask, matches: readonly Match[]): Call<readonly Match[]> {
  if (matches.length === 0) return of(ok(matches))
  const asked = chunks(matches, DPTY_MOST.matchIds).map((part) =>
    ask({
      kind: 'read',
      polled: true,
      path: DPTY_PATHS.statistics,
      body: { mids: part.map(({ id }) => id), category: DPTY_CATEGORIES.sports },
      answer: statisticsRows,
      noData: [],
    }),
  )
  return forkJoin(asked).pipe(
    map((answers) => {
      // Without them the list is shown as it is.
      const rows = new Map(
        answers.flatMap((answer) =>
          answer.ok ? answer.value.value.map((row) => [row.mid, row] as const) : [],
        ),
      )
      return ok(
        matches.map((match) => {
          const row = rows.get(match.id)
          if (row === undefined) return match
          const facts: Facts = { ...match.facts, ...readFacts(match.sport, row.me) }
          return { ...match, facts, score: readPair(row.cs) ?? match.score }
        }),
      )
    }),
  )
}

/** `null` for a sport that is not known, and without teams. */
function readRow(row: ResultRow, at: number): Match | null {
  const md = {
    mid: row.mid,
    sid: row.sid,
    lid: row.lid,
    ln: row.ln,
    mn: '',
    ht: row.ht === undefined ? undefined : { ...row.ht, lv: 0 },
    at: row.at === undefined ? undefined : { ...row.at, lv: 0 },
    bt: row.beginTime,
    ip: false,
    ic: false,
    s: row.s,
    ss: 3,
    cs: row.finalGoal === '' ? row.ftGoal : row.finalGoal,
    bc: 0,
    isNe: false,
    lv: 0,
    u: false,
    vid: '',
    ap: false,
    fav: false,
    lfav: false,
    r: false,
    me: undefined,
  }
  const match = row.ht === undefined || row.at === undefined ? null : readPastMatch(md, at)
  return match === null ? null : { ...match, phase: 'ended', facts: factsOf(row, match.sport) }
}

function factsOf(row: ResultRow, sport: Sport): Facts {
  const { score, stats, board } = descriptorOf(sport)
  // The row does not contain the maps of an esports match.
  const parts = isEsport(sport)
    ? []
    : [row.q1Goal, row.q2Goal, row.q3Goal, row.q4Goal, row.q5Goal, row.q6Goal]
  const counted: readonly (readonly [keyof Facts | null, string])[] = [
    ...board.parts.slice(0, parts.length).map((fact, index) => [fact, parts[index] ?? ''] as const),
    [score === null ? null : `${score}.match`, row.ftGoal],
    [score === null ? null : `${score}.extraTime`, row.otGoal],
    [score === null ? null : `${score}.penalties`, row.pkGoal],
    [stats.includes('corners') ? 'corners.match' : null, row.ftCorner],
    [stats.includes('yellowCards') ? 'yellowCards.match' : null, row.ftYellow],
    [stats.includes('redCards') ? 'redCards.firstHalf' : null, row.h1Red],
  ]
  const read = counted.flatMap(([fact, text]): (readonly [string, Pair])[] => {
    const pair = readPair(text)
    return fact === null || pair === null ? [] : [[fact, pair]]
  })
  return Object.fromEntries(read)
}

/** Requests a match that is over, and the result of every option. */
export function askMatchResult$(ask: Ask, matchId: string): Call<MatchResult> {
  return ask({
    kind: 'read',
    polled: true,
    path: DPTY_PATHS.results,
    query: { category: categoryOf('sports'), matchId },
    answer: matchResult,
  }).pipe(
    mapValue(({ md, lc, plays }, at) => {
      const match = readPastMatch(md, at)
      const lifeCycle = readLifeCycle(lc)
      const told = lifeCycle === null ? {} : { lifeCycle }
      return match === null ? null : { match, ...told, markets: readPlays(plays, match.sport) }
    }),
    map((result) => {
      if (!result.ok) return result
      return result.value === null ? err(transportFailure('badData')) : ok(result.value)
    }),
  )
}

function readPlays(plays: readonly ResultPlay[], sport: Sport): readonly MarketResult[] {
  return plays.flatMap((play) => {
    const spec = marketSpecOf(sport, play)
    if (spec === null) return []
    const lines = play.hcl
      .toSorted((one, other) => one.sbim - other.sbim)
      .flatMap((line) => readLine(spec, line) ?? [])
    if (lines.length === 0) return []
    return [{ playId: dptyPlayId(play), spec, name: play.bn, group: resultGroupOf(spec.stat), lines }]
  })
}

/** `null` without options, and where the market's line is missing. */
function readLine(spec: MarketResult['spec'], { bil }: ResultLine): LineResult | null {
  const read = bil.flatMap((option) => {
    const side = sideOf(spec, option.hoa, option.n)
    const line = side === null ? undefined : homeLine(spec, side, option.h)
    if (side === null || line === undefined) return []
    const named = spec.kind === 'outright' ? { name: option.n } : {}
    const selection: SelectionResult = { optionId: option.bid, side, outcome: outcomeOf(option.r), ...named }
    return [{ line, selection }]
  })
  const [first] = read
  if (first === undefined) return null
  const selections = read.map(({ selection }) => selection)
  return { marketId: `${marketKey(spec)} ${first.selection.optionId}`, line: first.line, selections }
}
