import { textLength } from '../../../streams/domain/room/chatText.ts'
import type { LockedRoom } from '../../store/rooms/lockedRoom.ts'
import type { Deposits, RoomMember, RoomState } from '../../store/rooms/room.ts'
import { refuse } from '../commands/replies.ts'
import type { Refusal } from '../commands/replies.ts'
import type { CommandDeps } from '../commands/runCommandOnce.ts'
import type { ChatFilter } from './chatFilter.ts'
import { asksForDeposits, type Instants, slowModeMs, whyNotSpeak, whyTooFast } from './chatRules.ts'

/** A text that a member wants to say. */
interface JudgedText {
  readonly memberId: number
  readonly text: string
  /** Takes one from the member's allowance; `false` when none is left. */
  readonly takeAllowance: () => boolean
}

/** What decides about the texts of a group (`GroupCommit`), read under the room's lock. */
export interface TextTerms {
  readonly state: RoomState
  readonly filter: ChatFilter
  readonly members: ReadonlyMap<number, RoomMember>
  readonly deposits: ReadonlyMap<number, Deposits>
  readonly at: Instants
  /** Slow mode, ms; 0 without it. */
  readonly slowMs: number
  /** The members whose texts of this group were accepted so far, with the time, real ms. */
  readonly textedAt: Map<number, number>
}

export async function readTerms(
  { clock, real, full }: Pick<CommandDeps, 'clock' | 'real' | 'full'>,
  filter: ChatFilter,
  room: LockedRoom,
  texts: readonly JudgedText[],
): Promise<TextTerms> {
  const { state } = room
  const ids = [...new Set(texts.map(({ memberId }) => memberId))]
  const members = await room.members(ids)
  const deposits = asksForDeposits(state) ? await room.deposits(ids) : new Map<number, Deposits>()
  const at = { now: clock.now(), real: real() }
  const slowMs = slowModeMs(state, full.slowMs(state.roomId))
  return { state, filter, members, deposits, at, slowMs, textedAt: new Map() }
}

/**
 * The first reason to refuse a text; `null` when it is accepted. The allowance comes last, so that a text that is
 * refused for another reason takes none of it.
 */
export function whyTextRefused(
  { options }: Pick<CommandDeps, 'options'>,
  { state, filter, deposits, at, slowMs, textedAt }: TextTerms,
  member: RoomMember,
  { text, takeAllowance }: JudgedText,
): Refusal | null {
  return (
    whyNotSpeak(state, member, deposits.get(member.id), at) ??
    whyTooLong(state, text) ??
    whyBlocked(filter, member, text) ??
    whyTooFast(slowMs, member, textedAt.get(member.id) ?? member.textedAt, at.real) ??
    (member.admin || takeAllowance()
      ? null
      : refuse('tooFast', { waitMs: Math.ceil(1000 / options.texts.perSecond) }))
  )
}

function whyTooLong({ config: { wordLimit } }: RoomState, text: string): Refusal | null {
  return textLength(text) > wordLimit ? refuse('tooLong', { need: wordLimit }) : null
}

function whyBlocked(filter: ChatFilter, { admin }: RoomMember, text: string): Refusal | null {
  const blocked = admin ? null : filter.whyBlocked(text)
  return blocked === null ? null : refuse(blocked)
}
