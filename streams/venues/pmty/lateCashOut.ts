import type { CashOut } from '../cashOut.ts'
import { lateCall$ } from '../lateCall.ts'
import type { Ask } from './call.ts'

const load = () => import('./cashOut.ts')

/** The facet for cash-outs; its code is loaded with the first call. */
export function lateCashOut(ask: Ask, timeoutMs: number): CashOut {
  return {
    quotes: (orders) => lateCall$(load, (code) => code.askCashOutQuotes$(ask, orders)),
    take: (request) => lateCall$(load, (code) => code.askCashOut$(ask, request, timeoutMs)),
    find: (request) => lateCall$(load, (code) => code.askCashOutState$(ask, request)),
    history: (order) => lateCall$(load, (code) => code.askCashOutHistory$(ask, order)),
  }
}
