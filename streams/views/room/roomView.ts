import type { LocalText } from '../../domain/localText.ts'
import type { ChatConfig, RoomMessage, SaidMessage, SharedLeg, Speaker } from '../../domain/room/message.ts'
import type {
  ChatEnd,
  Gift,
  LiveRoom,
  Prediction,
  RoomConnection,
  RoomRefusal,
  MuteState,
} from '../../domain/room/room.ts'
import type { Feed } from '../../kernel/feed.ts'
import type { State$ } from '../../kernel/state.ts'
import type { DanmakuModel } from '../danmaku/danmakuModel.ts'
import type { MatchRowView } from '../match/matchRow.ts'
import type { CopyModel } from './copyOffers.ts'
import type { FilterListModel } from './filterList.ts'
import type { Rankings } from './ranking.ts'
import type { RoomCommands } from './roomActions.ts'
import type { NoticeModel } from './roomNotice.ts'
import type { Sticker } from '../../domain/room/stickers.ts'
import type { RoomBags } from './roomBags.ts'
import type { RoomPolls } from './roomPolls.ts'
import type { SharedNow } from './sharedNow.ts'

/** A line of the chat list, oldest first. A line is the same object until it changes. */
export type ChatLine =
  | {
      readonly kind: 'message'
      readonly id: string
      readonly message: SaidMessage
      readonly mine: boolean
      /** Shown in grey, without its text. */
      readonly withdrawn: boolean
      /** Number of followers, for an order share. */
      readonly followers: number
    }
  /** A text of this device that the room has not confirmed. */
  | {
      readonly kind: 'outgoing'
      readonly id: string
      readonly text: string
      readonly state: 'sending' | 'notSent'
      readonly refusal: RoomRefusal | null
    }
  /** An event: mute, unmute, closed, opened, activity, a game's bet or win, a merged gift. */
  | {
      readonly kind: 'notice'
      readonly id: string
      readonly message: Exclude<RoomMessage, SaidMessage>
    }
  /** Welcomes of low levels in one line: "X and N others". */
  | {
      readonly kind: 'welcome'
      readonly id: string
      readonly name: LocalText
      /** Level of the named member with the anchor; missing without one. */
      readonly fan?: number
      readonly others: number
    }
  /** Number of messages that were dropped by the lanes or missed while disconnected. */
  | { readonly kind: 'gap'; readonly id: string; readonly missed: number }

/**
 * The chat list. While `paused` the lines do not change, and `fresh` counts the queued ones, shown on the
 * pill.
 */
export interface ChatView {
  readonly lines: readonly ChatLine[]
  readonly paused: boolean
  readonly fresh: number
}

export interface ComposerView {
  readonly draft: string
  /** Length as the room counts it; 0 when there are no visible characters. */
  readonly length: number
  readonly limit: number
  /** Slow mode: platform time from which the next text may be sent, ms; `null` is now. */
  readonly nextAt: number | null
  /** Why no text can be sent, shown beside the field; `null` when one can. */
  readonly block: RoomRefusal | null
}

/** A lane of the gift tray; the total of the combo replaces the previous one. */
export interface GiftLane {
  readonly key: string
  readonly from: Speaker
  readonly gift: Gift
  readonly total: number
  readonly mine: boolean
}

/** The full-screen animation; one at a time. */
export interface GiftShow {
  readonly key: string
  readonly from: Speaker
  readonly gift: Gift
  readonly total: number
}

export interface OrderPush {
  readonly pushId: string
  readonly from: Speaker
  readonly leg: SharedLeg
}

/** The state of the room outside the chat. */
export interface RoomFacts {
  /** The id of its chat, by which other products name it. */
  readonly imId: string
  readonly topic: LocalText
  readonly admin: boolean
  readonly open: boolean
  readonly closedReason: string
  readonly mute: MuteState
  readonly config: ChatConfig
  /** The slow mode that applies, ms: of the rules, or of a full room. */
  readonly slowMs: number
  readonly gifts: readonly Gift[]
  readonly viewers: number
  readonly anchor: { readonly id: string; readonly name: LocalText; readonly avatar: string }
}

/** The model of a room's screen: one value per panel, and commands. Ends with the screen's scope. */
export interface RoomModel extends RoomCommands {
  readonly connection$: State$<RoomConnection | ChatEnd>
  /** The room as in the live list: pictures, video sources, delay. */
  readonly live$: State$<Feed<LiveRoom>>
  /** `null` until first joined. */
  readonly facts$: State$<RoomFacts | null>
  readonly chat$: State$<ChatView>
  readonly composer$: State$<ComposerView>
  readonly prediction$: State$<Prediction | null>
  /** The entrance of a member above level 4; each is shown for a while, one after the other. */
  readonly entrance$: State$<Speaker | null>
  readonly orderPush$: State$<OrderPush | null>
  readonly giftLanes$: State$<readonly GiftLane[]>
  readonly giftShow$: State$<GiftShow | null>
  /** The messages that fly over the picture. */
  readonly danmaku: DanmakuModel
  readonly match$: State$<MatchRowView | null>
  /** Who gave most to the anchor. */
  readonly rankings: Rankings
  readonly notice: NoticeModel
  /** The blocked words of the site, for admins. */
  readonly filterList: FilterListModel

  readonly polls: RoomPolls
  readonly bags: RoomBags

  /** The present prices of a shared bet; `null` until known. Polled while it has subscribers. */
  sharedNow$(shareId: string): State$<SharedNow | null>
  /** Requests new video URLs because the present ones do not respond. They arrive with `live$`. */
  renewSources(): void
  setDraft(text: string): void
  /** Sends the draft, which is cleared once it is in the outbox. */
  send(): void
  /** Sends a sticker as a text of its own; the draft is kept. */
  sendSticker(sticker: Sticker): void
  retry(outgoingId: string): void
  discard(outgoingId: string): void
  /** Reports whether the member has scrolled up, or is at the bottom again. */
  pause(paused: boolean): void
  /** Requests a fresh quote and puts the legs into the slip at the present prices. */
  follow(shareId: string): void
  /** The same of a tip that was pushed to the room. */
  takeTip(tip: OrderPush): void
  /** Copying the bets of others. */
  readonly copies: CopyModel
  /** Reports that the animation has ended or can't be shown. */
  giftShown(key: string): void
}

/** The list of rooms. */
export interface RoomsModel {
  readonly rooms$: State$<Feed<readonly LiveRoom[]>>
  refresh(): void
}
