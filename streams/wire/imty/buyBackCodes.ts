import { CASH_OUT_REASONS, type CashOutReason, countedCashOutCodes } from '../cashOutReasons.ts'
import { imtyCode } from './codes.ts'

/** Reasons of the platform that have no number of their own among those from 12001 (docs/venues/imty.md, 3.7). */
const OTHER_CODES: Readonly<Partial<Record<CashOutReason, number>>> = {
  paused: imtyCode('suspended'),
  matchOver: imtyCode('matchOver'),
}

const REASONS: ReadonlyMap<number, CashOutReason> = new Map(
  CASH_OUT_REASONS.flatMap((reason) => {
    const other = OTHER_CODES[reason]
    const codes = [...countedCashOutCodes(reason).map(Number), ...(other === undefined ? [] : [other])]
    return codes.map((code) => [code, reason] as const)
  }),
)

/** `null` for a code that says nothing about a sale. */
export function buyBackReasonOf(code: number): CashOutReason | null {
  return REASONS.get(code) ?? null
}

/** The code with which the platform answers; that of *failed* for a reason without one. */
export function buyBackCode(reason: CashOutReason): number {
  const [counted] = countedCashOutCodes(reason)
  const [failed = ''] = countedCashOutCodes('failed')
  return OTHER_CODES[reason] ?? Number(counted ?? failed)
}
