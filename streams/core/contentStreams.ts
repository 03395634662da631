import { createSiteContent, type SiteContent } from '../feeds/siteContent/index.ts'
import type { Scope } from '../kernel/scope.ts'
import type { SiteCore } from './siteCore.ts'

/** What the operator publishes, shared by all screens. */
export function contentStreams(scope: Scope, { link }: SiteCore): SiteContent {
  return createSiteContent(scope, link)
}
