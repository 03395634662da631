import * as v from 'valibot'
import { orNull, text, whole, wordOf } from '../decode.ts'
import { BAG_LIMITS, bagDetail } from './luckyBags.ts'
import { POLL_LIMITS } from './polls.ts'

/** The client's id of a command. A repeated command gets the answer of the first. */
const cid = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))
/** An id of a room, message, order or gift. */
const named = v.pipe(v.string(), v.regex(/^[\w.:-]{1,64}$/))
const reason = v.pipe(v.string(), v.maxLength(100))
const addressed = { room: named, cid }
const upTo = (most: number) => v.pipe(whole, v.minValue(0), v.maxValue(most))

/** The longest slow mode, and the longest required age of an account, ms. */
const MAX_SLOW_MS = 600_000
const MAX_REGISTERED_MS = 365 * 86_400_000
/** Minor units. */
const MAX_DEPOSIT = 1_000_000_00

/** Reasons for reporting a message. */
const reportReasons = ['spam', 'abuse', 'scam', 'other'] as const

/** The commands of a member. Each is acknowledged with `commandReply`. */
export const roomCommand = v.variant('do', [
  v.object({ do: v.literal('text'), ...addressed, text: v.string() }),
  /** Shares one of the member's own accepted orders. */
  v.object({ do: v.literal('share'), ...addressed, orderNo: named }),
  /** Sent after a followed bet was accepted: `orderNo` is the follower's order. */
  v.object({ do: v.literal('follow'), ...addressed, shareId: named, orderNo: named }),
  v.object({
    do: v.literal('gift'),
    ...addressed,
    giftId: named,
    count: v.pipe(whole, v.minValue(1), v.maxValue(999)),
    /** `GOLD`: gold coins, of which one is a minor unit of RMB. */
    currency: v.picklist(['RMB', 'USDT', 'GOLD']),
  }),
  v.object({ do: v.literal('predict'), ...addressed, side: v.picklist(['home', 'draw', 'away']) }),
  /** Votes in the room's poll; `choice` is its place, from 0. */
  v.object({ do: v.literal('vote'), ...addressed, pollId: named, choice: upTo(POLL_LIMITS.mostChoices - 1) }),
  /** Puts money into a lucky bag. `amount` is minor units. */
  v.object({
    do: v.literal('bag'),
    ...addressed,
    amount: v.pipe(whole, v.minValue(1), v.maxValue(BAG_LIMITS.mostAmount)),
    shares: v.pipe(whole, v.minValue(1), v.maxValue(BAG_LIMITS.mostShares)),
    currency: v.picklist(['RMB', 'USDT']),
  }),
  v.object({ do: v.literal('openBag'), ...addressed, bagId: named }),
  /** Reads a bag of this room, or the one that an earlier command of the member has made. Changes nothing. */
  v.object({
    do: v.literal('readBag'),
    ...addressed,
    bagId: v.nullable(named),
    madeWith: v.nullable(cid),
  }),
  /** Reports a message to the moderators. Creates no message itself. */
  v.object({ do: v.literal('report'), ...addressed, messageId: named, reason: v.picklist(reportReasons) }),
  /** The following commands are for admins. */
  v.object({ do: v.literal('withdraw'), ...addressed, messageId: named }),
  v.object({
    do: v.literal('mute'),
    ...addressed,
    memberId: named,
    /** Minutes; `null` is without end. */
    minutes: v.nullable(v.pipe(whole, v.minValue(1), v.maxValue(525_600))),
    reason,
  }),
  v.object({ do: v.literal('unmute'), ...addressed, memberId: named }),
  v.object({
    do: v.literal('poll'),
    ...addressed,
    question: v.string(),
    choices: v.pipe(
      v.array(v.string()),
      v.minLength(POLL_LIMITS.fewestChoices),
      v.maxLength(POLL_LIMITS.mostChoices),
    ),
    seconds: v.pipe(whole, v.minValue(POLL_LIMITS.shortest), v.maxValue(POLL_LIMITS.longest)),
  }),
  v.object({
    do: v.literal('status'),
    ...addressed,
    status: v.picklist(['open', 'closed']),
    reason,
  }),
  /** The rules for chatting. */
  v.object({
    do: v.literal('rules'),
    ...addressed,
    chat: v.boolean(),
    slowMs: upTo(MAX_SLOW_MS),
    conditions: v.object({
      depositRMB: upTo(MAX_DEPOSIT),
      depositUSDT: upTo(MAX_DEPOSIT),
      registeredMs: upTo(MAX_REGISTERED_MS),
      vip: upTo(10),
    }),
  }),
  /** Sets the notice of the room; an empty text removes it. */
  v.object({ do: v.literal('pin'), ...addressed, text: v.string() }),
  /** Adds a word to the blocked words of the site, and removes one. */
  v.object({ do: v.literal('blockWord'), ...addressed, word: v.string() }),
  v.object({ do: v.literal('allowWord'), ...addressed, word: v.string() }),
])

export type RoomCommand = v.InferOutput<typeof roomCommand>

/** Why a command was refused. The client chooses the text. */
export const refusalCodes = [
  'closed',
  'chatOff',
  'depositLow',
  'tooNew',
  'vipLow',
  'muted',
  'empty',
  'tooLong',
  'tooFast',
  'link',
  'word',
  'tooShort',
  'listed',
  'listFull',
  'notAdmin',
  'notFound',
  'notYours',
  'already',
  'over',
  'insufficient',
  'ownBag',
  'bagEmpty',
  'onBreak',
  'ownStakeLimit',
  'ownLossLimit',
  'ownTimeLimit',
  'badRequest',
  'notJoined',
  'failed',
] as const

export const commandReply = v.variant('ok', [
  v.object({
    ok: v.literal(true),
    cid: text,
    /** The id of the created message; `null` for commands that create none. */
    id: orNull(text),
    seq: orNull(whole),
    at: whole,
    /** Set in answers to commands on a lucky bag. */
    bag: v.exactOptional(bagDetail),
  }),
  v.object({
    ok: v.literal(false),
    cid: v.fallback(text, ''),
    code: wordOf(refusalCodes),
    /** `tooFast`, `tooNew`: remaining time, ms. */
    waitMs: orNull(whole),
    /** `muted`: end of the mute, platform time, ms; `null` is without end. */
    until: orNull(whole),
    /** `muted`, `closed`: the reason the admin gave; `badRequest`: what is invalid in the command. */
    reason: v.fallback(text, ''),
    /** `depositLow`: minor units; `vipLow`: the level; `tooLong`: characters. */
    needRMB: orNull(whole),
    needUSDT: orNull(whole),
    need: orNull(whole),
  }),
])

export type CommandReply = v.InferOutput<typeof commandReply>
