import type { i18n as I18n, TFunction } from 'i18next'
import {
  isVoid,
  type LegOutcome,
  type Match,
  type Order,
  type OrderLeg,
  type PlayedOutcome,
  seriesOf,
  wholeSeries,
} from '../../streams/index.ts'
import type { TextKey } from '../i18n/catalogueText.ts'
import type { IconName } from '../ui/icon/Icon.tsx'
import type { RecordTone } from '../ui/record/RecordCard.tsx'
import { seriesName } from './slipWords.ts'

export function isSingle(order: Order): boolean {
  return order.kind === 'single'
}

const OPEN_STATES = [
  'confirming',
  'accepted',
  'cancelling',
  'rolledBack',
  'unknown',
] as const satisfies readonly Order['state'][]

/** Whether what the order pays can still change. */
export function isOpen({ state }: Order): boolean {
  return OPEN_STATES.some((open) => open === state)
}

export function isUnderWay(match: Match | null): match is Match {
  return match !== null && match.state !== 'notStarted'
}

/** The kind of an order in words: `单关`, `3串1`, `2串1 × 3 注`. */
export function orderKind(t: TFunction, order: Order): string {
  if (isSingle(order)) return t('records.single')
  const { legs, combinations } = order
  const key = order.series ?? (order.ticket === 'single' ? wholeSeries(legs.length) : null)
  const series = key === null ? null : seriesOf(key)
  if (series === null)
    return t('records.multiple', { legs: String(legs.length), lines: String(combinations) })
  const name = seriesName(t, series.key)
  // Other names already include the number of combinations.
  const isFold = series.sizes.length === 1
  return combinations > 1 && isFold
    ? t('records.systemKind', { series: name, lines: String(combinations) })
    : name
}

/** Where a bet was placed, in words; nothing for the mobile site, where most bets are. */
export function channelWord(t: TFunction, { channel }: Order): readonly string[] {
  return channel === null || channel === 'h5' || channel === 'others' ? [] : [t(`bets.channels.${channel}`)]
}

/** The state of an order, or its outcome once it is settled or cashed out. */
export function orderStatus(t: TFunction, order: Order): string {
  const { state } = order.cashOut
  if (order.state === 'settled' && (state === 'full' || state === 'fullCancelled'))
    return t(`cashOut.state.${state}`)
  if (order.state === 'settled' && order.outcome !== null) return t(`records.outcome.${order.outcome}`)
  return t(`records.order.${order.state}`)
}

const STATE_TONES = {
  reserved: 'now',
  confirming: 'now',
  accepted: 'pending',
  rejected: 'refused',
  cancelling: 'now',
  cancelled: 'push',
  eventCancelled: 'push',
  rolledBack: 'now',
  unknown: 'now',
} as const satisfies Record<Exclude<Order['state'], 'settled'>, RecordTone>

/** Reasons that a venue distinguishes, but the records describe with the same words. */
const SAME_REASON: Readonly<Record<string, string>> = {
  gone: 'marketClosed',
  suspended: 'marketClosed',
  matchOver: 'marketClosed',
  marketChanged: 'lineChanged',
  belowMin: 'limitChanged',
  aboveMax: 'limitChanged',
  dayStakeLimit: 'limitChanged',
  dayWinLimit: 'limitChanged',
  matchSeriesLimit: 'limitChanged',
  daySeriesLimit: 'limitChanged',
  matchWinLimit: 'limitChanged',
}

/**
 * Why a bet was refused, worded for the records. The slip has texts of its own, which also say what to do
 * about it.
 */
export function refusalReason(i18n: I18n, order: Pick<Order, 'reasonKey'>): string {
  return i18n.t(
    wordKey(i18n, 'records.reason', order) ??
      wordKey(i18n, 'records.cancelReason', order) ??
      'records.reason.other',
  )
}

/** The text key of a reason in one of the groups; `null` where it has none there. */
function wordKey(
  i18n: I18n,
  group: 'records.reason' | 'records.cancelReason',
  { reasonKey }: Pick<Order, 'reasonKey'>,
): TextKey | null {
  const name = reasonKey?.split('.').at(-1) ?? 'other'
  const key = `${group}.${SAME_REASON[name] ?? name}`
  return i18n.exists(key) ? (key as TextKey) : null
}

/** Why the stake of an order came back without a result; `null` where the status says all that is known. */
export function returnedNote(i18n: I18n, order: Pick<Order, 'state' | 'reasonKey'>): string | null {
  switch (order.state) {
    case 'rejected':
      return i18n.t('records.refused', { reason: refusalReason(i18n, order) })
    case 'cancelled':
    case 'eventCancelled': {
      const key = wordKey(i18n, 'records.cancelReason', order)
      return key === null ? null : i18n.t('records.cancelledFor', { reason: i18n.t(key) })
    }
    default:
      return null
  }
}

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

const VOID_MARK: LegMark = { icon: 'info' }

const LEG_MARKS: Readonly<Record<PlayedOutcome, LegMark>> = {
  win: { icon: 'check', tone: 'win' },
  halfWin: { icon: 'check', tone: 'win' },
  push: { icon: 'info' },
  halfLose: { icon: 'close', tone: 'lose' },
  lose: { icon: 'close', tone: 'lose' },
}

export function legMark(outcome: LegOutcome | null): LegMark {
  if (outcome === null) return { icon: 'clock' }
  return isVoid(outcome) ? VOID_MARK : LEG_MARKS[outcome]
}

export function outcomeWord(t: TFunction, outcome: LegOutcome | null): string {
  return t(outcome === null ? 'records.outcome.pending' : `records.outcome.${outcome}`)
}

/** Market, scores and match of a leg, in one line. */
export function legDetail(t: TFunction, leg: OrderLeg): string {
  return [
    leg.marketName,
    leg.scoreAtBet === null ? '' : t('records.scoreAtBet', { score: leg.scoreAtBet.join('-') }),
    settledBy(t, leg),
    legMatch(t, leg),
  ]
    .filter((part) => part !== '')
    .join(' · ')
}

/** The score that settled a leg, or the winner of its tournament. */
function settledBy(t: TFunction, { settleScore, spec, virtual }: OrderLeg): string {
  if (settleScore === null) return ''
  if (spec?.kind === 'outright' && virtual === undefined) return t('records.wonBy', { winner: settleScore })
  const ofMatch = spec === null || spec.period === 'match'
  return t(ofMatch ? 'records.finalScore' : 'records.periodScore', { score: scoreText(settleScore) })
}

/** A score as the venue wrote it, with dashes in place of colons. */
export function scoreText(score: string): string {
  return score.replaceAll(':', '-')
}

/** The two teams of a leg's match, or the league of an outright. For virtual sports also the venue's title. */
export function legMatch(t: TFunction, { homeName, awayName, leagueName, virtual }: OrderLeg): string {
  const teams =
    homeName !== '' && awayName !== '' ? t('common.versus', { home: homeName, away: awayName }) : ''
  if (virtual === undefined) return teams === '' ? leagueName : teams
  return teams === '' || virtual.title.includes(homeName) ? virtual.title : `${teams} · ${virtual.title}`
}

/** The price that was taken; the venue's own text of it when there is one. */
export function legPrice(leg: OrderLeg, format: (leg: OrderLeg) => string): string {
  return leg.oddsText === '' ? format(leg) : leg.oddsText
}

/** Only orders that the venue has accepted can be shared to a room, until they are settled. */
export function mayBeShared({ state }: Pick<Order, 'state'>): boolean {
  return state === 'accepted'
}
