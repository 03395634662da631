import { mergeMap } from 'rxjs'
import type { Link } from './createLink.ts'
import type { SiteDomains } from './domains.ts'

/** Calls at the news domain (docs/site/news.md). Each emits one result and completes. Never errors. */
export type NewsLink = Pick<Link, 'call' | 'callOpenly'>

/**
 * The news domain is looked up with each call; where the site has none, its own address is called. Open calls are sent
 * without cookies, because the session is in one of them.
 */
export function createNewsLink(link: NewsLink, domains: Pick<SiteDomains, 'domainOf'>): NewsLink {
  return {
    call: (call) =>
      domains.domainOf('news').pipe(mergeMap((base) => link.call({ ...call, base: base ?? undefined }))),
    callOpenly: (call) =>
      domains
        .domainOf('news')
        .pipe(mergeMap((base) => link.callOpenly({ ...call, base: base ?? undefined, credentials: 'omit' }))),
  }
}
