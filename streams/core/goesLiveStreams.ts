import {
  combineLatest,
  distinctUntilChanged,
  filter,
  map,
  merge,
  type Observable,
  of,
  switchMap,
  take,
} from 'rxjs'
import type { LiveRoom } from '../domain/room/room.ts'
import { type FavouritesFeed, isFavourite } from '../feeds/favourites/index.ts'
import { createRoomsFeed } from '../feeds/rooms/index.ts'
import { feedTimes } from '../feeds/times.ts'
import type { Scope } from '../kernel/scope.ts'
import { createLiveLink } from '../link/liveLink.ts'
import { createGoesLive, type GoesLive } from '../views/room/goesLive.ts'
import { followedAnchors } from './followedAnchors.ts'
import { siteDomains } from './siteDomains.ts'
import type { VenueCore } from './venueCore.ts'

/**
 * Rooms that go live. No list is read on every screen otherwise, so this one is, seldom, and only for members who
 * follow an anchor or have a favourite.
 */
export function goesLiveStreams(
  scope: Scope,
  core: VenueCore,
): (screen: Scope, favourites: FavouritesFeed) => GoesLive {
  const { link, ports, site, settings, conditions, venue, book } = core
  const { ids$ } = site(followedAnchors)
  const { rooms$ } = createRoomsFeed(
    scope,
    {
      venueCode: venue.code,
      request: createLiveLink(link, ports, site(siteDomains)).liveCall,
      conditions,
      log: () => undefined,
    },
    { everyMs: feedTimes.earlyEveryMs },
  )
  return (screen, favourites) => {
    const reasonOf = ({ anchor, match }: LiveRoom) => {
      if (ids$.value.has(anchor.id)) return 'anchor'
      if (match === null) return null
      const known = book.match$(match.matchId).value
      const choices = favourites.choices$.value
      const isChosen =
        known === null ? choices.get(`match ${match.matchId}`)?.on === true : isFavourite(choices, known)
      return isChosen ? 'match' : null
    }
    const isOn$ = settings.settings$.pipe(map(({ liveNews }) => liveNews === 'on'))
    return createGoesLive(screen, {
      rooms$: rooms$().pipe(
        map(({ value }) => value),
        filter((rooms) => rooms !== undefined),
        distinctUntilChanged(),
      ),
      isWanted$: combineLatest([isOn$, ids$, hasFavourites$(favourites)]).pipe(
        map(([isOn, ids, has]) => isOn && (ids.size > 0 || has)),
        distinctUntilChanged(),
      ),
      reasonOf,
      visit: ports.storage.session,
    })
  }
}

/** Those of earlier visits are counted once; those that are chosen now are known. */
function hasFavourites$({ offered, choices$, count$ }: FavouritesFeed): Observable<boolean> {
  if (!offered) return of(false)
  const had$ = count$.pipe(
    filter((count) => count !== null),
    take(1),
    map((count) => count > 0),
  )
  return merge(of(false), had$).pipe(
    switchMap((had) => choices$.pipe(map((choices) => had || [...choices.values()].some(({ on }) => on)))),
    distinctUntilChanged(),
  )
}
