import type { SessionAnswer } from '../../streams/wire/site/session.ts'
import type { Member } from '../store/accounts.ts'
import type { CallInfo } from './siteCall.ts'
import type { SiteDeps } from './siteDeps.ts'
import type { TokenHolder } from './tokens.ts'

/** Opens sessions, and creates the answer for the client. */
export interface SessionOpening {
  open(member: Member, info: Pick<CallInfo, 'address' | 'clientType' | 'deviceId'>): Promise<SessionAnswer>
  answer(
    member: Member,
    session: { readonly sessionId: string; readonly refreshToken: string; readonly deviceId: string },
  ): Promise<SessionAnswer>
}

type OpeningDeps = Pick<
  SiteDeps,
  'accessTokenSeconds' | 'audit' | 'real' | 'singleSession' | 'store' | 'tokens'
>

export function createSessionOpening(deps: OpeningDeps): SessionOpening {
  const { store, tokens, real, audit, accessTokenSeconds } = deps

  const answer: SessionOpening['answer'] = async (member, { sessionId, refreshToken, deviceId }) => {
    const holder: TokenHolder = { memberId: member.id, sessionId }
    const unconfirmed = await store.devices.unconfirmed(member.id)
    return {
      token: await tokens.issue('site', holder, accessTokenSeconds),
      refreshToken,
      expiresIn: accessTokenSeconds,
      member: { id: String(member.id), name: member.name },
      changePassword: member.changePassword,
      newDevice:
        unconfirmed === null ? null : { at: unconfirmed.at, here: unconfirmed.deviceId === deviceId },
    }
  }

  return {
    answer,
    async open(member, info) {
      const at = real()
      const { clientType, deviceId } = info
      await store.devices.note({ memberId: member.id, deviceId, at })
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
      const { sessionId } = session
      audit.note('signIn', { memberId: member.id, sessionId, address: info.address })
      return answer(member, { ...session, deviceId })
    },
  }
}
