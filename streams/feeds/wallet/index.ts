import { filter, merge, type Observable, startWith, Subject, switchMap, tap, throttleTime } from 'rxjs'
import type { Currency, Money } from '../../domain/money.ts'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import { keyed } from '../../kernel/keyed.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { PushEvent, Venue } from '../../venues/venue.ts'
import { type PollConditions, polledFeed$ } from '../polledFeed.ts'
import { feedTimes } from '../times.ts'

export interface WalletFeed {
  /** What the member can bet with at the venue. */
  balance$(currency: Currency): State$<Feed<Money>>
  /** Asks again now: after a bet, on a pull. */
  refresh(): void
}

interface WalletDeps {
  readonly venue: Pick<Venue, 'balance'>
  readonly events$: Observable<PushEvent>
  readonly conditions: PollConditions
}

/** Balances, asked every so often, when the venue says that one changed, and when told to. */
export function createWalletFeed(
  scope: Scope,
  { venue, events$, conditions }: WalletDeps,
  { everyMs = feedTimes.walletEveryMs, graceMs = feedTimes.graceMs, burstMs = feedTimes.burstMs } = {},
): WalletFeed {
  const refresh$ = new Subject<'refresh'>()
  const changed$ = events$.pipe(filter(({ type }) => type === 'balance' || type === 'order'))
  const balances$ = keyed<Currency, Feed<Money>>(
    (currency) => {
      let last: Feed<Money> = CONNECTING
      return merge(refresh$, changed$).pipe(
        // A burst of news is one question at once and one after it.
        throttleTime(burstMs, undefined, { leading: true, trailing: true }),
        startWith('first'),
        switchMap(() => polledFeed$(() => venue.balance(currency), { everyMs, conditions, initial: last })),
        tap((feed) => {
          last = feed
        }),
        scope.bind(),
      )
    },
    { initial: () => CONNECTING, graceMs },
  )
  scope.onEnd(() => {
    refresh$.complete()
  })
  return {
    balance$: balances$,
    refresh: () => {
      refresh$.next('refresh')
    },
  }
}
