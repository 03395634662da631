import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sitePaths } from '../../../streams/wire/site/paths.ts'
import { openSharedStore, PASSWORD, createTestPlatform } from '../book/testPlatform.ts'
import type { TestPlatform } from '../book/testPlatform.ts'
import { createSiteClient } from './siteClient.ts'
import type { SiteClient, Tampering } from './siteClient.ts'

let shared: Awaited<ReturnType<typeof openSharedStore>>

beforeAll(async () => {
  shared = await openSharedStore()
})
afterAll(() => shared.end())

const STRANGER: Tampering = { address: '198.51.100.7', device: 'f'.repeat(32) }

describe('guessing at passwords', () => {
  let testPlatform: TestPlatform
  let client: SiteClient
  let name: string
  let waited: number[]

  beforeEach(async () => {
    waited = []
    testPlatform = await createTestPlatform({
      store: shared.store,
      rateAllowances: { login: { perSecond: 1000, burst: 100_000 } },
      wait: (ms) => {
        waited.push(ms)
        return Promise.resolve()
      },
    })
    client = await createSiteClient(testPlatform.platform)
    const id = await testPlatform.newMember()
    name = (await testPlatform.store.accounts.member(id))?.name ?? ''
  })
  afterEach(() => testPlatform.platform.close())

  const codes = async (tries: readonly Promise<{ readonly code: number }>[]): Promise<readonly number[]> =>
    (await Promise.all(tries)).map(({ code }) => code)
  const guess = (from: Tampering, as = name) =>
    client.call(sitePaths.login, { name: as, password: 'x' }, from)

  it('judges no more guesses when many come at once', async () => {
    const found = await codes(Array.from({ length: 40 }, () => guess(STRANGER)))
    expect(found.filter((code) => code === 10001)).toHaveLength(8)
    expect(found.filter((code) => code === 403)).toHaveLength(32)
  })

  it('counts every spelling of a name as that name', async () => {
    for (let n = 0; n < 8; n += 1) await guess(STRANGER)
    const spellings = [name.toUpperCase(), ` ${name}`, name.replace('m', 'ｍ'), name.replace('b', '𝐛')]
    const right = (as: string) => client.call(sitePaths.login, { name: as, password: PASSWORD }, STRANGER)
    expect(await codes(spellings.map(right))).toEqual([403, 403, 403, 403])
  })

  it('costs nothing to know the password', async () => {
    for (let n = 0; n < 20; n += 1) {
      expect((await client.call(sitePaths.login, { name, password: PASSWORD }, STRANGER)).code).toBe(0)
    }
  })

  it('keeps no member out for what strangers guess, on a known device nor on a new one', async () => {
    await client.login(name)
    for (let place = 0; place < 12; place += 1) {
      const from = { ...STRANGER, address: `198.51.100.${place}` }
      for (let n = 0; n < 9; n += 1) await guess(from)
    }
    expect((await client.call(sitePaths.login, { name, password: PASSWORD })).code).toBe(0)
    const sharedAddress = { address: '198.51.100.3' }
    expect((await client.call(sitePaths.login, { name, password: PASSWORD }, sharedAddress)).code).toBe(0)
    const newPhone = { address: '203.0.113.9', device: 'a'.repeat(32) }
    expect((await client.call(sitePaths.login, { name, password: PASSWORD }, newPhone)).code).toBe(0)
  })

  it('slows strangers down together, longer and longer, and forgets it with time', async () => {
    for (let place = 0; place < 30; place += 1) await guess({ ...STRANGER, address: `198.51.100.${place}` })
    expect(waited.slice(0, 3)).toEqual([250, 500, 1000])
    expect(waited.at(-1)).toBe(8000)
    const before = waited.length
    testPlatform.hand.at += 3_600_000
    await guess(STRANGER)
    expect(waited).toHaveLength(before)
  })

  it('refuses a name that no database can hold, before it counts', async () => {
    const refused = ['a\u0000b', 'a\ud800'].map((as) => guess(STRANGER, as))
    expect(await codes(refused)).toEqual([10003, 10003])
  })
})
