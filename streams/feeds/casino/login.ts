import { defer, merge, type Observable, startWith, switchMap, tap, throttleTime } from 'rxjs'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import type { Scope } from '../../kernel/scope.ts'
import { shareState } from '../../kernel/shareGrace.ts'
import { mapState, type State$ } from '../../kernel/state.ts'
import type { GamesPush } from '../../link/gamesPush.ts'
import { type PollConditions, polledFeed$ } from '../polledFeed.ts'
import { feedTimes } from '../times.ts'
import type { CasinoCalls } from './casinoCalls.ts'
import type { CasinoLogin } from './casinoTable.ts'

interface LoginDeps {
  readonly calls: Pick<CasinoCalls, 'login'>
  readonly push: Pick<GamesPush, 'connected$'>
  readonly conditions: PollConditions
  /** What may have changed the balance. */
  readonly changed$: Observable<unknown>
}

interface LoginOptions {
  readonly everyMs?: number
  readonly pushedEveryMs?: number
  readonly graceMs?: number
}

/**
 * The login of the casino with the balance of the wallet that pays, read again whenever that may have changed; otherwise
 * rarely while the push works, which reports what own bets cost and return.
 */
export function createCasinoLogin$(
  scope: Scope,
  { calls, push, conditions, changed$ }: LoginDeps,
  {
    everyMs = feedTimes.walletEveryMs,
    pushedEveryMs = feedTimes.pushedEveryMs,
    graceMs = feedTimes.graceMs,
  }: LoginOptions = {},
): State$<Feed<CasinoLogin>> {
  const every$ = mapState(push.connected$, (connected) => (connected ? pushedEveryMs : everyMs))
  let last: Feed<CasinoLogin> = CONNECTING
  const asked$ = merge(changed$).pipe(
    throttleTime(feedTimes.burstMs, undefined, { leading: true, trailing: true }),
    startWith(null),
    switchMap(() => defer(() => polledFeed$(() => calls.login(), { every$, conditions, initial: last }))),
    tap((feed) => {
      last = feed
    }),
  )
  return shareState<Feed<CasinoLogin>>(asked$.pipe(scope.bind<Feed<CasinoLogin>>()), {
    initial: CONNECTING,
    graceMs,
  })
}
