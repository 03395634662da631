import type { RoomModel, Speaker } from '../../../streams/index.ts'

/** The message that a menu is open for. */
export interface ManagedMessage {
  readonly messageId: string
  readonly from: Speaker
  /** `null` for a shared bet. */
  readonly text: string | null
  readonly mine: boolean
}

/** The actions on a line of the chat. The same object while the room is open. */
export interface LineActions {
  retry(outgoingId: string): void
  discard(outgoingId: string): void
  follow(shareId: string): void
  /** The present prices of a shared bet. */
  sharedNow$: RoomModel['sharedNow$']
  /** Opens the menu of a message. */
  manage(message: ManagedMessage): void
}
