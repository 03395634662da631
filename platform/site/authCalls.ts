import { clientTypes } from '../../streams/wire/site/headers.ts'
import { sitePaths } from '../../streams/wire/site/paths.ts'
import { loginRequest, refreshRequest } from '../../streams/wire/site/session.ts'
import type { SessionAnswer } from '../../streams/wire/site/session.ts'
import { anyoneCall } from './siteCall.ts'
import type { CallInfo, SiteCall } from './siteCall.ts'
import type { SiteDeps } from './siteDeps.ts'
import { endedReply } from './sessionGate.ts'
import { RATE_LIMITED, refusal, success } from './siteReply.ts'
import type { SiteReply } from './siteReply.ts'
import type { TokenHolder } from './tokens.ts'

/** Log in, refresh, log out. */
export function authCalls(deps: SiteDeps): readonly SiteCall[] {
  const { store, tokens, real, limits, accessTokenSeconds } = deps

  async function sessionAnswer(
    holder: TokenHolder,
    refreshToken: string,
    name: string,
  ): Promise<SessionAnswer> {
    return {
      token: await tokens.issue('site', holder, accessTokenSeconds),
      refreshToken,
      expiresIn: accessTokenSeconds,
      member: { id: String(holder.memberId), name },
    }
  }

  async function openSession(member: { id: number; name: string }, info: CallInfo): Promise<SiteReply> {
    const at = real()
    const { clientType, deviceId } = info
    const session = await store.sessions.open({ memberId: member.id, clientType, deviceId, at })
    if (deps.singleSession) {
      await store.sessions.endOthers({
        memberId: member.id,
        keep: session.sessionId,
        clientType,
        reason: 'loggedInElsewhere',
        at,
      })
    }
    const holder = { memberId: member.id, sessionId: session.sessionId }
    return success(await sessionAnswer(holder, session.refreshToken, member.name))
  }

  return [
    anyoneCall(sitePaths.login, loginRequest, async ({ name, password }, info) => {
      if (!limits.login.take(info.address)) return RATE_LIMITED
      const nameKey = name.trim().toLowerCase()
      if (!limits.wrongPassword.allows(nameKey)) {
        return { ok: false, code: 403, message: 'tooManyWrongPasswords' }
      }
      const check = await store.accounts.verifyPassword(name, password)
      if (check.outcome === 'wrongPassword') {
        limits.wrongPassword.take(nameKey)
        return refusal('common', 'wrongPassword')
      }
      if (check.outcome === 'blocked') return refusal('accountBlocked', 'accountBlocked')
      return openSession(check.member, info)
    }),

    anyoneCall(sitePaths.refresh, refreshRequest, async ({ refreshToken }) => {
      const rotation = await store.sessions.rotate(refreshToken, real())
      if (rotation.status === 'ended') return endedReply(rotation.reason)
      const member = rotation.status === 'rotated' ? await store.accounts.member(rotation.memberId) : null
      if (rotation.status !== 'rotated' || member === null) return refusal('auth', 'signIn')
      if (member.status === 'blocked') return refusal('accountBlocked', 'accountBlocked')
      const holder = { memberId: member.id, sessionId: rotation.sessionId }
      return success(await sessionAnswer(holder, rotation.refreshToken, member.name))
    }),

    anyoneCall(sitePaths.logout, refreshRequest, async ({ refreshToken }) => {
      // Whoever holds the refresh token may end its session; whether there was one is nobody's business.
      const rotation = await store.sessions.rotate(refreshToken, real())
      if (rotation.status === 'rotated') await store.sessions.end(rotation.sessionId, 'loggedOut', real())
      return success(null)
    }),
  ]
}

/** The client type of a call by its header; a phone's browser when the header names none. */
export function clientTypeOf(header: string | undefined): string {
  const known = Object.values(clientTypes).find((type) => String(type) === header)
  return String(known ?? clientTypes.h5)
}
