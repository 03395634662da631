import { CASH_OUT_REASONS, type CashOutReason, countedCashOutCodes } from '../cashOutReasons.ts'

/** The venue's own codes; where a reason has one, the platform answers with it. */
const VENUE_CODES: Readonly<Partial<Record<CashOutReason, readonly string[]>>> = {
  orderNotFound: ['0400489'],
  sportUnsupported: ['0400492'],
  singlesOnly: ['0400522'],
  stakeAboveTotal: ['0400493'],
  stakeNotWhole: ['0400494'],
  belowOne: ['0400501'],
  notCashable: ['0400496'],
  failed: ['0400500', '0402038'],
  userUnsupported: ['0400503'],
  rejected: ['0400525'],
  paused: ['0400527'],
  orderSettled: ['0400528'],
  matchOver: ['0400529'],
  scoreUpdated: ['0400531'],
  payoutChanged: ['0400537'],
}

/** All codes of each reason; the first is the one that the platform answers with. */
export const CASH_OUT_CODES: readonly {
  readonly reason: CashOutReason
  readonly codes: readonly string[]
}[] = CASH_OUT_REASONS.map((reason) => ({
  reason,
  codes: [...(VENUE_CODES[reason] ?? []), ...countedCashOutCodes(reason)],
}))

const REASONS: ReadonlyMap<string, CashOutReason> = new Map(
  CASH_OUT_CODES.flatMap(({ reason, codes }) => codes.map((code) => [code, reason] as const)),
)

/** `null` for a code that says nothing about a cash-out. */
export function cashOutReasonOf(code: string): CashOutReason | null {
  return REASONS.get(code) ?? null
}

/** The code with which the platform answers. */
export function cashOutCode(wanted: CashOutReason): string {
  return CASH_OUT_CODES.find(({ reason }) => reason === wanted)?.codes[0] ?? '0400500'
}

/** The cash-out is being confirmed. */
export const CASH_OUT_CONFIRMING = '0400524'

/** `preSettleOrderStatus` of a cash-out, and `orderStatus` in the history; 3 is ours. */
export const PMTY_CASH_OUT_STATUSES = { 0: 'confirming', 1: 'taken', 2: 'failed', 3: 'cancelled' } as const

/** `deviceType` of a mobile page in a cash-out, which has numbers of its own. */
export const PMTY_CASH_OUT_DEVICE_TYPE = 1
