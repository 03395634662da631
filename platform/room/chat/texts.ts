import { setTimeout as pause } from 'node:timers/promises'
import { messageTypes } from '../../../streams/wire/room/constants.ts'
import type { CommandReply, RoomCommand } from '../../../streams/wire/room/commands.ts'
import { isRefusedValue } from '../../store/database.ts'
import type { LockedRoom } from '../../store/rooms/lockedRoom.ts'
import type { MessageDraft, RoomMember, RoomMessage } from '../../store/rooms/room.ts'
import type { Caller } from '../connections/caller.ts'
import { cleanText, LONGEST_TYPED } from '../../../streams/domain/room/chatText.ts'
import { isUnknownSticker } from '../../../streams/domain/room/stickers.ts'
import type { ChatFilter } from './chatFilter.ts'
import type { SiteFilter } from './siteFilter.ts'
import type { GroupCommit } from './groupCommit.ts'
import { readTerms, whyTextRefused } from './textRules.ts'
import { createRateLimit } from '../../http/rateLimit.ts'
import type { CommandDeps } from '../commands/runCommandOnce.ts'
import { refuse, reply } from '../commands/replies.ts'
import type { Made, Refusal } from '../commands/replies.ts'
import { speakerOf } from '../speakers.ts'

type TextCommand = Extract<RoomCommand, { do: 'text' }>

/** Writes the texts of all members to the store. */
export interface Texts {
  say(caller: Caller, command: TextCommand): Promise<CommandReply>
}

/** What texts need besides the rules of their room. */
interface TextDeps extends CommandDeps {
  readonly filter: Pick<SiteFilter, 'current'>
  readonly groupCommit: GroupCommit
}

interface WaitingText {
  readonly memberId: number
  readonly cid: string
  readonly text: string
  readonly answer: (outcome: Made | Refusal) => void
  /**
   * Takes one from the member's allowance; `false` when none is left. A repeated transaction gets the first answer.
   */
  readonly takeAllowance: () => boolean
}

/**
 * In a quiet room a text is written at once. In a busy one many are written in one transaction (`GroupCommit`);
 * always in the order of arrival.
 */
export function createTexts(deps: TextDeps): Texts {
  const { groupCommit } = deps
  const limit = createRateLimit(deps.options.texts, deps.real)
  const queues = new Map<string, WaitingText[]>()

  async function work(roomId: string, queue: WaitingText[]): Promise<void> {
    while (queue.length > 0) {
      const waitMs = queue.length < deps.options.textsPerTransaction ? groupCommit.wait(roomId) : 0
      if (waitMs > 0) await pause(waitMs)
      groupCommit.begin(roomId)
      const begunAt = performance.now()
      const group = queue.splice(0, deps.options.textsPerTransaction)
      await answerGroup(deps, roomId, group)
      groupCommit.took(performance.now() - begunAt)
    }
    queues.delete(roomId)
  }

  return {
    async say({ memberId }, { room: roomId, cid, text }) {
      if (text.length > LONGEST_TYPED) {
        const { state } = await deps.hub.open(roomId)
        return reply(cid, refuse('tooLong', { need: state.config.wordLimit }))
      }
      return new Promise((resolve) => {
        const answer = (outcome: Made | Refusal): void => {
          resolve(reply(cid, outcome))
        }
        const clean = cleanText(text)
        if (clean === '') {
          answer(refuse('empty'))
          return
        }
        if (isUnknownSticker(clean)) {
          answer(refuse('badRequest', { reason: 'sticker' }))
          return
        }
        const takeAllowance = once(() => limit.take(`${memberId} ${roomId}`))
        const waiting = { memberId, cid, text: clean, answer, takeAllowance }
        const queue = queues.get(roomId)
        if (queue === undefined) {
          const started = [waiting]
          queues.set(roomId, started)
          void work(roomId, started)
        } else if (queue.length >= deps.options.waitingTexts) {
          answer(refuse('tooFast', { waitMs: deps.options.restartSpreadMs }))
        } else {
          queue.push(waiting)
        }
      })
    },
  }
}

/**
 * Writes a group and answers its texts. A group with a value that the database refuses is written in halves, so
 * that only the text with that value fails.
 */
async function answerGroup(deps: TextDeps, roomId: string, group: readonly WaitingText[]): Promise<void> {
  try {
    const outcomes = await writeGroup(deps, roomId, group)
    group.forEach((text, index) => {
      text.answer(outcomes[index] ?? refuse('failed'))
    })
  } catch (error) {
    if (group.length > 1 && isRefusedValue(error)) {
      const half = group.length >> 1
      await answerGroup(deps, roomId, group.slice(0, half))
      await answerGroup(deps, roomId, group.slice(half))
      return
    }
    deps.log.error({ err: error, room: roomId }, 'texts could not be written')
    for (const { answer } of group) answer(refuse('failed'))
  }
}

/** One result for each text, in their order. */
async function writeGroup(
  deps: TextDeps,
  roomId: string,
  group: readonly WaitingText[],
): Promise<readonly (Made | Refusal)[]> {
  const filter = await deps.filter.current()
  const { outcomes, messages } = await deps.store.rooms.within(roomId, (room) =>
    judgeGroup(deps, filter, room, group),
  )
  deps.hub.tell(roomId, messages)
  return outcomes
}

const keyOf = ({ memberId, cid }: { readonly memberId: number; readonly cid: string }): string =>
  `${memberId} ${cid}`

/** Accepts or refuses each text of a group, and appends the accepted ones to the room. */
async function judgeGroup(
  deps: TextDeps,
  filter: ChatFilter,
  room: LockedRoom,
  group: readonly WaitingText[],
) {
  const before = new Map<string, Made>((await room.earlier(group)).map((made) => [keyOf(made), made]))
  const terms = await readTerms(deps, filter, room, group)
  const { members, textedAt, at, slowMs } = terms

  const refused = new Map<WaitingText, Refusal>()
  const drafts = new Map<string, MessageDraft>()
  for (const text of group) {
    const key = keyOf(text)
    if (before.has(key) || drafts.has(key)) continue
    const member = members.get(text.memberId)
    const why = member === undefined ? refuse('failed') : whyTextRefused(deps, terms, member, text)
    if (member === undefined || why !== null) {
      refused.set(text, why ?? refuse('failed'))
      continue
    }
    textedAt.set(member.id, at.real)
    drafts.set(key, draftOf(member, text, at.now))
  }

  const messages = await room.append([...drafts.values()])
  if (slowMs > 0) await room.pace([...textedAt.keys()], at.real)
  const made = new Map<string, RoomMessage>()
  for (const [index, key] of [...drafts.keys()].entries()) {
    const message = messages[index]
    if (message !== undefined) made.set(key, message)
  }
  const outcomes = group.map(
    (text) => refused.get(text) ?? before.get(keyOf(text)) ?? made.get(keyOf(text)) ?? refuse('failed'),
  )
  return { outcomes, messages }
}

function once(ask: () => boolean): () => boolean {
  let answer: boolean | null = null
  return () => (answer ??= ask())
}

function draftOf(member: RoomMember, { cid, text }: WaitingText, at: number): MessageDraft {
  return {
    type: messageTypes.text,
    from: speakerOf(member),
    at,
    body: { text, cid },
    memberId: member.id,
    cid,
  }
}
