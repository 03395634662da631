import type { CashOut } from '../cashOut.ts'
import { lateCode } from '../lateCode.ts'
import type { Ask } from './call.ts'

const late = lateCode(() => import('./cashOut.ts'))

/** The facet for cash-outs; its code is loaded with the first call. */
export function lateCashOut(ask: Ask, timeoutMs: number): CashOut {
  return {
    quotes: (orders) => late.call$((code) => code.askCashOutQuotes$(ask, orders)),
    take: (request) => late.call$((code) => code.askCashOut$(ask, request, timeoutMs)),
    find: (request) => late.call$((code) => code.askCashOutState$(ask, request)),
    history: (order) => late.call$((code) => code.askCashOutHistory$(ask, order)),
  }
}
