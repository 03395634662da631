import { dptyCode, type DptyCodeName } from '../../../streams/wire/dpty/codes.ts'
import { countedCashOutCodes, type CashOutReason } from '../../../streams/wire/cashOutReasons.ts'
import { COMMON_CASH_OUT_PAUSED } from '../../../streams/wire/commonCodes.ts'
import { reserveCode, type ReserveCodeName } from '../../../streams/wire/reserveCodes.ts'
import type { CashOutRefusal } from '../../book/cashOutRefusal.ts'
import type { RefusalReason } from '../../book/refusal.ts'

/** The venue's answer for each reason of the book (docs/venues/dpty.md, 2.10). */
const REFUSALS: Readonly<Record<RefusalReason, DptyCodeName | ReserveCodeName>> = {
  priceChanged: 'oddsChanged',
  lineChanged: 'lineChanged',
  timingChanged: 'lineChanged',
  suspended: 'marketClosed',
  locked: 'marketClosed',
  closed: 'marketClosed',
  matchOver: 'matchOver',
  unknownSelection: 'selectionGone',
  scoreChanged: 'scoreChanged',
  parlayNotAllowed: 'parlayNotAllowed',
  sameMatch: 'sameMatch',
  legCount: 'legCount',
  unknownSeries: 'unknownSeries',
  belowMin: 'belowMin',
  aboveMax: 'aboveMax',
  memberLimit: 'memberLimit',
  marketLimit: 'marketLimit',
  badAmount: 'parameter',
  oddsFormat: 'oddsFormatInvalid',
  currency: 'currencyUnsupported',
  insufficientBalance: 'insufficientBalance',
  expired: 'tooLate',
  memberBlocked: 'accountBarred',
  maintenance: 'maintenance',
  onBreak: 'onBreak',
  ownStakeLimit: 'ownStakeLimit',
  ownLossLimit: 'ownLossLimit',
  ownTimeLimit: 'ownTimeLimit',
  reserveNotAllowed: 'reserveFailed',
  reserveOdds: 'reserveOddsChanged',
  tooManyReserved: 'reserveTooMany',
  reserveBelowMin: 'reserveBelowMin',
  reserveAboveMax: 'reserveOverLimit',
}

function isReserveCode(name: DptyCodeName | ReserveCodeName): name is ReserveCodeName {
  return name.startsWith('reserve')
}

function codeNamed(name: DptyCodeName | ReserveCodeName): number {
  return isReserveCode(name) ? Number(reserveCode(name)) : dptyCode(name)
}

/** The venue's code for a refusal; *nothing was made* for an unknown reason, such as one of an earlier version. */
export function refusalCode(reason: string): number {
  const known = Object.entries(REFUSALS).find(([name]) => name === reason)
  return known === undefined ? dptyCode('notMade') : codeNamed(known[1])
}

/** The code of a refused change of a reservation. */
export function reservationCodeOf(name: ReserveCodeName): number {
  return Number(reserveCode(name))
}

/** Reasons that have a number in common with the other venues; the others are *failed*. */
const CASH_OUTS: Readonly<Record<CashOutRefusal, CashOutReason>> = {
  notOffered: 'sportUnsupported',
  orderNotFound: 'orderNotFound',
  orderNotConfirmed: 'notConfirmed',
  orderRejected: 'failed',
  orderSettled: 'orderSettled',
  stakeAboveOpen: 'stakeAboveTotal',
  stakeBelowMin: 'stakeBelowMin',
  stakeNotWhole: 'failed',
  singlesOnly: 'failed',
  belowOne: 'failed',
  paused: 'paused',
  matchOver: 'failed',
  scoreChanged: 'scoreUpdated',
  amountChanged: 'payoutChanged',
  cashOutExists: 'cashOutExists',
  tooManyCashOuts: 'tooManyCashOuts',
  expired: 'failed',
}

/** The venue's code; *failed* for an unknown reason, such as one stored by an earlier version. */
export function cashOutRefusalCode(reason: string): number {
  const known = Object.entries(CASH_OUTS).find(([name]) => name === reason)?.[1] ?? 'failed'
  if (known === 'paused') return COMMON_CASH_OUT_PAUSED
  return Number(countedCashOutCodes(known)[0])
}
