import type { Sport } from '../domain/vocabulary/sports.ts'
import { createPinnedMarkets } from '../feeds/pinnedMarkets/index.ts'
import type { Scope } from '../kernel/scope.ts'
import { createMatch, type MatchModel } from '../views/match/matchModel.ts'
import type { VenueCore } from './venueCore.ts'

/** Opens the page of a match until its screen ends. */
export type MatchStreams = (screen: Scope, matchId: string, sport: Sport) => MatchModel

/** The streams of the match page, whose code comes with it. */
export function matchStreams(
  _scope: Scope,
  { book, detail, ports, member }: Pick<VenueCore, 'book' | 'detail' | 'ports' | 'member'>,
): MatchStreams {
  return (screen, matchId, sport) =>
    createMatch(screen, {
      match$: book.feed$(matchId),
      detail$: detail.detail$(matchId),
      layout$: book.layout$(matchId),
      wholeAt$: book.wholeAt$(matchId),
      categories$: detail.categories$(matchId, sport),
      pins: createPinnedMarkets(screen, ports.storage.local, member.id),
    })
}
