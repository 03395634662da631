import type {
  ChatConfig,
  MessageBody,
  PassingMessage,
  RoomMessage,
  Speaker,
} from '../../domain/room/message.ts'
import { FAN_LEVELS } from '../../domain/room/fanLevel.ts'
import { type SeriesKey, seriesOf, wholeSeries } from '../../domain/parlay.ts'
import { decode } from '../../wire/decode.ts'
import { messageTypes } from '../../wire/room/constants.ts'
import {
  type GlobalConfigFrame,
  type PassingMessage as PassingFrame,
  sequencedMessage,
  type SequencedMessage,
  type SpeakerFrame,
} from '../../wire/room/messages.ts'
import { bagNewsOf } from './bagOf.ts'
import { pollOf } from './pollOf.ts'
import { sharedLegOf } from './sharedLeg.ts'

/** The reader of a room's messages. Shares of another venue or site are not shown. */
export interface Audience {
  readonly venue: string
  readonly siteId: () => string
}

/** Why a message is not shown: its type or shape is unknown, or it is for another venue or site. */
export type Unread = 'unknown' | 'foreign'

export type ReadMessage =
  { readonly ok: true; readonly message: RoomMessage } | { readonly ok: false; readonly why: Unread }

const UNKNOWN: ReadMessage = { ok: false, why: 'unknown' }

/** Converts a message of the history to the domain's types. Never throws. */
export function readMessage(input: unknown, audience: Audience): ReadMessage {
  const decoded = decode(sequencedMessage, input)
  if (!decoded.ok) return UNKNOWN
  const frame = decoded.value
  const from = speakerOf(frame.from)
  if (from === null) return UNKNOWN
  if (frame.type === messageTypes.orderShare && !isFor(frame.body, audience)) {
    return { ok: false, why: 'foreign' }
  }
  const body = bodyOf(frame, audience.venue)
  if (body === null) return UNKNOWN
  return { ok: true, message: { ...body, seq: frame.seq, id: frame.id, at: frame.at, from } }
}

function isFor(share: { readonly venue: string; readonly siteId: string }, audience: Audience): boolean {
  return share.venue === audience.venue && share.siteId === audience.siteId()
}

export function speakerOf({ id, name, level, role, fan }: SpeakerFrame): Speaker | null {
  if (role === 'unknown') return null
  const speaker = { id, name, level, role }
  return fan === undefined || fan < 1 || fan > FAN_LEVELS.length ? speaker : { ...speaker, fan }
}

export function chatConfigOf({ chat, wordLimit, slowMs, conditions }: GlobalConfigFrame): ChatConfig {
  return { chat, wordLimit, slowMs, conditions }
}

/** Longer than the limit of any room; received texts are cut here, because they are not trusted. */
const LONGEST_TEXT = 2000

/** Cuts a text to the limit, without splitting surrogate pairs. */
export function shownText(text: string): string {
  return text.slice(0, LONGEST_TEXT).replace(/\p{Cs}/gu, '')
}

/** `null` if the body contains an unknown code. */
function bodyOf(frame: SequencedMessage, venue: string): MessageBody | null {
  switch (frame.type) {
    case messageTypes.text:
      return { type: 'text', cid: frame.body.cid, text: shownText(frame.body.text) }
    case messageTypes.orderShare: {
      const { legs: frames, ...share } = frame.body
      const legs = frames.flatMap((leg) => sharedLegOf(leg, share.venue) ?? [])
      if (legs.length < frames.length) return null
      return { type: 'orderShare', ...share, series: sharedSeries(share.series, legs.length), legs }
    }
    case messageTypes.mute:
      return { type: 'mute', ...frame.body }
    case messageTypes.unmute:
      return { type: 'unmute', ...frame.body }
    case messageTypes.roomStatus: {
      const { status, reason } = frame.body
      return status === 'unknown' ? null : { type: 'roomStatus', open: status === 'open', reason }
    }
    case messageTypes.globalConfig:
      return { type: 'globalConfig', config: chatConfigOf(frame.body) }
    case messageTypes.withdrawn:
      return { type: 'withdrawn', ...frame.body }
    case messageTypes.orderPush: {
      const leg = sharedLegOf(frame.body.leg, venue)
      return leg === null ? null : { type: 'orderPush', pushId: frame.body.pushId, leg }
    }
    case messageTypes.revertOrderPush:
      return { type: 'revertOrderPush', ...frame.body }
    case messageTypes.gift:
      return frame.body.total < 1 ? null : { type: 'gift', ...frame.body }
    case messageTypes.activityPush:
      return { type: 'activityPush', ...frame.body }
    case messageTypes.gameBet: {
      const { currency, ...bet } = frame.body
      return currency === 'unknown' ? null : { type: 'gameBet', ...bet, currency }
    }
    case messageTypes.gameWin: {
      const { currency, ...win } = frame.body
      return currency === 'unknown' ? null : { type: 'gameWin', ...win, currency }
    }
    case messageTypes.scorePrediction:
      return { type: 'scorePrediction', ...frame.body }
    case messageTypes.poll: {
      const poll = pollOf(frame.body)
      return poll === null ? null : { type: 'poll', poll }
    }
    case messageTypes.luckyBag: {
      const bag = bagNewsOf(frame.body)
      return bag === null ? null : { type: 'luckyBag', bag }
    }
    case messageTypes.pinned:
      return { type: 'pinned', text: shownText(frame.body.text) }
  }
}

/** A share without a readable series is shown as the combination of all its legs. */
function sharedSeries(key: string, legs: number): SeriesKey {
  const series = seriesOf(key)
  return series?.legs === legs ? series.key : wholeSeries(legs)
}

/** `null` if it contains an unknown code. */
export function passingOf(frame: PassingFrame): PassingMessage | null {
  switch (frame.type) {
    case messageTypes.welcome: {
      const from = speakerOf(frame.from)
      return from === null ? null : { type: 'welcome', id: frame.id, at: frame.at, from }
    }
    case messageTypes.followCount:
      return { type: 'followCount', id: frame.id, ...frame.body }
    case messageTypes.prediction:
      return { type: 'prediction', id: frame.id, shares: frame.body }
    case messageTypes.poll:
      return { type: 'pollCounts', id: frame.id, ...frame.body }
    case messageTypes.luckyBag:
      return { type: 'bagTaken', id: frame.id, ...frame.body }
  }
}
