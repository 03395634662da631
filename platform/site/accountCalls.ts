import * as v from 'valibot'
import { nameFault, passwordFault } from '../../streams/domain/account.ts'
import type { AccountFault } from '../../streams/domain/account.ts'
import {
  changePasswordRequest,
  recoverRequest,
  recoveryCodeRequest,
  registerRequest,
} from '../../streams/wire/site/account.ts'
import type { ChangeAnswer, EntryAnswer, RecoveryCodeAnswer } from '../../streams/wire/site/account.ts'
import { sitePaths } from '../../streams/wire/site/paths.ts'
import type { Member } from '../store/accounts.ts'
import { grantMember } from '../store/grants.ts'
import { nameKey } from '../store/nameKey.ts'
import { newRecoveryCode } from '../store/recoveryCode.ts'
import { createPasswordGuard } from './passwordGuard.ts'
import { createSessionOpening } from './sessionOpening.ts'
import { anyoneCall, memberCall } from './siteCall.ts'
import type { CallInfo, SiteCall } from './siteCall.ts'
import type { SiteDeps } from './siteDeps.ts'
import { refusal, success } from './siteReply.ts'
import type { SiteReply } from './siteReply.ts'
import type { TokenHolder } from './tokens.ts'

/** Names that could be taken for the operator's, and those of demo members. */
const RESERVED: ReadonlySet<string> = new Set([
  'admin',
  'administrator',
  'anchor',
  'customer_service',
  'demo',
  'moderator',
  'newcomer',
  'official',
  'root',
  'seamless',
  'service',
  'support',
  'system',
  'touchline',
])
/** The initial balances of a new member, minor units. */
const FIRST_BALANCE = { RMB: 1_000_00, USDT: 100_00 } as const

const TOO_MANY_WRONG: SiteReply = { ok: false, code: 403, message: 'tooManyWrongPasswords' }
const TOO_MANY_MEMBERS: SiteReply = { ok: false, code: 403, message: 'tooManyRegistrations' }
const SIGN_IN = refusal('auth', 'signIn')

function refused(field: AccountFault['field'], why: AccountFault['why']): SiteReply {
  return success({ outcome: 'refused', field, why } satisfies AccountFault)
}

/** Registration, and recovery without a password. */
export function entryCalls(deps: SiteDeps): readonly SiteCall[] {
  const { store, clock, real, limits, audit } = deps
  const opening = createSessionOpening(deps)
  const guard = createPasswordGuard({ limit: limits.recovery, real, wait: deps.wait })

  async function enter(member: Member, info: CallInfo): Promise<SiteReply> {
    const recoveryCode = newRecoveryCode()
    await store.accounts.setRecoveryCode(member.id, recoveryCode)
    const session = await opening.open(member, info)
    return success({ outcome: 'done', session, recoveryCode } satisfies EntryAnswer)
  }

  return [
    anyoneCall(sitePaths.register, registerRequest, async ({ name, password }, info) => {
      const { address, language } = info
      const badName = nameFault(name)
      if (badName !== null) return refused('name', badName)
      const badPassword = passwordFault(password, name)
      if (badPassword !== null) return refused('password', badPassword)
      const taken = RESERVED.has(nameKey(name)) || (await store.accounts.memberNamed(name)) !== null
      if (taken) return refused('name', 'taken')
      if (!limits.register.take(address)) {
        audit.note('registrationRefused', { address, reason: 'tooMany' })
        return TOO_MANY_MEMBERS
      }
      const at = clock.now()
      const siteId = String(deps.siteId)
      const creation = await store.accounts.createMember({ name, password, siteId, language, at })
      if (creation.status === 'nameTaken') {
        limits.register.giveBack(address)
        return refused('name', 'taken')
      }
      const { member } = creation
      await grantMember(store, { memberId: member.id, amounts: FIRST_BALANCE, at })
      audit.note('registered', { memberId: member.id, address })
      return enter(member, info)
    }),

    anyoneCall(sitePaths.recover, recoverRequest, async ({ name, code, password }, info) => {
      const { address, deviceId } = info
      // Checked before the code is used up.
      const badPassword = passwordFault(password, name)
      if (badPassword !== null) return refused('password', badPassword)
      const known = await store.devices.knows(name, deviceId)
      const wasRight = await guard.take({ name, address, deviceId, known })
      if (wasRight === null) {
        audit.note('signInLocked', { address, reason: 'recovery' })
        return TOO_MANY_WRONG
      }
      const named = await store.accounts.memberNamed(name)
      const here = named?.siteId === String(deps.siteId)
      const member = here ? await store.accounts.spendRecoveryCode(name, code) : null
      if (member === null) {
        audit.note('signInRefused', { address, reason: 'wrongRecoveryCode' })
        return refused('code', 'wrong')
      }
      wasRight()
      if (member.status === 'blocked') return refusal('accountBlocked', 'accountBlocked')
      const changed = await store.accounts.setPassword(member.id, password, { changePassword: false })
      if (changed === null) return SIGN_IN
      const at = real()
      await store.sessions.endOthers({ memberId: member.id, keep: null, reason: 'passwordChanged', at })
      await store.devices.forgetOthers(member.id, deviceId)
      audit.note('passwordChanged', { memberId: member.id, address, reason: 'recovered' })
      return enter(changed, info)
    }),
  ]
}

/** Password and device calls of a signed-in member. */
export function securityCalls(deps: SiteDeps): readonly SiteCall[] {
  const { store, real, limits, audit } = deps
  const guard = createPasswordGuard({ limit: limits.wrongPassword, real, wait: deps.wait })

  /** The member if the password is correct, or the refusal. */
  async function proven(
    { memberId }: TokenHolder,
    password: string,
    { address, deviceId }: CallInfo,
  ): Promise<Member | SiteReply> {
    const member = await store.accounts.member(memberId)
    if (member === null) return SIGN_IN
    const known = await store.devices.knows(member.name, deviceId)
    const wasRight = await guard.take({ name: member.name, address, deviceId, known })
    if (wasRight === null) return TOO_MANY_WRONG
    const check = await store.accounts.verifyPassword(member.name, password)
    if (check.outcome === 'wrongPassword') return refused('password', 'wrong')
    wasRight()
    return check.member
  }

  return [
    memberCall(
      sitePaths.changePassword,
      changePasswordRequest,
      async ({ password, newPassword }, holder, info) => {
        const member = await proven(holder, password, info)
        if ('ok' in member) return member
        const bad = password === newPassword ? 'same' : passwordFault(newPassword, member.name)
        if (bad !== null) return refused('newPassword', bad)
        await store.accounts.setPassword(member.id, newPassword, { changePassword: false })
        const { id: memberId } = member
        const others = { memberId, keep: holder.sessionId, reason: 'passwordChanged', at: real() } as const
        await store.sessions.endOthers(others)
        await store.devices.forgetOthers(memberId, info.deviceId)
        audit.note('passwordChanged', { memberId, address: info.address, reason: 'changed' })
        return success({ outcome: 'done' } satisfies ChangeAnswer)
      },
    ),

    memberCall(sitePaths.recoveryCode, recoveryCodeRequest, async ({ password }, holder, info) => {
      const member = await proven(holder, password, info)
      if ('ok' in member) return member
      const recoveryCode = newRecoveryCode()
      await store.accounts.setRecoveryCode(member.id, recoveryCode)
      return success({ outcome: 'done', recoveryCode } satisfies RecoveryCodeAnswer)
    }),

    memberCall(sitePaths.confirmDevices, v.unknown(), async (_, { memberId }) => {
      await store.devices.confirm(memberId)
      return success(null)
    }),
  ]
}
