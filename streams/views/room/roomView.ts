import type { Money } from '../../domain/money.ts'
import type { Odds } from '../../domain/odds.ts'
import type { ChatConfig, RoomMessage, Speaker } from '../../domain/room/message.ts'
import type {
  Gift,
  LiveRoom,
  Prediction,
  PredictionSide,
  RoomConnection,
  RoomRefusal,
  Standing,
} from '../../domain/room/room.ts'
import type { Feed } from '../../kernel/feed.ts'
import type { State$ } from '../../kernel/state.ts'
import type { MatchRowView } from '../match/matchRow.ts'

/** A line of the chat list, oldest first. Lines are the same object as long as nothing about them changed. */
export type ChatLine =
  | {
      readonly kind: 'message'
      readonly id: string
      readonly message: Extract<RoomMessage, { type: 'text' | 'orderShare' }>
      readonly mine: boolean
      /** Grey, its words gone. */
      readonly withdrawn: boolean
      /** Of an order share. */
      readonly followers: number
    }
  /** A message of this device that the room has not confirmed. */
  | {
      readonly kind: 'outgoing'
      readonly id: string
      readonly text: string
      readonly state: 'sending' | 'notSent'
      readonly refusal: RoomRefusal | null
    }
  /** What happened: mute, unmute, closed, opened, activity, a game's bet or win, a merged gift. */
  | {
      readonly kind: 'notice'
      readonly id: string
      readonly message: Exclude<RoomMessage, { type: 'text' | 'orderShare' }>
    }
  /** Low-level welcomes, one line: "X and N others". */
  | { readonly kind: 'welcome'; readonly id: string; readonly name: string; readonly others: number }
  /** Messages the lanes left out, or that were missed while away. */
  | { readonly kind: 'gap'; readonly id: string; readonly missed: number }

/** The chat list. While `paused` the lines stand still, and `fresh` counts what waits behind the pill. */
export interface ChatView {
  readonly lines: readonly ChatLine[]
  readonly paused: boolean
  readonly fresh: number
}

export interface ComposerView {
  readonly draft: string
  /** Counted in characters as people see them. */
  readonly length: number
  readonly limit: number
  /** Slow mode: platform ms from which the next may be sent; `null` is now. */
  readonly nextAt: number | null
  /** Why nothing can be sent at all, told beside the field; `null` when it can. */
  readonly block: RoomRefusal | null
}

/** One lane of the gift tray; the combo's total replaces itself. */
export interface GiftLane {
  readonly key: string
  readonly from: Speaker
  readonly gift: Gift
  readonly total: number
  readonly mine: boolean
}

/** What plays over the whole room: one at a time. */
export interface GiftShow {
  readonly key: string
  readonly from: Speaker
  readonly gift: Gift
  readonly total: number
}

export interface OrderPush {
  readonly pushId: string
  readonly from: Speaker
  readonly selection: string
  readonly match: string
  readonly odds: Odds
}

/** What is always there about the room. */
export interface RoomFacts {
  readonly roomId: string
  readonly topic: string
  readonly admin: boolean
  readonly open: boolean
  readonly closedReason: string
  readonly standing: Standing
  readonly config: ChatConfig
  readonly gifts: readonly Gift[]
  readonly viewers: number
  readonly anchor: { readonly id: string; readonly name: string; readonly avatar: string }
}

/** A room's screen: one value per panel, and plain commands. Ends with the screen's scope. */
export interface RoomModel {
  readonly connection$: State$<RoomConnection>
  /** The room as the live list has it: pictures, sources, delay. */
  readonly live$: State$<Feed<LiveRoom>>
  /** `null` until joined for the first time. */
  readonly facts$: State$<RoomFacts | null>
  readonly chat$: State$<ChatView>
  readonly composer$: State$<ComposerView>
  readonly prediction$: State$<Prediction | null>
  /** A member above level 4 enters: shown for a while, one after the other. */
  readonly entrance$: State$<Speaker | null>
  readonly orderPush$: State$<OrderPush | null>
  readonly giftLanes$: State$<readonly GiftLane[]>
  readonly giftShow$: State$<GiftShow | null>
  readonly match$: State$<MatchRowView | null>
  /** Top givers of what this device has seen, richest first: minor units of RMB. */
  readonly ranking$: State$<readonly { readonly from: Speaker; readonly given: Money }[]>

  /** Asks for the room's pictures again now: where they were, nothing answers. They come with `live$`. */
  renewSources(): void
  setDraft(text: string): void
  /** Sends the draft; it is cleared only when the outbox has it. */
  send(): void
  retry(outgoingId: string): void
  discard(outgoingId: string): void
  /** The list is left at the bottom, or was scrolled up by hand. */
  pause(paused: boolean): void
  /** Answers through `notices` when refused. */
  giveGift(giftId: string, count: number): void
  predict(side: PredictionSide): void
  /** Shows one of the member's own accepted orders to the room. Answers through `notices`. */
  share(orderNo: string): void
  /** Asks for a fresh quote and puts the legs into the slip at the price of now. */
  follow(shareId: string): void
  /** The animation is over, or can't be shown. */
  giftShown(key: string): void
  withdraw(messageId: string): void
  mute(memberId: string, minutes: number | null, reason: string): void
  unmute(memberId: string): void
  setOpen(open: boolean, reason: string): void
}

/** The list of rooms. */
export interface RoomsModel {
  readonly rooms$: State$<Feed<readonly LiveRoom[]>>
  refresh(): void
}
