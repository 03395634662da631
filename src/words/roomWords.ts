import type { i18n as I18n, TFunction } from 'i18next'
import {
  formatMoney,
  type GiftCurrency,
  groupDigits,
  type LiveRoom,
  money,
  type RoomRefusal,
  type Speaker,
} from '../../streams/index.ts'
import { refusalText } from '../../streams/live.ts'
import { catalogueText } from '../i18n/catalogueText.ts'
import { zonedTime } from './zonedTime.ts'

/** A count in the language's compact notation: `2.4万`, `24K`. */
export function countWords(language: string, count: number): string {
  return new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 }).format(count)
}

export function viewersWords(t: TFunction, language: string, count: number): string {
  return t('room.viewers', { viewers: countWords(language, count) })
}

/** The two teams of a room's match; empty for a room without a match. */
export function teamsWords(t: TFunction, match: LiveRoom['match']): string {
  return match === null ? '' : t('common.versus', { home: match.home, away: match.away })
}

/** When words are read. */
export interface ReadingTime {
  /** Platform time, ms. */
  readonly now: number
  /** The member's zone, minutes east of UTC; `null` for that of the device. */
  readonly zone: number | null
}

/** The end of a mute; with the date when it is not today. `null` means that it has no end. */
export function untilWords(t: TFunction, until: number | null, { now, zone }: ReadingTime): string {
  if (until === null) return t('room.until.forEver')
  return t('room.until.time', { time: timeWords(until, { now, zone }) })
}

/** When an anchor who is not on air begins. */
export function startWords(t: TFunction, startsAt: number, time: ReadingTime): string {
  return t('room.starts', { time: timeWords(startsAt, time) })
}

/** With the date when it is not today. */
function timeWords(at: number, { now, zone }: ReadingTime): string {
  const time = zonedTime(at, zone)
  const sameDay = time.isSame(zonedTime(now, zone), 'day')
  return time.format(sameDay ? 'HH:mm' : 'MM/DD HH:mm')
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** A wait in words, rounded up. */
export function waitWords(t: TFunction, ms: number): string {
  if (ms <= MINUTE) return t('common.duration.seconds', { count: Math.max(1, Math.ceil(ms / SECOND)) })
  if (ms < HOUR) return t('common.duration.minutes', { count: Math.ceil(ms / MINUTE) })
  const minutes = Math.ceil(ms / MINUTE)
  return t('common.duration.hoursMinutes', {
    hours: String(Math.floor(minutes / 60)),
    minutes: String(minutes % 60),
  })
}

/** Why the platform refused a command, as a sentence. */
export function refusalWords(i18n: I18n, refusal: RoomRefusal, time: ReadingTime): string {
  const { textKey, params } = refusalText(refusal, {
    wait: (ms) => waitWords(i18n.t, ms),
    until: (at) => untilWords(i18n.t, at, time),
  })
  return catalogueText(i18n, textKey, params)
}

/** An amount with its symbol, without trailing zero decimals: `¥66`, `12.50 USDT`. */
export function priceWords(minor: number, currency: 'RMB' | 'USDT'): string {
  return formatMoney(money(minor, currency), { symbol: true }).replace(/\.00(?=$| )/, '')
}

/** The price of a gift in what pays for it. */
export function giftPriceWords(t: TFunction, minor: number, currency: GiftCurrency): string {
  return currency === 'GOLD'
    ? t('room.gift.coins', { number: groupDigits(String(minor)) })
    : priceWords(minor, currency)
}

/** The text of a speaker's badge, and its full label for screen readers. */
export function badgeWords(t: TFunction, { role, level }: Speaker): { text: string; label: string } {
  if (role === 'anchor' || role === 'admin' || role === 'system') {
    const word = t(`room.role.${role}`)
    return { text: word, label: word }
  }
  return {
    text: t('room.chat.level', { level: String(level) }),
    label: t('room.chat.levelName', { level: String(level) }),
  }
}
