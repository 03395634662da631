import type { Speaker } from '../../../streams/index.ts'

/** A message that an admin may act upon. */
export interface ManagedMessage {
  readonly messageId: string
  readonly from: Speaker
}

/** What can be done to a line of the chat. The same object for as long as the room is open. */
export interface LineActions {
  retry(outgoingId: string): void
  discard(outgoingId: string): void
  follow(shareId: string): void
  /** Opens what an admin may do. */
  manage(message: ManagedMessage): void
}
