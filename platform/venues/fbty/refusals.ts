import { FBTY_REJECTIONS } from '../../../streams/wire/fbty/betTables.ts'
import { FBTY_CODES, fbtyCashOutCode } from '../../../streams/wire/fbty/codes.ts'
import { reserveCode } from '../../../streams/wire/reserveCodes.ts'
import type { RefusalReason } from '../../book/refusal.ts'
import { cashOutReasonFor } from '../cashOutReasons.ts'

interface Rejection {
  readonly code: number
  /** See `FBTY_REJECTIONS`. */
  readonly rj: number
}

const {
  system,
  parameter,
  positionLimit,
  marketSuspended,
  trader,
  paymentFailed,
  settledBefore,
  priceChanged,
} = FBTY_REJECTIONS
const BET_FAILED = 3000

/** The venue's answer for each reason of the book (docs/venues/fbty.md, 3). */
const REJECTIONS: Readonly<Record<RefusalReason, Rejection>> = {
  priceChanged: { code: 3003, rj: priceChanged },
  lineChanged: { code: 3022, rj: priceChanged },
  timingChanged: { code: 3022, rj: priceChanged },
  scoreChanged: { code: 3026, rj: trader },
  suspended: { code: 3014, rj: marketSuspended },
  locked: { code: 3014, rj: marketSuspended },
  closed: { code: 3014, rj: marketSuspended },
  matchOver: { code: 3015, rj: settledBefore },
  unknownSelection: { code: 3002, rj: parameter },
  parlayNotAllowed: { code: 3010, rj: parameter },
  sameMatch: { code: 3011, rj: parameter },
  legCount: { code: 3004, rj: parameter },
  unknownSeries: { code: 3012, rj: parameter },
  badAmount: { code: FBTY_CODES.badRequest, rj: parameter },
  oddsFormat: { code: 3025, rj: parameter },
  belowMin: { code: 3005, rj: positionLimit },
  aboveMax: { code: 3008, rj: positionLimit },
  memberLimit: { code: 3006, rj: positionLimit },
  marketLimit: { code: 3024, rj: positionLimit },
  currency: { code: FBTY_CODES.currency, rj: parameter },
  insufficientBalance: { code: 3001, rj: paymentFailed },
  expired: { code: FBTY_CODES.tooLate, rj: system },
  memberBlocked: { code: 14_057, rj: system },
  maintenance: { code: FBTY_CODES.maintenance, rj: system },
  onBreak: { code: 3090, rj: system },
  ownStakeLimit: { code: 3091, rj: system },
  ownLossLimit: { code: 3092, rj: system },
  ownTimeLimit: { code: 3093, rj: system },
  reserveNotAllowed: { code: Number(reserveCode('reserveFailed')), rj: system },
  reserveOdds: { code: Number(reserveCode('reserveOddsChanged')), rj: system },
  tooManyReserved: { code: Number(reserveCode('reserveTooMany')), rj: system },
  reserveBelowMin: { code: Number(reserveCode('reserveBelowMin')), rj: system },
  reserveAboveMax: { code: Number(reserveCode('reserveOverLimit')), rj: system },
}

/** The answer for a reason; *bet failed* for an unknown one, such as one stored by an earlier version. */
export function rejectionOf(reason: string): Rejection {
  const known = Object.entries(REJECTIONS).find(([name]) => name === reason)
  return known?.[1] ?? { code: BET_FAILED, rj: system }
}

/** The code of a reason; *failed* for an unknown one, such as one stored by an earlier version. */
export function cashOutRefusalCode(reason: string): number {
  return fbtyCashOutCode(cashOutReasonFor(reason))
}
