import type { LocalText } from '../../../domain/localText.ts'
import type { RoomMessage, SaidMessage } from '../../../domain/room/message.ts'
import type { Bucket } from '../../../kernel/tokenBucket.ts'

/** A line of the chat list. It stays the same object until it changes. */
export type ChatEntry =
  | {
      readonly kind: 'message'
      readonly id: string
      readonly message: SaidMessage
      readonly mine: boolean
      readonly withdrawn: boolean
      readonly followers: number
    }
  | {
      readonly kind: 'notice'
      readonly id: string
      readonly message: Exclude<RoomMessage, SaidMessage>
    }
  | {
      readonly kind: 'welcome'
      readonly id: string
      readonly name: LocalText
      /** Level of the named member with the anchor; missing without one. */
      readonly fan?: number
      readonly others: number
    }
  | { readonly kind: 'gap'; readonly id: string; readonly missed: number }

/**
 * The chat list and its queue. Every message of the history that makes a line is in `shown` or `pending`, or
 * counted: merged into another line, dropped and counted by a gap line, or scrolled out at the top.
 */
export interface ChatBuffer {
  readonly shown: readonly ChatEntry[]
  /** The queue for the next flush, or until the member scrolls down. Bounded. */
  readonly pending: readonly ChatEntry[]
  readonly paused: boolean
  /** Of the rate up to which all texts are shown. */
  readonly bucket: Bucket
  /**
   * While more texts come than that: when the rate was last exceeded, local ms, and the bucket of the texts that are
   * shown all the same.
   */
  readonly crowd: { readonly at: number; readonly bucket: Bucket } | null
  /** The gap line that counts texts dropped for their rate, while they keep coming. */
  readonly burst: { readonly gapId: string; readonly at: number } | null
  readonly welcome: { readonly name: LocalText; readonly others: number; readonly at: number } | null
  /** Ids of messages that were withdrawn before they arrived. */
  readonly withdrawnAhead: readonly string[]
  readonly nextId: number
  /**
   * The number of messages removed at the top, counted by gap lines removed with them, and merged into
   * others.
   */
  readonly trimmed: number
  readonly trimmedGaps: number
  readonly merged: number
}

/** The member's own messages and those of the room's staff are never dropped for the rate. */
export function isKept(entry: ChatEntry): boolean {
  if (entry.kind !== 'message') return entry.kind !== 'gap'
  return entry.mine || entry.message.type !== 'text' || entry.message.from.role !== 'member'
}
