import type { CommandReply, RoomCommand } from '../../../streams/wire/room/commands.ts'
import type { LockedRoom } from '../../store/rooms/lockedRoom.ts'
import type { RoomMember, RoomMessage } from '../../store/rooms/room.ts'
import type { Caller } from '../connections/caller.ts'
import type { Passing } from '../hub/roomChannel.ts'
import type { RoomDeps } from '../roomDeps.ts'
import type { FullRooms } from '../hub/fullRooms.ts'
import type { RoomHub } from '../hub/roomHub.ts'
import type { RoomOptions } from '../options.ts'
import { refuse, reply } from './replies.ts'
import type { Made, Refusal } from './replies.ts'

export interface CommandDeps extends RoomDeps {
  readonly hub: RoomHub
  readonly full: FullRooms
  readonly options: RoomOptions
}

/** What a command changes in a room. A refusal is returned before any change. */
export type CommandHandler = (room: LockedRoom, member: RoomMember) => Promise<Refusal | Done>

export interface Done {
  /** The first is the command's own message; empty for a command that makes none. */
  readonly messages: readonly RoomMessage[]
  /** Called after the commit, so not for a command that is repeated; for the audit log. */
  readonly committed?: () => void
  /** What is sent once and not stored; a later event with the same key replaces one that is not sent yet. */
  readonly relay?: {
    readonly key: string
    readonly event: Passing
    /** Other rooms that receive it too. */
    readonly alsoIn?: readonly string[]
  }
}

/**
 * Runs a command once: a repeated command that stored a message gets the first answer. The handler of any other
 * command must recognise its own repetition. Answer and messages are sent after the commit, so nothing is sent that a
 * crash could undo.
 */
export async function runCommandOnce(
  { store, hub, clock }: CommandDeps,
  { memberId }: Caller,
  { room: roomId, cid }: Pick<RoomCommand, 'room' | 'cid'>,
  work: CommandHandler,
): Promise<CommandReply> {
  const outcome = await store.rooms.within(roomId, async (room): Promise<Refusal | Made | Done> => {
    const [before] = await room.earlier([{ memberId, cid }])
    if (before !== undefined) return { id: before.id, seq: before.seq, at: before.at }
    const member = (await room.members([memberId])).get(memberId)
    if (member === undefined || member.blocked) return refuse('failed')
    return work(room, member)
  })
  if (!('messages' in outcome)) return reply(cid, outcome)
  const { messages, relay, committed } = outcome
  committed?.()
  hub.tell(roomId, messages)
  if (relay !== undefined) {
    for (const each of new Set([roomId, ...(relay.alsoIn ?? [])])) {
      hub.pass(each, relay.key, relay.event)
    }
  }
  const [own] = messages
  return reply(cid, own ?? { id: null, seq: null, at: clock.now() })
}
