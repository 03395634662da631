import type { Failure, FailureAction } from '../domain/failure.ts'
import { siteCodeName, type SiteCodeName, siteCodes } from '../wire/site/codes.ts'

/** What a code does beyond telling its caller (specification, platform part, 8). */
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
  accountBlocked: 'signOut',
  ipBlocked: 'redirect',
  deviceBlocked: 'redirect',
  accessRestricted: 'redirect',
  systemMaintenance: 'redirect',
  venueMaintenance: 'redirect',
}

/** The reason that a failure of a site call names. */
export function siteReason(reason: string): SiteReason {
  return Object.hasOwn(siteCodes, reason) ? (reason as SiteCodeName) : 'unknown'
}

/** The catalogue of the main provider: a code's text, what the member can do, and what happens by itself. */
export function siteError(reason: SiteReason): SiteError {
  return {
    textKey: `errors.site.${reason}`,
    action: actions[reason] ?? 'none',
    behaviour: behaviours[reason] ?? 'none',
  }
}

/** The failure that an answer with this code is; never called for code 0. Rate limits count as transport. */
export function siteFailure(code: number, message: string): Failure {
  const reason = siteCodeName(code)
  if (reason === 'rateLimited') return { lane: 'transport', kind: 'rateLimited' }
  const { textKey, action } = siteError(reason)
  return { lane: 'outcome', reason, textKey, message: message === '' ? null : message, action }
}
