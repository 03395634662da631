import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestPlatform, openSharedStore, type TestPlatform } from '../../book/testPlatform.ts'
import { createDptyClient, type DptyClient, entryOn, optionOf, PATHS } from './dptyClient.ts'

let shared: Awaited<ReturnType<typeof openSharedStore>>
let test: TestPlatform
let client: DptyClient
let members = 0
let memberId: number

beforeAll(async () => {
  shared = await openSharedStore()
  test = await createTestPlatform({ store: shared.store })
})
afterAll(async () => {
  await test.platform.close()
  await shared.end()
})
beforeEach(async () => {
  const name = `admitted${(members += 1)}`
  memberId = await test.newMember(name)
  client = await createDptyClient(test.platform, name)
})

const account = (how?: Parameters<DptyClient['get']>[2]) => client.get(PATHS.account, { currency: '1' }, how)

describe('the time and the configuration', () => {
  it('are answered without a signature, the time to anybody', async () => {
    const time = await client.plain(PATHS.timestamp, {})
    expect(time).toMatchObject({ code: 0, data: test.platform.clock.now() })
    const config = await client.plain(PATHS.config)
    expect(config).toMatchObject({
      code: 0,
      data: {
        orderCheckMaxTime: 30,
        orderTokenTime: 290,
        maxSingles: 10,
        minSeriesLegs: 2,
        maxSeriesLegs: 10,
      },
    })
  })

  it('seal the secret anew each time, and differently for each token', async () => {
    const boxes = await Promise.all([1, 2].map(async () => (await client.plain(PATHS.config)).data))
    expect(boxes[0]).not.toEqual(boxes[1])
    const other = await createDptyClient(test.platform, `admitted${members}`)
    expect(other.accessKey).not.toBe(client.accessKey)
  })

  it('need the token in both headers', async () => {
    const own = { Accesstoken: client.token, Authorization: `Bearer ${client.token}` }
    expect((await client.plain(PATHS.config, { ...own, Authorization: 'Bearer other' })).code).toBe(14006)
    expect((await client.plain(PATHS.config, { Accesstoken: client.token })).code).toBe(14006)
    expect((await client.plain(PATHS.config, { Accesstoken: 'x', Authorization: 'Bearer x' })).code).toBe(
      10110,
    )
  })
})

describe('the signature', () => {
  it('admits the call that it is about', async () => {
    expect(await account()).toMatchObject({ code: 0, data: { amount: '10000.00' } })
  })

  it.each([
    ['of another secret', { secret: 'QEFCQ0RFRkdISUpLTE1OT1BRUlNUVVZXWFlaW1xdXl8' }],
    ['of another query', { signedQuery: { currency: '200' } }],
    ['of another body', { signedBody: '{}' }],
    ['without a key', { headers: { 'X-Dp-Key': '' } }],
    ['with the key of another', { headers: { 'X-Dp-Key': 'dp-0001' } }],
    ['without one', { headers: { 'X-Dp-Sign': '' } }],
    ['with another date than the signed one', { headers: { 'X-Dp-Date': '1735689600000' } }],
    ['with a check in another form', { digits: '0123' }],
  ])('%s is refused with 14004', async (_, how) => {
    const answer = await account(how)
    expect(answer).toMatchObject({ code: 14004, data: null })
  })

  it('is of one base', async () => {
    expect((await account({ base: '/dpesports' })).code).toBe(0)
    expect((await account({ headers: { 'X-Dp-Sign': 'x' }, base: '/dpesports' })).code).toBe(14004)
  })

  it('is refused with the platform time when its date is off by more than five minutes', async () => {
    const now = test.platform.clock.now()
    for (const off of [-301_000, 301_000]) {
      expect(await account({ date: now + off })).toMatchObject({ code: 14004, data: { time: now } })
    }
    for (const off of [-299_000, 299_000]) expect((await account({ date: now + off })).code).toBe(0)
  })

  it('may be repeated by a read, and not by a change', async () => {
    const how = { digits: 'aaaaaaaaaaaaaaaa' }
    expect((await account(how)).code).toBe(0)
    expect((await account(how)).code).toBe(0)
    const change = () =>
      client.post(PATHS.add, { type: 1, ids: ['early-1'], category: 0 }, { digits: 'bbbbbbbbbbbbbbbb' })
    expect((await change()).code).toBe(0)
    expect(await change()).toMatchObject({ code: 14003, data: null })
  })

  it('is checked before the session, and the session after it', async () => {
    await test.store.accounts.changeStatus(memberId, 'blocked')
    expect((await account({ headers: { 'X-Dp-Sign': 'x' } })).code).toBe(14004)
    expect((await account()).code).toBe(10110)
  })
})

describe('a bet whose signature is refused', () => {
  it('has no effect', async () => {
    const option = await optionOf(client, 'early-1', '0.FT_AH', 'Home')
    const { orderToken } = await client.asked<{ orderToken: string }>(PATHS.auth)
    const entry = entryOn(test.platform, option)
    const how = { headers: { Ordertoken: orderToken }, date: test.platform.clock.now() - 400_000 }
    expect((await client.post(PATHS.order, [entry], how)).code).toBe(14004)
    expect((await account()).data).toMatchObject({ amount: '10000.00' })
  })
})

describe('the venue', () => {
  it('is launched by its code of esports too', async () => {
    const name = `admitted${members}`
    const esports = await createDptyClient(test.platform, name, { venue: 'DPDJ' })
    const counts = await esports.get(PATHS.counts, { category: '1' }, { base: '/dpesports' })
    // The scripted world plays none.
    expect(counts).toMatchObject({ code: 0, data: [] })
  })

  it('refuses the category of the other base', async () => {
    expect((await client.get(PATHS.counts, { category: '1' })).code).toBe(5)
    const list = { qt: 'today', sportId: 1, leagueIds: [], sortBy: 'time', pageNum: 1, pageSize: 50 }
    expect((await client.post(PATHS.matches, { ...list, category: 1 })).code).toBe(5)
    expect((await client.post(PATHS.matches, { ...list, category: 0 })).code).toBe(0)
  })

  it('is down in maintenance', async () => {
    test.platform.venues.setStatus('DPTY', 'maintenance')
    expect((await account()).code).toBe(8)
    expect((await client.plain(PATHS.timestamp, {})).code).toBe(8)
    test.platform.venues.reset()
    expect((await account()).code).toBe(0)
  })

  it('answers unknown paths below both bases in its own form', async () => {
    for (const base of ['/dpgame', '/dpesports'] as const) {
      expect((await client.get('/kmg/nothing', {}, { base })).code).toBe(6)
      expect(test.platform.isPlatformPath(`${base}/kmg/nothing`)).toBe(true)
    }
  })
})
