import * as v from 'valibot'
import { id, orNull, text, whole, wordOf } from '../decode.ts'

/** The client's own id of a command, made once: sent again, it is answered as the first time. */
const cid = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))
const addressed = { room: id, cid }

/** What a member does in a room. Each is acknowledged with `commandReply`. */
export const roomCommand = v.variant('do', [
  v.object({ do: v.literal('text'), ...addressed, text: v.string() }),
  /** Shows one of the member's own accepted orders. */
  v.object({ do: v.literal('share'), ...addressed, orderNo: id }),
  /** After a followed bet was accepted: `orderNo` is the follower's own. */
  v.object({ do: v.literal('follow'), ...addressed, shareId: id, orderNo: id }),
  v.object({
    do: v.literal('gift'),
    ...addressed,
    giftId: id,
    count: v.pipe(whole, v.minValue(1), v.maxValue(999)),
    currency: v.picklist(['RMB', 'USDT']),
  }),
  v.object({ do: v.literal('predict'), ...addressed, side: v.picklist(['home', 'draw', 'away']) }),
  /** The rest is for admins. */
  v.object({ do: v.literal('withdraw'), ...addressed, messageId: id }),
  v.object({
    do: v.literal('mute'),
    ...addressed,
    memberId: id,
    /** Minutes; `null` is for ever. */
    minutes: orNull(v.pipe(whole, v.minValue(1), v.maxValue(525_600))),
    reason: v.pipe(v.string(), v.maxLength(100)),
  }),
  v.object({ do: v.literal('unmute'), ...addressed, memberId: id }),
  v.object({
    do: v.literal('status'),
    ...addressed,
    status: v.picklist(['open', 'closed']),
    reason: v.pipe(v.string(), v.maxLength(100)),
  }),
])

export type RoomCommand = v.InferOutput<typeof roomCommand>

/** Why a command was refused. The texts are the client's. */
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
  'notAdmin',
  'notFound',
  'notYours',
  'already',
  'over',
  'insufficient',
  'badRequest',
  'notJoined',
  'failed',
] as const

export const commandReply = v.variant('ok', [
  v.object({
    ok: v.literal(true),
    cid: text,
    /** The message it made; `null` for commands that make none. */
    id: orNull(text),
    seq: orNull(whole),
    at: whole,
  }),
  v.object({
    ok: v.literal(false),
    cid: v.fallback(text, ''),
    code: wordOf(refusalCodes),
    /** `tooFast`, `tooNew`: how long yet, ms. */
    waitMs: orNull(whole),
    /** `muted`: until when, platform ms; `null` is for ever. */
    until: orNull(whole),
    /** `muted`, `closed`: the admin's words. */
    reason: v.fallback(text, ''),
    /** `depositLow`: minor units; `vipLow`: the level; `tooLong`: characters. */
    needRMB: orNull(whole),
    needUSDT: orNull(whole),
    need: orNull(whole),
  }),
])

export type CommandReply = v.InferOutput<typeof commandReply>
