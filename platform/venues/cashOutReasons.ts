import type { CashOutReason } from '../../streams/wire/cashOutReasons.ts'
import type { CashOutRefusal } from '../book/cashOutRefusal.ts'

const REASONS: Readonly<Record<CashOutRefusal, CashOutReason>> = {
  notOffered: 'sportUnsupported',
  orderNotFound: 'orderNotFound',
  orderNotConfirmed: 'notConfirmed',
  orderRejected: 'notCashable',
  orderSettled: 'orderSettled',
  stakeAboveOpen: 'stakeAboveTotal',
  stakeBelowMin: 'stakeBelowMin',
  stakeNotWhole: 'stakeNotWhole',
  singlesOnly: 'singlesOnly',
  belowOne: 'belowOne',
  paused: 'paused',
  matchOver: 'matchOver',
  scoreChanged: 'scoreUpdated',
  amountChanged: 'payoutChanged',
  cashOutExists: 'cashOutExists',
  tooManyCashOuts: 'tooManyCashOuts',
  expired: 'failed',
}

/** The venues' reason for a refusal of the book; *failed* for an unknown one, such as one of an earlier version. */
export function cashOutReasonFor(refusal: string): CashOutReason {
  return Object.entries(REASONS).find(([name]) => name === refusal)?.[1] ?? 'failed'
}
