import type { CommandReply, RoomCommand } from '../../../streams/wire/room/commands.ts'
import type { Caller } from '../connections/caller.ts'
import { runCommandOnce } from '../commands/runCommandOnce.ts'
import type { CommandDeps } from '../commands/runCommandOnce.ts'
import { refuse } from '../commands/replies.ts'

type ReportCommand = Extract<RoomCommand, { do: 'report' }>

/** Writes a member's report about a message to the audit log. It is not visible in the room. */
export function reportMessage(
  deps: CommandDeps,
  caller: Caller,
  command: ReportCommand,
): Promise<CommandReply> {
  const { messageId, reason, room: roomId } = command
  return runCommandOnce(deps, caller, command, async (room) => {
    const message = await room.message(messageId)
    if (message === null) return refuse('notFound')
    const committed = (): void => {
      deps.audit.note('messageReported', { byMemberId: caller.memberId, roomId, messageId, reason })
    }
    return { messages: [], committed }
  })
}
