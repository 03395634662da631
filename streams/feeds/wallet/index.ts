import { filter, merge, type Observable, startWith, Subject, switchMap, tap, throttleTime } from 'rxjs'
import type { Currency, Money } from '../../domain/money.ts'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import { keyed } from '../../kernel/keyed.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { Betting } from '../../venues/betting.ts'
import { type PollConditions, polledFeed$ } from '../polledFeed.ts'
import { intervalByPush$, type PushFeed } from '../push/index.ts'
import { feedTimes } from '../times.ts'

export interface WalletFeed {
  /** The balance that is available for bets. */
  balance$(currency: Currency): State$<Feed<Money>>
  /** Refreshes now: after a bet, after a transfer, or on pull to refresh. */
  refresh(): void
  /** Emits at each refresh that was requested: the money of other products may have changed too. */
  readonly refreshed$: Observable<unknown>
}

interface WalletDeps {
  readonly bets: Pick<Betting, 'balance'>
  readonly push: Pick<PushFeed, 'events$' | 'brings$'>
  readonly conditions: PollConditions
}

/** Balances, refreshed after a push from the venue and on request, and polled; rarely while the push works. */
export function createWalletFeed(
  scope: Scope,
  { bets, push, conditions }: WalletDeps,
  {
    everyMs = feedTimes.walletEveryMs,
    pushedEveryMs = feedTimes.pushedEveryMs,
    graceMs = feedTimes.graceMs,
    burstMs = feedTimes.burstMs,
  } = {},
): WalletFeed {
  const every$ = intervalByPush$(push, pushedEveryMs, everyMs)
  const refresh$ = new Subject<'refresh'>()
  const changed$ = push.events$.pipe(filter(({ type }) => type === 'balance' || type === 'order'))
  const balances$ = keyed<Currency, Feed<Money>>(
    (currency) => {
      let last: Feed<Money> = CONNECTING
      return merge(refresh$, changed$).pipe(
        // A burst of events causes one request immediately and one afterwards.
        throttleTime(burstMs, undefined, { leading: true, trailing: true }),
        startWith('first'),
        switchMap(() => polledFeed$(() => bets.balance(currency), { every$, conditions, initial: last })),
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
    refreshed$: refresh$.asObservable(),
    refresh: () => {
      refresh$.next('refresh')
    },
  }
}
