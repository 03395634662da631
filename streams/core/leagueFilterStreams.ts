import type { MatchQuery } from '../domain/menu.ts'
import { createLeagueTags$ } from '../feeds/leagueTags/index.ts'
import type { Scope } from '../kernel/scope.ts'
import { createLeagueFilter, type LeagueFilterModel } from '../views/leagueFilter/leagueFilter.ts'
import { leagueTags } from '../wire/site/leagueTags.ts'
import { sitePaths } from '../wire/site/paths.ts'
import type { VenueCore } from './venueCore.ts'

/** Opens the choice of leagues of a list; `null` at a venue without it. */
export type LeagueFilterStreams = ((screen: Scope, query: MatchQuery) => LeagueFilterModel) | null

export function leagueFilterStreams(
  scope: Scope,
  { venue, link, ports, settings }: Pick<VenueCore, 'venue' | 'link' | 'ports' | 'settings'>,
): LeagueFilterStreams {
  const { leagues } = venue.sports
  if (leagues === undefined) return null
  // Read when the choice is first opened; the venue's streams are made anew with another language.
  const tags$ = createLeagueTags$(scope, {
    ask: () =>
      link.call({
        path: sitePaths.leagueTags,
        body: { venueCode: venue.code },
        data: leagueTags,
        kind: 'read',
        retries: 1,
      }),
    device: ports.storage.local,
    venue: venue.code,
    language: settings.settings$.value.language,
  })
  return (screen, query) =>
    createLeagueFilter(screen, {
      ask: () => leagues(query),
      chosen: query.leagues,
      online$: link.network.online$,
      tags$,
      betType: query.betType,
    })
}
