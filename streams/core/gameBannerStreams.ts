import { map } from 'rxjs'
import { createAnchorCalls, gameBannersFeed$, type GameBanner } from '../feeds/anchorGames/index.ts'
import type { Feed } from '../kernel/feed.ts'
import type { Scope } from '../kernel/scope.ts'
import type { State$ } from '../kernel/state.ts'
import type { VenueCore } from './venueCore.ts'

/** The banners of the anchor games. They are apart from the games, whose push a list of matches does not need. */
export function gameBanners$(
  scope: Scope,
  { link, conditions }: Pick<VenueCore, 'link' | 'conditions'>,
): State$<Feed<readonly GameBanner[]>> {
  return gameBannersFeed$(scope, {
    calls: createAnchorCalls({ link, onFailure: () => undefined }),
    siteId$: link.config.ready$.pipe(map(({ siteId }) => siteId)),
    conditions,
  })
}
