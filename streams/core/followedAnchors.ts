import type { Scope } from '../kernel/scope.ts'
import { createFollowedAnchors, type FollowedAnchors } from '../views/room/followedAnchors.ts'
import type { SiteCore } from './siteCore.ts'

/** The anchors that are followed on this device, whoever is signed in. */
export function followedAnchors(scope: Scope, { ports }: SiteCore): FollowedAnchors {
  return createFollowedAnchors(scope, ports.storage.local)
}
