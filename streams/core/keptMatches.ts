import { merge, tap } from 'rxjs'
import type { Match } from '../domain/match.ts'
import { createBaseInfoFeed } from '../feeds/baseInfo/index.ts'
import type { Feed } from '../kernel/feed.ts'
import type { Scope } from '../kernel/scope.ts'
import { type State$, stateFrom } from '../kernel/state.ts'
import type { VenueCore } from './venueCore.ts'

/** Matches with subscribers that are not in a list on the screen. */
export interface KeptMatches {
  match$(matchId: string): State$<Feed<Match>>
}

export function keptMatches(
  scope: Scope,
  { venue, conditions, book, addToBook }: Pick<VenueCore, 'venue' | 'conditions' | 'book' | 'addToBook'>,
): KeptMatches {
  const baseInfo = createBaseInfoFeed(scope, { sports: venue.sports, conditions })
  scope.run(baseInfo.answers$.pipe(tap(addToBook)))
  return {
    match$: (matchId) => {
      const feed$ = book.feed$(matchId)
      return stateFrom(() => feed$.value, merge(baseInfo.keep$(matchId), feed$))
    },
  }
}
