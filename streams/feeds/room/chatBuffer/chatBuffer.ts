import type { RoomMessage, SaidMessage, Speaker } from '../../../domain/room/message.ts'
import { fullBucket } from '../../../kernel/tokenBucket.ts'
import { type ChatEntry, type ChatBuffer, isKept } from './chatEntry.ts'
import { type CrowdBounds, takeTurn } from './crowd.ts'
import { dropOldest, type GapOf } from './overflow.ts'
import { mergeInto } from './merge.ts'

export interface ChatBounds extends CrowdBounds {
  /** Most lines in the list, and most lines that wait for `flush`. */
  readonly shown: number
  readonly pending: number
  /** Welcomes within this time of each other share a line. */
  readonly welcomeMergeMs: number
}

export interface Arrival {
  /** Local ms. */
  readonly now: number
  readonly memberId: string
  /** Whether texts above the rate are left out; not those of the history, which arrive at once. */
  readonly sampled: boolean
}

/** Most ids that are kept of messages that were withdrawn before they arrived. */
const WITHDRAWN_AHEAD = 200
/** Roughly the number of lines that a phone shows. */
const IN_SIGHT = 12

export function emptyChat({ rate }: Pick<ChatBounds, 'rate'>, now: number): ChatBuffer {
  return {
    shown: [],
    pending: [],
    paused: false,
    bucket: fullBucket(rate, now),
    crowd: null,
    burst: null,
    welcome: null,
    withdrawnAhead: [],
    nextId: 1,
    trimmed: 0,
    trimmedGaps: 0,
    merged: 0,
  }
}

/**
 * Adds messages in order. Nothing is shown before `flush`, except that a withdrawal takes effect immediately.
 */
export function takeMessages(
  buffer: ChatBuffer,
  messages: readonly RoomMessage[],
  arrival: Arrival,
  bounds: ChatBounds,
): ChatBuffer {
  return messages.reduce((before, message) => takeMessage(before, message, arrival, bounds), buffer)
}

function takeMessage(
  buffer: ChatBuffer,
  message: RoomMessage,
  arrival: Arrival,
  bounds: ChatBounds,
): ChatBuffer {
  switch (message.type) {
    case 'withdrawn':
      return withdraw(buffer, message.targetId)
    case 'text':
      return takeText(buffer, message, arrival, bounds)
    case 'orderShare':
    case 'scorePrediction':
      return append(buffer, messageEntry(buffer, message, arrival.memberId), bounds)
    default: {
      const merged = mergeInto(buffer, message)
      return merged ?? append(buffer, noticeEntry(buffer, message), bounds)
    }
  }
}

type Text = Extract<RoomMessage, { type: 'text' }>
type Notice = ChatEntry & { kind: 'notice' }

function takeText(buffer: ChatBuffer, message: Text, arrival: Arrival, bounds: ChatBounds): ChatBuffer {
  const entry = messageEntry(buffer, message, arrival.memberId)
  if (!arrival.sampled || isKept(entry)) return append(buffer, entry, bounds)
  const { counted, isShown } = takeTurn(buffer, arrival.now, bounds)
  return isShown ? append(counted, entry, bounds) : leaveOut(counted, arrival.now, bounds)
}

function messageEntry(
  { withdrawnAhead }: ChatBuffer,
  message: SaidMessage,
  memberId: string,
): ChatEntry & { kind: 'message' } {
  const entry = {
    kind: 'message',
    id: message.id,
    message,
    mine: message.from.id === memberId,
    withdrawn: false,
    followers: message.type === 'orderShare' ? message.followers : 0,
  } as const
  return withdrawnAhead.includes(message.id) ? withoutWords(entry) : entry
}

function noticeEntry({ withdrawnAhead }: ChatBuffer, message: Notice['message']): ChatEntry {
  const entry = { kind: 'notice', id: message.id, message } as const
  return withdrawnAhead.includes(message.id) ? withoutNotice(entry) : entry
}

function append(buffer: ChatBuffer, entry: ChatEntry, bounds: ChatBounds): ChatBuffer {
  const pending = [...buffer.pending, entry]
  if (pending.length <= bounds.pending) return { ...buffer, pending }
  const gapOf: GapOf = (missed) => ({ kind: 'gap', id: `gap-${buffer.nextId}`, missed })
  return { ...buffer, nextId: buffer.nextId + 1, pending: dropOldest(pending, bounds.pending, gapOf) }
}

/** Whether texts come faster than they can be read: one was left out just now. */
export function inBurst(
  { burst }: Pick<ChatBuffer, 'burst'>,
  now: number,
  { gapMergeMs }: Pick<ChatBounds, 'gapMergeMs'>,
): boolean {
  return burst !== null && now - burst.at < gapMergeMs
}

/** Counts a dropped text in the gap line of its burst while that is visible, or starts another gap line. */
function leaveOut(buffer: ChatBuffer, now: number, bounds: ChatBounds): ChatBuffer {
  const { burst } = buffer
  if (burst !== null && inBurst(buffer, now, bounds)) {
    const counted = countIn(buffer, burst.gapId)
    if (counted !== null) return { ...counted, burst: { ...burst, at: now } }
  }
  const begun = takeGap(buffer, 1, bounds)
  return { ...begun, burst: { gapId: `gap-${buffer.nextId}`, at: now } }
}

