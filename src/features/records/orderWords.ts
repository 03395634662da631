import type { i18n as I18n, TFunction } from 'i18next'
import type { LegOutcome, Order, OrderLeg } from '../../../streams/index.ts'
import type { TextKey } from '../../i18n/catalogueText.ts'
import type { IconName } from '../../ui/Icon.tsx'
import type { RecordTone } from '../../ui/RecordCard.tsx'

/** A single, in the venues' series numbers. */
const SINGLE = 1

export function isSingle(order: Order): boolean {
  return order.series === SINGLE && order.legs.length <= 1
}

/** `单关`, `3串1`, `2串1 × 3 注`. */
export function orderKind(i18n: I18n, t: TFunction, order: Order): string {
  if (isSingle(order)) return t('records.single')
  const key = `slip.series.${order.series}`
  const series = i18n.exists(key)
    ? t(key as TextKey)
    : t('records.multiple', { legs: String(order.legs.length), lines: String(order.lines) })
  // A full cover says its number of bets in its name.
  const covers = order.series % 1000 !== 1
  return order.lines > 1 && !covers ? t('records.systemKind', { series, lines: String(order.lines) }) : series
}

/** How the order stands, in a word. */
export function orderStatus(t: TFunction, order: Order): string {
  if (order.state === 'settled' && order.outcome !== null) return t(`records.outcome.${order.outcome}`)
  return t(`records.order.${order.state}`)
}

const STATE_TONES = {
  confirming: 'now',
  accepted: 'pending',
  rejected: 'refused',
  cancelled: 'push',
  unknown: 'now',
} as const satisfies Record<Exclude<Order['state'], 'settled'>, RecordTone>

export function orderTone(order: Order): RecordTone {
  if (order.state !== 'settled') return STATE_TONES[order.state]
  const gain = order.profit?.minor ?? 0
  if (gain > 0) return 'win'
  return gain < 0 ? 'lose' : 'push'
}

interface LegMark {
  readonly icon: IconName
  readonly tone?: 'win' | 'lose'
}

const LEG_MARKS: Readonly<Record<LegOutcome, LegMark>> = {
  win: { icon: 'check', tone: 'win' },
  halfWin: { icon: 'check', tone: 'win' },
  push: { icon: 'info' },
  void: { icon: 'info' },
  halfLose: { icon: 'close', tone: 'lose' },
  lose: { icon: 'close', tone: 'lose' },
}

export function legMark(outcome: LegOutcome | null): LegMark {
  return outcome === null ? { icon: 'clock' } : LEG_MARKS[outcome]
}

export function outcomeWord(t: TFunction, outcome: LegOutcome | null): string {
  return t(outcome === null ? 'records.outcome.pending' : `records.outcome.${outcome}`)
}

/** Market, scores and match of a leg, in one line. */
export function legDetail(t: TFunction, leg: OrderLeg): string {
  return [
    leg.marketName,
    leg.scoreAtBet === null ? '' : t('records.scoreAtBet', { score: leg.scoreAtBet.join('-') }),
    leg.settleScore === null ? '' : t('records.finalScore', { score: scoreText(leg.settleScore) }),
    legMatch(t, leg),
  ]
    .filter((part) => part !== '')
    .join(' · ')
}

/** Scores are written with a dash, however the venue writes them. */
export function scoreText(score: string): string {
  return score.replaceAll(':', '-')
}

/** The match of a leg; an outright has its league only. */
export function legMatch(t: TFunction, { homeName, awayName, leagueName }: OrderLeg): string {
  return homeName !== '' && awayName !== ''
    ? t('common.versus', { home: homeName, away: awayName })
    : leagueName
}

/** The price as taken; the venue's own text of it where there is one. */
export function legPrice(leg: OrderLeg, format: (leg: OrderLeg) => string): string {
  return leg.oddsText === '' ? format(leg) : leg.oddsText
}

/** What the venue has accepted may be shown in a room. */
export function mayBeShared({ state }: Order): boolean {
  return state === 'accepted' || state === 'settled'
}
