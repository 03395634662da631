import { clientTypes } from '../../streams/wire/site/headers.ts'
import { createSessionOpening } from '../site/sessionOpening.ts'
import type { ControlDeps } from './controlDeps.ts'
import { memberNamed, createMember } from './controlMembers.ts'
import type { ControlRoutes } from './controlRoutes.ts'
import {
  endSessionsBody,
  memberBody,
  memberProfileBody,
  memberPasswordBody,
  memberStatusBody,
  openSessionBody,
} from './controlWire.ts'

/** How long the access token of a session lives that was opened here, s. */
const OPENED_FOR_S = 900

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
    tokens,
  }: Pick<ControlDeps, 'siteId' | 'store' | 'room' | 'clock' | 'real' | 'audit' | 'tokens'>,
): void {
  const opening = createSessionOpening({
    store,
    tokens,
    real,
    audit,
    accessTokenSeconds: OPENED_FOR_S,
    singleSession: false,
  })
  post('/sessions/open', openSessionBody, async ({ member, device }) =>
    opening.open(await memberNamed(store, member), {
      clientType: String(clientTypes.h5),
      deviceId: device,
      address: 'control',
    }),
  )
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
