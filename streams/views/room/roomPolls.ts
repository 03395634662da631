import { from, mergeMap, type Observable, tap } from 'rxjs'
import type { RoomEvent, RoomFeed } from '../../feeds/room/index.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import { createPoll, type PollNews } from '../../machines/poll/createPoll.ts'
import type { ShownPoll } from '../../machines/poll/poll.ts'
import type { RoomActions } from './roomActions.ts'
import type { RoomDeps } from './roomDeps.ts'

/** A poll as an admin types it; `seconds` is how long it is open. */
interface AskedPoll {
  readonly question: string
  readonly choices: readonly string[]
  readonly seconds: number
}

/** The polls of a room. */
export interface RoomPolls {
  /** The open poll, or the last one while its result is shown; `null` when there is none. */
  readonly poll$: State$<ShownPoll | null>
  /** Votes for the choice at this place, once. A refusal is shown as a notice. */
  vote(choice: number): void
  /** For admins: opens a poll. The result is shown as a notice, and `onAsked` is called when the poll is open. */
  ask(asked: AskedPoll, onAsked: () => void): void
}

export function createRoomPolls(
  scope: Scope,
  { feed, serverTime, notices }: Pick<RoomDeps, 'feed' | 'serverTime' | 'notices'>,
  { perform$ }: Pick<RoomActions, 'perform$'>,
): RoomPolls {
  const { poll$, vote } = createPoll(scope, {
    news$: pollNews$(feed),
    vote: (pollId, choice) => perform$({ do: 'vote', pollId, choice }),
    serverTime,
  })
  return {
    poll$,
    vote,
    ask: ({ question, choices, seconds }, onAsked) => {
      scope.run(
        perform$({ do: 'poll', question, choices: [...choices], seconds }).pipe(
          tap(({ type }) => {
            if (type !== 'done') return
            notices.say('polls.toast.asked')
            onAsked()
          }),
        ),
      )
    },
  }
}

/** What the events of a room say about its polls, in order. */
function pollNews$({ events$ }: Pick<RoomFeed, 'events$'>): Observable<PollNews> {
  return events$.pipe(mergeMap((event) => from(newsOf(event))))
}

function newsOf(event: RoomEvent): readonly PollNews[] {
  switch (event.type) {
    case 'joined':
      return [{ type: 'joined', poll: event.room.poll }]
    case 'messages':
      return event.messages.flatMap((message) =>
        message.type === 'poll' ? [{ type: 'told', poll: message.poll, live: event.live } as const] : [],
      )
    case 'passing':
      return event.messages.flatMap((message) =>
        message.type === 'pollCounts'
          ? [{ type: 'counted', pollId: message.pollId, counts: message.counts } as const]
          : [],
      )
    default:
      return []
  }
}
