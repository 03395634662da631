import type { CommandReply, RoomCommand } from '../../streams/wire/room/commands.ts'
import type { LockedRoom } from '../store/rooms/lockedRoom.ts'
import type { RoomMember, RoomMessage } from '../store/rooms/room.ts'
import type { Caller } from './caller.ts'
import type { Passing } from './roomChannel.ts'
import type { RoomDeps } from './roomDeps.ts'
import type { RoomHub } from './roomHub.ts'
import type { RoomOptions } from './options.ts'
import { refuse, reply } from './replies.ts'
import type { Made, Refusal } from './replies.ts'

export interface CommandDeps extends RoomDeps {
  readonly hub: RoomHub
  readonly options: RoomOptions
}

/** What one command does to a room; a refusal comes before it has changed anything. */
export type Work = (room: LockedRoom, member: RoomMember) => Promise<Refusal | Done>

export interface Done {
  /** The first is the command's own; empty for a command that makes none. */
  readonly messages: readonly RoomMessage[]
  readonly passing?: {
    readonly key: string
    readonly passing: Passing
    /** Where it is told besides the command's own room. */
    readonly alsoIn?: readonly string[]
  }
}

/**
 * Does a command once: sent again it is answered as the first time. The answer and the message are told after
 * the commit, so nothing is told that a crash could take back.
 */
export async function doOnce(
  { store, hub, clock }: CommandDeps,
  { memberId }: Caller,
  { room: roomId, cid }: Pick<RoomCommand, 'room' | 'cid'>,
  work: Work,
): Promise<CommandReply> {
  const outcome = await store.rooms.within(roomId, async (room): Promise<Refusal | Made | Done> => {
    const [before] = await room.earlier([memberId], [cid])
    if (before !== undefined) return { id: before.id, seq: before.seq, at: before.at }
    const member = (await room.members([memberId])).get(memberId)
    if (member === undefined || member.blocked) return refuse('failed')
    return work(room, member)
  })
  if (!('messages' in outcome)) return reply(cid, outcome)
  const { messages, passing } = outcome
  hub.tell(roomId, messages)
  if (passing !== undefined) {
    for (const each of new Set([roomId, ...(passing.alsoIn ?? [])])) {
      hub.pass(each, passing.key, passing.passing)
    }
  }
  const [own] = messages
  return reply(cid, own ?? { id: null, seq: null, at: clock.now() })
}
