import { EMPTY, type Observable, scan, switchMap, tap } from 'rxjs'
import type { LiveRoom } from '../../domain/room/room.ts'
import { parseJson } from '../../kernel/parseJson.ts'
import type { Scope } from '../../kernel/scope.ts'
import { mapState, type State$ } from '../../kernel/state.ts'
import type { KeyValue } from '../../ports/storage.ts'

/** Why a member wants to know that a room is live: its anchor is followed, or its match is a favourite. */
export type LiveReason = 'anchor' | 'match'

export interface LiveNews {
  readonly room: LiveRoom
  readonly reason: LiveReason
}

/** Rooms that go live while the member is elsewhere; each is shown once in a visit. */
export interface GoesLive {
  /** The room to show; `null` when there is none. */
  readonly news$: State$<LiveNews | null>
  /** The room was shown to the member, or the member is in it. */
  seen(roomId: string): void
}

interface GoesLiveDeps {
  /** The list of rooms, again and again. Subscribed only while there is something to look for. */
  readonly rooms$: Observable<readonly LiveRoom[]>
  readonly isWanted$: Observable<boolean>
  readonly reasonOf: (room: LiveRoom) => LiveReason | null
  readonly visit: KeyValue
}

const KEY = 'touchline.toldLive'
/** The most rooms that are remembered; the oldest are dropped. */
const KEPT = 200

export function createGoesLive(scope: Scope, { rooms$, isWanted$, reasonOf, visit }: GoesLiveDeps): GoesLive {
  const told = new Set(read(visit))
  const waiting = scope.cell<readonly LiveNews[]>([])
  const take = ({ rooms, started }: Listed): void => {
    const news = started.flatMap((room): LiveNews[] => {
      const reason = told.has(room.roomId) ? null : reasonOf(room)
      return reason === null ? [] : [{ room, reason }]
    })
    const living = new Set(rooms.flatMap(({ roomId, living: isLiving }) => (isLiving ? [roomId] : [])))
    waiting.update((before) => {
      const still = before.filter(({ room }) => living.has(room.roomId))
      return still.length === before.length && news.length === 0 ? before : [...still, ...news]
    })
  }
  scope.run(
    isWanted$.pipe(
      switchMap((isWanted) => {
        if (!isWanted) {
          waiting.set([])
          return EMPTY
        }
        return rooms$.pipe(scan(nextListed, NOTHING_LISTED), tap(take))
      }),
    ),
  )
  return {
    news$: mapState(waiting.state$, ([first]) => first ?? null),
    seen: (roomId) => {
      told.add(roomId)
      waiting.update((before) =>
        before.some(({ room }) => room.roomId === roomId)
          ? before.filter(({ room }) => room.roomId !== roomId)
          : before,
      )
      visit.set(KEY, JSON.stringify([...told].slice(-KEPT)))
    },
  }
}

interface Listed {
  /** The rooms that were live; `null` before the first list. */
  readonly before: ReadonlySet<string> | null
  readonly rooms: readonly LiveRoom[]
  readonly started: readonly LiveRoom[]
}

const NOTHING_LISTED: Listed = { before: null, rooms: [], started: [] }

/** What was live in the first list has not gone live while the member was here. */
function nextListed({ before }: Listed, rooms: readonly LiveRoom[]): Listed {
  const living = rooms.filter((room) => room.living)
  return {
    before: new Set(living.map(({ roomId }) => roomId)),
    rooms,
    started: before === null ? [] : living.filter(({ roomId }) => !before.has(roomId)),
  }
}

function read(visit: KeyValue): readonly string[] {
  const held = parseJson(visit.get(KEY))
  return Array.isArray(held) ? held.filter((id) => typeof id === 'string') : []
}
