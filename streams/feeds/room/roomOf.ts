import type { RoomRefusal, Gift, Prediction, Room } from '../../domain/room/room.ts'
import type { CommandReply } from '../../wire/room/commands.ts'
import type { GiftEntry, RoomStateFrame } from '../../wire/room/frames.ts'
import { chatConfigOf, shownText } from './decodeMessage.ts'
import { openBagOf } from './bagOf.ts'
import { openPollOf } from './pollOf.ts'
import { isSport } from '../../domain/vocabulary/sports.ts'

/** The room's state from a join. */
export function roomOf(frame: RoomStateFrame): Room {
  const { match } = frame
  return {
    imId: frame.imId,
    topic: frame.topic,
    admin: frame.admin,
    // An unknown status, of a later server, does not lock members out: the server decides on each message.
    open: frame.status !== 'closed',
    closedReason: frame.statusReason,
    mute:
      frame.userStatus === 'muted'
        ? { muted: true, until: frame.unBanTime, reason: frame.banReason }
        : { muted: false },
    config: chatConfigOf(frame.config),
    gifts: frame.gifts.items.flatMap((gift) => giftOf(gift) ?? []),
    prediction: predictionOf(frame.prediction),
    poll: frame.poll === null ? null : openPollOf(frame.poll),
    bags: frame.bags.items.flatMap((bag) => openBagOf(bag) ?? []),
    viewers: Math.max(0, frame.viewers),
    fullSlowMs: Math.max(0, frame.fullSlowMs),
    pinned: frame.pinned === null ? null : { id: frame.pinned.id, text: shownText(frame.pinned.text) },
    given: Math.max(0, frame.given),
    anchor: frame.anchor,
    match: match !== null && isSport(match.sport) ? { ...match, sport: match.sport } : null,
  }
}

function giftOf({ giftId, giftType, price, priceUSDT, name, icon, svga }: GiftEntry): Gift | null {
  if (giftType === 'unknown' || price < 0 || priceUSDT < 0) return null
  return {
    giftId,
    giftType,
    price: { RMB: price, USDT: priceUSDT },
    name,
    icon,
    svga: svga === '' ? null : svga,
  }
}

function predictionOf(frame: RoomStateFrame['prediction']): Prediction | null {
  if (frame === null) return null
  return { ...frame, mine: frame.mine === 'unknown' ? null : frame.mine }
}

/** A refusal with the fields of its code; missing fields are `null`. */
export function refusalOf(reply: Extract<CommandReply, { ok: false }>): RoomRefusal {
  const { code, reason, until } = reply
  switch (code) {
    case 'depositLow':
      return { code, needRMB: reply.needRMB ?? 0, needUSDT: reply.needUSDT ?? 0 }
    case 'tooNew':
    case 'tooFast':
      return { code, waitMs: Math.max(0, reply.waitMs ?? 0) }
    case 'vipLow':
    case 'tooLong':
    case 'listFull':
      return { code, need: reply.need ?? 0 }
    case 'muted':
      return { code, until, reason }
    case 'unknown':
      return { code: 'failed', reason }
    default:
      return { code, reason }
  }
}
