import type { RoomRefusal } from '../../domain/room/room.ts'

/**
 * A text sent from this device. `sent` was accepted by the room and waits for its echo, which replaces it in
 * the list.
 */
export interface Outgoing {
  readonly cid: string
  readonly text: string
  readonly state: 'waiting' | 'sending' | 'sent' | 'notSent'
  readonly refusal: RoomRefusal | null
}

/** Oldest first; sent in this order. */
export type Outbox = readonly Outgoing[]

export type OutboxEvent =
  | { readonly type: 'written'; readonly cid: string; readonly text: string }
  | { readonly type: 'sending'; readonly cid: string }
  | { readonly type: 'done'; readonly cid: string }
  | { readonly type: 'refused'; readonly cid: string; readonly refusal: RoomRefusal }
  | { readonly type: 'unanswered'; readonly cid: string }
  /** The message was broadcast by the room, or the wait for it timed out. */
  | { readonly type: 'echoed'; readonly cid: string }
  /** `nextCid` is used only after a refusal, because the room repeats its refusal for the old id. */
  | { readonly type: 'retried'; readonly cid: string; readonly nextCid: string }
  | { readonly type: 'discarded'; readonly cid: string }

/** Capacity of the outbox. */
export const OUTBOX_LIMIT = 20

export function isFull(outbox: Outbox): boolean {
  return outbox.length >= OUTBOX_LIMIT
}

/** The text to send now: the oldest that waits, unless one is being sent. */
export function nextToSend(outbox: Outbox): Outgoing | null {
  if (outbox.some(({ state }) => state === 'sending')) return null
  return outbox.find(({ state }) => state === 'waiting') ?? null
}

/** The next outbox. Pure; an event that does not apply to the state of its text changes nothing. */
export function outboxAfter(outbox: Outbox, event: OutboxEvent): Outbox {
  switch (event.type) {
    case 'written': {
      const known = outbox.some(({ cid }) => cid === event.cid)
      if (known || isFull(outbox)) return outbox
      return [...outbox, { cid: event.cid, text: event.text, state: 'waiting', refusal: null }]
    }
    case 'sending':
      return change(outbox, event.cid, ['waiting'], (text) => ({ ...text, state: 'sending' }))
    case 'done':
      return change(outbox, event.cid, ['sending', 'notSent'], (text) => ({ ...text, state: 'sent' }))
    case 'refused': {
      const { refusal } = event
      return change(outbox, event.cid, ['sending'], (text) => ({ ...text, state: 'notSent', refusal }))
    }
    case 'unanswered':
      return change(outbox, event.cid, ['sending'], (text) => ({ ...text, state: 'notSent' }))
    case 'echoed':
      return outbox.filter(({ cid }) => cid !== event.cid)
    case 'retried':
      return retried(outbox, event)
    case 'discarded':
      // A text that is being sent may have arrived already, so it can't be discarded.
      return outbox.filter(({ cid, state }) => cid !== event.cid || state === 'sending')
  }
}

function change(
  outbox: Outbox,
  cid: string,
  from: readonly Outgoing['state'][],
  next: (text: Outgoing) => Outgoing,
): Outbox {
  const index = outbox.findIndex((text) => text.cid === cid && from.includes(text.state))
  const text = outbox[index]
  return text === undefined ? outbox : outbox.with(index, next(text))
}

/**
 * Moves the text to the end. After a missing answer it keeps its id, because the first attempt may have
 * arrived.
 */
function retried(
  outbox: Outbox,
  { cid, nextCid }: { readonly cid: string; readonly nextCid: string },
): Outbox {
  const text = outbox.find((candidate) => candidate.cid === cid && candidate.state === 'notSent')
  if (text === undefined) return outbox
  const again = {
    ...text,
    cid: text.refusal === null ? cid : nextCid,
    state: 'waiting',
    refusal: null,
  } as const
  return [...outbox.filter((other) => other !== text), again]
}
