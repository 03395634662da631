import type { Currency } from '../money.ts'
import type { ProtectionRefusal } from '../protection.ts'
import type { LocalText } from '../localText.ts'
import type { Sport } from '../vocabulary/sports.ts'
import type { LuckyBag } from './luckyBag.ts'
import type { OpenPoll } from './poll.ts'
import type { ChatConfig, PredictionShares } from './message.ts'

/** Longest reason for a mute or for closing a room, in characters. */
export const REASON_LENGTH = 100

/** Longest notice of a room, in characters. */
export const NOTICE_LENGTH = 100

/** Longest blocked word, in characters, and most words that admins of a site may add. */
export const FILTER_WORD_LENGTH = 40
export const FILTER_WORDS = 500

export type PredictionSide = 'home' | 'draw' | 'away'

/** What pays for a gift; a gold coin is one minor unit of RMB (docs/games/wallet.md, 7). */
export type GiftCurrency = Currency | 'GOLD'

export interface Gift {
  readonly giftId: string
  readonly giftType: 'small' | 'large' | 'full'
  /** Minor units in each currency. */
  readonly price: { readonly RMB: number; readonly USDT: number }
  readonly name: LocalText
  readonly icon: string
  /** URL of the animation; `null` when there is none. */
  readonly svga: string | null
}

/** `until` is platform time, ms; `null` is without end. */
export type MuteState =
  { readonly muted: false } | { readonly muted: true; readonly until: number | null; readonly reason: string }

export interface Prediction extends PredictionShares {
  readonly mine: PredictionSide | null
}

/** The notice of a room, above its chat. */
export interface PinnedNotice {
  readonly id: string
  readonly text: string
}

/** The state of a room for the member. */
export interface Room {
  readonly imId: string
  readonly topic: LocalText
  readonly admin: boolean
  readonly open: boolean
  readonly closedReason: string
  readonly mute: MuteState
  readonly config: ChatConfig
  readonly gifts: readonly Gift[]
  readonly prediction: Prediction | null
  readonly poll: OpenPoll | null
  /** The lucky bags that are open. */
  readonly bags: readonly LuckyBag[]
  readonly viewers: number
  /** The slow mode of a full room, ms; 0 when it is not full. Used where the admins have set none. */
  readonly fullSlowMs: number
  readonly pinned: PinnedNotice | null
  /** What this member has given to the anchor at the time of the join, minor units of RMB. */
  readonly given: number
  readonly anchor: { readonly id: string; readonly name: LocalText; readonly avatar: string }
  readonly match: { readonly matchId: string; readonly sport: Sport; readonly venue: string } | null
}

/** The state of the connection to the rooms. */
export type RoomConnection = 'disconnected' | 'connecting' | 'connected'

/** Why the client does not reconnect automatically; `ended` for any other or unknown reason. */
export type ChatEnd = 'banned' | 'elsewhere' | 'clientTooOld' | 'ended'

/** Why a command was refused; the catalogue is `refusal.ts`. */
export type RoomRefusal =
  | {
      readonly code:
        | 'closed'
        | 'chatOff'
        | 'empty'
        | 'link'
        | 'word'
        | 'tooShort'
        | 'listed'
        | 'notAdmin'
        | 'notFound'
        | 'notYours'
        | 'already'
        | 'over'
        | 'insufficient'
        | 'ownBag'
        | 'bagEmpty'
        | ProtectionRefusal
        | 'badRequest'
        | 'notJoined'
        | 'failed'
      readonly reason: string
    }
  | { readonly code: 'depositLow'; readonly needRMB: number; readonly needUSDT: number }
  | { readonly code: 'tooNew'; readonly waitMs: number }
  | { readonly code: 'vipLow' | 'listFull'; readonly need: number }
  | { readonly code: 'muted'; readonly until: number | null; readonly reason: string }
  | { readonly code: 'tooLong'; readonly need: number }
  | { readonly code: 'tooFast'; readonly waitMs: number }

export type VideoSourceKind = 'Animation' | 'Live' | 'AnchorHorizontal' | 'AnchorVertical'

export interface VideoSource {
  readonly kind: VideoSourceKind
  readonly url: string
  readonly poster: string
  /** Where the latest goal can be played again, after a goal; missing where that is not offered. */
  readonly replay?: string
  /** The colours in which the picture shows home and away, `#rrggbb`; missing where they are not known. */
  readonly sides?: readonly [home: string, away: string]
}

/** A room in the list. */
export interface LiveRoom {
  readonly roomId: string
  readonly title: LocalText
  readonly living: boolean
  readonly kind: 'pureMatch' | 'castLive'
  readonly anchor: { readonly id: string; readonly name: LocalText; readonly avatar: string }
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

/** Reasons for reporting a message. */
export type ReportReason = 'spam' | 'abuse' | 'scam' | 'other'

/** The price of one gift: minor units, or gold coins. */
export function giftPrice({ price }: Pick<Gift, 'price'>, currency: GiftCurrency): number {
  return currency === 'USDT' ? price.USDT : price.RMB
}

/** The slow mode that applies, ms; 0 if there is none. */
export function slowModeOf({ config, fullSlowMs }: Pick<Room, 'config' | 'fullSlowMs'>): number {
  return config.slowMs > 0 ? config.slowMs : fullSlowMs
}
