import type * as statistics from '../../streams/statistics.ts'
import type { Match } from '../../streams/domain/match.ts'
import { CONNECTING, type Feed } from '../../streams/kernel/feed.ts'
import { cell } from '../../streams/kernel/state.ts'

/** The statistics of any match, which the test sets. */
export function createFakeStatistics() {
  const cells = {
    teams: cell<Feed<statistics.TeamDetail>>(CONNECTING),
    background: cell<Feed<statistics.MatchBackground>>(CONNECTING),
    counts: cell<Feed<statistics.MatchCounts>>(CONNECTING),
    events: cell<Feed<statistics.MatchEvents>>(CONNECTING),
    makers: cell<Feed<statistics.HundredOdds>>(CONNECTING),
    ranks: cell<Feed<statistics.ScoreRank>>(CONNECTING),
    chart: cell<Feed<statistics.PromotionChart>>(CONNECTING),
    prices: cell<Feed<statistics.PriceHistory>>(CONNECTING),
    leagueMatches: cell<Feed<readonly Match[]>>(CONNECTING),
  }
  const streams: statistics.StatisticsStreams = {
    teams$: () => cells.teams.state$,
    background$: () => cells.background.state$,
    counts$: () => cells.counts.state$,
    events$: () => cells.events.state$,
    makers$: () => cells.makers.state$,
    ranks$: () => cells.ranks.state$,
    chart$: () => cells.chart.state$,
    prices$: () => cells.prices.state$,
    leagueMatches$: () => cells.leagueMatches.state$,
  }
  return { ...cells, streams }
}
