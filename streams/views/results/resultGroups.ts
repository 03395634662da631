import type { FactKey, Match, Pair } from '../../domain/match.ts'
import {
  type MarketResult,
  type MatchResult,
  RESULT_GROUPS,
  type ResultGroup,
  resultGroupOf,
} from '../../domain/matchResults.ts'
import { descriptorOf } from '../../domain/sports/descriptorOf.ts'
import type { Period } from '../../domain/vocabulary/periods.ts'
import type { Stat } from '../../domain/vocabulary/stats.ts'

/** A count of a part of the match. */
export interface CountResult {
  readonly key: FactKey
  readonly stat: Stat
  readonly period: Period
  readonly count: Pair
}

/** A part of the result page: what was counted, and the markets about it. */
export interface ResultSection {
  readonly group: ResultGroup
  readonly counts: readonly CountResult[]
  readonly markets: readonly MarketResult[]
}

/** The parts of a result that have counts or markets, in display order. */
export function resultSections({ match, markets }: MatchResult): readonly ResultSection[] {
  const counts = countsOf(match)
  return RESULT_GROUPS.map((group) => ({
    group,
    counts: counts.filter(({ stat }) => resultGroupOf(stat) === group),
    markets: markets.filter((market) => market.group === group),
  })).filter((section) => section.counts.length > 0 || section.markets.length > 0)
}

function countsOf({ sport, facts }: Match): readonly CountResult[] {
  const { stats, periods, further = [] } = descriptorOf(sport)
  const inOrder: readonly Period[] = [...periods, 'match', ...further]
  return stats.flatMap((stat) =>
    inOrder.flatMap((period): readonly CountResult[] => {
      const key: FactKey = `${stat}.${period}`
      const count = facts[key]
      return count === undefined ? [] : [{ key, stat, period, count }]
    }),
  )
}

/** The matches of one league, in the order of the list. */
export interface LeagueResults {
  readonly leagueId: string
  readonly leagueName: string
  readonly matches: readonly Match[]
}

/** By league: first those of the latest match; hot leagues before the others. */
export function resultsByLeague(matches: readonly Match[]): readonly LeagueResults[] {
  const leagues = new Map<string, { name: string; hot: boolean; matches: Match[] }>()
  for (const match of matches) {
    const { id, name, hot } = match.league
    const known = leagues.get(id)
    if (known === undefined) leagues.set(id, { name, hot, matches: [match] })
    else known.matches.push(match)
  }
  return [...leagues]
    .toSorted(([, one], [, other]) => Number(other.hot) - Number(one.hot))
    .map(([leagueId, { name, matches: listed }]) => ({ leagueId, leagueName: name, matches: listed }))
}
