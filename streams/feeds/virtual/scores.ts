import { debounceTime, defer, finalize, map, switchMap, tap } from 'rxjs'
import type { Pair } from '../../domain/match.ts'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import { keyed } from '../../kernel/keyed.ts'
import type { Scope } from '../../kernel/scope.ts'
import { shareState } from '../../kernel/shareGrace.ts'
import type { State$ } from '../../kernel/state.ts'
import type { Virtual } from '../../venues/virtual.ts'
import { type PollConditions, polledFeed$ } from '../polledFeed.ts'

interface ScoresDeps {
  readonly virtual: Pick<Virtual, 'scores'>
  readonly conditions: PollConditions
}

interface ScoresTimes {
  readonly everyMs: number
  readonly graceMs: number
  /** Matches that are asked for within this time are asked for together, ms. */
  readonly gatherMs: number
}

type Scores = ReadonlyMap<string, Pair>

/** The scores of matches, requested in one call for all that have subscribers. */
export function createScores(
  scope: Scope,
  { virtual, conditions }: ScoresDeps,
  { everyMs, graceMs, gatherMs }: ScoresTimes,
): (matchId: string) => State$<Feed<Pair | null>> {
  const wanted = scope.cell<ReadonlySet<string>>(new Set())
  let last: Feed<Scores> = CONNECTING
  const all$ = shareState<Feed<Scores>>(
    wanted.state$.pipe(
      debounceTime(gatherMs),
      switchMap((ids) => polledFeed$(() => virtual.scores([...ids]), { everyMs, conditions, initial: last })),
      tap((feed) => {
        last = feed
      }),
      scope.bind<Feed<Scores>>(),
    ),
    { initial: CONNECTING, graceMs: 0 },
  )
  return keyed<string, Feed<Pair | null>>(
    (matchId) =>
      defer(() => {
        wanted.update((ids) => new Set([...ids, matchId]))
        return all$.pipe(
          map((feed) => scoreOf(feed, matchId)),
          finalize(() => {
            wanted.update((ids) => new Set([...ids].filter((id) => id !== matchId)))
          }),
        )
      }),
    { initial: () => CONNECTING, graceMs },
  )
}

function scoreOf(feed: Feed<Scores>, matchId: string): Feed<Pair | null> {
  return feed.value === undefined ? feed : { ...feed, value: feed.value.get(matchId) ?? null }
}
