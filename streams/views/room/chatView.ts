import type { ChatState } from '../../feeds/room/index.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import type { State$ } from '../../kernel/state.ts'
import type { Outbox, Outgoing } from '../../machines/outbox/outbox.ts'
import type { ChatLine, ChatView } from './roomView.ts'

/** The chat list, followed by this device's texts that are not confirmed yet. */
export function chatView$(chat$: State$<ChatState>, outbox$: State$<Outbox>): State$<ChatView> {
  const lines = new WeakMap<Outgoing, ChatLine>()
  const lineOf = (outgoing: Outgoing): ChatLine => {
    const known = lines.get(outgoing)
    if (known !== undefined) return known
    const { cid, text, state, refusal } = outgoing
    const shown = state === 'notSent' ? 'notSent' : 'sending'
    const line: ChatLine = { kind: 'outgoing', id: cid, text, state: shown, refusal }
    lines.set(outgoing, line)
    return line
  }
  return combineStates({ chat: chat$, outbox: outbox$ }, ({ chat, outbox }): ChatView => {
    const { paused, fresh } = chat
    return {
      lines: outbox.length === 0 ? chat.lines : [...chat.lines, ...outbox.map(lineOf)],
      paused,
      fresh,
    }
  })
}
