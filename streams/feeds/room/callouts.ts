import { tap } from 'rxjs'
import type { RoomMessage, Speaker } from '../../domain/room/message.ts'
import { createSeen } from '../../kernel/boundedSet.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import { HIGH_WELCOME_ABOVE } from './chat.ts'
import { createOneByOne } from './oneByOne.ts'
import type { RoomFeed } from './roomFeed.ts'
import { type RoomTimes, roomTimes } from './roomTimes.ts'

type Pushed = Extract<RoomMessage, { type: 'orderPush' }>

/** Announcements shown beside the chat, one after the other. */
export interface Callouts {
  /** A member above level 4 enters. */
  readonly entrance$: State$<Speaker | null>
  readonly orderPush$: State$<Pushed | null>
}

interface CalloutDeps {
  readonly feed: Pick<RoomFeed, 'events$'>
  /** Local ms. */
  readonly now: () => number
}

const WELCOMED = 2048

export function createCallouts(
  scope: Scope,
  { feed, now }: CalloutDeps,
  times: RoomTimes = roomTimes,
): Callouts {
  const welcomed = createSeen(WELCOMED)
  const entrances = createOneByOne<Speaker>(scope, {
    shownMs: times.entranceShownMs,
    waitMs: times.entranceWaitMs,
    waiting: times.entrances,
    now,
  })
  const pushes = createOneByOne<Pushed>(scope, {
    shownMs: times.orderPushShownMs,
    // A push does not expire while it waits; the bound of the queue limits its wait.
    waitMs: times.orderPushShownMs * times.orderPushes,
    waiting: times.orderPushes,
    now,
  })
  scope.run(
    feed.events$.pipe(
      tap((event) => {
        if (event.type === 'passing') {
          for (const message of event.messages) {
            if (message.type !== 'welcome' || message.from.level <= HIGH_WELCOME_ABOVE) continue
            if (welcomed.add(message.from.id)) entrances.add(message.from)
          }
        }
        if (event.type !== 'messages') return
        for (const message of event.messages) {
          if (message.type === 'revertOrderPush') pushes.remove(({ pushId }) => pushId === message.pushId)
          // Messages of the history were announced when they happened.
          if (message.type === 'orderPush' && event.live) pushes.add(message)
        }
      }),
    ),
  )
  return { entrance$: entrances.shown$, orderPush$: pushes.shown$ }
}
