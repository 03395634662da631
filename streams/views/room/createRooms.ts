import type { RoomsFeed, WatchedMatch } from '../../feeds/rooms/index.ts'
import type { RoomsModel } from './roomView.ts'

/** The list of rooms, of all matches or of one; polled while it has subscribers. */
export function createRooms(
  rooms: Pick<RoomsFeed, 'rooms$' | 'refresh'>,
  match: WatchedMatch | undefined,
): RoomsModel {
  return { rooms$: rooms.rooms$(match), refresh: rooms.refresh }
}
