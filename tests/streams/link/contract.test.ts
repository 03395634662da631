import { filter, firstValueFrom } from 'rxjs'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createControl } from '../../../platform/control/client.ts'
import { createBrowserPorts } from '../../../streams/adapters/browserPorts.ts'
import { createFetchHttp } from '../../../streams/adapters/fetchHttp.ts'
import { createScope, type Scope } from '../../../streams/kernel/scope.ts'
import { createLink, type Link } from '../../../streams/link/createLink.ts'
import { balances, memberInfo } from '../../../streams/wire/site/member.ts'
import { sitePaths } from '../../../streams/wire/site/paths.ts'
import { siteInfo } from '../../../streams/wire/site/siteInfo.ts'
import { createMemoryStorage } from '../../support/ports.ts'
import {
  PASSWORD,
  openSharedStore,
  createTestPlatform,
  type TestPlatform,
} from '../../platform/book/testPlatform.ts'

const ORIGIN = 'http://platform.test'

let shared: Awaited<ReturnType<typeof openSharedStore>>

beforeAll(async () => {
  shared = await openSharedStore()
})
afterAll(() => shared.end())

/** The link with the browser's adapters, connected directly to the platform's handler without a network. */
describe.each([1001, 5001])('the link and the platform of site %d', (siteId) => {
  let testPlatform: TestPlatform
  let scope: Scope
  let link: Link
  let name: string
  const storage = createMemoryStorage()

  const startLink = (): void => {
    scope = createScope((error) => {
      throw error
    })
    const http = createFetchHttp({
      fetch: (request) => testPlatform.platform.app.fetch(request),
      baseUrl: ORIGIN,
    })
    const ports = { ...createBrowserPorts(), http, storage }
    link = createLink(scope, ports, { clientVersion: 'test', language: () => 'CMN', origin: ORIGIN })
  }

  beforeEach(async () => {
    testPlatform = await createTestPlatform({ store: shared.store, siteId, control: true })
    const id = await testPlatform.newMember()
    name = (await testPlatform.store.accounts.member(id))?.name ?? ''
    startLink()
  })
  afterEach(async () => {
    scope.end()
    link.session.logout()
    await testPlatform.platform.close()
  })

  const read = <const S extends v.GenericSchema>(path: string, data: S) =>
    firstValueFrom(link.call({ path, body: {}, data, kind: 'read' }))

  it('agree on signatures, bodies, login and the member', async () => {
    expect(await firstValueFrom(link.session.login(name, PASSWORD))).toMatchObject({
      ok: true,
      value: { name },
    })
    expect(await read(sitePaths.memberInfo, memberInfo)).toMatchObject({ ok: true, value: { name } })
    expect(await read(sitePaths.siteInfo, siteInfo)).toMatchObject({ ok: true, value: { siteId } })
    const wallets = await read(sitePaths.balances, balances)
    expect(wallets.ok && wallets.value.items.map(({ currency }) => currency)).toContain('RMB')
  })

  it('agree on what a wrong password and a missing session are', async () => {
    expect(await firstValueFrom(link.session.login(name, 'wrong'))).toMatchObject({
      ok: false,
      error: { type: 'refusal' },
    })
    expect(await read(sitePaths.memberInfo, memberInfo)).toMatchObject({
      ok: false,
      error: { type: 'refusal', reason: 'auth' },
    })
    expect(link.exits.exit$.value).toBeNull()
  })

  it('agree on renewing an expired token, once for several reads', async () => {
    await firstValueFrom(link.session.login(name, PASSWORD))
    const control = createControl(ORIGIN, async (url, init) =>
      testPlatform.platform.app.fetch(new Request(url, init)),
    )
    await control.expireTokens('site')
    const answers = await Promise.all([1, 2, 3].map(() => read(sitePaths.memberInfo, memberInfo)))
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true])
    expect(link.session.session$.value).toMatchObject({ member: { name } })
    expect(link.exits.exit$.value).toBeNull()
  })

  it('agree on the time', async () => {
    await firstValueFrom(link.serverTime.state$.pipe(filter(({ synced }) => synced)))
    const answer = await testPlatform.platform.app.fetch(new Request(`${ORIGIN}${sitePaths.serverTime}`))
    const { time } = v.parse(v.object({ time: v.number() }), await answer.json())
    expect(Math.abs(link.serverTime.now() - time)).toBeLessThan(60_000)
  })

  it('agree on launching a venue', async () => {
    await firstValueFrom(link.session.login(name, PASSWORD))
    const launched = await firstValueFrom(link.venueSession(scope, 'PMTY').launched())
    expect(launched).toMatchObject({ ok: true })
    expect(launched.ok && launched.value.token).toBeTruthy()
    expect(await firstValueFrom(link.venueSession(scope, 'NOPE').launched())).toMatchObject({ ok: false })
  })
})
