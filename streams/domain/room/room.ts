import type { Sport } from '../sport.ts'
import type { ChatConfig, PredictionShares } from './message.ts'

export type PredictionSide = 'home' | 'draw' | 'away'

export interface Gift {
  readonly giftId: string
  readonly giftType: 'small' | 'large' | 'full'
  /** Minor units of each currency. */
  readonly price: { readonly RMB: number; readonly USDT: number }
  readonly name: string
  readonly icon: string
  /** The address of its animation; `null` when it has none. */
  readonly svga: string | null
}

/** `until` is platform ms; `null` is for ever. */
export type Standing =
  { readonly muted: false } | { readonly muted: true; readonly until: number | null; readonly reason: string }

export interface Prediction extends PredictionShares {
  readonly mine: PredictionSide | null
  /** Platform ms. */
  readonly closesAt: number | null
}

/** A room as the member finds it (specification, venue part, 3: chat room). */
export interface Room {
  readonly imId: string
  readonly topic: string
  readonly admin: boolean
  readonly open: boolean
  readonly closedReason: string
  readonly standing: Standing
  readonly config: ChatConfig
  readonly gifts: readonly Gift[]
  readonly prediction: Prediction | null
  readonly viewers: number
  readonly anchor: { readonly id: string; readonly name: string; readonly avatar: string }
  readonly match: { readonly matchId: string; readonly sport: Sport; readonly venue: string } | null
}

/** Specification, venue part, 3. */
export type RoomConnection = 'disconnected' | 'connecting' | 'connected'

/** Why a command was refused; the texts are in `src/i18n`. */
export type RoomRefusal =
  | {
      readonly code:
        | 'closed'
        | 'chatOff'
        | 'empty'
        | 'notAdmin'
        | 'notFound'
        | 'notYours'
        | 'already'
        | 'over'
        | 'insufficient'
        | 'badRequest'
        | 'notJoined'
        | 'failed'
      readonly reason: string
    }
  | { readonly code: 'depositLow'; readonly needRMB: number; readonly needUSDT: number }
  | { readonly code: 'tooNew'; readonly waitMs: number }
  | { readonly code: 'vipLow'; readonly need: number }
  | { readonly code: 'muted'; readonly until: number | null; readonly reason: string }
  | { readonly code: 'tooLong'; readonly need: number }
  | { readonly code: 'tooFast'; readonly waitMs: number }

export type VideoSourceKind = 'Animation' | 'Live' | 'AnchorHorizontal' | 'AnchorVertical'

export interface VideoSource {
  readonly source: VideoSourceKind
  readonly url: string
  readonly poster: string
}

/** A room in the list. */
export interface LiveRoom {
  readonly roomId: string
  readonly title: string
  readonly living: boolean
  readonly kind: 'pureMatch' | 'castLive'
  readonly anchor: { readonly id: string; readonly name: string; readonly avatar: string }
  readonly poster: string
  readonly viewers: number
  readonly match: {
    readonly matchId: string
    readonly sport: Sport
    readonly venue: string
    readonly league: string
    readonly home: string
    readonly away: string
  } | null
  readonly startsAt: number | null
  readonly delayMs: number
  readonly sources: readonly VideoSource[]
}
