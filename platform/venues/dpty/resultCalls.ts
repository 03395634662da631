import type { Hono } from 'hono'
import { textIn, type TextLanguage } from '../../../streams/domain/localText.ts'
import type { Pair } from '../../../streams/domain/match.ts'
import { resultDays, type Span } from '../../../streams/domain/resultDays.ts'
import { descriptorOf } from '../../../streams/domain/sports/descriptorOf.ts'
import { PERIODS } from '../../../streams/domain/vocabulary/periods.ts'
import { isEsport, type Sport } from '../../../streams/domain/vocabulary/sports.ts'
import { type DptyBase, DPTY_PATHS } from '../../../streams/wire/dpty/paths.ts'
import { dptyStateText } from '../../../streams/wire/dpty/state.ts'
import { DPTY_STATE_CODES } from '../../../streams/wire/dpty/tables.ts'
import { type ResultsQuery, resultsQuery } from '../../../streams/wire/dpty/requests.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { SPORT_NAMES } from '../../names/sportNames.ts'
import { isPlayed, playedSport } from '../../world/sports.ts'
import type { World, WorldMatch, WorldResult } from '../../world/world.ts'
import { lifeCycleOf } from '../lifeCycle.ts'
import { playedBetween, selectionOutcome } from '../playedMatches.ts'
import type { VenueDeps } from '../venueServer.ts'
import { type DptyCaller, type DptyCalls, type DptyReply, failed, found } from './dptyCall.ts'
import { underBoth } from './endpoints.ts'
import { chineseOf } from './language.ts'
import { marketRecord } from './marketRecords.ts'
import { pageOf } from './matchLists.ts'
import { pairText, teamRecord } from './matchRecords.ts'
import type { MatchRows } from './matchRows.ts'
import { isUnder, RESULT_SPORTS, resultCode, resultSport, resultSportNumber } from './numbers.ts'

const MS_PER_HOUR = 3_600_000

/** The call for results (docs/venues/dpty.md, 3.12). */
export function resultCalls(
  app: Hono<HttpEnv>,
  calls: DptyCalls,
  { world }: VenueDeps,
  rows: MatchRows,
): void {
  app.on(
    'GET',
    underBoth(DPTY_PATHS.results),
    calls.get(resultsQuery, (query, caller): DptyReply | Promise<DptyReply> => {
      if (query.matchId !== '') return matchAnswer(query.matchId, caller)
      return query.sportId === null ? sportsAnswer(caller) : pageAnswer(query, query.sportId, caller)
    }),
  )

  async function sportsAnswer({ base, language, now }: DptyCaller): Promise<DptyReply> {
    const chinese = chineseOf(language)
    const answer: object[] = []
    for (const sport of playedUnder(base)) {
      if (!(await hasResults(world, sport, now))) continue
      const { [chinese]: snc, english: sne } = SPORT_NAMES[sport]
      answer.push({ sid: resultSportNumber(sport), snc, sne })
    }
    return found(answer)
  }

  async function pageAnswer(
    query: ResultsQuery,
    sportId: number,
    { base, language, now }: DptyCaller,
  ): Promise<DptyReply> {
    const sport = resultSport(sportId)
    const span = spanOf(query, now)
    if (sport === null || span === null || !isUnder(base, sport)) return failed('parameter')
    const played = playedUnder(base).includes(sport)
      ? await playedBetween(world, sport, span, MS_PER_HOUR)
      : []
    const { pager, page } = pageOf(played.reverse(), query)
    return found({ pager, pageData: page.map((match) => resultRow(match, language)) })
  }

  async function matchAnswer(matchId: string, caller: DptyCaller): Promise<DptyReply> {
    const match = world.pastMatch(matchId)
    const result = world.result(matchId)
    const isKnown = match !== undefined && result !== undefined && match.teams !== null
    if (!isKnown || resultSportNumber(match.sport) === -1) return failed('noData')
    const md = rows.records.md(match, await rows.context(caller))
    const plays = resultPlays(match, result, caller.language)
    return found({ md, lc: lifeCycleOf(match, result), plays })
  }
}

