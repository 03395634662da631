import { setTimeout as pause } from 'node:timers/promises'
import { messageTypes, WORD_LIMIT } from '../../../streams/wire/room/constants.ts'
import type { CommandReply, RoomCommand } from '../../../streams/wire/room/commands.ts'
import { isRefusedValue } from '../../store/database.ts'
import type { LockedRoom } from '../../store/rooms/lockedRoom.ts'
import type { Deposits, MessageDraft, RoomMember, RoomMessage } from '../../store/rooms/room.ts'
import type { Caller } from '../connections/caller.ts'
import { asksForDeposits, slowModeMs, whyNotSpeak, whyTooFast } from './chatRules.ts'
import { cleanText, LONGEST_TYPED, textLength } from '../../../streams/domain/room/chatText.ts'
import { isUnknownSticker } from '../../../streams/domain/room/stickers.ts'
import type { ChatFilter } from './chatFilter.ts'
import type { SiteFilter } from './siteFilter.ts'
import type { GroupCommit } from './groupCommit.ts'
import { createRateLimit } from '../../http/rateLimit.ts'
import type { CommandDeps } from '../commands/runCommandOnce.ts'
import { refuse, reply } from '../commands/replies.ts'
import type { Made, Refusal } from '../commands/replies.ts'
import { speakerOf } from '../speakers.ts'

type TextCommand = Extract<RoomCommand, { do: 'text' }>

/** Writes the texts of all members to the store in batches. */
export interface Texts {
  say(caller: Caller, command: TextCommand): Promise<CommandReply>
}

/** What texts need besides the rules of their room. */
interface TextDeps extends CommandDeps {
  readonly filter: Pick<SiteFilter, 'current'>
  readonly times: GroupCommit
}

interface WaitingText {
  readonly memberId: number
  readonly cid: string
  readonly text: string
  readonly answer: (outcome: Made | Refusal) => void
  /** Takes one from the member's allowance; evaluated once, even if the transaction is repeated. */
  readonly inTime: () => boolean
}

/**
 * In a quiet room a text is written at once. In a busy one many are written in one transaction (`GroupCommit`);
 * always in the order of arrival.
 */
export function createTexts(deps: TextDeps): Texts {
  const { times } = deps
  const limit = createRateLimit(deps.options.texts, deps.real)
  const queues = new Map<string, WaitingText[]>()

  async function work(roomId: string, queue: WaitingText[]): Promise<void> {
    while (queue.length > 0) {
      const early = queue.length < deps.options.textsPerTransaction ? times.wait(roomId) : 0
      if (early > 0) await pause(early)
      times.begin(roomId)
      const begunAt = performance.now()
      const lot = queue.splice(0, deps.options.textsPerTransaction)
      await answerLot(deps, roomId, lot)
      times.took(performance.now() - begunAt)
    }
    queues.delete(roomId)
  }

  return {
    say({ memberId }, { room: roomId, cid, text }) {
      return new Promise((resolve) => {
        const answer = (outcome: Made | Refusal): void => {
          resolve(reply(cid, outcome))
        }
        if (text.length > LONGEST_TYPED) {
          answer(refuse('tooLong', { need: WORD_LIMIT }))
          return
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
        const inTime = once(() => limit.take(`${memberId} ${roomId}`))
        const waiting = { memberId, cid, text: clean, answer, inTime }
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
 * Writes a lot and answers its texts. A lot with a value that the database refuses is written in halves, so
 * that only the text with that value fails.
 */
async function answerLot(deps: TextDeps, roomId: string, lot: readonly WaitingText[]): Promise<void> {
  try {
    const outcomes = await writeLot(deps, roomId, lot)
    lot.forEach((text, index) => {
      text.answer(outcomes[index] ?? refuse('failed'))
    })
  } catch (error) {
    if (lot.length > 1 && isRefusedValue(error)) {
      const half = lot.length >> 1
      await answerLot(deps, roomId, lot.slice(0, half))
      await answerLot(deps, roomId, lot.slice(half))
      return
    }
    deps.log.error({ err: error, room: roomId }, 'texts could not be written')
    for (const { answer } of lot) answer(refuse('failed'))
  }
}

/** One result for each text, in their order. */
async function writeLot(
  deps: TextDeps,
  roomId: string,
  lot: readonly WaitingText[],
): Promise<readonly (Made | Refusal)[]> {
  const filter = await deps.filter.current()
  const { outcomes, messages } = await deps.store.rooms.within(roomId, (room) =>
    judgeLot(deps, filter, room, lot),
  )
  deps.hub.tell(roomId, messages)
  return outcomes
}

const keyOf = ({ memberId, cid }: { readonly memberId: number; readonly cid: string }): string =>
  `${memberId} ${cid}`

async function judgeLot(deps: TextDeps, filter: ChatFilter, room: LockedRoom, lot: readonly WaitingText[]) {
  const { clock, real } = deps
  const ids = [...new Set(lot.map(({ memberId }) => memberId))]
  const before = new Map<string, Made>((await room.earlier(lot)).map((made) => [keyOf(made), made]))
  const members = await room.members(ids)
  const deposits = asksForDeposits(room.state) ? await room.deposits(ids) : new Map<number, Deposits>()
  const at = { now: clock.now(), real: real() }
  const textedAt = new Map<number, number>()
  const slowMs = slowModeMs(room.state, deps.full.slowMs(room.state.roomId))

  const refused = new Map<WaitingText, Refusal>()
  const drafts = new Map<string, MessageDraft>()
  for (const text of lot) {
    const key = keyOf(text)
    if (before.has(key) || drafts.has(key)) continue
    const member = members.get(text.memberId)
    const why =
      member === undefined
        ? refuse('failed')
        : (whyNotSpeak(room.state, member, deposits.get(member.id), at) ??
          whyTooLong(room, text.text) ??
          whyBlocked(filter, member, text.text) ??
          whyTooFast(slowMs, member, textedAt.get(member.id) ?? member.textedAt, at.real) ??
          whyFlood(deps, member, text))
    if (why !== null || member === undefined) {
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
  const outcomes = lot.map(
    (text) => refused.get(text) ?? before.get(keyOf(text)) ?? made.get(keyOf(text)) ?? refuse('failed'),
  )
  return { outcomes, messages }
}

function whyTooLong({ state }: LockedRoom, text: string): Refusal | null {
  const { wordLimit } = state.config
  return textLength(text) > wordLimit ? refuse('tooLong', { need: wordLimit }) : null
}

function whyBlocked(filter: ChatFilter, { admin }: RoomMember, text: string): Refusal | null {
  const blocked = admin ? null : filter.whyBlocked(text)
  return blocked === null ? null : refuse(blocked)
}

function whyFlood({ options }: TextDeps, { admin }: RoomMember, { inTime }: WaitingText): Refusal | null {
  if (admin || inTime()) return null
  return refuse('tooFast', { waitMs: Math.ceil(1000 / options.texts.perSecond) })
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
