import type { LocalText } from '../../../streams/domain/localText.ts'
import { LONGEST_TYPED, cleanText, textLength } from '../../../streams/domain/room/chatText.ts'
import type { CommandReply, RoomCommand } from '../../../streams/wire/room/commands.ts'
import { messageTypes } from '../../../streams/wire/room/constants.ts'
import type { SpeakerFrame } from '../../../streams/wire/room/messages.ts'
import { POLL_LIMITS } from '../../../streams/wire/room/polls.ts'
import { newMessageId } from '../../store/rooms/messageId.ts'
import type { LockedRoom } from '../../store/rooms/lockedRoom.ts'
import type { RoomMessage } from '../../store/rooms/room.ts'
import type { ChatFilter } from '../chat/chatFilter.ts'
import type { SiteFilter } from '../chat/siteFilter.ts'
import { type Refusal, refuse } from '../commands/replies.ts'
import { type CommandDeps, runCommandOnce } from '../commands/runCommandOnce.ts'
import type { Caller } from '../connections/caller.ts'
import { speakerOf } from '../speakers.ts'
import { pollMessageBody } from './pollBody.ts'

type PollCommand = Extract<RoomCommand, { do: 'poll' }>

const SECOND_MS = 1000

/** A question to a room. The platform's own is in three languages, that of an admin as typed. */
export interface Question {
  readonly question: LocalText
  readonly choices: readonly LocalText[]
  /** How long it is open, s of real time. */
  readonly seconds: number
}

/** Who opens a poll, and the command by which a member does. */
interface Asker {
  readonly from: SpeakerFrame
  readonly memberId: number | null
  readonly cid: string | null
}

/** Opens a poll of an admin. The filter of the chat checks its words, although it does not check an admin's texts. */
export async function askAsAdmin(
  deps: CommandDeps & { readonly filter: Pick<SiteFilter, 'current'> },
  caller: Caller,
  command: PollCommand,
): Promise<CommandReply> {
  const filter = await deps.filter.current()
  return runCommandOnce(deps, caller, command, async (room, admin) => {
    if (!admin.admin) return refuse('notAdmin')
    const words = cleanWords(command, filter)
    if ('code' in words) return words
    const { seconds, cid } = command
    const asker = { from: speakerOf(admin), memberId: admin.id, cid }
    const messages = await openPoll(deps, room, asker, { ...words, seconds })
    return messages === 'already' ? refuse('already') : { messages }
  })
}

/** Opens a poll of the anchor. @returns its id, or `null` when the room has an open one. */
export async function askAsAnchor(
  deps: CommandDeps,
  roomId: string,
  from: SpeakerFrame,
  question: Question,
): Promise<string | null> {
  const { directory, hub, store, metrics } = deps
  if (directory.room(roomId) === null) throw new Error(`there is no room ${roomId}`)
  await hub.open(roomId)
  const messages = await store.rooms.within(roomId, (room) =>
    openPoll(deps, room, { from, memberId: null, cid: null }, question),
  )
  if (messages === 'already') return null
  hub.tell(roomId, messages)
  metrics.roomMessages.inc({ type: messageTypes.poll })
  return messages[0]?.id ?? null
}

/** `already` when the room has an open poll. */
async function openPoll(
  { clock }: CommandDeps,
  room: LockedRoom,
  { from, memberId, cid }: Asker,
  { question, choices, seconds }: Question,
): Promise<readonly RoomMessage[] | 'already'> {
  const id = newMessageId()
  const at = clock.now()
  const poll = {
    pollId: id,
    roomId: room.state.roomId,
    speaker: from,
    question,
    choices,
    crowd: choices.map(() => 0),
    openedAt: at,
    // The seconds are real, and all times of messages are those of the platform.
    closesAt: at + Math.ceil(seconds * SECOND_MS * clock.rate),
  }
  if (!(await room.openPoll(poll))) return 'already'
  const body = pollMessageBody({ ...poll, result: null, counts: poll.crowd })
  return room.append([{ id, type: messageTypes.poll, from, at, body, memberId, cid }])
}

/** The words of a poll as they are shown, or why they are refused. */
function cleanWords(
  { question, choices }: Pick<PollCommand, 'question' | 'choices'>,
  filter: ChatFilter,
): Pick<Question, 'question' | 'choices'> | Refusal {
  const typed = [question, ...choices]
  if (typed.some((text) => text.length > LONGEST_TYPED)) {
    return refuse('tooLong', { need: POLL_LIMITS.question })
  }
  const [asked = '', ...offered] = typed.map(cleanText)
  if (asked === '' || offered.includes('')) return refuse('empty')
  if (textLength(asked) > POLL_LIMITS.question) return refuse('tooLong', { need: POLL_LIMITS.question })
  if (offered.some((text) => textLength(text) > POLL_LIMITS.choice)) {
    return refuse('tooLong', { need: POLL_LIMITS.choice })
  }
  if (new Set(offered).size < offered.length) return refuse('badRequest', { reason: 'choices' })
  for (const text of [asked, ...offered]) {
    const blocked = filter.whyBlocked(text)
    if (blocked !== null) return refuse(blocked)
  }
  return { question: asked, choices: offered }
}
