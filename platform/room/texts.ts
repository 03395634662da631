import { setTimeout as pause } from 'node:timers/promises'
import { messageTypes } from '../../streams/wire/room/constants.ts'
import type { CommandReply, RoomCommand } from '../../streams/wire/room/commands.ts'
import type { LockedRoom } from '../store/rooms/lockedRoom.ts'
import type { Deposits, MessageDraft, RoomMember, RoomMessage } from '../store/rooms/room.ts'
import type { Caller } from './caller.ts'
import { asksForDeposits, whyNotSpeak, whyTooFast } from './chatRules.ts'
import { cleanText, textLength } from './cleanText.ts'
import type { CommandDeps } from './commandDesk.ts'
import { refuse, reply } from './replies.ts'
import type { Made, Refusal } from './replies.ts'
import { speakerOf } from './speakers.ts'

type TextCommand = Extract<RoomCommand, { do: 'text' }>

/** Texts of all members, written to the store in lots. */
export interface Texts {
  say(caller: Caller, command: TextCommand): Promise<CommandReply>
}

interface WaitingText {
  readonly memberId: number
  readonly cid: string
  readonly text: string
  readonly answer: (outcome: Made | Refusal) => void
}

/**
 * A text of a quiet room is written at once. Of a busy one many gather for one transaction, which costs about as much
 * as a single text does; always in the order in which they came.
 */
export function createTexts(deps: CommandDeps): Texts {
  const queues = new Map<string, WaitingText[]>()
  /** When each room's last lot was begun, ms of this process. */
  const begunAt = new Map<string, number>()

  async function work(roomId: string, queue: WaitingText[]): Promise<void> {
    while (queue.length > 0) {
      const early = (begunAt.get(roomId) ?? -Infinity) + deps.options.textLotsApartMs - performance.now()
      if (early > 0) await pause(early)
      begunAt.set(roomId, performance.now())
      const lot = queue.splice(0, deps.options.textsPerTransaction)
      try {
        const outcomes = await writeLot(deps, roomId, lot)
        lot.forEach((text, index) => {
          text.answer(outcomes[index] ?? refuse('failed'))
        })
      } catch (error) {
        deps.log.error({ err: error, room: roomId }, 'texts could not be written')
        for (const { answer } of lot) answer(refuse('failed'))
      }
    }
    queues.delete(roomId)
  }

  return {
    say({ memberId }, { room: roomId, cid, text }) {
      return new Promise((resolve) => {
        const answer = (outcome: Made | Refusal): void => {
          resolve(reply(cid, outcome))
        }
        const clean = cleanText(text)
        if (clean === '') {
          answer(refuse('empty'))
          return
        }
        const waiting = { memberId, cid, text: clean, answer }
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

/** One outcome for each text, in their order. */
async function writeLot(
  deps: CommandDeps,
  roomId: string,
  lot: readonly WaitingText[],
): Promise<readonly (Made | Refusal)[]> {
  const { outcomes, messages } = await deps.store.rooms.within(roomId, (room) => judgeLot(deps, room, lot))
  deps.hub.tell(roomId, messages)
  return outcomes
}

const keyOf = ({ memberId, cid }: { readonly memberId: number; readonly cid: string }): string =>
  `${memberId} ${cid}`

async function judgeLot({ clock, real }: CommandDeps, room: LockedRoom, lot: readonly WaitingText[]) {
  const ids = [...new Set(lot.map(({ memberId }) => memberId))]
  const before = new Map<string, Made>(
    (await room.earlier(ids, [...new Set(lot.map(({ cid }) => cid))])).map((made) => [keyOf(made), made]),
  )
  const members = await room.members(ids)
  const deposits = asksForDeposits(room.standing) ? await room.deposits(ids) : new Map<number, Deposits>()
  const at = { now: clock.now(), real: real() }
  const textedAt = new Map<number, number>()

  const refused = new Map<WaitingText, Refusal>()
  const drafts = new Map<string, MessageDraft>()
  for (const text of lot) {
    const key = keyOf(text)
    if (before.has(key) || drafts.has(key)) continue
    const member = members.get(text.memberId)
    const why =
      member === undefined
        ? refuse('failed')
        : (whyNotSpeak(room.standing, member, deposits.get(member.id), at) ??
          whyTooLong(room, text.text) ??
          whyTooFast(room.standing, member, textedAt.get(member.id) ?? member.textedAt, at.real))
    if (why !== null || member === undefined) {
      refused.set(text, why ?? refuse('failed'))
      continue
    }
    textedAt.set(member.id, at.real)
    drafts.set(key, draftOf(member, text, at.now))
  }

  const messages = await room.append([...drafts.values()])
  if (room.standing.config.slowMs > 0) await room.pace([...textedAt.keys()], at.real)
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

function whyTooLong({ standing }: LockedRoom, text: string): Refusal | null {
  const { wordLimit } = standing.config
  return textLength(text) > wordLimit ? refuse('tooLong', { need: wordLimit }) : null
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
