import * as v from 'valibot'
import { flag, id, listOf, maybe, orNull, siftedListOf, text, whole, wordOf } from '../decode.ts'
import { protocolVersion } from '../protocolVersion.ts'
import { localText } from '../localText.ts'
import { openBag } from './luckyBags.ts'
import { openPoll } from './polls.ts'
import { globalConfig, passingMessages, pinned } from './messages.ts'

/** Sent when a connection is made. A function on the client, so that each reconnect sends a fresh token. */
export const roomAuth = v.object({
  token: v.string(),
  siteId: text,
  venue: text,
  language: wordOf(['CMN', 'ZHO', 'ENGLISH']),
  /** Device id, so that several connections of one device can be distinguished from many devices. */
  device: v.fallback(text, ''),
  protocol: protocolVersion,
})

export type RoomAuth = v.InferOutput<typeof roomAuth>

/**
 * A batch of messages (docs/live-rooms.md, 3). `messages` are `sequencedMessage`s with every `seq` from
 * `from` to `to`, in order; each is decoded separately, so that an unknown type affects only itself. Without
 * messages `from` is `to` + 1. When `from` is above the client's last `seq` + 1, messages are missing: the
 * client joins again with its last `seq`.
 */
export const batchFrame = v.object({
  room: id,
  from: whole,
  to: whole,
  messages: listOf(v.unknown()),
  passing: passingMessages,
  /** Number of viewers; `null` when it has not changed. */
  viewers: orNull(whole),
  /** The slow mode of a full room, ms; 0 when it is not full, missing when it has not changed. */
  fullSlowMs: v.exactOptional(orNull(whole)),
})

export type BatchFrame = v.InferOutput<typeof batchFrame>

export const closingFrame = v.object({
  reason: wordOf(['signedOut', 'banned', 'elsewhere', 'tooMany', 'restart']),
  /** Delay before reconnecting, ms; `null`: do not reconnect automatically. */
  retryMs: orNull(whole),
})

export type ClosingFrame = v.InferOutput<typeof closingFrame>

export const giftEntry = v.object({
  giftId: id,
  giftType: wordOf(['small', 'large', 'full']),
  /** Price in RMB, minor units. */
  price: whole,
  /** Price in USDT, minor units. */
  priceUSDT: whole,
  name: localText,
  icon: text,
  /** URL of the animation; empty when there is none. */
  svga: v.fallback(text, ''),
})

export type GiftEntry = v.InferOutput<typeof giftEntry>

/** The state of a room, sent with a join (docs/protocol.md, 3.2). */
export const roomState = v.object({
  imId: id,
  topic: localText,
  /** Whether the member may withdraw messages, mute members and close the room. */
  admin: flag,
  status: wordOf(['open', 'closed']),
  statusReason: v.fallback(text, ''),
  userStatus: wordOf(['normal', 'muted']),
  /** End of the mute, platform time, ms; `null` when not muted, or without end. */
  unBanTime: orNull(whole),
  banReason: v.fallback(text, ''),
  /** Whether chat is on, word limit, slow mode and conditions. */
  config: globalConfig,
  gifts: siftedListOf(giftEntry),
  /** Follower counts of the shares among the sent messages. */
  followCounts: siftedListOf(v.object({ shareId: id, followers: whole })),
  prediction: maybe(
    v.object({
      matchId: id,
      home: whole,
      draw: whole,
      away: whole,
      /** This member's prediction. */
      mine: orNull(wordOf(['home', 'draw', 'away'])),
      /** When predictions close, platform time, ms; `null`: at the end of the match. */
      closesAt: orNull(whole),
    }),
  ),
  viewers: whole,
  /** The slow mode of a full room, ms; 0 when it is not full. Used where the admins have set none. */
  fullSlowMs: v.fallback(whole, 0),
  /** The notice of the room. */
  pinned: orNull(pinned),
  /** The open poll of the room, and its open lucky bags. */
  poll: orNull(openPoll),
  bags: siftedListOf(openBag),
  /** What this member has given to the anchor, minor units of RMB. */
  given: v.fallback(whole, 0),
  anchor: v.object({ id, name: localText, avatar: v.fallback(text, '') }),
  /** The match of the room. */
  match: maybe(v.object({ matchId: id, sport: text, venue: text })),
})

export type RoomStateFrame = v.InferOutput<typeof roomState>

export const joinRequest = v.object({
  room: id,
  /** The last `seq` that this client has; `null` at the first visit. */
  last: orNull(whole),
})

/**
 * `snapshot`: the newest messages, for a first visit. `backfill`: every message since `last`. `gap`: too many
 * messages were missed; `missed` is their number, and the newest are sent.
 */
export const joinReply = v.variant('ok', [
  v.object({
    ok: v.literal(true),
    kind: v.picklist(['snapshot', 'backfill', 'gap']),
    state: roomState,
    messages: listOf(v.unknown()),
    /** The newest `seq` of the room; 0 when it has no messages. */
    to: whole,
    missed: v.fallback(whole, 0),
  }),
  v.object({
    ok: v.literal(false),
    code: wordOf(['notFound', 'signedOut', 'full', 'tooFast', 'failed']),
    waitMs: v.fallback(whole, 0),
  }),
])

export type JoinReply = v.InferOutput<typeof joinReply>
