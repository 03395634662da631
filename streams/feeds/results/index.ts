import { of } from 'rxjs'
import type { Match } from '../../domain/match.ts'
import { ok } from '../../domain/result.ts'
import type { Span } from '../../domain/resultDays.ts'
import type { ChampionResult, MatchResult } from '../../domain/matchResults.ts'
import type { Sport } from '../../domain/vocabulary/sports.ts'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import { keyed } from '../../kernel/keyed.ts'
import type { Scope } from '../../kernel/scope.ts'
import { shareState } from '../../kernel/shareGrace.ts'
import type { State$ } from '../../kernel/state.ts'
import type { Call } from '../../venues/call.ts'
import type { Results } from '../../venues/results.ts'
import { type PollConditions, polledFeed$ } from '../polledFeed.ts'
import { feedTimes } from '../times.ts'

/** A day of a sport, or the matches that the member has bets on. */
export type ResultsQuery = 'myBets' | { readonly sport: Sport; readonly day: Span }

/** Results, polled while they have subscribers: matches of today end meanwhile. */
export interface ResultsFeed {
  readonly sports$: State$<Feed<readonly Sport[]>>
  list$(query: ResultsQuery): State$<Feed<readonly Match[]>>
  match$(matchId: string): State$<Feed<MatchResult>>
  /** Empty where the venue has results of matches only. */
  champions$(span: Span): State$<Feed<readonly ChampionResult[]>>
}

interface ResultsDeps {
  readonly results: Results
  readonly conditions: PollConditions
}

/** What a venue without such a list has. */
const noneOf = (): Call<readonly never[]> => of(ok([]))

const keyOf = (query: ResultsQuery): string =>
  query === 'myBets' ? query : `${query.sport} ${String(query.day.from)}`

export function createResultsFeed(
  scope: Scope,
  { results, conditions }: ResultsDeps,
  { everyMs = feedTimes.resultsEveryMs, graceMs = feedTimes.graceMs } = {},
): ResultsFeed {
  const polled$ = <T>(call: () => Call<T>) =>
    polledFeed$(call, { everyMs, conditions }).pipe(scope.bind<Feed<T>>())
  const { ofMyBets, champions } = results
  const options = { initial: () => CONNECTING, graceMs }
  return {
    sports$: shareState<Feed<readonly Sport[]>>(
      polled$(() => results.sports()),
      { initial: CONNECTING, graceMs },
    ),
    list$: keyed<ResultsQuery, Feed<readonly Match[]>>(
      (query) =>
        polled$(() => (query === 'myBets' ? (ofMyBets ?? noneOf)() : results.ofDay(query.sport, query.day))),
      { ...options, keyOf },
    ),
    match$: keyed<string, Feed<MatchResult>>((matchId) => polled$(() => results.match(matchId)), options),
    champions$: keyed<Span, Feed<readonly ChampionResult[]>>(
      (span) => polled$(() => (champions ?? noneOf)(span)),
      { ...options, keyOf: ({ from }) => from },
    ),
  }
}
