import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PMTY_CODES } from '../../../streams/wire/pmty/codes.ts'
import { PMTY_PATHS } from '../../../streams/wire/pmty/paths.ts'
import { sitePaths } from '../../../streams/wire/site/paths.ts'
import { createTestPlatform } from '../book/testPlatform.ts'
import type { TestPlatform } from '../book/testPlatform.ts'
import { createSiteClient, ORIGIN } from '../site/siteClient.ts'
import type { SiteClient } from '../site/siteClient.ts'
import { createPmtyClient } from '../venues/pmtyClient.ts'
import type { PmtyClient } from '../venues/pmtyClient.ts'

const NAME = 'hostile'
const NUL = '\u0000'
const HALF = '\ud800'

let testPlatform: TestPlatform
let site: SiteClient
let venue: PmtyClient
const logged: string[] = []

beforeAll(async () => {
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) })
  testPlatform = await createTestPlatform({ log })
  await testPlatform.newMember(NAME)
  site = await createSiteClient(testPlatform.platform)
  venue = await createPmtyClient(testPlatform.platform, NAME)
})
afterAll(() => testPlatform.platform.close())

describe('a site call', () => {
  it.each([
    ['a name with a NUL', sitePaths.login, { name: `a${NUL}`, password: 'x' }],
    ['half of a surrogate pair', sitePaths.login, { name: `a${HALF}`, password: 'x' }],
    ['a key with a NUL', sitePaths.login, { name: 'a', password: 'x', [NUL]: 1 }],
    ['an array', sitePaths.siteInfo, [1]],
    ['a number', sitePaths.siteInfo, 7],
    ['null', sitePaths.siteInfo, null],
    [
      'forty thousand domain types',
      sitePaths.domains,
      { siteId: 1001, typeList: Array.from({ length: 40_000 }, (_, n) => n) },
    ],
    [
      'a hundred domain types, in a body that is small enough',
      sitePaths.domains,
      { siteId: 1001, typeList: Array.from({ length: 100 }, (_, n) => n) },
    ],
    ['a refresh token with a NUL', sitePaths.refresh, { refreshToken: NUL }],
  ])('is refused for what it is: %s', async (_, path, body) => {
    expect(await site.call(path, body)).toMatchObject({ code: 10_003 })
    expect(logged).toEqual([])
  })

  it('takes text that only looks like an escape', async () => {
    expect(await site.call(sitePaths.login, { name: 'a\\u0000', password: '𝄞' })).toMatchObject({
      code: 10_001,
    })
  })
})

describe('preferences', () => {
  it.each([[[1]], [{}], [{ theme: 'purple' }], [{ unknown: 1 }], [{ oddsType: 9e99 }]])(
    'are left as they are by %j',
    async (body) => {
      const { token } = await site.login(NAME)
      const chosen = { theme: 'light', oddsType: 2, fontSize: null, betMode: 1, language: 'ZHO' }
      await site.call(sitePaths.savePreferences, chosen, { token })
      expect(await site.call(sitePaths.savePreferences, body, { token })).toMatchObject({ code: 10_003 })
      expect((await site.call(sitePaths.getPreferences, {}, { token })).data).toMatchObject(chosen)
    },
  )

  it('keep what a change does not name', async () => {
    const { token } = await site.login(NAME)
    await site.call(sitePaths.savePreferences, { theme: 'dark', oddsType: 3 }, { token })
    const after = await site.call(sitePaths.savePreferences, { theme: null }, { token })
    expect(after.data).toMatchObject({ theme: null, oddsType: 3 })
  })
})

describe('a venue call', () => {
  it.each([
    { clientOrderId: NUL },
    { clientOrderId: HALF },
    { clientOrderId: 'x#0' },
    { clientOrderId: 'x'.repeat(65) },
    { page: 1e300 },
    { page: 9.2e18 },
    { page: -1 },
    { size: 1e19 },
    { beginTime: 1e308, timeType: 5 },
    { endTime: '-1e300', timeType: 5 },
    { searchAfter: NUL },
  ])('for orders is refused with %j', async (request) => {
    expect((await venue.post(PMTY_PATHS.orders, request)).code).toBe(PMTY_CODES.selectionInvalid)
    expect(logged).toEqual([])
  })

  it.each([NUL, HALF, 'x#0', 'a b', ''])('for a bet is refused with the id %j', async (clientOrderId) => {
    const bet = await venue.betOn('live-1', '1', '1', { bet: { clientOrderId } })
    expect((await venue.post(PMTY_PATHS.bet, bet)).code).toBe(PMTY_CODES.selectionInvalid)
    expect(logged).toEqual([])
  })

  it('is refused with a NUL in its query', async () => {
    expect((await venue.get(PMTY_PATHS.orderStatus, { orderNos: `1,${NUL}` })).code).toBe(
      PMTY_CODES.selectionInvalid,
    )
    expect(logged).toEqual([])
  })
})

describe('analytics', () => {
  const good = () => ({ name: 'opened', at: testPlatform.platform.clock.now(), props: { screen: 'home' } })
  const post = (body: string) =>
    testPlatform.platform.app.fetch(new Request(`${ORIGIN}${sitePaths.analytics}`, { method: 'POST', body }))

  it.each([
    ['props with a NUL', { props: { a: NUL } }],
    ['half a surrogate pair', { props: { a: HALF } }],
    ['a name of NUL', { name: NUL }],
    ['no time at all', { at: 1e308 }],
    ['a time long ago', { at: 1 }],
    ['a large event', { props: { a: 'x'.repeat(3000) } }],
  ])('leave out %s, and keep the rest of the batch', async (_, bad) => {
    const before = await testPlatform.store.analytics.count()
    const events = [good(), { ...good(), ...bad }, 7, good()]
    expect((await post(JSON.stringify({ events }))).status).toBe(204)
    expect(await testPlatform.store.analytics.count()).toBe(before + 2)
    expect(logged).toEqual([])
  })
})
