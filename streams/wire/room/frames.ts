import * as v from 'valibot'
import { flag, id, listOf, maybe, orNull, siftedListOf, text, whole, wordOf } from '../decode.ts'
import { globalConfig, passingMessages } from './messages.ts'

/** Told when a connection is made; a function on the client, so that each reconnect carries a fresh token. */
export const roomAuth = v.object({
  token: v.string(),
  siteId: text,
  venue: text,
  language: wordOf(['CMN', 'ZHO', 'ENGLISH']),
  /** A further connection of one device is told from a flood of devices. */
  device: v.fallback(text, ''),
})

export type RoomAuth = v.InferOutput<typeof roomAuth>

/**
 * What came in the last 100 to 250 ms. `messages` are `sequencedMessage`s with every `seq` of `from` to `to`, in
 * order; each is decoded by itself, so that one of a future type costs nothing but itself. Without messages `from`
 * is `to` + 1. A `from` beyond what the client knows is a hole: it joins again with its last `seq`.
 */
export const batchFrame = v.object({
  room: id,
  from: whole,
  to: whole,
  messages: listOf(v.unknown()),
  passing: passingMessages,
  /** How many watch; `null` when that has not changed. */
  viewers: orNull(whole),
})

export type BatchFrame = v.InferOutput<typeof batchFrame>

export const closingFrame = v.object({
  reason: wordOf(['signedOut', 'banned', 'elsewhere', 'tooSlow', 'tooMany', 'restart']),
  /** Whether and when to come back, ms; `null` is never by itself. */
  retryMs: orNull(whole),
})

export type ClosingFrame = v.InferOutput<typeof closingFrame>

export const giftEntry = v.object({
  giftId: id,
  giftType: wordOf(['small', 'large', 'full']),
  /** Minor units of each currency. */
  priceRMB: whole,
  priceUSDT: whole,
  name: text,
  icon: text,
  /** The address of its animation; empty when it has none. */
  svga: v.fallback(text, ''),
})

export type GiftEntry = v.InferOutput<typeof giftEntry>

/** The room as the specification has it (venue part, 3: chat room). */
export const roomState = v.object({
  imId: id,
  topic: text,
  /** May withdraw, mute and close. */
  admin: flag,
  status: wordOf(['open', 'closed']),
  statusReason: v.fallback(text, ''),
  userStatus: wordOf(['normal', 'muted']),
  /** Platform ms; `null` while not muted, or for ever. */
  unBanTime: orNull(whole),
  banReason: v.fallback(text, ''),
  /** Chat switch, word limit, slow mode, conditions. */
  config: globalConfig,
  gifts: siftedListOf(giftEntry),
  /** Followers of each share in the messages told. */
  followCounts: siftedListOf(v.object({ shareId: id, followers: whole })),
  prediction: maybe(
    v.object({
      matchId: id,
      home: whole,
      draw: whole,
      away: whole,
      /** What this member said. */
      mine: orNull(wordOf(['home', 'draw', 'away'])),
      /** Platform ms after which nobody may say any more; `null` is open till the end. */
      closesAt: orNull(whole),
    }),
  ),
  viewers: whole,
  anchor: v.object({ id, name: text, avatar: v.fallback(text, '') }),
  /** The match talked about. */
  match: maybe(v.object({ matchId: id, sport: text, venue: text })),
})

export type RoomStateFrame = v.InferOutput<typeof roomState>

export const joinRequest = v.object({
  room: id,
  /** The last `seq` this client has; `null` is the first visit. */
  last: orNull(whole),
})

/**
 * `snapshot`: the newest messages, for a first visit. `backfill`: every message since `last`. `gap`: too much was
 * missed, `missed` messages are not told, and the newest follow.
 */
export const joinReply = v.variant('ok', [
  v.object({
    ok: v.literal(true),
    kind: v.picklist(['snapshot', 'backfill', 'gap']),
    state: roomState,
    messages: listOf(v.unknown()),
    /** The room's newest `seq`; 0 in a room nobody has spoken in. */
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
