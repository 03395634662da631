import { map } from 'rxjs'
import type { Scope } from '../kernel/scope.ts'
import type { DomainType } from '../link/domains.ts'
import type { State$ } from '../kernel/state.ts'
import { createPermanentDomain, type PermanentDomain } from '../views/permanentDomain.ts'
import type { Parts } from './parts.ts'
import type { SiteCore } from './siteCore.ts'
import { siteDomains } from './siteDomains.ts'

/** The addresses of the site that a member may open or keep. */
export interface AddressStreams {
  address$(type: DomainType): State$<string | null>
  readonly permanent: PermanentDomain
}

export function addressStreams(
  scope: Scope,
  { link, ports }: SiteCore,
  part: Parts<SiteCore>,
): AddressStreams {
  const { address$, main$ } = part(siteDomains)
  return {
    address$,
    permanent: createPermanentDomain(scope, {
      shows$: link.config.ready$.pipe(map(({ showsPermanentDomain }) => showsPermanentDomain === true)),
      address$: address$('permanent'),
      main$: link.firstList.afterFirstList$(() => main$),
      device: ports.storage.local,
    }),
  }
}
