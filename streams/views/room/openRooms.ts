import { tap, timer } from 'rxjs'
import type { Scope } from '../../kernel/scope.ts'

/**
 * One room shared by all its screens, and kept for a grace period, so that a remounted screen finds it
 * unchanged. A room that is over is replaced by a new one.
 */
export interface OpenRooms<R> {
  open(screen: Scope, roomId: string): R
}

const GRACE_MS = 5000

interface Held<R> {
  readonly life: Scope
  readonly room: R
  readers: number
}

export function createOpenRooms<R>(
  scope: Scope,
  create: (life: Scope, roomId: string) => R,
  {
    graceMs = GRACE_MS,
    isOver = () => false,
  }: { readonly graceMs?: number; readonly isOver?: (room: R) => boolean } = {},
): OpenRooms<R> {
  const held = new Map<string, Held<R>>()
  const letGo = (roomId: string, room: Held<R>): void => {
    if (room.readers > 0 || held.get(roomId) !== room) return
    held.delete(roomId)
    room.life.end()
  }
  const leave = (roomId: string, room: Held<R>): void => {
    room.readers -= 1
    if (room.readers > 0) return
    scope.run(
      timer(graceMs).pipe(
        tap(() => {
          letGo(roomId, room)
        }),
      ),
    )
  }
  const make = (roomId: string): Held<R> => {
    // When another room is opened, rooms in their grace period are closed at once.
    for (const [id, room] of held) letGo(id, room)
    const life = scope.child()
    const made = { life, room: create(life, roomId), readers: 0 }
    held.set(roomId, made)
    return made
  }
  return {
    open: (screen, roomId) => {
      const left = held.get(roomId)
      if (left !== undefined && isOver(left.room)) letGo(roomId, left)
      const room = held.get(roomId) ?? make(roomId)
      room.readers += 1
      screen.onEnd(() => {
        leave(roomId, room)
      })
      return room.room
    },
  }
}
