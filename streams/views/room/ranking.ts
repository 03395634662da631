import { map, merge, type Observable, of, scan, Subject, switchMap, throttleTime, timer } from 'rxjs'
import type { GiverRanking, RankingPeriod } from '../../domain/room/ranking.ts'
import { readRanking$ } from '../../feeds/room/index.ts'
import { CONNECTING, type Feed, interrupted, live } from '../../kernel/feed.ts'
import { poll } from '../../kernel/poll.ts'
import type { Scope } from '../../kernel/scope.ts'
import { shareState } from '../../kernel/shareGrace.ts'
import type { State$ } from '../../kernel/state.ts'
import type { RoomDeps } from './roomDeps.ts'

interface RankingDeps extends Pick<RoomDeps, 'feed' | 'polling' | 'now'> {
  /** The gifts that are given now. */
  readonly given$: Observable<unknown>
}

/** The ranking of each period, requested while somebody looks at it. */
export interface Rankings {
  ranking$(period: RankingPeriod): State$<Feed<GiverRanking>>
  /** Asks now. */
  refresh(): void
}

/**
 * `againMs` after a failure; `giftMs` and a random part of `spreadMs` after gifts, so that the members of a room do not
 * ask all at once. `giftMs` is longer than the platform keeps a ranking.
 */
const defaults = {
  everyMs: 60_000,
  againMs: 5000,
  giftMs: 3000,
  spreadMs: 2000,
  jitter: 0.2,
  graceMs: 2000,
}

/**
 * The ranking of each period: requested while somebody looks at it, rarely by itself and soon after gifts. While the
 * room is not connected the last one stays, as stale.
 */
export function createRankings(
  scope: Scope,
  { feed, polling, now, given$ }: RankingDeps,
  { everyMs, againMs, giftMs, spreadMs, jitter, graceMs } = defaults,
): Rankings {
  const asked$ = new Subject<'asked'>()
  scope.onEnd(() => {
    asked$.complete()
  })
  type Step = (feed: Feed<GiverRanking>) => Feed<GiverRanking>

  const rankingIn$ = (period: RankingPeriod): State$<Feed<GiverRanking>> => {
    const ask$ = () => readRanking$(feed, period)
    const polled$ = poll(ask$, {
      ...polling,
      everyMs,
      jitter,
      againMs: (result) => (result.ok ? Number.POSITIVE_INFINITY : againMs),
    })
    const afterGifts$ = given$.pipe(
      throttleTime(giftMs, undefined, { leading: false, trailing: true }),
      switchMap(() => timer(polling.random() * spreadMs).pipe(switchMap(ask$))),
    )
    const steps$ = merge(polled$, afterGifts$, asked$.pipe(switchMap(ask$))).pipe(
      map(
        (result): Step =>
          (known) =>
            result.ok ? live(result.value, now()) : interrupted(known, result.error),
      ),
    )
    const lost: Step = (known) => (known.status === 'connecting' ? known : interrupted(known, 'network'))
    return shareState<Feed<GiverRanking>>(
      feed.ready$.pipe(
        switchMap((ready) => (ready ? steps$ : of(lost))),
        scan((known, step) => step(known), CONNECTING as Feed<GiverRanking>),
        scope.bind(),
      ),
      { initial: CONNECTING, graceMs },
    )
  }
  const rankings = { day: rankingIn$('day'), month: rankingIn$('month') }
  return {
    ranking$: (period) => rankings[period],
    refresh: () => {
      asked$.next('asked')
    },
  }
}
