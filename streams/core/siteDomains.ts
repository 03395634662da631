import type { Scope } from '../kernel/scope.ts'
import { createSiteDomains, type SiteDomains } from '../link/domains.ts'
import type { SiteCore } from './siteCore.ts'

/** The site's domains, shared by all members and venues: `core.site(siteDomains).domainOf('news')`. */
export function siteDomains(scope: Scope, { link, ports }: SiteCore): SiteDomains {
  return createSiteDomains(scope, link, ports.clock)
}
