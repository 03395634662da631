import * as v from 'valibot'
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

/** What was being written in a room, and what the room has not confirmed, kept as long as the browser tab. */
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
      // Nothing is said again unasked on a page that was loaded anew.
      const outbox = read.output.texts.map((text): Outgoing => ({ ...text, state: 'notSent', refusal: null }))
      return { draft: read.output.draft, outbox }
    },
    save: (draft, outbox) => {
      const texts = outbox.filter(({ state }) => state !== 'sent').map(({ cid, text }) => ({ cid, text }))
      if (draft === '' && texts.length === 0) session.remove(key)
      else session.set(key, JSON.stringify({ draft, texts }))
    },
  }
}
