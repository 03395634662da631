import { PMTY_CODES } from '../../../streams/wire/pmty/codes.ts'
import { reserveCode } from '../../../streams/wire/reserveCodes.ts'
import type { RefusalReason } from '../../book/refusal.ts'

/** The venue's answer code for each reason of the book (docs/protocol.md, 2.2). */
const REFUSALS: Readonly<Record<RefusalReason, string>> = {
  priceChanged: PMTY_CODES.oddsChanged,
  lineChanged: PMTY_CODES.lineChanged,
  suspended: PMTY_CODES.marketClosed,
  locked: PMTY_CODES.marketClosed,
  closed: PMTY_CODES.marketClosed,
  matchOver: PMTY_CODES.matchOver,
  unknownSelection: PMTY_CODES.selectionInvalid,
  timingChanged: PMTY_CODES.oddsChanged,
  scoreChanged: '0400468',
  parlayNotAllowed: PMTY_CODES.parlayNotAllowed,
  sameMatch: PMTY_CODES.sameMatch,
  legCount: PMTY_CODES.legCount,
  unknownSeries: PMTY_CODES.unknownSeries,
  belowMin: '0400464',
  aboveMax: '0400475',
  memberLimit: '3006',
  marketLimit: '3024',
  badAmount: PMTY_CODES.selectionInvalid,
  oddsFormat: PMTY_CODES.oddsFormatInvalid,
  reserveNotAllowed: reserveCode('reserveFailed'),
  reserveOdds: reserveCode('reserveOddsChanged'),
  tooManyReserved: reserveCode('reserveTooMany'),
  reserveBelowMin: reserveCode('reserveBelowMin'),
  reserveAboveMax: reserveCode('reserveOverLimit'),
  currency: PMTY_CODES.currencyUnsupported,
  insufficientBalance: PMTY_CODES.insufficientBalance,
  expired: PMTY_CODES.tooLate,
  memberBlocked: PMTY_CODES.accountBarred,
  maintenance: PMTY_CODES.serviceDown,
  onBreak: PMTY_CODES.onBreak,
  ownStakeLimit: PMTY_CODES.ownStakeLimit,
  ownLossLimit: PMTY_CODES.ownLossLimit,
  ownTimeLimit: PMTY_CODES.ownTimeLimit,
}

/**
 * The venue's code for a refusal; *refused* for an unknown reason, such as one stored by an earlier version.
 */
export function refusalCode(reason: string): string {
  const known = Object.entries(REFUSALS).find(([name]) => name === reason)
  return known?.[1] ?? PMTY_CODES.refused
}
