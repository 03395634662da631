import { filter, map, switchMap } from 'rxjs'
import { poll } from '../kernel/poll.ts'
import type { Scope } from '../kernel/scope.ts'
import { shareState } from '../kernel/shareGrace.ts'
import type { State$ } from '../kernel/state.ts'
import { sitePaths } from '../wire/site/paths.ts'
import { type VenueStatus, venueStatuses } from '../wire/site/venueStatus.ts'
import type { Link } from './createLink.ts'

export type { VenueStatus }

/** The status of each venue, by its code. Venues that the site has not reported are missing. */
export type VenueStatuses = ReadonlyMap<string, VenueStatus>

interface VenueStatusesDeps {
  readonly link: Pick<Link, 'callOpenly' | 'network' | 'rateLimit'>
  readonly codes$: State$<readonly string[]>
  readonly random: () => number
  readonly now: () => number
}

const UNKNOWN: VenueStatuses = new Map()

const defaults = { everyMs: 10_000, jitter: 0.2, graceMs: 0 }

/** Which of several venues are open. Polled while it has subscribers, which is while they are to choose from. */
export function createVenueStatuses$(
  scope: Scope,
  { link, codes$, random, now }: VenueStatusesDeps,
  { everyMs, jitter, graceMs } = defaults,
): State$<VenueStatuses> {
  const { active$, slowdown$ } = link.network
  const ask = (venueCodes: readonly string[]) =>
    link.callOpenly({
      path: sitePaths.venueStatus,
      body: { venueCodes, flag: 1 },
      data: venueStatuses,
      kind: 'read',
    })
  const times = { everyMs, jitter, active$, slowdown$, rateLimited$: link.rateLimit.limited$, random, now }
  const answers$ = codes$.pipe(
    switchMap((codes) => poll(() => ask(codes), times)),
    filter((result) => result.ok),
    map(({ value }) => new Map(value.items.map(({ venueCode, status }) => [venueCode, status] as const))),
  )
  return shareState<VenueStatuses>(answers$.pipe(scope.bind()), { initial: UNKNOWN, graceMs })
}
