import { createSeenNotices } from '../feeds/siteContent/index.ts'
import type { Scope } from '../kernel/scope.ts'
import { createSiteNotices, type SiteNotices } from '../views/siteNotices.ts'
import { contentStreams } from './contentStreams.ts'
import type { VenueCore } from './venueCore.ts'

/** How often it is checked whether a notice begins or ends, platform ms. */
const CHECK_MS = 30_000

/** The operator's notices, and which of them the member has seen. */
export function noticeStreams(
  scope: Scope,
  { site, link, member, ports }: Pick<VenueCore, 'site' | 'link' | 'member' | 'ports'>,
): SiteNotices {
  const { serverTime } = link
  const { local, session } = ports.storage
  return createSiteNotices({
    notices$: site(contentStreams).notices$,
    seen: createSeenNotices(scope, { device: local, visit: session }, member.id),
    now$: scope.state(serverTime.tick$(CHECK_MS), serverTime.now()),
    now: serverTime.now,
  })
}
