import {
  defer,
  map,
  merge,
  type Observable,
  skip,
  startWith,
  Subject,
  switchMap,
  tap,
  throttleTime,
} from 'rxjs'
import type { Failure } from '../../domain/failure.ts'
import { CURRENCY_IDS, type Currency } from '../../domain/money.ts'
import { ok, type Result } from '../../domain/result.ts'
import type { MemberFinance } from '../../domain/walletTransfer.ts'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { Link } from '../../link/createLink.ts'
import { finance } from '../../wire/site/wallet.ts'
import { walletPaths } from '../../wire/site/walletPaths.ts'
import { type PollConditions, polledFeed$ } from '../polledFeed.ts'
import { feedTimes } from '../times.ts'
import { financeOf } from './financeValues.ts'

export interface FinanceFeed {
  readonly finance$: State$<Feed<MemberFinance>>
  refresh(): void
}

interface FinanceDeps {
  readonly link: Pick<Link, 'call'>
  readonly conditions: PollConditions
  /** The member's currencies; `null` until known. */
  readonly currencies$: State$<readonly Currency[] | null>
  /** Emits when a balance may have changed. */
  readonly changed$: Observable<unknown>
}

/** All balances of the member: read at once, after each change, and every 60 s until the scope ends. */
export function createFinanceFeed(
  scope: Scope,
  { link, conditions, currencies$, changed$ }: FinanceDeps,
  { everyMs = feedTimes.pushedEveryMs, burstMs = feedTimes.burstMs } = {},
): FinanceFeed {
  const refresh$ = new Subject<'refresh'>()
  let last: Feed<MemberFinance> = CONNECTING
  const read$ = (): Observable<Result<MemberFinance, Failure>> =>
    defer(() => {
      // A call with a currency that is not the member's is refused.
      const asksUsdt = currencies$.value?.includes('USDT') === true
      const body = asksUsdt ? { currency: CURRENCY_IDS.USDT } : {}
      return link
        .call({ path: walletPaths.finance, body, data: finance, kind: 'read', retries: 3 })
        .pipe(map((result) => (result.ok ? ok(financeOf(result.value, asksUsdt)) : result)))
    })
  const finance$ = scope.state<Feed<MemberFinance>>(
    merge(refresh$, changed$, currencies$.pipe(skip(1))).pipe(
      throttleTime(burstMs, undefined, { leading: true, trailing: true }),
      startWith('first'),
      switchMap(() => defer(() => polledFeed$(read$, { everyMs, conditions, initial: last }))),
      tap((feed) => {
        last = feed
      }),
    ),
    CONNECTING,
  )
  scope.onEnd(() => {
    refresh$.complete()
  })
  return {
    finance$,
    refresh: () => {
      refresh$.next('refresh')
    },
  }
}
