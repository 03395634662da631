import type { Leg, LegNames } from '../leg.ts'
import type { LocalText } from '../localText.ts'
import type { Currency } from '../money.ts'
import type { SeriesKey } from '../parlay.ts'
import type { LuckyBagNews } from './luckyBag.ts'
import type { Poll } from './poll.ts'

export type SpeakerRole = 'member' | 'admin' | 'anchor' | 'system'

/** The sender of a message. `level` is VIP 0 to 10. */
export interface Speaker {
  readonly id: string
  readonly name: LocalText
  readonly level: number
  readonly role: SpeakerRole
  /** Level with the anchor of the room, 1 to 10; missing without one. */
  readonly fan?: number
}

/** Conditions for chatting: money in minor units, age in ms, VIP level; 0 means no condition. */
export interface ChatConditions {
  readonly depositRMB: number
  readonly depositUSDT: number
  readonly registeredMs: number
  readonly vip: number
}

export interface ChatConfig {
  readonly chat: boolean
  readonly wordLimit: number
  /** Minimum interval between two texts of one member, ms; 0 without slow mode. */
  readonly slowMs: number
  readonly conditions: ChatConditions
}

/**
 * A leg of a shared bet. Its `agreedOdds` are the price at the time of the bet; a follower gets a fresh
 * quote.
 */
export interface SharedLeg extends Omit<Leg, 'names'> {
  readonly names: { readonly [Name in keyof LegNames]: LocalText }
}

/** The content of a message by its type; the numbers are in `streams/wire/room/constants.ts`. */
export type MessageBody =
  | { readonly type: 'text'; readonly text: string; readonly cid: string | null }
  | {
      readonly type: 'orderShare'
      readonly shareId: string
      readonly venue: string
      readonly siteId: string
      readonly cid: string | null
      readonly series: SeriesKey
      readonly legs: readonly SharedLeg[]
      readonly followers: number
    }
  | {
      readonly type: 'mute'
      readonly memberId: string
      readonly name: string
      readonly until: number | null
      readonly reason: string
    }
  | { readonly type: 'unmute'; readonly memberId: string; readonly name: string }
  | { readonly type: 'roomStatus'; readonly open: boolean; readonly reason: string }
  | { readonly type: 'globalConfig'; readonly config: ChatConfig }
  | { readonly type: 'withdrawn'; readonly targetId: string; readonly by: string }
  | {
      readonly type: 'orderPush'
      readonly pushId: string
      readonly leg: SharedLeg
    }
  | { readonly type: 'revertOrderPush'; readonly pushId: string }
  | {
      readonly type: 'gift'
      readonly giftId: string
      readonly comboId: string
      readonly count: number
      /** Cumulative count of the combo; it replaces the previous one. */
      readonly total: number
      readonly ended: boolean
    }
  | {
      readonly type: 'activityPush'
      readonly activityId: string
      readonly title: LocalText
      readonly text: LocalText
      readonly link: string | null
    }
  | {
      readonly type: 'gameBet'
      readonly game: string
      readonly option: string
      readonly amount: number
      readonly currency: Currency
    }
  | {
      readonly type: 'gameWin'
      readonly game: string
      readonly amount: number
      readonly currency: Currency
    }
  | {
      readonly type: 'scorePrediction'
      readonly matchId: string
      readonly league: LocalText
      readonly homeName: LocalText
      readonly awayName: LocalText
      /** The goals that the sender expects. */
      readonly home: number
      readonly away: number
    }
  /** The notice of the room; an empty text removes it. */
  | { readonly type: 'pinned'; readonly text: string }
  | { readonly type: 'poll'; readonly poll: Poll }
  | { readonly type: 'luckyBag'; readonly bag: LuckyBagNews }

/** A message of the room's history. */
export type RoomMessage = MessageBody & {
  /** From 1, without gaps. */
  readonly seq: number
  readonly id: string
  /** Platform time, ms. */
  readonly at: number
  readonly from: Speaker
}

/** What members say and share; all other messages report events. */
export type SaidMessage = Extract<RoomMessage, { type: 'text' | 'orderShare' | 'scorePrediction' }>

/** A message outside the history: sent once, and replaced by later ones. */
export type PassingMessage =
  | { readonly type: 'welcome'; readonly id: string; readonly at: number; readonly from: Speaker }
  | {
      readonly type: 'followCount'
      readonly id: string
      readonly shareId: string
      readonly followers: number
    }
  | { readonly type: 'prediction'; readonly id: string; readonly shares: PredictionShares }
  | {
      readonly type: 'pollCounts'
      readonly id: string
      readonly pollId: string
      readonly counts: readonly number[]
    }
  | { readonly type: 'bagTaken'; readonly id: string; readonly bagId: string; readonly taken: number }

export interface PredictionShares {
  readonly matchId: string
  readonly home: number
  readonly draw: number
  readonly away: number
  /** Platform time, ms; `null` while unknown. */
  readonly closesAt: number | null
}
