import { type Observable, switchMap } from 'rxjs'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import type { Scope } from '../../kernel/scope.ts'
import { shareState } from '../../kernel/shareGrace.ts'
import type { State$ } from '../../kernel/state.ts'
import { type PollConditions, polledFeed$ } from '../polledFeed.ts'
import { feedTimes } from '../times.ts'
import type { AnchorCalls } from './anchorCalls.ts'
import type { GameBanner } from './anchorGame.ts'

interface GameBannersDeps {
  readonly calls: Pick<AnchorCalls, 'banners'>
  readonly siteId$: Observable<number>
  readonly conditions: PollConditions
}

interface GameBannersOptions {
  readonly everyMs?: number
  readonly graceMs?: number
}

/** The banners of the games, for the home list; asked for while they have subscribers. */
export function gameBannersFeed$(
  scope: Scope,
  { calls, siteId$, conditions }: GameBannersDeps,
  { everyMs = feedTimes.earlyEveryMs, graceMs = feedTimes.graceMs }: GameBannersOptions = {},
): State$<Feed<readonly GameBanner[]>> {
  const banners$ = polledFeed$(() => siteId$.pipe(switchMap(calls.banners)), { everyMs, conditions })
  return shareState<Feed<readonly GameBanner[]>>(banners$.pipe(scope.bind()), {
    initial: CONNECTING,
    graceMs,
  })
}
