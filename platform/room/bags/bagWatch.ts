import { messageTypes } from '../../../streams/wire/room/constants.ts'
import type { StoredBag } from '../../store/rooms/bags.ts'
import type { LockedRoom } from '../../store/rooms/lockedRoom.ts'
import type { RoomMessage } from '../../store/rooms/room.ts'
import { overBody } from './bagBody.ts'
import { bagKey } from './bagKey.ts'
import type { BagDeps } from './making.ts'

/**
 * Ends the bags whose time is over, and gives back what is left. Every process does so, and whichever locks the room
 * first ends the bag; the others find it over.
 */
export async function endDueBags(deps: BagDeps): Promise<void> {
  const { store, hub, clock, metrics, log } = deps
  try {
    for (const { roomId, bagId } of await store.rooms.dueBags(clock.now())) {
      const messages = await store.rooms.within(roomId, async (room) => {
        const bag = await room.bag(bagId)
        if (bag === null || bag.overAt !== null || bag.closesAt > clock.now()) return []
        return endIn(deps, room, bag)
      })
      hub.tell(roomId, messages)
      if (messages.length > 0) metrics.roomMessages.inc({ type: messageTypes.luckyBag })
    }
  } catch (error) {
    log.warn({ err: error }, 'the lucky bags could not be ended')
  }
}

/** Ends a bag in the transaction that has locked its room, and reveals its seed. */
export async function endIn(
  { clock, seeds }: BagDeps,
  room: LockedRoom,
  bag: StoredBag,
): Promise<readonly RoomMessage[]> {
  const at = clock.now()
  const returned = await room.endBag(bag, at)
  const key = bagKey(bag.roomId, bag.bagId)
  const body = overBody(bag, { commitment: seeds.commitment(key), seed: seeds.seed(key) }, returned)
  return room.append([
    { type: messageTypes.luckyBag, from: bag.speaker, at, body, memberId: null, cid: null },
  ])
}
