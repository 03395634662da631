import * as v from 'valibot'
import { flag, id, numeric, orNull, siftedListOf, text, whole, wordOf } from '../decode.ts'
import { localText } from '../localText.ts'
import { predictedGoals } from '../predictedGoals.ts'
import { messageTypes } from './constants.ts'
import { luckyBagBody, luckyBagTaken } from './luckyBags.ts'
import { pollBody, pollCounts } from './polls.ts'

/** The sender of a message. `level` is VIP 0 to 10. */
export const speaker = v.object({
  id,
  name: localText,
  level: v.fallback(whole, 0),
  role: wordOf(['member', 'admin', 'anchor', 'system']),
  /** Level with the anchor of the room, 1 to 10; missing without one. */
  fan: v.exactOptional(v.fallback(whole, 0)),
})

export type SpeakerFrame = v.InferOutput<typeof speaker>

const currency = wordOf(['RMB', 'USDT'])

/**
 * A leg of a shared bet: the selection by meaning and by the venue's ids, and its price at the time of the
 * bet.
 */
export const sharedLeg = v.object({
  matchId: id,
  sport: text,
  leagueId: v.fallback(text, ''),
  league: localText,
  /** Empty for an outright, as is the other team. */
  home: localText,
  away: localText,
  /** The chosen entrant of an outright. */
  entrant: v.exactOptional(localText),
  /** Display name of the market. */
  market: localText,
  kind: text,
  stat: text,
  period: text,
  /** The leg's handle: by it the venue finds the line after it has moved. Only the venue's folder reads it. */
  slot: orNull(text),
  /** The line in quarters; `null` where the market has none. */
  line: orNull(whole),
  side: text,
  marketId: id,
  optionId: id,
  playId: v.fallback(text, ''),
  /** European odds × 100 000 at the time of the bet. */
  odds: whole,
  timing: v.fallback(text, 'early'),
  kickOff: v.fallback(whole, 0),
  scoreHome: orNull(whole),
  scoreAway: orNull(whole),
})

export type SharedLegFrame = v.InferOutput<typeof sharedLeg>

/** Conditions for chatting: money in minor units, ages in ms. 0 means no condition. */
export const chatConditions = v.object({
  depositRMB: v.fallback(whole, 0),
  depositUSDT: v.fallback(whole, 0),
  registeredMs: v.fallback(whole, 0),
  vip: v.fallback(whole, 0),
})

export const globalConfig = v.object({
  chat: flag,
  wordLimit: v.fallback(whole, 200),
  /** Minimum interval between two texts of one member, ms; 0 without slow mode. */
  slowMs: v.fallback(whole, 0),
  conditions: chatConditions,
})

export type GlobalConfigFrame = v.InferOutput<typeof globalConfig>

/** The notice of a room; `by` is the name of the admin. */
export const pinned = v.object({ id, text: v.pipe(v.string(), v.minLength(1)), by: v.fallback(text, '') })

export type PinnedFrame = v.InferOutput<typeof pinned>

const member = v.object({ memberId: id, name: text })

