import { lateCode } from '../lateCode.ts'
import type { Venue } from '../venue.ts'
import type { Ask } from './call.ts'
import type { VenueDeps } from '../venueDeps.ts'

/** Quoting and placing in one chunk: what has been quoted is placed without loading anything. */
export const betCalls = lateCode(() => import('./betCalls.ts'))

/** The calls for orders, which no list waits for. */
export const orderCalls = lateCode(() => import('./orders.ts'))

/** The facet for bets, except the balance; its code is loaded with the first calls. */
export function lateBets(ask: Ask, { memberId, now, times }: Pick<VenueDeps, 'memberId' | 'now' | 'times'>) {
  return {
    quote: (legs, series, currency) =>
      betCalls.call$(({ askQuote$ }) =>
        askQuote$(ask, { legs, series, currency, memberId: memberId(), now }),
      ),
    place: (order) =>
      betCalls.call$(({ askPlace$ }) => askPlace$(ask, order, memberId(), times.placeBetTimeoutMs)),
    orderStatus: (orderNos) => orderCalls.call$((code) => code.askOrderStatus$(ask, orderNos)),
    orderLookUp: {
      by: 'clientId',
      find: (order) => orderCalls.call$((code) => code.askOrdersOf$(ask, order, memberId())),
    },
    orders: (query) => orderCalls.call$((code) => code.askOrders$(ask, query, memberId())),
  } satisfies Omit<Venue['bets'], 'balance'>
}
