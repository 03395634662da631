import { cleanText, LONGEST_TYPED, textLength } from '../../../streams/domain/room/chatText.ts'
import { NOTICE_LENGTH } from '../../../streams/domain/room/room.ts'
import { messageTypes } from '../../../streams/wire/room/constants.ts'
import type { CommandReply, RoomCommand } from '../../../streams/wire/room/commands.ts'
import { newMessageId } from '../../store/rooms/messageId.ts'
import type { SiteFilter } from '../chat/siteFilter.ts'
import { refuse, reply } from '../commands/replies.ts'
import { runCommandOnce } from '../commands/runCommandOnce.ts'
import type { CommandDeps } from '../commands/runCommandOnce.ts'
import type { Caller } from '../connections/caller.ts'
import { speakerOf } from '../speakers.ts'

type PinCommand = Extract<RoomCommand, { do: 'pin' }>

/**
 * Sets the notice of a room, or removes it with an empty text. The last one wins. It stays in sight of everybody, so
 * links and blocked words are refused here for admins too.
 */
export async function pinNotice(
  deps: CommandDeps & { readonly filter: SiteFilter },
  caller: Caller,
  command: PinCommand,
): Promise<CommandReply> {
  const { cid, room: roomId } = command
  if (command.text.length > LONGEST_TYPED) return reply(cid, refuse('tooLong', { need: NOTICE_LENGTH }))
  const text = cleanText(command.text)
  const filter = await deps.filter.current()
  return runCommandOnce(deps, caller, command, async (room, admin) => {
    if (!admin.admin) return refuse('notAdmin')
    if (textLength(text) > NOTICE_LENGTH) return refuse('tooLong', { need: NOTICE_LENGTH })
    const blocked = filter.whyBlocked(text)
    if (blocked !== null) return refuse(blocked)
    if (text === '' && room.state.pinned === null) return refuse('already')
    const id = newMessageId()
    await room.setPinned(text === '' ? null : { id, text, by: admin.name })
    const [type, from, at] = [messageTypes.pinned, speakerOf(admin), deps.clock.now()]
    const messages = await room.append([{ id, type, from, at, body: { text }, memberId: admin.id, cid }])
    const committed = (): void => {
      const facts = { byMemberId: caller.memberId, roomId, reason: text === '' ? 'removed' : 'set' }
      deps.audit.note('noticePinned', facts)
    }
    return { messages, committed }
  })
}
