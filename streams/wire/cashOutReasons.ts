/** Why a cash-out is refused or fails: the names of the codes (docs/pmty.md, 1.14). */
export const CASH_OUT_REASONS = [
  'orderNotFound',
  'cashOutExists',
  'notConfirmed',
  'stakeAboveTotal',
  'marketUnsupported',
  'sportUnsupported',
  'returnChanged',
  'payoutChanged',
  'tooManyCashOuts',
  'failed',
  'stakeBelowMin',
  'orderSettled',
  'rejected',
  'alreadyConfirmed',
  'scoreUpdated',
  'reserved',
  'paused',
  'singlesOnly',
  'stakeNotWhole',
  'belowOne',
  'notCashable',
  'userUnsupported',
  'matchOver',
] as const

export type CashOutReason = (typeof CASH_OUT_REASONS)[number]

/** The number of reasons that 12001 … and 17001 … count through, in their order. */
const COUNTED = 15

function range(from: number, to: number): readonly string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String(from + index))
}

/** 12001 and 17001 are the first reason, and so on; the rest are failures of a reserved cash-out. */
export function countedCashOutCodes(reason: CashOutReason): readonly string[] {
  const place = CASH_OUT_REASONS.indexOf(reason)
  if (place < COUNTED) return [String(12_001 + place), String(17_001 + place)]
  return reason === 'reserved' ? [...range(12_001 + COUNTED, 12_023), ...range(17_001 + COUNTED, 17_017)] : []
}
