import type { SessionState } from '../store/sessions.ts'
import type { Store } from '../store/store.ts'
import { refusal } from './siteReply.ts'
import type { SiteReply } from './siteReply.ts'
import type { TokenHolder, Tokens, TokenUse } from './tokens.ts'

export type Admission =
  | ({ readonly admitted: true } & TokenHolder)
  /** `why` is what the site answers. */
  | { readonly admitted: false; readonly why: SiteReply }

/** Who may call: a token that is valid, of a session that is still open, of a member who is not blocked. */
export interface SessionGate {
  admit(use: TokenUse, token: string): Promise<Admission>
}

const SIGN_IN = refusal('auth', 'signIn')

/** `real` is real ms. */
export function createSessionGate(store: Store, tokens: Tokens, real: () => number): SessionGate {
  return {
    async admit(use, token) {
      const holder = token === '' ? null : await tokens.verify(use, token)
      if (holder === null) return { admitted: false, why: SIGN_IN }
      const session = await store.sessions.state(holder.sessionId, real())
      const why = whyNot(session)
      if (why !== null) return { admitted: false, why }
      const member = await store.accounts.member(holder.memberId)
      if (member === null) return { admitted: false, why: SIGN_IN }
      if (member.status === 'blocked') {
        return { admitted: false, why: refusal('accountBlocked', 'accountBlocked') }
      }
      return { admitted: true, ...holder }
    },
  }
}

function whyNot(session: SessionState): SiteReply | null {
  if (session.state === 'open') return null
  return session.state === 'ended' ? endedReply(session.reason) : SIGN_IN
}

/** What a member is told whose session was ended. */
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
