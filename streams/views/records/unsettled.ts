import { switchMap } from 'rxjs'
import type { Currency } from '../../domain/money.ts'
import type { OpenOrders, OrdersFeed } from '../../feeds/orders/index.ts'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import { shareState } from '../../kernel/shareGrace.ts'
import type { State$ } from '../../kernel/state.ts'

/** The unsettled orders in the currency of bets, polled while they have subscribers. */
export interface UnsettledOrders {
  readonly list$: State$<Feed<OpenOrders>>
  /** Reloads now. */
  refresh(): void
}

/** Independent of what the records screen lists, for a choice among unsettled orders elsewhere. */
export function createUnsettled(
  { open$, refresh }: Pick<OrdersFeed, 'open$' | 'refresh'>,
  currency$: State$<Currency>,
): UnsettledOrders {
  return {
    list$: shareState(currency$.pipe(switchMap((currency) => open$(currency))), {
      initial: CONNECTING,
      graceMs: 0,
    }),
    refresh,
  }
}
