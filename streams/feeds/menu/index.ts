import type { BetType, Menu, MenuTab } from '../../domain/menu.ts'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import type { Scope } from '../../kernel/scope.ts'
import { shareState } from '../../kernel/shareGrace.ts'
import { mapState, type State$ } from '../../kernel/state.ts'
import type { Venue } from '../../venues/venue.ts'
import { type PollConditions, polledFeed$ } from '../polledFeed.ts'
import { feedTimes } from '../times.ts'

export interface MenuFeed {
  readonly menu$: State$<Feed<Menu>>
  /** One tab with its sports and counts; `null` until known, or when the venue has none. */
  tab$(betType: BetType): State$<MenuTab | null>
}

interface MenuDeps {
  readonly venue: Pick<Venue, 'menu'>
  readonly conditions: PollConditions
}

/** Tabs, sports and counts, polled while anyone reads them. */
export function createMenuFeed(
  scope: Scope,
  { venue, conditions }: MenuDeps,
  { everyMs = feedTimes.menuEveryMs, graceMs = feedTimes.graceMs } = {},
): MenuFeed {
  const menu$ = shareState<Feed<Menu>>(
    polledFeed$(() => venue.menu(), { everyMs, conditions }).pipe(scope.bind()),
    { initial: CONNECTING, graceMs },
  )
  return {
    menu$,
    tab$: (betType) => mapState(menu$, (feed) => feed.value?.find((tab) => tab.betType === betType) ?? null),
  }
}
