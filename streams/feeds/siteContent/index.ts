import { map, type Observable } from 'rxjs'
import type * as v from 'valibot'
import type { Sponsor, VenueAdvert } from '../../domain/siteContent.ts'
import { shareState } from '../../kernel/shareGrace.ts'
import type { State$ } from '../../kernel/state.ts'
import type { Link } from '../../link/createLink.ts'
import { contentPaths, sponsors, venueAdverts } from '../../wire/site/content.ts'

/** What the operator publishes (docs/site/content.md). A list that cannot be read is empty: nothing depends on it. */
export interface SiteContent {
  /** In the order in which they are shown. */
  readonly sponsors$: State$<readonly Sponsor[]>
  /** The first advert of each venue, by its code. */
  readonly adverts$: State$<ReadonlyMap<string, VenueAdvert>>
}

/** How long a list is kept after it was last shown, ms. */
const GRACE_MS = 60_000

/** Each list is requested when it is shown, once for all who show it. */
export function createSiteContent(link: Pick<Link, 'callOpenly'>): SiteContent {
  const read$ = <const S extends v.GenericSchema, T>(
    path: string,
    data: S,
    of: (value: v.InferOutput<S>) => T,
    none: T,
  ): Observable<T> =>
    link
      .callOpenly({ path, body: {}, data, kind: 'read' })
      .pipe(map((result) => (result.ok ? of(result.value) : none)))
  const NO_SPONSORS: readonly Sponsor[] = []
  const NO_ADVERTS: ReadonlyMap<string, VenueAdvert> = new Map()
  return {
    sponsors$: shareState(
      read$(contentPaths.sponsors, sponsors, ({ items }): readonly Sponsor[] => items, NO_SPONSORS),
      { initial: NO_SPONSORS, graceMs: GRACE_MS },
    ),
    adverts$: shareState(
      read$(contentPaths.adverts, venueAdverts, ({ items }) => firstByVenue(items), NO_ADVERTS),
      { initial: NO_ADVERTS, graceMs: GRACE_MS },
    ),
  }
}

function firstByVenue(adverts: readonly VenueAdvert[]): ReadonlyMap<string, VenueAdvert> {
  return new Map(adverts.toReversed().map((advert) => [advert.venueCode, advert]))
}
