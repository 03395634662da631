import type { RoomBus, RoomNews } from '../hub/roomBus.ts'
import { terminate, closeWithReason } from './sockets.ts'
import type { RoomConnection, RoomNamespace } from './sockets.ts'

export type CutReason = Extract<RoomNews, { kind: 'cut' }>['why']

/** The connections of members, found by the member. */
export interface MemberConnections {
  /** Closes a member's connections in all processes; returns how many in this one. */
  cut(memberId: number, why: CutReason): number
  /** Closes those of this process; returns how many. */
  cutHere(memberId: number, why: CutReason): number
  /** Breaks those of this process as a bad network does; returns how many. */
  drop(memberId: number): number
}

export function createMemberConnections(namespace: RoomNamespace, bus: RoomBus): MemberConnections {
  function connectionsOf(memberId: number): readonly RoomConnection[] {
    return [...namespace.sockets.values()].filter(({ data }) => data.caller.memberId === memberId)
  }

  function cutHere(memberId: number, why: CutReason): number {
    const theirs = connectionsOf(memberId)
    for (const connection of theirs) closeWithReason(connection, why, null)
    return theirs.length
  }

  return {
    cutHere,
    cut(memberId, why) {
      bus.publish({ kind: 'cut', memberId, why })
      return cutHere(memberId, why)
    },
    drop(memberId) {
      const theirs = connectionsOf(memberId)
      for (const connection of theirs) terminate(connection)
      return theirs.length
    },
  }
}
