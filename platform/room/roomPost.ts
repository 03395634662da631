import type { SequencedMessage, SpeakerFrame } from '../../streams/wire/room/messages.ts'

type BodyOf<M> = M extends { readonly type: infer T; readonly body: infer B }
  ? { readonly type: T; readonly body: B }
  : never

/** A message before it has its place in the history. */
export type NewMessage = BodyOf<SequencedMessage>

/** What the platform itself and its bots say in a room: past the conditions for members, into the same history. */
export interface RoomPost {
  /** Rejects when the room is not there. */
  post(
    roomId: string,
    from: SpeakerFrame,
    message: NewMessage,
  ): Promise<{ readonly id: string; readonly seq: number }>
  /** Told once to those who watch, and never kept. */
  welcome(roomId: string, from: SpeakerFrame): void
  /** How many watch besides those connected here. */
  addViewers(roomId: string, viewers: number): void
}
