import { map, mergeMap, type Observable, tap } from 'rxjs'
import { readWebAddress } from '../domain/webAddress.ts'
import type { KeyValue } from '../ports/storage.ts'
import type { SiteConfig } from '../wire/site/siteConfig.ts'
import type { Link } from './createLink.ts'
import { type SiteDomains, usableAddresses } from './domains.ts'
import { storageKeys } from './storageKeys.ts'

/**
 * The address of the live domain (docs/protocol.md, 4): the site's domain of type 23, stored on the device. If
 * the list of domains cannot be loaded, the stored address is used, or else the configuration's default. Emits
 * once and completes.
 */
export function liveDomain$(
  { config, origin }: Pick<Link, 'config' | 'origin'>,
  domains: Pick<SiteDomains, 'domainOf' | 'domains$'>,
  local: KeyValue,
): Observable<string> {
  return config.ready$.pipe(
    mergeMap((ready) =>
      domains.domainOf('live').pipe(
        tap((address) => {
          if (address !== null) local.set(storageKeys.liveDomain, address)
          else if (domains.domains$.value.status === 'live') local.remove(storageKeys.liveDomain)
        }),
        map(() => keptDomain(local, ready, origin)),
      ),
    ),
  )
}

function keptDomain(local: KeyValue, config: SiteConfig, ownOrigin: string): string {
  const stored = usableAddresses(config, ownOrigin)(local.get(storageKeys.liveDomain) ?? '')
  return stored ?? readWebAddress(config.liveBase) ?? ''
}
