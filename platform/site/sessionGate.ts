import type { SessionState } from '../store/sessions.ts'
import type { Store } from '../store/store.ts'
import { refusal } from './siteReply.ts'
import type { SiteReply } from './siteReply.ts'
import type { TokenHolder, Tokens, TokenUse } from './tokens.ts'

export type Admission =
  | ({ readonly admitted: true } & TokenHolder)
  /** `why` is the answer of the site. */
  | { readonly admitted: false; readonly why: SiteReply }

/**
 * Checks the caller: a valid token of an open session, of a member of this site who is not blocked. Several
 * sites may share a database; each has its own keys.
 */
export interface SessionGate {
  admit(use: TokenUse, token: string): Promise<Admission>
}

const SIGN_IN = refusal('auth', 'signIn')

export interface SessionGateDeps {
  readonly siteId: number
  readonly store: Store
  readonly tokens: Tokens
  /** Real ms. */
  readonly real: () => number
}

export function createSessionGate({ siteId, store, tokens, real }: SessionGateDeps): SessionGate {
  return {
    async admit(use, token) {
      const holder = token === '' ? null : await tokens.verify(use, token)
      if (holder === null) return { admitted: false, why: SIGN_IN }
      const session = await store.sessions.state(holder.sessionId, real())
      const why = whyNot(session, holder)
      if (why !== null) return { admitted: false, why }
      const member = await store.accounts.member(holder.memberId)
      if (member?.siteId !== String(siteId)) return { admitted: false, why: SIGN_IN }
      if (member.status === 'blocked') {
        return { admitted: false, why: refusal('accountBlocked', 'accountBlocked') }
      }
      return { admitted: true, ...holder }
    },
  }
}

function whyNot(session: SessionState, { memberId }: TokenHolder): SiteReply | null {
  if (session.state !== 'unknown' && session.memberId !== memberId) return SIGN_IN
  if (session.state === 'open') return null
  return session.state === 'ended' ? endedReply(session.reason) : SIGN_IN
}

/** The answer for a session that has ended. */
export function endedReply(reason: Extract<SessionState, { state: 'ended' }>['reason']): SiteReply {
  switch (reason) {
    case 'loggedInElsewhere':
      return refusal('loggedInElsewhere', 'loggedInElsewhere')
    case 'passwordChanged':
      return refusal('passwordChanged', 'passwordChanged')
    case 'blocked':
      return refusal('accountBlocked', 'accountBlocked')
    case 'loggedOut':
    case 'tokenReused':
      return SIGN_IN
  }
}
