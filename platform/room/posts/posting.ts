import { messageTypes } from '../../../streams/wire/room/constants.ts'
import type { SpeakerFrame } from '../../../streams/wire/room/messages.ts'
import type { LockedRoom } from '../../store/rooms/lockedRoom.ts'
import type { RoomMessage } from '../../store/rooms/room.ts'
import type { JsonObject } from '../../store/json.ts'
import { newMessageId } from '../../store/rooms/messageId.ts'
import { tellCrowd } from './crowdNews.ts'
import { type BagDeps, putOutPromotion } from '../bags/making.ts'
import { askAsAnchor } from '../polls/asking.ts'
import { closePoll } from '../polls/pollWatch.ts'
import { addCrowdVotes } from '../polls/crowdVotes.ts'
import type { Presence } from '../hub/presence.ts'
import { speakerOf } from '../speakers.ts'
import type { NewMessage, RoomPost } from './roomPost.ts'

/** Adds messages of the platform and its bots. */
export function createRoomPost(deps: BagDeps & { readonly presence: Presence }): RoomPost {
  const { store, hub, clock, directory, presence, metrics } = deps

  /** @returns `null` when the speaker is not `allowed`, which is asked under the lock of the room. */
  async function append(
    roomId: string,
    from: SpeakerFrame,
    { type, body }: NewMessage,
    allowed: (room: LockedRoom) => Promise<boolean>,
  ): Promise<RoomMessage | null> {
    if (directory.room(roomId) === null) throw new Error(`there is no room ${roomId}`)
    await hub.open(roomId)
    const plain: JsonObject = { ...body }
    const messages = await store.rooms.within(roomId, async (room) => {
      if (!(await allowed(room))) return []
      const id = newMessageId()
      const own = type === messageTypes.orderShare ? { ...plain, shareId: id } : plain
      return room.append([{ id, type, from, at: clock.now(), body: own, memberId: null, cid: null }])
    })
    hub.tell(roomId, messages)
    if (messages.length > 0) metrics.roomMessages.inc({ type })
    return messages[0] ?? null
  }

  return {
    async post(roomId, from, posted) {
      const message = await append(roomId, from, posted, () => Promise.resolve(true))
      if (message === null) throw new Error('a message was not written')
      return { id: message.id, seq: message.seq }
    },
    async say(roomId, from, said) {
      const persona = deps.crowd.persona(from.id)
      await append(
        roomId,
        from,
        said,
        // A gift carries no words, so a mute does not refuse it.
        async (room) =>
          persona === null ||
          said.type === messageTypes.gift ||
          !(await room.personaMutes.has(persona.id, clock.now())),
      )
    },
    async postOf(roomId, { memberId, id }, { type, body }) {
      if (directory.room(roomId) === null) throw new Error(`there is no room ${roomId}`)
      await hub.open(roomId)
      const messages = await store.rooms.within(roomId, async (room) => {
        const member = (await room.members([memberId])).get(memberId)
        if (member === undefined || (await room.message(id)) !== null) return []
        const from = speakerOf(member)
        return room.append([{ id, type, from, at: clock.now(), body: { ...body }, memberId, cid: null }])
      })
      hub.tell(roomId, messages)
      if (messages.length > 0) metrics.roomMessages.inc({ type })
    },
    welcome(roomId, from) {
      hub.welcome(roomId, {
        type: messageTypes.welcome,
        id: newMessageId(),
        at: clock.now(),
        from,
        body: {},
      })
    },
    ask: (roomId, from, question) => askAsAnchor(deps, roomId, from, question),
    putOutBag: (roomId, from, contents) => putOutPromotion(deps, roomId, from, contents),
    closePoll: (roomId, pollId) => closePoll(deps, roomId, pollId),
    async tellCrowd(roomId, opinion) {
      await tellCrowd(deps, roomId)
      await addCrowdVotes(deps, roomId, opinion)
    },
    addViewers: (roomId, viewers) => {
      presence.setSimulated(roomId, viewers)
    },
  }
}
