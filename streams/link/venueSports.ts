import { defer, NEVER, of, switchMap } from 'rxjs'
import type * as v from 'valibot'
import { type Sport, sportOfId } from '../domain/vocabulary/sports.ts'
import type { Scope } from '../kernel/scope.ts'
import { shareState } from '../kernel/shareGrace.ts'
import type { State$ } from '../kernel/state.ts'
import { sitePaths } from '../wire/site/paths.ts'
import { sportVenues, venueCategories } from '../wire/site/sportVenues.ts'
import type { Link } from './createLink.ts'

/** The sports of each venue, by its code. Venues that the site has not listed are missing. */
export type VenueSports = ReadonlyMap<string, readonly Sport[]>

const UNKNOWN: VenueSports = new Map()
const RETRIES = 3

/** What can be bet on at each venue. Asked for by the first subscriber, which is when somebody chooses a venue. */
export function createVenueSports$(scope: Scope, link: Pick<Link, 'callOpenly'>): State$<VenueSports> {
  const body = { category: venueCategories.all }
  const answer$ = defer(() =>
    link.callOpenly({ path: sitePaths.sportVenues, body, data: sportVenues, kind: 'read', retries: RETRIES }),
  ).pipe(
    // A failure does not end the state, so the next to choose asks again.
    switchMap((result) => (result.ok ? of(sportsByVenue(result.value)) : NEVER)),
  )
  return shareState<VenueSports>(answer$.pipe(scope.bind()), { initial: UNKNOWN, graceMs: 0 })
}

function sportsByVenue({ items }: v.InferOutput<typeof sportVenues>): VenueSports {
  return new Map(
    items.map(({ venueCode, sports }) => [venueCode, sports.items.flatMap((id) => sportOfId(id) ?? [])]),
  )
}
