import * as v from 'valibot'
import { typedLength } from '../../domain/room/chatText.ts'
import { parseJson } from '../../kernel/parseJson.ts'
import type { KeyValue } from '../../ports/storage.ts'
import { type Outbox, OUTBOX_LIMIT, type Outgoing } from './outbox.ts'

const stored = v.object({
  draft: v.fallback(v.string(), ''),
  texts: v.fallback(
    v.pipe(v.array(v.object({ cid: v.string(), text: v.string() })), v.maxLength(OUTBOX_LIMIT)),
    [],
  ),
})

/** Stores a room's draft and undelivered texts until the browser tab is closed. */
export interface OutboxStore {
  load(): { readonly draft: string; readonly outbox: Outbox }
  save(draft: string, outbox: Outbox): void
}

export function createOutboxStore(session: KeyValue, memberId: string, roomId: string): OutboxStore {
  const key = `touchline.room.${memberId}.${roomId}`
  return {
    load: () => {
      const read = v.safeParse(stored, parseJson(session.get(key)))
      if (!read.success) return { draft: '', outbox: [] }
      // After a reload nothing is sent automatically.
      const outbox = read.output.texts
        // A text without visible characters would be an empty line, and could not be sent.
        .filter(({ text }) => typedLength(text) > 0)
        .map((text): Outgoing => ({ ...text, state: 'notSent', refusal: null }))
      return { draft: read.output.draft, outbox }
    },
    save: (draft, outbox) => {
      const texts = outbox.filter(({ state }) => state !== 'sent').map(({ cid, text }) => ({ cid, text }))
      if (draft === '' && texts.length === 0) session.remove(key)
      else session.set(key, JSON.stringify({ draft, texts }))
    },
  }
}
