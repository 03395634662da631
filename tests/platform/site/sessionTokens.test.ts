import { SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSessionGate } from '../../../platform/site/sessionGate.ts'
import { createTokens } from '../../../platform/site/tokens.ts'
import { OPEN_SESSIONS } from '../../../platform/store/sessions.ts'
import { sitePaths } from '../../../streams/wire/site/paths.ts'
import { openSharedStore, PASSWORD, createTestPlatform } from '../book/testPlatform.ts'
import type { TestPlatform } from '../book/testPlatform.ts'
import { createSiteClient, DEVICE } from './siteClient.ts'
import type { SiteClient } from './siteClient.ts'

let shared: Awaited<ReturnType<typeof openSharedStore>>

beforeAll(async () => {
  shared = await openSharedStore()
})
afterAll(() => shared.end())

describe('a session', () => {
  let testPlatform: TestPlatform
  let client: SiteClient
  let name: string
  let memberId: number

  beforeEach(async () => {
    testPlatform = await createTestPlatform({ store: shared.store })
    client = await createSiteClient(testPlatform.platform)
    memberId = await testPlatform.newMember()
    name = (await testPlatform.store.accounts.member(memberId))?.name ?? ''
  })
  afterEach(() => testPlatform.platform.close())

  it('is renewed and ended by its own device only', async () => {
    const { token, refreshToken } = await client.login(name)
    const thief = { device: 'e'.repeat(32) }
    expect((await client.call(sitePaths.refresh, { refreshToken }, thief)).code).toBe(10004)
    expect((await client.call(sitePaths.logout, { refreshToken }, thief)).code).toBe(0)
    expect((await client.call(sitePaths.memberInfo, {}, { token })).code).toBe(0)
    expect((await client.call(sitePaths.refresh, { refreshToken })).code).toBe(0)
  })

  it('ends when the member has opened too many after it', async () => {
    const first = await client.login(name)
    for (let n = 1; n < OPEN_SESSIONS; n += 1) {
      testPlatform.hand.at += 1
      await client.login(name)
    }
    expect((await client.call(sitePaths.memberInfo, {}, { token: first.token })).code).toBe(0)
    testPlatform.hand.at += 1
    await client.login(name)
    expect((await client.call(sitePaths.memberInfo, {}, { token: first.token })).code).toBe(10103)
  })

  it('is forgotten by the platform once it has expired', async () => {
    const session = {
      memberId,
      clientType: '2',
      deviceId: DEVICE,
      at: testPlatform.hand.at,
      lifetimeMs: 1000,
    }
    const { sessionId } = await testPlatform.store.sessions.open(session)
    await testPlatform.pass(2 * 3_600_000)
    expect(await testPlatform.store.sessions.state(sessionId, testPlatform.hand.at)).toEqual({
      state: 'unknown',
    })
  })

  it('is neither opened nor renewed at another site of the same database', async () => {
    const { refreshToken } = await client.login(name)
    const elsewhere = await createTestPlatform({ store: shared.store, siteId: 2002 })
    const there = await createSiteClient(elsewhere.platform)
    expect(await there.call(sitePaths.login, { name, password: PASSWORD })).toMatchObject({
      code: 10001,
      data: null,
    })
    expect((await there.call(sitePaths.refresh, { refreshToken })).code).toBe(10004)
    await elsewhere.platform.close()
  })

  it('is not proven at another site, nor by a signed token without an end, or of another member', async () => {
    const key = new Uint8Array(32).fill(7)
    const tokens = createTokens(key, () => testPlatform.hand.at)
    const gateOf = (siteId: number) =>
      createSessionGate({ siteId, store: testPlatform.store, tokens, real: () => testPlatform.hand.at })
    const gate = gateOf(1001)
    const open = { memberId, clientType: '2', deviceId: DEVICE, at: testPlatform.hand.at }
    const { sessionId } = await testPlatform.store.sessions.open(open)
    const admitted = async (token: string) => (await gate.admit('site', token)).admitted
    const token = await tokens.issue('site', { memberId, sessionId }, 60)
    expect(await admitted(token)).toBe(true)
    expect((await gateOf(2002).admit('site', token)).admitted).toBe(false)

    const other = await testPlatform.newMember()
    expect(await admitted(await tokens.issue('site', { memberId: other, sessionId }, 60))).toBe(false)
    const endless = await new SignJWT({ sid: sessionId, at: testPlatform.hand.at })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer('touchline')
      .setAudience('site')
      .setSubject(String(memberId))
      .sign(key)
    expect(await admitted(endless)).toBe(false)
  })
})
