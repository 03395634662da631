import { defer, map, mergeMap, type Observable, of, share, tap } from 'rxjs'
import { readWebAddress } from '../domain/webAddress.ts'
import type { KeyValue } from '../ports/storage.ts'
import { domains, domainTypes } from '../wire/site/domains.ts'
import { sitePaths } from '../wire/site/paths.ts'
import type { SiteConfig } from '../wire/site/siteConfig.ts'
import type { Link } from './createLink.ts'
import { storageKeys } from './storageKeys.ts'

type LiveDomainLink = Pick<Link, 'callOpenly' | 'config' | 'deviceId' | 'session'> & {
  readonly times: Pick<Link['times'], 'liveTimeoutMs'>
}

/**
 * The address of the live domain (docs/protocol.md, 4): the site's domain of type 23, requested once for each
 * page and stored on the device. If the request fails, the stored address is used, or else the
 * configuration's default. Emits once and completes.
 */
export function liveDomain$(link: LiveDomainLink, local: KeyValue): Observable<string> {
  let answered = false
  const ask$ = link.config.ready$.pipe(
    mergeMap(({ siteId }) => {
      const session = link.session.session$.value
      return link.callOpenly({
        path: sitePaths.domains,
        body: {
          beingCaptured: false,
          category: null,
          device: null,
          siteId,
          udid: link.deviceId,
          userName: typeof session === 'string' ? null : session.member.name,
          typeList: [domainTypes.live],
        },
        data: domains,
        kind: 'read',
        timeoutMs: link.times.liveTimeoutMs,
      })
    }),
    tap((result) => {
      if (!result.ok) return
      answered = true
      const row = result.value.items.find(({ type }) => type === domainTypes.live)
      const domain = row?.domains.items.find((address) => readWebAddress(address) !== null)
      if (domain === undefined) local.remove(storageKeys.liveDomain)
      else local.set(storageKeys.liveDomain, domain)
    }),
    // Concurrent subscribers share one request.
    share(),
  )
  return link.config.ready$.pipe(
    mergeMap((config) =>
      defer(() => (answered ? of(null) : ask$)).pipe(map(() => keptDomain(local, config))),
    ),
  )
}

function keptDomain(local: KeyValue, { liveBase }: SiteConfig): string {
  return readWebAddress(local.get(storageKeys.liveDomain) ?? '') ?? readWebAddress(liveBase) ?? ''
}
