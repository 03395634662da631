import type { PredictionSide } from '../../../streams/domain/room/room.ts'
import type { GlobalConfigFrame, PinnedFrame, SpeakerFrame } from '../../../streams/wire/room/messages.ts'
import type { JsonObject } from '../json.ts'
import type { RoomStatus } from '../schema/rooms.ts'

/** The state of a room after its newest message. */
export interface RoomState {
  readonly roomId: string
  /** The `seq` of the newest message; 0 before the first. */
  readonly seq: number
  readonly status: RoomStatus
  readonly statusReason: string
  readonly config: GlobalConfigFrame
  /** The notice of the room; `null` without one. */
  readonly pinned: PinnedFrame | null
}

/** A message before it has a `seq`. */
export interface MessageDraft {
  readonly type: number
  readonly from: SpeakerFrame
  /** Platform ms. */
  readonly at: number
  readonly body: JsonObject
  /** The sender and the command's `cid`; `null` for the platform and its bots. */
  readonly memberId: number | null
  readonly cid: string | null
  readonly subject?: string
  /** Set where the message contains its own id. */
  readonly id?: string
}

/** A message of the history as it may be sent: a withdrawn one has no content. */
export interface RoomMessage {
  readonly type: number
  readonly seq: number
  readonly id: string
  readonly at: number
  readonly from: SpeakerFrame
  readonly body: JsonObject
}

/** A command as its sender identifies it. */
export interface SentCommand {
  readonly memberId: number
  readonly cid: string
}

/** The answer to a command that was accepted before. */
export interface EarlierMessage extends SentCommand {
  readonly id: string
  readonly seq: number
  readonly at: number
}

export interface Mute {
  /** Platform ms; `null` is without end. */
  readonly until: number | null
  readonly reason: string
}

/** A member's rights and mute in a room. */
export interface RoomMember {
  readonly id: number
  readonly name: string
  readonly level: number
  readonly admin: boolean
  readonly blocked: boolean
  readonly createdAt: number
  /** May have expired. */
  readonly mute: Mute | null
  /** Real ms of the last text in slow mode. */
  readonly textedAt: number | null
  /** The worth of all gifts to the room's anchor, minor units of RMB. */
  readonly given: number
}

/** A member's deposits, minor units: the sum of `IN` transfers. */
export interface Deposits {
  readonly RMB: number
  readonly USDT: number
}

export interface PredictionTotals {
  readonly home: number
  readonly draw: number
  readonly away: number
}

export interface PredictionChoice {
  readonly matchId: string
  readonly memberId: number
  readonly side: PredictionSide
  readonly cid: string
  readonly at: number
}

export interface Follow {
  readonly shareId: string
  readonly memberId: number
  readonly orderNo: string
  readonly cid: string
  readonly at: number
}

/** `repeated`: the same command again. `already`: a different command that comes too late. */
export type Once = 'done' | 'repeated' | 'already'
