import type { ControlDeps } from './controlDeps.ts'
import { memberNamed, createMember } from './controlMembers.ts'
import type { ControlRoutes } from './controlRoutes.ts'
import {
  endSessionsBody,
  memberBody,
  memberProfileBody,
  memberPasswordBody,
  memberStatusBody,
} from './controlWire.ts'

/** Members and their sessions. */
export function addMemberRoutes(
  { post }: ControlRoutes,
  {
    siteId,
    store,
    room,
    clock,
    real,
    audit,
  }: Pick<ControlDeps, 'siteId' | 'store' | 'room' | 'clock' | 'real' | 'audit'>,
): void {
  post('/sessions/end', endSessionsBody, async ({ member, reason }) => {
    const { id } = await memberNamed(store, member)
    const ended = await store.sessions.endOthers({ memberId: id, keep: null, reason, at: real() })
    return { ended }
  })
  post('/members', memberBody, (body) => createMember(store, siteId, body, clock.now()))
  post('/members/password', memberPasswordBody, async ({ member, password }) => {
    const { id } = await memberNamed(store, member)
    await store.accounts.setPassword(id, password, { changePassword: true })
    const at = real()
    await store.sessions.endOthers({ memberId: id, keep: null, reason: 'passwordChanged', at })
    audit.note('passwordChanged', { memberId: id, reason: 'forced' })
  })
  post('/members/status', memberStatusBody, async ({ member, status }) => {
    const { id } = await memberNamed(store, member)
    await store.accounts.changeStatus(id, status)
    if (status === 'blocked') room.cut(id, 'banned')
  })
  post('/members/profile', memberProfileBody, async ({ member, ...changes }) => {
    const { level, oddsLevel, admin, createdAt, walletType } = changes
    await store.accounts.changeProfile((await memberNamed(store, member)).id, {
      ...(level === undefined ? {} : { level }),
      ...(oddsLevel === undefined ? {} : { oddsLevel }),
      ...(admin === undefined ? {} : { admin }),
      ...(createdAt === undefined ? {} : { createdAt }),
      ...(walletType === undefined ? {} : { walletType }),
    })
  })
}
