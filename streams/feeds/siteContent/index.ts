import { exhaustMap, map, type Observable, scan, timer } from 'rxjs'
import type * as v from 'valibot'
import type { Failure } from '../../domain/failure.ts'
import type { Result } from '../../domain/result.ts'
import {
  type ElectronicGame,
  type HomeConfig,
  type SiteBanner,
  type SiteNotice,
  type Sponsor,
  USUAL_HOME,
  type VenueAdvert,
  type VideoName,
} from '../../domain/siteContent.ts'
import { keyed } from '../../kernel/keyed.ts'
import { shareState } from '../../kernel/shareGrace.ts'
import type { Scope } from '../../kernel/scope.ts'
import type { State$ } from '../../kernel/state.ts'
import type { Link } from '../../link/createLink.ts'
import {
  contentPaths,
  electronicGames,
  homeConfig,
  siteBanners,
  siteNotices,
  sponsors,
  venueAdverts,
  videoSwitch,
} from '../../wire/site/content.ts'
import { bannersOf, homeConfigOf, noticesOf } from './readContent.ts'

export { createSeenNotices, type SeenNotices } from './seenNotices.ts'

/** What the operator publishes (docs/site/content.md). A list that cannot be read is empty: nothing depends on it. */
export interface SiteContent {
  /** In the order in which they are shown. */
  readonly sponsors$: State$<readonly Sponsor[]>
  /** The first advert of each venue, by its code. */
  readonly adverts$: State$<ReadonlyMap<string, VenueAdvert>>
  readonly banners$: State$<readonly SiteBanner[]>
  /** `null` until it is known; the usual one when it cannot be read. */
  readonly homeConfig$: State$<HomeConfig | null>
  /** Also those that begin later. */
  readonly notices$: State$<readonly SiteNotice[]>
  /** The games that can be launched, at all venues. */
  readonly games$: State$<readonly ElectronicGame[]>
  /** Whether a kind of video is on, asked when one is shown; `null` until it is known. */
  video$(name: VideoName): State$<boolean | null>
}

/** How long a list is kept after it was last shown, ms. */
const GRACE_MS = 60_000
/** How often what every screen depends on is asked again, ms. */
const AGAIN_MS = 600_000

const NO_SPONSORS: readonly Sponsor[] = []
const NO_ADVERTS: ReadonlyMap<string, VenueAdvert> = new Map()
const NO_BANNERS: readonly SiteBanner[] = []
const NO_GAMES: readonly ElectronicGame[] = []
const NO_NOTICES: readonly SiteNotice[] = []

/** Each list is requested when it is shown, once for all who show it. */
export function createSiteContent(scope: Scope, link: Pick<Link, 'callOpenly'>): SiteContent {
  const ask$ = <const S extends v.GenericSchema>(
    path: string,
    data: S,
    body: object = {},
  ): Observable<Result<v.InferOutput<S>, Failure>> =>
    link.callOpenly({ path, body, data, kind: 'read' }).pipe(scope.bind())
  const once$ = <const S extends v.GenericSchema, T>(
    path: string,
    data: S,
    of: (value: v.InferOutput<S>) => T,
    none: T,
  ): State$<T> =>
    shareState(ask$(path, data).pipe(map((result) => (result.ok ? of(result.value) : none))), {
      initial: none,
      graceMs: GRACE_MS,
    })
  return {
    sponsors$: once$(contentPaths.sponsors, sponsors, ({ items }): readonly Sponsor[] => items, NO_SPONSORS),
    adverts$: once$(contentPaths.adverts, venueAdverts, ({ items }) => firstByVenue(items), NO_ADVERTS),
    banners$: once$(contentPaths.banners, siteBanners, bannersOf, NO_BANNERS),
    games$: once$(
      contentPaths.electronicGames,
      electronicGames,
      ({ items }): readonly ElectronicGame[] => items,
      NO_GAMES,
    ),
    homeConfig$: shareState<HomeConfig | null>(
      again$(() => ask$(contentPaths.homeConfig, homeConfig), homeConfigOf, USUAL_HOME).pipe(scope.bind()),
      { initial: null, graceMs: GRACE_MS },
    ),
    notices$: shareState(
      again$(() => ask$(contentPaths.notices, siteNotices), noticesOf, NO_NOTICES).pipe(scope.bind()),
      { initial: NO_NOTICES, graceMs: GRACE_MS },
    ),
    video$: keyed<VideoName, boolean | null>(
      (name) =>
        // A switch that cannot be read stops nobody from watching.
        ask$(contentPaths.videoSwitch, videoSwitch, { name }).pipe(
          map((result) => !result.ok || result.value.open),
        ),
      { initial: () => null, graceMs: 0 },
    ),
  }
}

/** Asks now and then; a failure keeps what was known. */
function again$<W, T>(
  ask$: () => Observable<Result<W, Failure>>,
  of: (value: W) => T,
  none: T,
): Observable<T> {
  return timer(0, AGAIN_MS).pipe(
    exhaustMap(ask$),
    scan((known, result) => (result.ok ? of(result.value) : known), none),
  )
}

function firstByVenue(adverts: readonly VenueAdvert[]): ReadonlyMap<string, VenueAdvert> {
  return new Map(adverts.toReversed().map((advert) => [advert.venueCode, advert]))
}