/** Message bodies by type. */
const bodies = {
  /** `cid` is the sender's id of the command, by which the outbox recognises its own message. */
  text: v.object({ text: v.string(), cid: orNull(text) }),
  orderShare: v.object({
    shareId: id,
    venue: text,
    siteId: text,
    cid: orNull(text),
    /** The key of a series, such as `1:1` or `3:2+3`. */
    series: v.fallback(text, ''),
    legs: v.pipe(v.array(sharedLeg), v.minLength(1), v.maxLength(10)),
    followers: v.fallback(whole, 0),
  }),
  mute: v.object({ ...member.entries, until: orNull(whole), reason: v.fallback(text, '') }),
  unmute: member,
  roomStatus: v.object({ status: wordOf(['open', 'closed']), reason: v.fallback(text, '') }),
  globalConfig,
  withdrawn: v.object({ targetId: id, by: v.fallback(text, '') }),
  welcome: v.object({}),
  /** A tip at the price of that moment; never with a stake. */
  orderPush: v.object({ pushId: id, leg: sharedLeg }),
  revertOrderPush: v.object({ pushId: id }),
  /** `total` is the cumulative count of the combo: it replaces the previous count and is never added up. */
  gift: v.object({
    giftId: id,
    comboId: id,
    count: whole,
    total: whole,
    ended: v.fallback(flag, false),
  }),
  followCount: v.object({ shareId: id, followers: whole }),
  activityPush: v.object({
    activityId: id,
    title: localText,
    text: v.fallback(localText, ''),
    link: orNull(text),
  }),
  gameBet: v.object({ game: text, option: text, amount: whole, currency }),
  gameWin: v.object({ game: text, amount: whole, currency }),
  prediction: v.object({ matchId: id, home: whole, draw: whole, away: whole, closesAt: orNull(whole) }),
  /** The final score that a member expects. */
  scorePrediction: v.object({
    matchId: id,
    league: localText,
    homeName: localText,
    awayName: localText,
    home: predictedGoals,
    away: predictedGoals,
  }),
  /** The notice of the room; an empty text removes it. */
  pinned: v.object({ text: v.string() }),
}

const sequenced = {
  /** Number in the room's history, from 1, without gaps. */
  seq: v.pipe(whole, v.minValue(1)),
  id,
  /** Platform time, ms. */
  at: numeric,
  from: speaker,
}
/** Messages outside the history: welcomes, and values that replace earlier ones. */
const passing = { id, at: numeric, from: orNull(speaker) }

function shape<const T extends number, const E extends v.ObjectEntries, const B extends v.GenericSchema>(
  type: T,
  entries: E,
  body: B,
) {
  return v.object({ type: v.literal(type), ...entries, body })
}

/** A message of the room's history. */
export const sequencedMessage = v.variant('type', [
  shape(messageTypes.text, sequenced, bodies.text),
  shape(messageTypes.orderShare, sequenced, bodies.orderShare),
  shape(messageTypes.mute, sequenced, bodies.mute),
  shape(messageTypes.unmute, sequenced, bodies.unmute),
  shape(messageTypes.roomStatus, sequenced, bodies.roomStatus),
  shape(messageTypes.globalConfig, sequenced, bodies.globalConfig),
  shape(messageTypes.withdrawn, sequenced, bodies.withdrawn),
  shape(messageTypes.orderPush, sequenced, bodies.orderPush),
  shape(messageTypes.revertOrderPush, sequenced, bodies.revertOrderPush),
  shape(messageTypes.gift, sequenced, bodies.gift),
  shape(messageTypes.activityPush, sequenced, bodies.activityPush),
  shape(messageTypes.gameBet, sequenced, bodies.gameBet),
  shape(messageTypes.gameWin, sequenced, bodies.gameWin),
  shape(messageTypes.scorePrediction, sequenced, bodies.scorePrediction),
  shape(messageTypes.pinned, sequenced, bodies.pinned),
  shape(messageTypes.poll, sequenced, pollBody),
  shape(messageTypes.luckyBag, sequenced, luckyBagBody),
])

export type SequencedMessage = v.InferOutput<typeof sequencedMessage>

/** A message that is sent once and not stored. */
export const passingMessage = v.variant('type', [
  shape(messageTypes.welcome, { ...passing, from: speaker }, bodies.welcome),
  shape(messageTypes.followCount, passing, bodies.followCount),
  shape(messageTypes.prediction, passing, bodies.prediction),
  shape(messageTypes.poll, passing, pollCounts),
  shape(messageTypes.luckyBag, passing, luckyBagTaken),
])

export type PassingMessage = v.InferOutput<typeof passingMessage>

/** The sequence number of any message, even if its type or body is unknown. */
export const sequencePlace = v.object({ seq: v.pipe(whole, v.minValue(1)) })

export const passingMessages = siftedListOf(passingMessage)
