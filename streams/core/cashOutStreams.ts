import { map, startWith } from 'rxjs'
import { formatMoney } from '../domain/amount.ts'
import { createCashOutQuotes } from '../feeds/cashOutQuotes/index.ts'
import { failureReason } from '../feeds/failureReason.ts'
import { feedTimes } from '../feeds/times.ts'
import { CONNECTING, type Feed, interrupted, live } from '../kernel/feed.ts'
import { keyed } from '../kernel/keyed.ts'
import type { Scope } from '../kernel/scope.ts'
import type { State$ } from '../kernel/state.ts'
import { type CashOuts, createCashOuts } from '../machines/cashOut/createCashOuts.ts'
import { createCashOutStore } from '../machines/cashOut/cashOutStore.ts'
import type { CashableOrder, CashOutEntry } from '../venues/cashOut.ts'
import type { VenueCore } from './venueCore.ts'

/** Cashing out open bets, and what was cashed out of a bet. */
export interface CashOutStreams extends CashOuts {
  /** The cash-outs of an order, oldest first; asked for once while it has subscribers. */
  history$(order: CashableOrder): State$<Feed<readonly CashOutEntry[]>>
}

/** `null` at a venue without cash-outs. What was sent is followed until the venue's streams end. */
export function cashOutStreams(scope: Scope, core: VenueCore): CashOutStreams | null {
  const { venue, member, ports, link, conditions, notices, wallet, orders } = core
  const { cashOut } = venue
  if (cashOut === undefined) return null
  const quotes = createCashOutQuotes(scope, { cashOut, conditions })
  const machine = createCashOuts(scope, {
    calls: cashOut,
    quote$: quotes.quote$,
    store: createCashOutStore(ports.storage.local, member.id, venue.code),
    serverTime: {
      now: link.serverTime.now,
      get rate() {
        return link.serverTime.state$.value.rate
      },
    },
    newId: () => ports.random.hex(16),
    onEnded: (orderNo, { phase, offer, reasonKey }, shown) => {
      quotes.refresh(orderNo)
      wallet.refresh()
      orders.refresh()
      // A bet that is cashed out as a whole leaves the list, so its card cannot say so.
      if (phase === 'done' && offer !== null) {
        notices.say('cashOut.taken', { amount: formatMoney(offer.amount, { symbol: true }) })
      } else if (!shown && reasonKey !== null) notices.say(reasonKey)
    },
  })
  return {
    ...machine,
    history$: keyed<CashableOrder, Feed<readonly CashOutEntry[]>>(
      (order) =>
        cashOut.history(order).pipe(
          map((result) =>
            result.ok
              ? live(result.value, conditions.now())
              : interrupted<readonly CashOutEntry[]>(CONNECTING, failureReason(result.error)),
          ),
          startWith(CONNECTING),
          scope.bind(),
        ),
      {
        initial: () => CONNECTING,
        graceMs: feedTimes.graceMs,
        keyOf: ({ orderNo, openStake }) => `${orderNo} ${openStake.minor}`,
      },
    ),
  }
}
