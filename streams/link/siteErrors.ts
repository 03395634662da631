import type { Failure, FailureAction } from '../domain/failure.ts'
import { siteCodeName, type SiteCodeName, siteCodes } from '../wire/site/codes.ts'

/** The effect of a code besides the failure that the caller receives (docs/protocol.md, 1.4). */
export type SiteBehaviour = 'none' | 'signOut' | 'redirect'

export type SiteReason = SiteCodeName | 'unknown'

export interface SiteError {
  readonly textKey: string
  readonly action: FailureAction
  readonly behaviour: SiteBehaviour
}

const actions: Partial<Record<SiteReason, FailureAction>> = {
  common: 'tryAgain',
  auth: 'signIn',
  loggedInElsewhere: 'signIn',
  passwordChanged: 'signIn',
  accountBlocked: 'support',
  ipBlocked: 'support',
  deviceBlocked: 'support',
  accessRestricted: 'support',
  systemMaintenance: 'later',
  venueMaintenance: 'later',
  venueNotOpen: 'later',
  liveMaintenance: 'later',
  interfaceDegraded: 'later',
  rateLimited: 'later',
  limit: 'later',
  apiAuth: 'tryAgain',
  verificationCode: 'tryAgain',
}

const behaviours: Partial<Record<SiteReason, SiteBehaviour>> = {
  auth: 'signOut',
  loggedInElsewhere: 'signOut',
  passwordChanged: 'signOut',
  accountBlocked: 'signOut',
  ipBlocked: 'redirect',
  deviceBlocked: 'redirect',
  accessRestricted: 'redirect',
  systemMaintenance: 'redirect',
  venueMaintenance: 'redirect',
}

/** Reasons for which the platform has ended a session. */
const SESSION_ENDS: ReadonlySet<SiteReason> = new Set([
  'loggedInElsewhere',
  'accountBlocked',
  'passwordChanged',
])

export function endsSession(reason: SiteReason): boolean {
  return SESSION_ENDS.has(reason)
}

/** The reason in a failure of a site call. */
export function siteReason(reason: string): SiteReason {
  return Object.hasOwn(siteCodes, reason) ? (reason as SiteCodeName) : 'unknown'
}

/** The entry of a code: its text, what the member can do, and its effect. */
export function siteError(reason: SiteReason): SiteError {
  return {
    textKey: `errors.site.${reason}`,
    action: actions[reason] ?? 'none',
    behaviour: behaviours[reason] ?? 'none',
  }
}

/** The failure for an answer with this code; not called for code 0. Rate limits are transport failures. */
export function siteFailure(code: number, message: string): Failure {
  const reason = siteCodeName(code)
  if (reason === 'rateLimited') return { type: 'transport', kind: 'rateLimited' }
  const { textKey, action } = siteError(reason)
  return { type: 'refusal', reason, textKey, message: message === '' ? null : message, action }
}
