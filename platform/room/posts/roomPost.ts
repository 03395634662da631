import type { SequencedMessage, SpeakerFrame } from '../../../streams/wire/room/messages.ts'

type BodyOf<M> = M extends { readonly type: infer T; readonly body: infer B }
  ? { readonly type: T; readonly body: B }
  : never

/** A message before it has a `seq`. */
export type NewMessage = BodyOf<SequencedMessage>

/** Adds messages of the platform and its bots to a room. The conditions for members do not apply. */
export interface RoomPost {
  /** Rejects when the room does not exist. */
  post(
    roomId: string,
    from: SpeakerFrame,
    message: NewMessage,
  ): Promise<{ readonly id: string; readonly seq: number }>
  /** Sent once to the present viewers, and not stored. */
  welcome(roomId: string, from: SpeakerFrame): void
  /** Sends the present counts of simulated predictions and followers. */
  tellCrowd(roomId: string): Promise<void>
  /** Sets the number of simulated viewers. */
  addViewers(roomId: string, viewers: number): void
}