/** The sports of matches, without tournaments, that the world plays. */
function playedUnder(base: DptyBase): readonly Sport[] {
  return RESULT_SPORTS.filter(
    (sport) => isUnder(base, sport) && isPlayed(sport) && playedSport(sport).tournament !== true,
  )
}

/** The days for which there are results: the last seven, in UTC+8. */
function resultSpan(now: number): Span {
  const days = resultDays(now)
  return { from: days[0]?.from ?? now, to: days.at(-1)?.to ?? now }
}

/** The wanted time within those days; `null` for one that is not readable. */
function spanOf({ beginTime, endTime }: ResultsQuery, now: number): Span | null {
  if (beginTime === null || endTime === null) return null
  const { from, to } = resultSpan(now)
  return { from: Math.max(from, Math.trunc(beginTime)), to: Math.min(to, Math.trunc(endTime)) }
}

/** The latest hours first: what is past is computed when it is asked for. */
async function hasResults(world: World, sport: Sport, now: number): Promise<boolean> {
  const { from, to } = resultSpan(now)
  for (let at = to - MS_PER_HOUR; at >= from; at -= MS_PER_HOUR) {
    if ((await playedBetween(world, sport, { from: at, to: at + MS_PER_HOUR }, MS_PER_HOUR)).length > 0)
      return true
  }
  return false
}

/** A match that is over; counts that its sport does not have are empty. */
function resultRow(match: WorldMatch, language: TextLanguage): object {
  const { sport, league, teams, facts, score } = match
  const { score: counted } = descriptorOf(sport)
  const at = (period: keyof typeof PERIODS): Pair | undefined =>
    counted === null ? undefined : facts[`${counted}.${period}`]
  const parts = partsOf(match)
  return {
    mid: match.id,
    sid: resultSportNumber(sport),
    lid: league.id,
    ln: textIn(league.name, language),
    ...(teams === null ? {} : { ht: teamRecord(teams.home, language), at: teamRecord(teams.away, language) }),
    beginTime: match.kickOff,
    s: dptyStateText(DPTY_STATE_CODES[match.state]),
    ...Object.fromEntries(PART_FIELDS.map((field, index) => [field, pairText(parts[index])])),
    ftGoal: pairText(at('match') ?? score),
    otGoal: pairText(at('extraTime')),
    pkGoal: pairText(at('penalties')),
    finalGoal: pairText(score),
    h1Red: pairText(facts['redCards.firstHalf']),
    ftYellow: pairText(facts['yellowCards.match']),
    ftCorner: pairText(facts['corners.match']),
  }
}

const PART_FIELDS = ['q1Goal', 'q2Goal', 'q3Goal', 'q4Goal', 'q5Goal', 'q6Goal'] as const

/** The counts of quarters, thirds or sets, in their order. Each map of esports has several, which `statistics` has. */
function partsOf({ sport, facts }: WorldMatch): readonly (Pair | undefined)[] {
  const { board, periods, stats } = descriptorOf(sport)
  if (isEsport(sport)) return []
  if (board.parts.length > 0) return board.parts.map((fact) => facts[fact])
  const parts = periods.filter((period) => ['quarter', 'third', 'set'].includes(PERIODS[period].part))
  return parts.map((period) =>
    stats.map((stat) => facts[`${stat}.${period}`]).find((pair) => pair !== undefined),
  )
}

/** The markets of a match that is over, with the result of each option. */
function resultPlays(match: WorldMatch, result: WorldResult, language: TextLanguage): readonly unknown[] {
  return match.markets.flatMap((market) => {
    const record = marketRecord(match, market, language)
    if (record === null) return []
    const { kc, ctid, bn } = record
    const hcl = record.hcl.map(({ sbim, bil }, place) => {
      const line = market.lines[place]
      return {
        sbim,
        bil: bil.map(({ bid, hoa, h, n }, index) => {
          const side = line?.selections[index]?.side
          return { bid, hoa, h, n, r: resultCode(selectionOutcome(market.spec, line, side, result)) }
        }),
      }
    })
    return [{ kc, ctid, bn, hcl }]
  })
}
