import { messageTypes } from '../../../streams/wire/room/constants.ts'
import type { CommandReply, RoomCommand } from '../../../streams/wire/room/commands.ts'
import type { AuditFacts } from '../../audit.ts'
import type { JsonObject } from '../../store/json.ts'
import type { LockedRoom } from '../../store/rooms/lockedRoom.ts'
import type { Mute, RoomMember } from '../../store/rooms/room.ts'
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
export function moderate(deps: CommandDeps, caller: Caller, command: AdminCommand): Promise<CommandReply> {
  return runCommandOnce(deps, caller, command, async (room, admin) => {
    if (!admin.admin) return refuse('notAdmin')
    const now = deps.clock.now()
    const say = async (type: number, body: JsonObject): Promise<Done> => ({
      messages: await room.append([
        { type, from: speakerOf(admin), at: now, body, memberId: admin.id, cid: command.cid },
      ]),
      committed: () => {
        noteInAudit(deps, caller, command)
      },
    })
    switch (command.do) {
      case 'withdraw':
        return withdraw(room, admin, command.messageId, say)
      case 'mute': {
        const speaker = await mutableIn(deps, room, command.memberId)
        if (speaker === null) return refuse('notFound')
        if (speaker.admin) return refuse('badRequest')
        const until = command.minutes === null ? null : now + command.minutes * MINUTE_MS
        const reason = cleanText(command.reason)
        await speaker.mute({ until, reason })
        return say(messageTypes.mute, { memberId: speaker.id, name: speaker.name, until, reason })
      }
      case 'unmute': {
        const speaker = await mutableIn(deps, room, command.memberId)
        if (speaker === null) return refuse('notFound')
        if (!(await speaker.unmute())) return refuse('already')
        return say(messageTypes.unmute, { memberId: speaker.id, name: speaker.name })
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
      audit.note('memberMuted', { ...by, ...mutedOf(command), seconds })
      return
    }
    case 'unmute':
      audit.note('memberUnmuted', { ...by, ...mutedOf(command) })
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

/** Somebody who speaks in a room: a member, or one of the simulated crowd. */
interface Mutable {
  readonly id: string
  readonly name: string
  readonly admin: boolean
  mute(mute: Mute): Promise<void>
  /** Whether there was a mute to end. */
  unmute(): Promise<boolean>
}

async function mutableIn(
  { crowd }: Pick<CommandDeps, 'crowd'>,
  room: LockedRoom,
  id: string,
): Promise<Mutable | null> {
  const persona = crowd.persona(id)
  if (persona !== null) {
    return {
      id,
      name: persona.name,
      admin: false,
      mute: ({ until }) => room.personaMutes.set(id, until),
      unmute: () => room.personaMutes.end(id),
    }
  }
  if (!MEMBER_ID.test(id)) return null
  const member = (await room.members([Number(id)])).get(Number(id))
  if (member === undefined) return null
  return {
    id: String(member.id),
    name: member.name,
    admin: member.admin,
    mute: (mute) => room.mute(member.id, mute),
    unmute: () => room.unmute(member.id),
  }
}

/** Whom a command that was carried out is about, for the audit log. */
function mutedOf({ memberId }: Extract<AdminCommand, { do: 'mute' | 'unmute' }>): AuditFacts {
  return MEMBER_ID.test(memberId) ? { memberId: Number(memberId) } : { personaId: memberId }
}
