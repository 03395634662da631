import { tap } from 'rxjs'
import { createEsportsFeed } from '../feeds/esports/index.ts'
import type { Scope } from '../kernel/scope.ts'
import { constant, mapState, type State$ } from '../kernel/state.ts'
import type { EsportsQuery } from '../venues/esports.ts'
import { createEsports, type EsportsModel } from '../views/esports/esportsModel.ts'
import { createLeagueFilter, type LeagueFilterModel } from '../views/leagueFilter/leagueFilter.ts'
import type { VenueCore } from './venueCore.ts'

/** The esports of a venue. */
export interface EsportsStreams extends EsportsModel {
  /** Opens the choice of the leagues of a list. */
  leagues(screen: Scope, query: EsportsQuery): LeagueFilterModel
  /**
   * The venue's image domain, for crests without a host; requested once. Empty for the page's own origin, and until
   * known.
   */
  readonly pictures$: State$<string>
}

/** The part of esports; `null` at a venue without them. Its lists go into the book like those of other sports. */
export function esportsStreams(
  scope: Scope,
  {
    venue,
    conditions,
    settings,
    link,
    addToBook,
  }: Pick<VenueCore, 'venue' | 'conditions' | 'settings' | 'link' | 'addToBook'>,
): EsportsStreams | null {
  const { esports } = venue
  if (esports === undefined) return null
  const feed = createEsportsFeed(scope, { esports, conditions })
  scope.run(feed.answers$.pipe(tap(addToBook)))
  return {
    ...createEsports(scope, {
      feed,
      sort$: mapState(settings.settings$, ({ sort }) => sort),
      serverNow: link.serverTime.now,
    }),
    leagues: (screen, query) =>
      createLeagueFilter(screen, {
        ask: () => esports.leagues(query),
        chosen: query.leagues,
        online$: link.network.online$,
        // The site's groups of leagues are those of the other sports.
        tags$: constant([]),
        betType: 'today',
      }),
    pictures$: feed.pictures$,
  }
}
