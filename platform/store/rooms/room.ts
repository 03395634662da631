import type { PredictionSide } from '../../../streams/domain/room/room.ts'
import type { GlobalConfigFrame, SpeakerFrame } from '../../../streams/wire/room/messages.ts'
import type { JsonObject } from '../json.ts'
import type { RoomStatus } from '../schema/rooms.ts'

/** A room as it stands after its newest message. */
export interface RoomStanding {
  readonly roomId: string
  /** Of the newest message; 0 before the first. */
  readonly seq: number
  readonly status: RoomStatus
  readonly statusReason: string
  readonly config: GlobalConfigFrame
}

/** A message before it has its place. */
export interface MessageDraft {
  readonly type: number
  readonly from: SpeakerFrame
  /** Platform ms. */
  readonly at: number
  readonly body: JsonObject
  /** The sender and the sender's own id of the command; `null` for the platform and its bots. */
  readonly memberId: number | null
  readonly cid: string | null
  readonly subject?: string
  /** Given where the message must know its own id. */
  readonly id?: string
}

/** A message of the history, as it may be told: nothing is left of a withdrawn one but its place. */
export interface RoomMessage {
  readonly type: number
  readonly seq: number
  readonly id: string
  readonly at: number
  readonly from: SpeakerFrame
  readonly body: JsonObject
}

/** The answer to a command that was accepted before. */
export interface EarlierMessage {
  readonly memberId: number
  readonly cid: string
  readonly id: string
  readonly seq: number
  readonly at: number
}

export interface Mute {
  /** Platform ms; `null` is for ever. */
  readonly until: number | null
  readonly reason: string
}

/** A member as a room sees it. */
export interface RoomMember {
  readonly id: number
  readonly name: string
  readonly level: number
  readonly admin: boolean
  readonly blocked: boolean
  readonly createdAt: number
  /** Also one that has run out. */
  readonly mute: Mute | null
  /** Real ms of the last text in slow mode. */
  readonly textedAt: number | null
}

/** What a member paid in, minor units: the sum of `IN` transfers. */
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

/** `repeated` is the same command again; `already` another one, too late. */
export type Once = 'done' | 'repeated' | 'already'
