import { merge, Subject, tap } from 'rxjs'
import type { RoomMessage } from '../../domain/room/message.ts'
import { createSeen } from '../../kernel/boundedSet.ts'
import { flushEvery } from '../../kernel/flushEvery.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { ChatEntry, ChatBuffer } from './chatBuffer/chatEntry.ts'
import {
  type ChatBounds,
  emptyChat,
  flush,
  fresh,
  inBurst,
  takeFollowers,
  takeGap,
  takeMessages,
  takeWelcome,
} from './chatBuffer/chatBuffer.ts'
import type { RoomEvent } from './roomEvent.ts'
import type { RoomFeed } from './roomFeed.ts'
import { type RoomTimes, roomTimes } from './roomTimes.ts'

/** Members above this level are announced in the queue of high priority. */
export const HIGH_WELCOME_ABOVE = 4

/** How many welcomed members are remembered, so that each is welcomed once while the room is open. */
const WELCOMED = 2048

export interface ChatState {
  readonly lines: readonly ChatEntry[]
  readonly paused: boolean
  readonly fresh: number
}

export interface ChatFeed {
  readonly chat$: State$<ChatState>
  pause(paused: boolean): void
  /** Counters of the buffer. */
  readonly counts: Pick<ChatBuffer, 'trimmed' | 'merged'>
}

interface ChatDeps {
  readonly feed: Pick<RoomFeed, 'events$'>
  readonly memberId: string
  readonly visible$: State$<boolean>
  /** Local ms. */
  readonly now: () => number
}

/**
 * The chat list, flushed every 100 ms while the page is visible, and every second while texts are left out. Changes of
 * the room and the member's own messages are shown immediately.
 */
export function createChat(
  scope: Scope,
  { feed, memberId, visible$, now }: ChatDeps,
  times: RoomTimes = roomTimes,
): ChatFeed {
  const bounds = boundsOf(times)
  let buffer = emptyChat(bounds, now())
  const state = scope.cell(stateOf(buffer, null))
  /** As received with the last join. */
  let followers: ReadonlyMap<string, number> = new Map()
  const changed$ = new Subject<'changed'>()
  const welcomed = createSeen(WELCOMED)

  const show = (): void => {
    buffer = flush(buffer, bounds)
    state.update((before) => stateOf(buffer, before))
  }
  /** On a hidden page the next flush is early enough. */
  const showNow = (): void => {
    if (visible$.value) show()
  }
  const take = (event: RoomEvent): void => {
    switch (event.type) {
      case 'messages': {
        const arrival = { now: now(), memberId, sampled: event.live }
        buffer = takeMessages(buffer, event.messages, arrival, bounds)
        if (!event.live) buffer = takeFollowers(buffer, followers)
        if (!event.live || event.messages.some((message) => isUrgent(message, memberId))) showNow()
        return
      }
      case 'gap':
        buffer = takeGap(buffer, event.missed, bounds)
        return
      case 'joined':
        followers = event.followers
        buffer = takeFollowers(buffer, followers)
        return
      case 'passing':
        for (const message of event.messages) {
          if (message.type === 'followCount') {
            buffer = takeFollowers(buffer, new Map([[message.shareId, message.followers]]))
          }
          if (message.type !== 'welcome' || message.from.level > HIGH_WELCOME_ABOVE) continue
          if (welcomed.add(message.from.id)) buffer = takeWelcome(buffer, message.from, now(), bounds)
        }
        return
      case 'viewers':
      case 'full':
      case 'notFound':
    }
  }

  scope.run(
    merge(
      feed.events$.pipe(
        tap((event) => {
          take(event)
          changed$.next('changed')
        }),
      ),
      changed$.pipe(
        flushEvery(() => flushMsOf(buffer, now(), times), visible$),
        tap(show),
      ),
    ),
  )
  scope.onEnd(() => {
    changed$.complete()
  })

  return {
    chat$: state.state$,
    pause: (paused) => {
      if (buffer.paused === paused) return
      buffer = { ...buffer, paused }
      show()
    },
    get counts() {
      return { trimmed: buffer.trimmed, merged: buffer.merged }
    },
  }
}

function boundsOf(times: RoomTimes): ChatBounds {
  return {
    shown: times.shownLines,
    pending: times.pendingLines,
    rate: { perSecond: times.readablePerSecond, burst: times.readablePerSecond },
    crowdedRate: { perSecond: times.crowdedPerSecond, burst: times.crowdedPerSecond },
    gapMergeMs: times.gapMergeMs,
    welcomeMergeMs: times.welcomeMergeMs,
  }
}

function flushMsOf(buffer: ChatBuffer, now: number, times: RoomTimes): number {
  return inBurst(buffer, now, times) ? times.crowdedFlushMs : times.flushMs
}

/** Control messages, and the member's own messages. */
function isUrgent({ type, from }: RoomMessage, memberId: string): boolean {
  if (from.id === memberId) return true
  return (
    type === 'mute' ||
    type === 'unmute' ||
    type === 'roomStatus' ||
    type === 'globalConfig' ||
    type === 'withdrawn'
  )
}

function stateOf(buffer: ChatBuffer, before: ChatState | null): ChatState {
  const next = { lines: buffer.shown, paused: buffer.paused, fresh: fresh(buffer) }
  const same = before?.lines === next.lines && before.paused === next.paused && before.fresh === next.fresh
  return same ? before : next
}
