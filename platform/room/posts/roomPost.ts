import type { BagContents } from '../bags/making.ts'
import type { Question } from '../polls/asking.ts'
import type { Opinion } from '../polls/crowdVotes.ts'
import type { SequencedMessage, SpeakerFrame } from '../../../streams/wire/room/messages.ts'

type BodyOf<M> = M extends { readonly type: infer T; readonly body: infer B }
  ? { readonly type: T; readonly body: B }
  : never

/** A message before it has a `seq`. */
export type NewMessage = BodyOf<SequencedMessage>

/** Whose message it is, and its id. */
export interface OwnMessage {
  readonly memberId: number
  readonly id: string
}

/** Adds messages of the platform and its bots to a room. The conditions for members do not apply. */
export interface RoomPost {
  /** Rejects when the room does not exist. */
  post(
    roomId: string,
    from: SpeakerFrame,
    message: NewMessage,
  ): Promise<{ readonly id: string; readonly seq: number }>
  /**
   * Adds a message of a bot. One of a simulated member whom an admin has muted is dropped, unless it is a gift. Rejects
   * when the room does not exist.
   */
  say(roomId: string, from: SpeakerFrame, message: NewMessage): Promise<void>
  /**
   * Adds a message of a member that the platform writes, with the member's name and level. A message whose id the room
   * has is dropped, so that several processes may post it. Rejects when the room does not exist.
   */
  postOf(roomId: string, own: OwnMessage, message: NewMessage): Promise<void>
  /** Opens a poll. @returns its id, or `null` when the room has an open one. Rejects when the room does not exist. */
  ask(roomId: string, from: SpeakerFrame, question: Question): Promise<string | null>
  /**
   * Puts out a lucky bag that the operator's promotions pay for. @returns its id. Rejects when the room does not exist.
   */
  putOutBag(roomId: string, from: SpeakerFrame, contents: BagContents): Promise<string>
  /** Closes a poll before its time; one that is closed does not change. */
  closePoll(roomId: string, pollId: string): Promise<void>
  /** Sent once to the present viewers, and not stored. */
  welcome(roomId: string, from: SpeakerFrame): void
  /**
   * Sends the present counts of simulated predictions and followers, and adds simulated votes to the open poll by the
   * crowd's opinion of its choices.
   */
  tellCrowd(roomId: string, opinion: Opinion): Promise<void>
  /** Sets the number of simulated viewers. */
  addViewers(roomId: string, viewers: number): void
}
