import { messageTypes } from '../../../streams/wire/room/constants.ts'
import type { CommandReply, RoomCommand } from '../../../streams/wire/room/commands.ts'
import type { JsonObject } from '../../store/json.ts'
import type { LockedRoom } from '../../store/rooms/lockedRoom.ts'
import type { RoomMember } from '../../store/rooms/room.ts'
import type { Caller } from '../connections/caller.ts'
import { cleanText } from '../../../streams/domain/room/chatText.ts'
import { runCommandOnce } from '../commands/runCommandOnce.ts'
import type { CommandDeps, Done } from '../commands/runCommandOnce.ts'
import { refuse } from '../commands/replies.ts'
import type { Refusal } from '../commands/replies.ts'
import { speakerOf } from '../speakers.ts'

type AdminCommand = Extract<RoomCommand, { do: 'withdraw' | 'mute' | 'unmute' | 'status' | 'rules' }>

const MINUTE_MS = 60_000
const MEMBER_ID = /^\d{1,15}$/

/** The message types that can be withdrawn. */
const WITHDRAWABLE: ReadonlySet<number> = new Set([
  messageTypes.text,
  messageTypes.orderShare,
  messageTypes.activityPush,
  messageTypes.scorePrediction,
])

/** The commands of admins. The role is read under the room's lock, so that its loss applies at once. */
export async function moderate(
  deps: CommandDeps,
  caller: Caller,
  command: AdminCommand,
): Promise<CommandReply> {
  const outcome = await act(deps, caller, command)
  if (outcome.ok) noteInAudit(deps, caller, command)
  return outcome
}

function act(deps: CommandDeps, caller: Caller, command: AdminCommand): Promise<CommandReply> {
  return runCommandOnce(deps, caller, command, async (room, admin) => {
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
      case 'rules': {
        const { chat, slowMs, conditions } = command
        const config = { ...room.state.config, chat, slowMs, conditions }
        await room.setConfig(config)
        return say(messageTypes.globalConfig, config)
      }
    }
  })
}

function noteInAudit({ audit }: CommandDeps, { memberId }: Caller, command: AdminCommand): void {
  const by = { byMemberId: memberId, roomId: command.room }
  switch (command.do) {
    case 'withdraw':
      audit.note('messageWithdrawn', { ...by, messageId: command.messageId })
      return
    case 'mute': {
      const seconds = command.minutes === null ? null : command.minutes * 60
      audit.note('memberMuted', { ...by, memberId: Number(command.memberId), seconds })
      return
    }
    case 'unmute':
      audit.note('memberUnmuted', { ...by, memberId: Number(command.memberId) })
      return
    case 'status':
      audit.note('roomStatusChanged', { ...by, reason: command.status })
      return
    case 'rules':
      audit.note('slowModeChanged', { ...by, seconds: command.slowMs / 1000 })
      audit.note('roomConditionsChanged', by)
  }
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
