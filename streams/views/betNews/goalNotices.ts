import { EMPTY, filter, map, merge, mergeMap, type Observable, of, switchMap, take } from 'rxjs'
import type { Match, Pair } from '../../domain/match.ts'
import type { Order } from '../../domain/order.ts'
import { descriptorOf } from '../../domain/sports/descriptorOf.ts'
import type { Feed } from '../../kernel/feed.ts'
import type { State$ } from '../../kernel/state.ts'
import type { PushEvent } from '../../venues/push.ts'
import type { BetNotice } from './orderNotices.ts'

/** A match with an open bet of the member. */
export interface BetMatch {
  readonly matchId: string
  readonly home: string
  readonly away: string
}

/** The matches of these bets in which a change of score is an event: football, and not basketball. */
export function betMatches(orders: readonly Order[]): readonly BetMatch[] {
  const matches = new Map<string, BetMatch>()
  for (const { legs } of orders) {
    for (const { matchId, sport, homeName, awayName, outcome } of legs) {
      if (outcome !== null || homeName === '' || !descriptorOf(sport).scoreStopsBetting) continue
      matches.set(matchId, { matchId, home: homeName, away: awayName })
    }
  }
  return [...matches.values()]
}

interface GoalSources {
  readonly matches$: Observable<readonly BetMatch[]>
  readonly events$: Observable<PushEvent>
  /** Loads a match while it has subscribers. */
  readonly match$: (matchId: string) => State$<Feed<Match>>
}

/**
 * A notice for each goal, and each goal that does not count after all, in these matches. The score of a match is
 * loaded once; from then on the push brings its changes.
 */
export function goalNotices$({ matches$, events$, match$ }: GoalSources): Observable<BetNotice> {
  const scores = new Map<string, Pair>()
  return matches$.pipe(
    switchMap((matches) => {
      const known = new Map(matches.map((match) => [match.matchId, match]))
      for (const matchId of scores.keys()) if (!known.has(matchId)) scores.delete(matchId)
      const first$ = merge(
        ...matches
          .filter(({ matchId }) => !scores.has(matchId))
          .map(({ matchId }) => firstScore$(match$(matchId))),
      ).pipe(
        mergeMap(({ matchId, score }) => {
          if (!scores.has(matchId)) scores.set(matchId, score)
          return EMPTY
        }),
      )
      const goals$ = events$.pipe(
        filter((event) => event.type === 'score'),
        mergeMap(({ matchId, score }) => {
          const match = known.get(matchId)
          const before = scores.get(matchId)
          if (match === undefined || score === null) return EMPTY
          scores.set(matchId, score)
          const textKey = before === undefined ? null : changeOf(before, score)
          return textKey === null ? EMPTY : of(goalNotice(textKey, match, score))
        }),
      )
      return merge(first$, goals$)
    }),
  )
}

function firstScore$(
  feed$: Observable<Feed<Match>>,
): Observable<{ readonly matchId: string; readonly score: Pair }> {
  return feed$.pipe(
    map(({ value }) => value),
    filter((match) => match !== undefined),
    take(1),
    map(({ id, score }) => ({ matchId: id, score })),
  )
}

/** `null` while the score stays, such as with a corner. */
function changeOf(before: Pair, after: Pair): 'betNews.goal' | 'betNews.goalCancelled' | null {
  const goals = after[0] + after[1] - before[0] - before[1]
  if (goals === 0) return null
  return goals > 0 ? 'betNews.goal' : 'betNews.goalCancelled'
}

function goalNotice(textKey: string, { home, away }: BetMatch, score: Pair): BetNotice {
  return { textKey, params: { home, away, score: score.join('-') } }
}
