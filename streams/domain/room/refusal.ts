import { formatAmount } from '../amount.ts'
import type { RoomRefusal } from './room.ts'

/** `pause`: no further text is sent until the wait is over. `none`: the refusal is only shown. */
type RefusalAction = 'pause' | 'none'

interface RefusalEntry {
  /** A key of `src/i18n`. */
  readonly textKey: string
  /** The text when a reason is given. */
  readonly reasonKey?: string
  /** The text where the end of the restriction cannot be written in the member's language. */
  readonly briefKey?: string
  /** The texts when only one currency counts. */
  readonly currencyKeys?: { readonly RMB: string; readonly USDT: string }
  readonly action: RefusalAction
}

/** Every refusal of a room: what it means, its texts, and what the client does. */
export const ROOM_REFUSALS = {
  /** An admin closed the room for messages. */
  closed: {
    textKey: 'room.refusal.closed',
    reasonKey: 'room.refusal.closedReason',
    action: 'none',
  },
  /** An admin switched the chat off. */
  chatOff: { textKey: 'room.refusal.chatOff', action: 'none' },
  /** The member has deposited less than the room requires. */
  depositLow: {
    textKey: 'room.refusal.depositLow',
    currencyKeys: { RMB: 'room.refusal.depositLowRMB', USDT: 'room.refusal.depositLowUSDT' },
    action: 'none',
  },
  /** The account is younger than the room requires. */
  tooNew: { textKey: 'room.refusal.tooNew', briefKey: 'room.refusal.tooNewBrief', action: 'none' },
  /** The member's VIP level is lower than the room requires. */
  vipLow: { textKey: 'room.refusal.vipLow', action: 'none' },
  /** An admin muted the member. */
  muted: {
    textKey: 'room.refusal.muted',
    reasonKey: 'room.refusal.mutedReason',
    briefKey: 'room.refusal.mutedBrief',
    action: 'none',
  },
  /** Nothing visible is left of the text. */
  empty: { textKey: 'room.refusal.empty', action: 'none' },
  /** The text exceeds the room's limit. */
  tooLong: { textKey: 'room.refusal.tooLong', action: 'none' },
  /** Slow mode, or a rate limit. */
  tooFast: { textKey: 'room.refusal.tooFast', action: 'pause' },
  /** The text has a link. */
  link: { textKey: 'room.refusal.link', action: 'none' },
  /** The text has a blocked word. */
  word: { textKey: 'room.refusal.word', action: 'none' },
  /** A word for the list of blocked words that is in almost every text, that is blocked already, or one too many. */
  tooShort: { textKey: 'room.refusal.tooShort', action: 'none' },
  listed: { textKey: 'room.refusal.listed', action: 'none' },
  listFull: { textKey: 'room.refusal.listFull', action: 'none' },
  /** The command is for admins. */
  notAdmin: { textKey: 'room.refusal.notAdmin', action: 'none' },
  /** What the command is about does not exist. */
  notFound: { textKey: 'room.refusal.notFound', action: 'none' },
  /** The order belongs to another member. */
  notYours: { textKey: 'room.refusal.notYours', action: 'none' },
  /** The command has been done before. */
  already: { textKey: 'room.refusal.already', action: 'none' },
  /** The bet is settled, or predictions are closed. */
  over: { textKey: 'room.refusal.over', action: 'none' },
  /** The balance does not cover the gift. */
  insufficient: { textKey: 'room.refusal.insufficient', action: 'none' },
  /** A lucky bag is not opened by who put it out. */
  ownBag: { textKey: 'room.refusal.ownBag', action: 'none' },
  /** All shares of the lucky bag were taken. */
  bagEmpty: { textKey: 'room.refusal.bagEmpty', action: 'none' },
  /** The member's own break and limits (docs/betting.md, 9). */
  onBreak: { textKey: 'room.refusal.onBreak', action: 'none' },
  ownStakeLimit: { textKey: 'room.refusal.ownStakeLimit', action: 'none' },
  ownLossLimit: { textKey: 'room.refusal.ownLossLimit', action: 'none' },
  ownTimeLimit: { textKey: 'room.refusal.ownTimeLimit', action: 'none' },
  /** The command is invalid. */
  badRequest: { textKey: 'room.refusal.badRequest', action: 'none' },
  /** The connection has not joined the room; nothing was done. */
  notJoined: { textKey: 'room.refusal.notJoined', action: 'none' },
  /** A fault of the platform, or a code that this client does not know. */
  failed: { textKey: 'room.refusal.failed', action: 'none' },
} as const satisfies Record<RoomRefusal['code'], RefusalEntry>

/** Writes a wait, and the end of a mute, in the member's language. */
export interface RefusalTimes {
  wait(ms: number): string
  until(at: number | null): string
}

export interface RefusalText {
  readonly textKey: string
  readonly params: Readonly<Record<string, string | number>>
}

/** The text for a refusal. Without `times` it does not say when a restriction ends. */
export function refusalText(refusal: RoomRefusal, times: RefusalTimes | null = null): RefusalText {
  const { textKey, reasonKey, briefKey, currencyKeys }: RefusalEntry = ROOM_REFUSALS[refusal.code]
  if (times === null && briefKey !== undefined) return { textKey: briefKey, params: {} }
  const params = paramsOf(refusal, times)
  if (refusal.code === 'depositLow' && currencyKeys !== undefined) {
    if (refusal.needUSDT <= 0) return { textKey: currencyKeys.RMB, params }
    if (refusal.needRMB <= 0) return { textKey: currencyKeys.USDT, params }
  }
  const reasoned = 'reason' in refusal && refusal.reason !== ''
  return { textKey: reasoned ? (reasonKey ?? textKey) : textKey, params }
}

const SECOND_MS = 1000

function paramsOf(refusal: RoomRefusal, times: RefusalTimes | null): RefusalText['params'] {
  switch (refusal.code) {
    case 'depositLow':
      return { rmb: shortAmount(refusal.needRMB), usdt: shortAmount(refusal.needUSDT) }
    case 'tooNew':
      return times === null ? {} : { time: times.wait(refusal.waitMs) }
    case 'tooFast':
      return { seconds: Math.max(1, Math.ceil(refusal.waitMs / SECOND_MS)) }
    case 'vipLow':
    case 'tooLong':
    case 'listFull':
      return { need: refusal.need }
    case 'muted':
      return times === null
        ? { reason: refusal.reason }
        : { until: times.until(refusal.until), reason: refusal.reason }
    default:
      return { reason: refusal.reason }
  }
}

/** An amount without trailing zero decimals. */
function shortAmount(minor: number): string {
  return formatAmount(minor).replace(/\.00$/, '')
}
