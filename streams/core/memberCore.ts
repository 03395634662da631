import type { PollConditions } from '../feeds/polledFeed.ts'
import { keepSettings, type SettingsFeed, settingsOwner, type VenueCopy } from '../feeds/settings/index.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Cell } from '../kernel/state.ts'
import type { Link } from '../link/createLink.ts'
import { noteFormerSlip } from '../machines/slip/slipKeys.ts'
import type { Ports } from '../ports/ports.ts'
import { createGiftSpend, type GiftSpend } from '../views/protection/giftSpend.ts'
import type { Notices } from '../views/notices.ts'
import type { MemberInfo } from '../wire/site/member.ts'
import type { Parts } from './parts.ts'
import type { SiteCore } from './siteCore.ts'

export interface MemberDeps {
  readonly member: { readonly id: string; readonly name: string }
  readonly link: Link
  readonly ports: Ports
  readonly settings: SettingsFeed
  readonly notices: Notices
  /** What belongs to the site, and outlives the member. */
  readonly site: Parts<SiteCore>
  /** Where the visit begins; `null` for a list of sports, and once a venue was launched. */
  readonly opensWith: Cell<'esports' | null>
}

/** The state of a member that does not depend on the venue. It lives until the member signs out. */
export interface MemberCore extends MemberDeps {
  readonly conditions: PollConditions
  readonly giftSpend: GiftSpend
  /** The settings that the present venue stores too; `null` if it stores none. Set by the venue's core. */
  readonly venueCopy: Cell<VenueCopy | null>
  /** What the site says of the member; `null` until it has answered. */
  readonly info: Cell<MemberInfo | null>
}

export function createMemberCore(scope: Scope, deps: MemberDeps): MemberCore {
  const { link, ports, settings, notices, member } = deps
  const { network, rateLimit, serverTime } = link
  const venueCopy = scope.cell<VenueCopy | null>(null)
  // Must run before `keepSettings` replaces the owner of the stored settings.
  noteFormerSlip(ports.storage.local, settingsOwner(ports.storage.local) ?? member.id)
  keepSettings(scope, {
    memberId: member.id,
    settings,
    device: ports.storage.local,
    link,
    venueCopy$: venueCopy.state$,
    say: notices.say,
    serverNow: serverTime.now,
  })
  return {
    ...deps,
    conditions: {
      active$: network.active$,
      online$: network.online$,
      rateLimited$: rateLimit.limited$,
      reach$: network.reach$,
      slowdown$: network.slowdown$,
      random: () => ports.random.next(),
      now: () => ports.clock.now(),
    },
    giftSpend: createGiftSpend(scope, { memory: ports.storage.session, memberId: member.id }),
    venueCopy,
    info: scope.cell<MemberInfo | null>(null),
  }
}
