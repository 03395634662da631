import { defer, tap } from 'rxjs'
import type { Menu } from '../../domain/menu.ts'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import type { Scope } from '../../kernel/scope.ts'
import { shareState } from '../../kernel/shareGrace.ts'
import type { State$ } from '../../kernel/state.ts'
import type { SportsBook } from '../../venues/sportsBook.ts'
import { type PollConditions, polledFeed$ } from '../polledFeed.ts'
import { feedTimes } from '../times.ts'

export interface MenuFeed {
  readonly menu$: State$<Feed<Menu>>
}

interface MenuDeps {
  readonly sports: Pick<SportsBook, 'menu'>
  readonly conditions: PollConditions
}

/** Tabs, sports and counts, polled while they have subscribers. */
export function createMenuFeed(
  scope: Scope,
  { sports, conditions }: MenuDeps,
  { everyMs = feedTimes.menuEveryMs, graceMs = feedTimes.graceMs } = {},
): MenuFeed {
  // A subscriber after a pause gets the last menu at once.
  let last: Feed<Menu> = CONNECTING
  const menu$ = shareState<Feed<Menu>>(
    defer(() => polledFeed$(() => sports.menu(), { everyMs, conditions, initial: last })).pipe(
      tap((feed) => {
        last = feed
      }),
      scope.bind(),
    ),
    { initial: CONNECTING, graceMs },
  )
  return {
    menu$,
  }
}
