import type { PassingMessage, RoomMessage } from '../../domain/room/message.ts'
import type { Room } from '../../domain/room/room.ts'

/** The events of a room, in order. */
export type RoomEvent =
  /**
   * Joined, for the first time or again. The state includes the effects of the `gap` and `messages` that
   * follow.
   */
  | { readonly type: 'joined'; readonly room: Room; readonly followers: ReadonlyMap<string, number> }
  /**
   * `live` for messages that have just happened; messages of the history have already had their effect on the
   * room's state.
   */
  | { readonly type: 'messages'; readonly messages: readonly RoomMessage[]; readonly live: boolean }
  | { readonly type: 'gap'; readonly missed: number }
  | { readonly type: 'passing'; readonly messages: readonly PassingMessage[] }
  | { readonly type: 'viewers'; readonly viewers: number }
  /** The room became full, or is not full any more: its slow mode, ms. */
  | { readonly type: 'full'; readonly slowMs: number }
  /** The room does not exist. */
  | { readonly type: 'notFound' }
