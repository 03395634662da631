import type { Leg } from '../leg.ts'
import type { Currency } from '../money.ts'
import type { Odds } from '../odds.ts'

export type SpeakerRole = 'member' | 'admin' | 'anchor' | 'system'

/** Who speaks. `level` is VIP 0 to 10. */
export interface Speaker {
  readonly id: string
  readonly name: string
  readonly level: number
  readonly role: SpeakerRole
}

/** What must hold before a member may chat: money in minor units, age in ms, VIP level; 0 asks for nothing. */
export interface ChatConditions {
  readonly depositRMB: number
  readonly depositUSDT: number
  readonly registeredMs: number
  readonly vip: number
}

export interface ChatConfig {
  readonly chat: boolean
  readonly wordLimit: number
  /** Least ms between two texts of one member; 0 is no slow mode. */
  readonly slowMs: number
  readonly conditions: ChatConditions
}

/** A leg as its owner bet it. Its `agreedOdds` are the past's: following it asks for a fresh quote. */
export type SharedLeg = Leg

/** The specification's message types (venue part, 3), by name, with what each says. */
export type MessageBody =
  | { readonly type: 'text'; readonly text: string; readonly cid: string | null }
  | {
      readonly type: 'orderShare'
      readonly shareId: string
      readonly venue: string
      readonly siteId: string
      readonly cid: string | null
      readonly series: number
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
      readonly selection: string
      readonly match: string
      readonly odds: Odds
    }
  | { readonly type: 'revertOrderPush'; readonly pushId: string }
  | {
      readonly type: 'gift'
      readonly giftId: string
      readonly comboId: string
      readonly count: number
      /** Cumulative for the combo: it replaces what was shown. */
      readonly total: number
      readonly ended: boolean
    }
  | {
      readonly type: 'activityPush'
      readonly activityId: string
      readonly title: string
      readonly text: string
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

/** A message with its place in the room's history. */
export type RoomMessage = MessageBody & {
  /** From 1, without holes. */
  readonly seq: number
  readonly id: string
  /** Platform ms. */
  readonly at: number
  readonly from: Speaker
}

/** Told once, kept by nobody: only the present counts. */
export type PassingMessage =
  | { readonly type: 'welcome'; readonly id: string; readonly at: number; readonly from: Speaker }
  | {
      readonly type: 'followCount'
      readonly id: string
      readonly shareId: string
      readonly followers: number
    }
  | { readonly type: 'prediction'; readonly id: string; readonly shares: PredictionShares }

export interface PredictionShares {
  readonly matchId: string
  readonly home: number
  readonly draw: number
  readonly away: number
}
