import { of, tap } from 'rxjs'
import type { PredictionShares, RoomMessage } from '../../domain/room/message.ts'
import type { PredictionSide, Room } from '../../domain/room/room.ts'
import { conflate } from '../../kernel/conflate.ts'
import { flushEvery } from '../../kernel/flushEvery.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { RoomFeed } from './roomFeed.ts'
import { type RoomTimes, roomTimes } from './roomTimes.ts'

export interface FactsFeed {
  /** The present state of the room; `null` until joined. */
  readonly room$: State$<Room | null>
  /** The member's prediction, once the room has accepted it. */
  predicted(side: PredictionSide): void
}

interface FactsDeps {
  readonly feed: Pick<RoomFeed, 'events$'>
  readonly memberId: string
  readonly visible$: State$<boolean>
}

/**
 * The state of the room outside the chat. Control messages change it immediately; viewers and predictions are
 * updated every 100 ms with their last value.
 */
export function createFacts(
  scope: Scope,
  { feed, memberId, visible$ }: FactsDeps,
  { flushMs }: Pick<RoomTimes, 'flushMs'> = roomTimes,
): FactsFeed {
  const shown = scope.cell<Room | null>(null)
  /** The member's own predictions by match: the anchor may return to one. */
  const own = new Map<string, PredictionSide>()
  let room: Room | null = null
  const change = (next: (room: Room) => Room): void => {
    if (room !== null) room = next(room)
  }
  const showRoom = (): void => {
    shown.set(room)
  }
  scope.run(
    feed.events$.pipe(
      tap((event) => {
        switch (event.type) {
          case 'joined':
            room = event.room
            if (room.prediction?.mine != null) own.set(room.prediction.matchId, room.prediction.mine)
            showRoom()
            return
          case 'messages': {
            if (!event.live) return
            const before = room
            change((known) =>
              event.messages.reduce((at, message) => controlled(at, message, memberId), known),
            )
            if (room !== before) showRoom()
            return
          }
          case 'viewers':
            change((known) => ({ ...known, viewers: event.viewers }))
            return
          case 'full':
            change((known) => ({ ...known, fullSlowMs: event.slowMs }))
            return
          case 'passing':
            for (const message of event.messages) {
              if (message.type !== 'prediction') continue
              const { shares } = message
              const mine = own.get(shares.matchId) ?? null
              change((known) => ({ ...known, prediction: { ...counted(known.prediction, shares), mine } }))
            }
            return
          case 'gap':
          case 'notFound':
        }
      }),
      conflate(() => of(undefined).pipe(flushEvery(() => flushMs, visible$))),
      tap(showRoom),
    ),
  )
  return {
    room$: shown.state$,
    predicted: (mine) => {
      change((known) => {
        if (known.prediction === null) return known
        own.set(known.prediction.matchId, mine)
        return { ...known, prediction: { ...known.prediction, mine } }
      })
      showRoom()
    },
  }
}

/** Counts never fall: a smaller one is older and came late. */
function counted(known: PredictionShares | null, shares: PredictionShares): PredictionShares {
  if (known?.matchId !== shares.matchId) return shares
  return {
    ...shares,
    home: Math.max(known.home, shares.home),
    draw: Math.max(known.draw, shares.draw),
    away: Math.max(known.away, shares.away),
  }
}

function controlled(room: Room, message: RoomMessage, memberId: string): Room {
  switch (message.type) {
    case 'mute': {
      if (message.memberId !== memberId) return room
      return { ...room, mute: { muted: true, until: message.until, reason: message.reason } }
    }
    case 'unmute':
      return message.memberId === memberId ? { ...room, mute: { muted: false } } : room
    case 'roomStatus':
      return { ...room, open: message.open, closedReason: message.open ? '' : message.reason }
    case 'globalConfig':
      return { ...room, config: message.config }
    case 'pinned':
      return { ...room, pinned: message.text === '' ? null : { id: message.id, text: message.text } }
    default:
      return room
  }
}
