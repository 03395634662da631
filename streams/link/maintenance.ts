import { filter, forkJoin, map, type Observable, switchMap, take, timer } from 'rxjs'
import type { Failure } from '../domain/failure.ts'
import { err, ok, type Result } from '../domain/result.ts'
import { poll } from '../kernel/poll.ts'
import type { Scope } from '../kernel/scope.ts'
import { shareState } from '../kernel/shareGrace.ts'
import type { State$ } from '../kernel/state.ts'
import { sitePaths } from '../wire/site/paths.ts'
import { siteInfo } from '../wire/site/siteInfo.ts'
import { venueStatuses } from '../wire/site/venueStatus.ts'
import type { Link } from './createLink.ts'

/** Whether the site and the venue are open. */
export interface Opening {
  /** What is closed; `null` if everything is open. */
  readonly closure: 'site' | 'venue' | 'venueClosed' | null
  /** The site's message; `null` if it has none. */
  readonly message: string | null
  /** Platform ms; `null` if unknown. */
  readonly until: number | null
}

interface OpeningDeps {
  readonly link: Pick<Link, 'callOpenly' | 'network' | 'rateLimit'>
  /** A venue or product. Read with each poll, because the member may switch to another venue. */
  readonly venueCode: () => string
  readonly random: () => number
  readonly now: () => number
}

const defaults = { everyMs: 10_000, jitter: 0.2, graceMs: 0 }

/** Polled while it has subscribers, which is while something is closed. `null` until the first answer. */
export function createOpening$(
  scope: Scope,
  { link, venueCode, random, now }: OpeningDeps,
  { everyMs, jitter, graceMs } = defaults,
): State$<Opening | null> {
  const { active$, slowdown$ } = link.network
  const answers$ = poll(() => ask$(link, venueCode()), {
    everyMs,
    jitter,
    active$,
    slowdown$,
    rateLimited$: link.rateLimit.limited$,
    random,
    now,
  }).pipe(
    filter((result) => result.ok),
    map((result) => result.value),
  )
  return shareState<Opening | null>(answers$.pipe(scope.bind()), { initial: null, graceMs })
}

/**
 * The least time until a venue is entered again without the member, ms: it may be in maintenance while the site reports
 * that it is open.
 */
const OPEN_AFTER_MS = 10_000

/** Emits once, when the site reports that the site and the venue are open. */
export function whenOpen$(opening$: State$<Opening | null>, afterMs = OPEN_AFTER_MS): Observable<unknown> {
  return timer(afterMs).pipe(
    switchMap(() => opening$),
    filter((opening) => opening?.closure === null),
    take(1),
  )
}

function ask$(link: Pick<Link, 'callOpenly'>, venueCode: string): Observable<Result<Opening, Failure>> {
  return forkJoin([
    link.callOpenly({ path: sitePaths.siteInfo, body: {}, data: siteInfo, kind: 'read' }),
    link.callOpenly({
      path: sitePaths.venueStatus,
      body: { venueCodes: [venueCode], flag: 1 },
      data: venueStatuses,
      kind: 'read',
    }),
  ]).pipe(
    map(([site, venues]) => {
      if (!site.ok) return err(site.error)
      const { maintenance } = site.value
      if (maintenance !== null) {
        const message = maintenance.message === '' ? null : maintenance.message
        return ok<Opening>({ closure: 'site', message, until: maintenance.until })
      }
      if (!venues.ok) return err(venues.error)
      const status = venues.value.items.find((venue) => venue.venueCode === venueCode)?.status
      return ok<Opening>({ closure: closureOf(status), message: null, until: null })
    }),
  )
}

function closureOf(status: 'open' | 'closed' | 'maintenance' | 'unknown' | undefined): Opening['closure'] {
  if (status === 'maintenance') return 'venue'
  return status === 'closed' ? 'venueClosed' : null
}
