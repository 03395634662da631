import {
  defer,
  distinctUntilChanged,
  filter,
  map,
  mergeMap,
  type Observable,
  of,
  switchMap,
  take,
  tap,
} from 'rxjs'
import { originOfAddress, readWebAddress } from '../domain/webAddress.ts'
import { CONNECTING, type Feed, type FeedReason, interrupted, live } from '../kernel/feed.ts'
import type { Scope } from '../kernel/scope.ts'
import { singleFlight } from '../kernel/singleFlight.ts'
import { mapState, type State$ } from '../kernel/state.ts'
import type { Clock } from '../ports/environment.ts'
import { DEFAULT_DOMAIN_TYPES, domains, domainTypes, mainDomain } from '../wire/site/domains.ts'
import { sitePaths } from '../wire/site/paths.ts'
import type { SiteConfig } from '../wire/site/siteConfig.ts'
import type { Link } from './createLink.ts'
import type { SessionState } from './session.ts'

/** The domains that are used by name. */
export type DomainType = keyof typeof domainTypes

/** The usable addresses of each type, by its number. Types without one are left out. */
export type DomainTable = ReadonlyMap<number, readonly string[]>

/** The site's domains (docs/protocol.md, 1.8): one list, shared by all who need an address. */
export interface SiteDomains {
  /**
   * Requested after the first list, and again for another member; the last list is kept when that fails.
   */
  readonly domains$: State$<Feed<DomainTable>>
  /** The first address of a type at present; `null` while it is unknown and where the site has none. */
  address$(type: DomainType): State$<string | null>
  /**
   * The same for a call that needs it at once. Requests the list unless it is there; emits once and completes.
   */
  domainOf(type: DomainType): Observable<string | null>
  /** The site's main address, requested when it is subscribed; `null` where the site names none. */
  readonly main$: Observable<string | null>
}

type DomainsLink = Pick<Link, 'callOpenly' | 'config' | 'deviceId' | 'firstList' | 'origin' | 'session'> & {
  readonly times: Pick<Link['times'], 'liveTimeoutMs'>
}

export function createSiteDomains(scope: Scope, link: DomainsLink, clock: Clock): SiteDomains {
  const held = scope.cell<Feed<DomainTable>>(CONNECTING)
  const flight = singleFlight<Feed<DomainTable>>(scope)
  const who$ = link.session.session$.pipe(
    filter((session) => session !== 'restoring'),
    map(userName),
    distinctUntilChanged(),
  )
  let askedFor: string | null | undefined
  let answeredFor: string | null | undefined

  const ask = (name: string | null): Observable<Feed<DomainTable>> => {
    // The answer to a former member's request is not adopted.
    const pending$ = askedFor === name ? flight.pending() : null
    if (pending$ !== null) return pending$
    askedFor = name
    return flight.start(
      request$(link, name).pipe(
        map((answer) =>
          typeof answer === 'string' ? interrupted(held.state$.value, answer) : live(answer, clock.now()),
        ),
        tap((feed) => {
          if (askedFor !== name) return
          if (feed.status === 'live') answeredFor = name
          held.set(feed)
        }),
      ),
    )
  }
  const current$ = (name: string | null): Observable<Feed<DomainTable>> =>
    defer(() => (answeredFor === name ? of(held.state$.value) : ask(name)))

  scope.run(who$.pipe(switchMap((name) => link.firstList.afterFirstList$(() => current$(name)))))
  return {
    domains$: held.state$,
    address$: (type) => mapState(held.state$, (feed) => firstOf(feed, type)),
    domainOf: (type) =>
      who$.pipe(
        take(1),
        mergeMap(current$),
        map((feed) => firstOf(feed, type)),
      ),
    main$: main$(link),
  }
}

/** The list, or why there is none. Emits once and completes. */
function request$(link: DomainsLink, name: string | null): Observable<DomainTable | FeedReason> {
  return link.config.ready$.pipe(
    mergeMap((config) =>
      link
        .callOpenly({
          path: sitePaths.domains,
          body: {
            beingCaptured: false,
            category: null,
            device: null,
            siteId: config.siteId,
            udid: link.deviceId,
            userName: name,
            typeList: DEFAULT_DOMAIN_TYPES,
          },
          data: domains,
          kind: 'read',
          timeoutMs: link.times.liveTimeoutMs,
        })
        .pipe(
          map((result): DomainTable | FeedReason => {
            if (!result.ok) return result.error.type === 'transport' ? 'network' : 'refused'
            const usable = usableAddresses(config, link.origin)
            return new Map(
              result.value.items.flatMap(({ type, domains: { items } }) => {
                const addresses = items.flatMap((given) => usable(given) ?? [])
                return addresses.length === 0 ? [] : [[type, addresses]]
              }),
            )
          }),
        ),
    ),
  )
}

function main$(link: DomainsLink): Observable<string | null> {
  return link.config.ready$.pipe(
    mergeMap((config) =>
      link
        .callOpenly({ path: sitePaths.mainDomain, body: {}, data: mainDomain, kind: 'read', retries: 3 })
        .pipe(
          map((result) => (result.ok ? usableAddresses(config, link.origin)(result.value.domain) : null)),
        ),
    ),
  )
}

/**
 * Reads an address, and refuses it unless its origin is the page's own or in the site's configuration: a list of
 * domains alone must not lead members or their calls to another host.
 */
export function usableAddresses(
  { apiBase, liveBase, origins = [] }: SiteConfig,
  ownOrigin: string,
): (given: string) => string | null {
  const allowed = new Set(
    [ownOrigin, apiBase, liveBase, ...origins].flatMap((each) => {
      const address = readWebAddress(each)
      return address === null ? [] : [originOfAddress(address)]
    }),
  )
  return (given) => {
    const address = readWebAddress(given)
    return address !== null && allowed.has(originOfAddress(address)) ? address : null
  }
}

function firstOf({ value }: Feed<DomainTable>, type: DomainType): string | null {
  return value?.get(domainTypes[type])?.[0] ?? null
}

function userName(session: SessionState): string | null {
  return typeof session === 'string' ? null : session.member.name
}
