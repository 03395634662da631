import type { RoomMessage } from '../../../domain/room/message.ts'
import type { ChatEntry, ChatBuffer } from './chatEntry.ts'

type Notice = ChatEntry & { kind: 'notice' }

/**
 * Merges a message into an existing line: the count of a combo, and bets and wins of one member in one game
 * that are not shown yet. `null` if it needs a line of its own.
 */
export function mergeInto(buffer: ChatBuffer, message: Notice['message']): ChatBuffer | null {
  const merge = (entry: ChatEntry): ChatEntry | null =>
    entry.kind === 'notice' ? together(entry, message) : null
  const pending = replaceLast(buffer.pending, merge)
  if (pending !== null) return { ...buffer, pending, merged: buffer.merged + 1 }
  // Shown bets and wins have been read, so the next one gets a line. While paused, lines do not change.
  if (message.type !== 'gift' || buffer.paused) return null
  const shown = replaceLast(buffer.shown, merge)
  return shown === null ? null : { ...buffer, shown, merged: buffer.merged + 1 }
}

function replaceLast(
  entries: readonly ChatEntry[],
  merge: (entry: ChatEntry) => ChatEntry | null,
): readonly ChatEntry[] | null {
  for (let index = entries.length - 1; index >= 0; index -= 1) {
    const entry = entries[index]
    const merged = entry === undefined ? null : merge(entry)
    if (merged !== null) return entries.with(index, merged)
  }
  return null
}

function together(entry: Notice, message: Notice['message']): ChatEntry | null {
  const { message: before } = entry
  if (before.from.id !== message.from.id) return null
  const merged = mergedMessage(before, message)
  return merged === null ? null : { ...entry, message: merged }
}

function mergedMessage(before: RoomMessage, next: Notice['message']): Notice['message'] | null {
  if (before.type === 'gift' && next.type === 'gift') {
    if (before.comboId !== next.comboId || before.giftId !== next.giftId) return null
    // The total is cumulative, so the larger one is the later, whatever the order of arrival.
    return next.total >= before.total ? { ...next, id: before.id } : { ...before }
  }
  if (before.type === 'gameBet' && next.type === 'gameBet') {
    const same =
      before.game === next.game && before.option === next.option && before.currency === next.currency
    return same ? { ...next, id: before.id, amount: before.amount + next.amount } : null
  }
  if (before.type === 'gameWin' && next.type === 'gameWin') {
    const same = before.game === next.game && before.currency === next.currency
    return same ? { ...next, id: before.id, amount: before.amount + next.amount } : null
  }
  return null
}
