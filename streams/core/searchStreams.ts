import type { Scope } from '../kernel/scope.ts'
import { createSearch, type SearchModel } from '../views/search/searchModel.ts'
import type { VenueCore } from './venueCore.ts'

/** The search screen's streams; `null` at a venue without search. */
export type SearchStreams = ((screen: Scope) => SearchModel) | null

export function searchStreams(
  _scope: Scope,
  { venue, ports, member, link }: Pick<VenueCore, 'venue' | 'ports' | 'member' | 'link'>,
): SearchStreams {
  const { search } = venue
  if (search === undefined) return null
  return (screen) =>
    createSearch(screen, {
      search,
      device: ports.storage.local,
      memberId: member.id,
      online$: link.network.online$,
    })
}
