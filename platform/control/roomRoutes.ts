import type { ControlDeps } from './controlDeps.ts'
import { memberNamed } from './controlMembers.ts'
import { askRoom, changeFilterWords, configureRoom, postInRoom } from './controlRooms.ts'
import type { ControlRoutes } from './controlRoutes.ts'
import {
  cutRoomsBody,
  filterWordsBody,
  roomConfigBody,
  roomPollBody,
  roomPostBody,
  streamBody,
} from './controlWire.ts'

/** Live rooms and their streams. */
export function addRoomRoutes(
  { post }: ControlRoutes,
  { room, store, streamFaults, real }: Pick<ControlDeps, 'room' | 'store' | 'streamFaults' | 'real'>,
): void {
  post('/rooms/config', roomConfigBody, (body) => configureRoom(room, body))
  post('/rooms/post', roomPostBody, (body) => postInRoom(room, body))
  post('/rooms/poll', roomPollBody, (body) => askRoom(room, body))
  post('/rooms/filterWords', filterWordsBody, (body) => changeFilterWords(room, body))
  post('/rooms/cut', cutRoomsBody, async ({ member }) => ({
    cut: room.drop((await memberNamed(store, member)).id),
  }))

  post('/streams', streamBody, ({ stream, fault }) => {
    if (fault === null) streamFaults.delete(stream)
    else streamFaults.set(stream, { kind: fault, since: real() })
  })
}
