import {
  debounceTime,
  defer,
  distinctUntilChanged,
  filter,
  finalize,
  map,
  merge,
  type Observable,
  pairwise,
  scan,
  startWith,
  switchMap,
  tap,
} from 'rxjs'
import type { Failure } from '../../domain/failure.ts'
import { ok, type Result } from '../../domain/result.ts'
import { withNews, withPresent } from '../../domain/rounds/knownRounds.ts'
import { isBeforeOpening, type Round, type RoundProduct } from '../../domain/rounds/round.ts'
import { CONNECTING, type Feed, type FeedReason, interrupted, live } from '../../kernel/feed.ts'
import { keyed } from '../../kernel/keyed.ts'
import type { Scope } from '../../kernel/scope.ts'
import { shareState } from '../../kernel/shareGrace.ts'
import { mapState, type State$ } from '../../kernel/state.ts'
import type { GamesPush } from '../../link/gamesPush.ts'
import { type PollConditions, polledFeed$ } from '../polledFeed.ts'
import { feedTimes } from '../times.ts'
import type { ToldCommitments } from './toldCommitments.ts'

export { type CommittedRound, createToldCommitments, type ToldCommitments } from './toldCommitments.ts'

/** The rounds of a product's games. */
export interface RoundsFeed {
  /**
   * The known rounds of a game, oldest first: the last ones that are over, the present one and those to come. Pushed,
   * and read through the product for all subscribed games together, every second without the push and every 10 s
   * with it.
   */
  rounds$(game: string): State$<Feed<readonly Round[]>>
}

interface RoundsDeps {
  readonly product: RoundProduct
  readonly push: Pick<GamesPush, 'rounds$' | 'connected$'>
  /** Reads all present rounds of these games in one call. They may be without a version. */
  readonly read: (games: readonly string[]) => Observable<Result<readonly Round[], Failure>>
  readonly commitments: Pick<ToldCommitments, 'keep'>
  readonly conditions: PollConditions
  /** Platform time, ms. */
  readonly serverNow: () => number
}

interface RoundsOptions {
  readonly everyMs?: number
  readonly pushedEveryMs?: number
  readonly graceMs?: number
  /** Games that are asked for within this time are asked for together, ms. */
  readonly gatherMs?: number
}

interface Answer {
  readonly games: readonly string[]
  readonly rounds: readonly Round[]
}

interface Known {
  readonly rounds: readonly Round[]
  /** Local ms of the last push and of the last answer about the game; `null` before the first. */
  readonly toldAt: number | null
  readonly readAt: number | null
  readonly polled: Feed<Answer>
  readonly connected: boolean
}

const NOTHING: Known = { rounds: [], toldAt: null, readAt: null, polled: CONNECTING, connected: false }

export function createRoundsFeed(
  scope: Scope,
  deps: RoundsDeps,
  {
    everyMs = feedTimes.roundsEveryMs,
    pushedEveryMs = feedTimes.pushedRoundsEveryMs,
    graceMs = feedTimes.graceMs,
    gatherMs = feedTimes.watchSettleMs,
  }: RoundsOptions = {},
): RoundsFeed {
  const { product, push, read, commitments, conditions, serverNow } = deps
  const games = scope.cell<readonly string[]>([])
  let last: Feed<Answer> = CONNECTING
  const keep = (rounds: readonly Round[]): void => {
    const now = serverNow()
    commitments.keep(rounds.filter((round) => isBeforeOpening(round, now)))
  }
  const ask = (): Observable<Result<Answer, Failure>> => {
    const asked = games.state$.value
    return read(asked).pipe(
      map((result) => {
        if (!result.ok) return result
        keep(result.value)
        return ok({ games: asked, rounds: result.value })
      }),
    )
  }
  const every$ = mapState(push.connected$, (connected) => (connected ? pushedEveryMs : everyMs))
  const polled$ = shareState<Feed<Answer>>(
    games.state$.pipe(
      debounceTime(gatherMs),
      startWith<readonly string[]>([]),
      pairwise(),
      // A game that is added is asked for at once; one that is left is missing in the next call.
      filter(([before, now]) => now.some((game) => !before.includes(game))),
      switchMap(() => polledFeed$(ask, { every$, conditions, initial: last })),
      tap((feed) => {
        last = feed
      }),
      scope.bind<Feed<Answer>>(),
    ),
    { initial: CONNECTING, graceMs: 0 },
  )

  type Step = (known: Known) => Known
  const game$ = (game: string): Observable<Feed<readonly Round[]>> => {
    const told$ = push.rounds$({ product, game }).pipe(
      map((news): Step => {
        keep(news)
        return (known) => ({ ...known, rounds: withNews(known.rounds, news), toldAt: conditions.now() })
      }),
    )
    const answered$ = polled$.pipe(
      map(
        (polled): Step =>
          (known) =>
            answered(known, polled, game),
      ),
    )
    const connected$ = push.connected$.pipe(map((connected): Step => (known) => ({ ...known, connected })))
    return merge(connected$, told$, answered$).pipe(
      scan((known: Known, step) => step(known), NOTHING),
      map(feedOf),
      distinctUntilChanged<Feed<readonly Round[]>>(sameFeed),
    )
  }

  return {
    rounds$: keyed<string, Feed<readonly Round[]>>(
      (game) =>
        defer(() => {
          games.update((all) => [...all, game])
          return game$(game).pipe(
            finalize(() => {
              games.update((all) => all.filter((other) => other !== game))
            }),
          )
        }).pipe(scope.bind<Feed<readonly Round[]>>()),
      { initial: () => CONNECTING, graceMs },
    ),
  }
}

function answered(known: Known, polled: Feed<Answer>, game: string): Known {
  const { value } = polled
  if (value === undefined || value === known.polled.value || !value.games.includes(game)) {
    return { ...known, polled }
  }
  const present = value.rounds.filter((round) => round.game === game)
  return { ...known, polled, rounds: withPresent(known.rounds, present), readAt: polled.asOf }
}

/** Live while the push brings what changes; otherwise as live as the polled answers are. */
function feedOf({ rounds, toldAt, readAt, polled, connected }: Known): Feed<readonly Round[]> {
  const reason = 'reason' in polled ? polled.reason : null
  if (toldAt === null && readAt === null) return reason === null ? CONNECTING : failed(reason)
  const feed = live(rounds, Math.max(toldAt ?? 0, readAt ?? 0))
  if (connected || (polled.status === 'live' && readAt !== null)) return feed
  return interrupted(feed, reason ?? 'network')
}

function failed(reason: FeedReason): Feed<never> {
  return interrupted<never>(CONNECTING, reason)
}

function sameFeed(one: Feed<unknown>, other: Feed<unknown>): boolean {
  return (
    one.status === other.status &&
    one.value === other.value &&
    one.asOf === other.asOf &&
    reasonOf(one) === reasonOf(other)
  )
}

function reasonOf(feed: Feed<unknown>): FeedReason | null {
  return 'reason' in feed ? feed.reason : null
}
