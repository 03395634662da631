import type { Money } from '../domain/money.ts'
import type { CashOutReason } from '../wire/cashOutReasons.ts'
import type { CashOutAnswer } from './cashOut.ts'

/** The answer to a cash-out that the venue refused; `amount` is what it would pay now, where it says so. */
export function refusedCashOut(reason: CashOutReason, amount: Money | null): CashOutAnswer {
  const reasonKey = `cashOut.reason.${reason}`
  switch (reason) {
    case 'returnChanged':
    case 'payoutChanged':
      return { status: 'amountChanged', amount, reasonKey }
    case 'paused':
    case 'belowOne':
      return { status: 'paused', reasonKey }
    default:
      return { status: 'refused', reasonKey }
  }
}
