import { messageTypes } from '../../streams/wire/room/constants.ts'
import type { CommandReply, RoomCommand } from '../../streams/wire/room/commands.ts'
import type { JsonObject } from '../store/json.ts'
import type { LockedRoom } from '../store/rooms/lockedRoom.ts'
import type { RoomMember } from '../store/rooms/room.ts'
import type { Caller } from './caller.ts'
import { cleanText } from './cleanText.ts'
import { doOnce } from './commandDesk.ts'
import type { CommandDeps, Done } from './commandDesk.ts'
import { refuse } from './replies.ts'
import type { Refusal } from './replies.ts'
import { speakerOf } from './speakers.ts'

type AdminCommand = Extract<RoomCommand, { do: 'withdraw' | 'mute' | 'unmute' | 'status' }>

const MINUTE_MS = 60_000
const MEMBER_ID = /^\d{1,15}$/

/** What has words that can be withdrawn. */
const WITHDRAWABLE: ReadonlySet<number> = new Set([
  messageTypes.text,
  messageTypes.orderShare,
  messageTypes.activityPush,
])

/** What admins do. Whether the caller is one is read with the room held, so a dismissal counts at once. */
export function moderate(deps: CommandDeps, caller: Caller, command: AdminCommand): Promise<CommandReply> {
  return doOnce(deps, caller, command, async (room, admin) => {
    if (!admin.admin) return refuse('notAdmin')
    const now = deps.clock.now()
    const say = async (type: number, body: JsonObject): Promise<Done> => ({
      messages: await room.append([
        { type, from: speakerOf(admin), at: now, body, memberId: admin.id, cid: command.cid },
      ]),
    })
    switch (command.do) {
      case 'withdraw':
        return withdraw(room, admin, command.messageId, say)
      case 'mute': {
        const member = await memberOf(room, command.memberId)
        if (member === null) return refuse('notFound')
        if (member.admin) return refuse('badRequest')
        const until = command.minutes === null ? null : now + command.minutes * MINUTE_MS
        const reason = cleanText(command.reason)
        await room.mute(member.id, { until, reason })
        return say(messageTypes.mute, { memberId: String(member.id), name: member.name, until, reason })
      }
      case 'unmute': {
        const member = await memberOf(room, command.memberId)
        if (member === null) return refuse('notFound')
        if (!(await room.unmute(member.id))) return refuse('already')
        return say(messageTypes.unmute, { memberId: String(member.id), name: member.name })
      }
      case 'status': {
        const reason = cleanText(command.reason)
        await room.setStatus(command.status, reason)
        return say(messageTypes.roomStatus, { status: command.status, reason })
      }
    }
  })
}

async function withdraw(
  room: LockedRoom,
  admin: RoomMember,
  messageId: string,
  say: (type: number, body: JsonObject) => Promise<Done>,
): Promise<Refusal | Done> {
  const message = await room.message(messageId)
  if (message === null) return refuse('notFound')
  if (message.withdrawn) return refuse('already')
  if (!WITHDRAWABLE.has(message.type)) return refuse('badRequest')
  await room.withdraw(messageId)
  return say(messageTypes.withdrawn, { targetId: messageId, by: admin.name })
}

async function memberOf(room: LockedRoom, id: string): Promise<RoomMember | null> {
  if (!MEMBER_ID.test(id)) return null
  return (await room.members([Number(id)])).get(Number(id)) ?? null
}
