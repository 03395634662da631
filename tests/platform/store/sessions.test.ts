import { expect, it } from 'vitest'
import { ROTATION_GRACE_MS } from '../../../platform/store/rotateRefreshToken.ts'
import type { Store } from '../../../platform/store/store.ts'
import { NOON, someMember } from './builders.ts'
import { describeOnDatabases } from './testDatabases.ts'

async function someSession(store: Store, clientType = 'h5', lifetimeMs = 100_000) {
  const memberId = await someMember(store)
  const session = await store.sessions.open({ memberId, clientType, deviceId: 'd1', at: NOON, lifetimeMs })
  return { memberId, ...session }
}

async function rotated(store: Store, token: string, at: number): Promise<string> {
  const rotation = await store.sessions.rotate(token, 'd1', at)
  if (rotation.status !== 'rotated') throw new Error(`not rotated: ${rotation.status}`)
  return rotation.refreshToken
}

describeOnDatabases('sessions', ({ store, otherProcess }) => {
  it('exchanges a refresh token for a new one of the same session', async () => {
    const { sessionId, memberId, refreshToken } = await someSession(store())
    const rotation = await store().sessions.rotate(refreshToken, 'd1', NOON + 50_000)
    expect(rotation).toMatchObject({
      status: 'rotated',
      sessionId,
      memberId,
      deviceId: 'd1',
      clientType: 'h5',
      expiresAt: NOON + 150_000,
    })
    expect(rotation).not.toMatchObject({ refreshToken })
  })

  it('gives the same successor to whoever repeats a rotation within the grace', async () => {
    const { refreshToken } = await someSession(store())
    const [one, other] = await Promise.all([
      rotated(store(), refreshToken, NOON + 1),
      rotated(otherProcess(), refreshToken, NOON + 2),
    ])
    const late = await rotated(store(), refreshToken, NOON + 1 + ROTATION_GRACE_MS)
    expect([other, late]).toEqual([one, one])
    await expect(store().sessions.rotate(one, 'd1', NOON + 60_000)).resolves.toMatchObject({
      status: 'rotated',
    })
  })

  it('ends the session when a used token comes back after the grace', async () => {
    const { sessionId, memberId, refreshToken } = await someSession(store())
    const successor = await rotated(store(), refreshToken, NOON)
    const ended = { status: 'ended', memberId, reason: 'tokenReused' }
    await expect(store().sessions.rotate(refreshToken, 'd1', NOON + ROTATION_GRACE_MS + 1)).resolves.toEqual(
      ended,
    )
    await expect(store().sessions.rotate(successor, 'd1', NOON + 20_000)).resolves.toEqual(ended)
    await expect(store().sessions.state(sessionId, NOON)).resolves.toEqual({
      state: 'ended',
      memberId,
      reason: 'tokenReused',
    })
  })

  it('lets a token expire, and the session with it', async () => {
    const { sessionId, memberId, refreshToken } = await someSession(store(), 'h5', 1000)
    await expect(store().sessions.rotate(refreshToken, 'd1', NOON + 1000)).resolves.toEqual({
      status: 'expired',
    })
    await expect(store().sessions.state(sessionId, NOON + 999)).resolves.toMatchObject({ state: 'open' })
    await expect(store().sessions.state(sessionId, NOON + 1000)).resolves.toEqual({
      state: 'expired',
      memberId,
    })
  })

  it('knows no token and no session that it did not make', async () => {
    await expect(store().sessions.rotate('made up', 'd1', NOON)).resolves.toEqual({ status: 'unknown' })
    await expect(store().sessions.state("'; --", NOON)).resolves.toEqual({ state: 'unknown' })
    await expect(store().sessions.state(crypto.randomUUID(), NOON)).resolves.toEqual({ state: 'unknown' })
  })

  it('keeps the first reason for which a session ended', async () => {
    const { sessionId, refreshToken, memberId } = await someSession(store())
    await store().sessions.end(sessionId, 'loggedOut', NOON)
    await store().sessions.end(sessionId, 'blocked', NOON + 1)
    await expect(store().sessions.rotate(refreshToken, 'd1', NOON + 2)).resolves.toEqual({
      status: 'ended',
      memberId,
      reason: 'loggedOut',
    })
  })

  it('ends the other sessions of a client type at a login elsewhere', async () => {
    const { sessionId: first, memberId } = await someSession(store())
    const open = { memberId, deviceId: 'd2', at: NOON }
    const { sessionId: second } = await store().sessions.open({ ...open, clientType: 'h5' })
    const { sessionId: desktop } = await store().sessions.open({ ...open, clientType: 'pc' })
    const others = {
      memberId,
      keep: second,
      clientType: 'h5',
      reason: 'loggedInElsewhere',
      at: NOON,
    } as const
    await expect(store().sessions.endOthers(others)).resolves.toBe(1)
    const states = await Promise.all([first, second, desktop].map((id) => store().sessions.state(id, NOON)))
    expect(states).toMatchObject([
      { state: 'ended', reason: 'loggedInElsewhere' },
      { state: 'open' },
      { state: 'open' },
    ])
  })

  it('forgets expired sessions and no others', async () => {
    const short = await someSession(store(), 'h5', 10)
    const long = await someSession(store(), 'h5', 30)
    await store().sessions.forgetExpired(NOON + 20)
    await expect(store().sessions.state(short.sessionId, NOON)).resolves.toEqual({ state: 'unknown' })
    await expect(store().sessions.state(long.sessionId, NOON)).resolves.toMatchObject({ state: 'open' })
  })
})
