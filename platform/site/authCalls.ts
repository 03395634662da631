import { clientTypes } from '../../streams/wire/site/headers.ts'
import { sitePaths } from '../../streams/wire/site/paths.ts'
import { loginRequest, refreshRequest } from '../../streams/wire/site/session.ts'
import { anyoneCall } from './siteCall.ts'
import type { SiteCall } from './siteCall.ts'
import type { SiteDeps } from './siteDeps.ts'
import { createSessionOpening } from './sessionOpening.ts'
import { createPasswordGuard } from './passwordGuard.ts'
import { endedReply } from './sessionGate.ts'
import { refusal, success } from './siteReply.ts'

/** Sign-in, refresh and sign-out. */
export function authCalls(deps: SiteDeps): readonly SiteCall[] {
  const { store, real, limits, audit } = deps
  const site = String(deps.siteId)
  const guard = createPasswordGuard({ limit: limits.wrongPassword, real, wait: deps.wait })
  const opening = createSessionOpening(deps)

  return [
    anyoneCall(sitePaths.login, loginRequest, async ({ name, password }, info) => {
      const { address, deviceId } = info
      const known = await store.devices.knows(name, deviceId)
      const wasRight = await guard.take({ name, address, deviceId, known })
      if (wasRight === null) {
        audit.note('signInLocked', { address })
        return { ok: false, code: 403, message: 'tooManyWrongPasswords' }
      }
      const check = await store.accounts.verifyPassword(name, password)
      // A member of another site is unknown here.
      if (check.outcome === 'wrongPassword' || check.member.siteId !== site) {
        audit.note('signInRefused', { address, reason: 'wrongPassword' })
        return refusal('common', 'wrongPassword')
      }
      wasRight()
      if (check.outcome === 'blocked') {
        audit.note('signInRefused', { address, reason: 'blocked' })
        return refusal('accountBlocked', 'accountBlocked')
      }
      return success(await opening.open(check.member, info))
    }),

    anyoneCall(sitePaths.refresh, refreshRequest, async ({ refreshToken }, { address, deviceId }) => {
      const rotation = await store.sessions.rotate(refreshToken, deviceId, real())
      if (rotation.status === 'ended') {
        if (rotation.reason === 'tokenReused') {
          audit.note('tokenReused', { memberId: rotation.memberId, address })
        }
        return endedReply(rotation.reason)
      }
      const member = rotation.status === 'rotated' ? await store.accounts.member(rotation.memberId) : null
      if (rotation.status !== 'rotated' || member?.siteId !== site) return refusal('auth', 'signIn')
      if (member.status === 'blocked') return refusal('accountBlocked', 'accountBlocked')
      return success(await opening.answer(member, rotation))
    }),

    anyoneCall(sitePaths.logout, refreshRequest, async ({ refreshToken }, { address, deviceId }) => {
      // The refresh token alone is enough to end its session; the answer does not reveal whether it existed.
      const rotation = await store.sessions.rotate(refreshToken, deviceId, real())
      if (rotation.status === 'rotated') {
        const { memberId, sessionId } = rotation
        await store.sessions.end(sessionId, 'loggedOut', real())
        audit.note('signOut', { memberId, sessionId, address })
      }
      return success(null)
    }),
  ]
}

/** The client type from the header of a call; a phone's browser when there is none. */
export function clientTypeOf(header: string | undefined): string {
  const known = Object.values(clientTypes).find((type) => String(type) === header)
  return String(known ?? clientTypes.h5)
}