function countIn(buffer: ChatBuffer, gapId: string): ChatBuffer | null {
  const isIt = ({ id }: ChatEntry): boolean => id === gapId
  const waiting = buffer.pending.findLastIndex(isIt)
  if (waiting >= 0) return { ...buffer, pending: oneMoreAt(buffer.pending, waiting) }
  // Lines that are being read must not change, and a count that has scrolled away is not seen.
  const inList = buffer.shown.findLastIndex(isIt)
  const below = buffer.shown.length - inList
  if (buffer.paused || below > Math.min(IN_SIGHT, buffer.shown.length)) return null
  return { ...buffer, shown: oneMoreAt(buffer.shown, inList) }
}

function oneMoreAt(entries: readonly ChatEntry[], index: number): readonly ChatEntry[] {
  const gap = entries[index]
  return gap?.kind === 'gap' ? entries.with(index, { ...gap, missed: gap.missed + 1 }) : entries
}

/** One line that counts missed messages. */
export function takeGap(buffer: ChatBuffer, missed: number, bounds: ChatBounds): ChatBuffer {
  const gap: ChatEntry = { kind: 'gap', id: `gap-${buffer.nextId}`, missed }
  return append({ ...buffer, nextId: buffer.nextId + 1 }, gap, bounds)
}

function withoutWords(entry: ChatEntry & { kind: 'message' }): ChatEntry & { kind: 'message' } {
  const { message } = entry
  return { ...entry, withdrawn: true, message: message.type === 'text' ? { ...message, text: '' } : message }
}

/** A withdrawn announcement keeps its line, which says that it was withdrawn. */
function withoutNotice({ kind, id, message: { seq, at, from } }: Notice): Notice {
  return { kind, id, message: { type: 'withdrawn', seq, id, at, from, targetId: id, by: '' } }
}

/** Removes a withdrawn message: shown, queued, or not yet received. */
function withdraw(buffer: ChatBuffer, targetId: string): ChatBuffer {
  const takeBack = (entry: ChatEntry): ChatEntry => {
    if (entry.id !== targetId) return entry
    if (entry.kind === 'notice') return withoutNotice(entry)
    return entry.kind === 'message' && !entry.withdrawn ? withoutWords(entry) : entry
  }
  const isIt = ({ id }: ChatEntry): boolean => id === targetId
  if (buffer.shown.some(isIt)) return { ...buffer, shown: buffer.shown.map(takeBack) }
  if (buffer.pending.some(isIt)) return { ...buffer, pending: buffer.pending.map(takeBack) }
  return { ...buffer, withdrawnAhead: [...buffer.withdrawnAhead, targetId].slice(-WITHDRAWN_AHEAD) }
}

/** The number of followers of a share; the last count replaces earlier ones. */
export function takeFollowers(buffer: ChatBuffer, counts: ReadonlyMap<string, number>): ChatBuffer {
  const counted = (entry: ChatEntry): ChatEntry => {
    if (entry.kind !== 'message' || entry.message.type !== 'orderShare') return entry
    const followers = counts.get(entry.message.shareId)
    return followers === undefined || followers === entry.followers ? entry : { ...entry, followers }
  }
  const isNews = (entry: ChatEntry): boolean => counted(entry) !== entry
  if (!buffer.shown.some(isNews) && !buffer.pending.some(isNews)) return buffer
  return { ...buffer, shown: buffer.shown.map(counted), pending: buffer.pending.map(counted) }
}

/** Welcomes of members of low level share one slot: "X and N others". */
export function takeWelcome(
  buffer: ChatBuffer,
  { name, fan }: Speaker,
  now: number,
  bounds: ChatBounds,
): ChatBuffer {
  const before = buffer.welcome
  const together = before !== null && now - before.at < bounds.welcomeMergeMs
  const welcome = { name, others: together ? before.others + 1 : 0, at: now }
  const { others } = welcome
  const line = { kind: 'welcome', id: `welcome-${buffer.nextId}`, name, others } as const
  const entry: ChatEntry = fan === undefined ? line : { ...line, fan }
  const pending = buffer.pending.filter(({ kind }) => kind !== 'welcome')
  return append({ ...buffer, pending, welcome, nextId: buffer.nextId + 1 }, entry, bounds)
}

/** Shows the queue, unless the member has scrolled up. */
export function flush(buffer: ChatBuffer, bounds: ChatBounds): ChatBuffer {
  if (buffer.paused || buffer.pending.length === 0) return buffer
  const welcomed = buffer.pending.some(({ kind }) => kind === 'welcome')
  const before = welcomed ? buffer.shown.filter(({ kind }) => kind !== 'welcome') : buffer.shown
  const all = [...before, ...buffer.pending]
  const over = Math.max(0, all.length - bounds.shown)
  const gone = all.slice(0, over)
  const trimmed = gone.filter(({ kind }) => kind === 'message' || kind === 'notice').length
  const lost = gone.reduce((sum, entry) => (entry.kind === 'gap' ? sum + entry.missed : sum), 0)
  return {
    ...buffer,
    shown: all.slice(over),
    pending: [],
    trimmed: buffer.trimmed + trimmed,
    trimmedGaps: buffer.trimmedGaps + lost,
  }
}

/** The number of queued lines, for the pill. */
export function fresh({ paused, pending }: ChatBuffer): number {
  if (!paused) return 0
  return pending.reduce((sum, entry) => {
    if (entry.kind === 'gap') return sum + entry.missed
    return entry.kind === 'welcome' ? sum : sum + 1
  }, 0)
}
