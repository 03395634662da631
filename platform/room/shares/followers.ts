import type { RoomMessage } from '../../store/rooms/room.ts'
import type { RoomDeps } from '../roomDeps.ts'

/** The followers of every share, members and crowd together. */
export async function followersOf(
  { store, crowd }: Pick<RoomDeps, 'store' | 'crowd'>,
  shares: readonly Pick<RoomMessage, 'id' | 'at' | 'from'>[],
): Promise<ReadonlyMap<string, number>> {
  const counted = await store.rooms.followCounts(shares.map(({ id }) => id))
  return new Map(shares.map((share) => [share.id, (counted.get(share.id) ?? 0) + crowdOf(crowd, share)]))
}

export function crowdOf(
  crowd: RoomDeps['crowd'],
  { id, at, from }: Pick<RoomMessage, 'id' | 'at' | 'from'>,
): number {
  // Members have numeric ids; see `Persona` for the others.
  return crowd.followers({ id, at, byMember: /^\d+$/.test(from.id) })
}
