import { EMPTY, merge, type Observable, switchMap, tap, timer } from 'rxjs'
import type { OpenPoll, Poll } from '../../domain/room/poll.ts'
import type { Scope } from '../../kernel/scope.ts'
import { mapState, type State$ } from '../../kernel/state.ts'
import type { Delivery } from '../outbox/deliver.ts'
import { countedPoll, joinedPoll, mayVote, type ShownPoll, toldPoll, votedIn, votingIn } from './poll.ts'

/** What the events of a room say about its polls. */
export type PollNews =
  | { readonly type: 'joined'; readonly poll: OpenPoll | null }
  /** `live` is false for the part of the history that was read when the room was joined. */
  | { readonly type: 'told'; readonly poll: Poll; readonly live: boolean }
  | { readonly type: 'counted'; readonly pollId: string; readonly counts: readonly number[] }

interface PollDeps {
  readonly news$: Observable<PollNews>
  /** Sends a vote; emits once and completes. */
  readonly vote: (pollId: string, choice: number) => Observable<Delivery>
  readonly serverTime: { now(): number }
}

export interface PollDriver {
  /** The open poll, or the last one while its result is shown; `null` when there is none. */
  readonly poll$: State$<ShownPoll | null>
  vote(choice: number): void
}

/** How long a result is shown above the chat; in the chat it stays. Real ms. */
const RESULT_SHOWN_MS = 15_000

/** Follows the poll of a room and sends the member's vote, once. */
export function createPoll(
  scope: Scope,
  { news$, vote, serverTime }: PollDeps,
  { resultShownMs = RESULT_SHOWN_MS } = {},
): PollDriver {
  const shown = scope.cell<ShownPoll | null>(null)

  const take = (news: PollNews): void => {
    shown.update((before) => {
      if (news.type === 'joined') return joinedPoll(before, news.poll)
      if (news.type === 'counted') return countedPoll(before, news.pollId, news.counts)
      if (news.live) return toldPoll(before, news.poll)
      // In the history only the end of the poll that was found open is news.
      return news.poll.open || before?.pollId !== news.poll.pollId ? before : toldPoll(before, news.poll)
    })
  }
  const closed$ = mapState(shown.state$, (poll) => (poll?.open === false ? poll.pollId : null))

  scope.run(
    merge(
      news$.pipe(tap(take)),
      closed$.pipe(
        switchMap((pollId) => (pollId === null ? EMPTY : timer(resultShownMs))),
        tap(() => {
          shown.update((poll) => (poll?.open === false ? null : poll))
        }),
      ),
    ),
  )

  return {
    poll$: shown.state$,
    vote: (choice) => {
      const poll = shown.state$.value
      if (poll === null || !mayVote(poll, serverTime.now()) || !(choice in poll.choices)) return
      shown.update((before) => votingIn(before, choice))
      scope.run(
        vote(poll.pollId, choice).pipe(
          tap(({ type }) => {
            shown.update((before) => votedIn(before, poll.pollId, type === 'done'))
          }),
        ),
      )
    },
  }
}
