import { imtyCode, type ImtyCodeName } from '../../../streams/wire/imty/codes.ts'
import type { RefusalReason } from '../../book/refusal.ts'

/** The code's name for each reason of the book (docs/venues/imty.md, 1.3). */
const REFUSALS: Readonly<Record<RefusalReason, ImtyCodeName>> = {
  priceChanged: 'oddsChanged',
  lineChanged: 'lineChanged',
  suspended: 'suspended',
  locked: 'suspended',
  closed: 'closed',
  matchOver: 'matchOver',
  unknownSelection: 'unknownSelection',
  timingChanged: 'marketChanged',
  scoreChanged: 'scoreChanged',
  parlayNotAllowed: 'notInCombo',
  sameMatch: 'sameMatch',
  legCount: 'legCount',
  unknownSeries: 'noSeries',
  belowMin: 'belowMin',
  aboveMax: 'aboveMax',
  memberLimit: 'memberLimit',
  marketLimit: 'marketLimit',
  badAmount: 'belowMin',
  oddsFormat: 'oddsFormatInvalid',
  currency: 'currencyUnsupported',
  insufficientBalance: 'insufficientBalance',
  expired: 'badTimestamp',
  // The venue has no reservations.
  reserveNotAllowed: 'closed',
  reserveOdds: 'closed',
  tooManyReserved: 'closed',
  reserveBelowMin: 'belowMin',
  reserveAboveMax: 'aboveMax',
  memberBlocked: 'accountBarred',
  maintenance: 'maintenance',
  onBreak: 'onBreak',
  ownStakeLimit: 'ownStakeLimit',
  ownLossLimit: 'ownLossLimit',
  ownTimeLimit: 'ownTimeLimit',
}

/** The code of a refusal; that of a closed line for an unknown reason, such as one stored by an earlier version. */
export function refusalCode(reason: string): number {
  const known = Object.entries(REFUSALS).find(([name]) => name === reason)
  return imtyCode(known?.[1] ?? 'closed')
}
