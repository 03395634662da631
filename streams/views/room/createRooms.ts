import type { RoomsFeed } from '../../feeds/rooms/index.ts'
import type { RoomsModel } from './roomView.ts'

/** The list of rooms, polled while its screen reads it. */
export function createRooms(rooms: Pick<RoomsFeed, 'rooms$' | 'refresh'>): RoomsModel {
  return { rooms$: rooms.rooms$(), refresh: rooms.refresh }
}
