import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { IMTY_CODE_CLASSES } from '../../../../streams/wire/imty/codes.ts'
import { IMTY_PATHS } from '../../../../streams/wire/imty/paths.ts'
import { createTestPlatform, type TestPlatform } from '../../book/testPlatform.ts'
import { createImtyClient, type ImtyClient } from './imtyClient.ts'

let testPlatform: TestPlatform
let client: ImtyClient

beforeAll(async () => {
  testPlatform = await createTestPlatform()
  await testPlatform.newMember('admitted')
  client = await createImtyClient(testPlatform.platform, 'admitted')
})
afterAll(() => testPlatform.platform.close())

const codeOf = async (payload: object, headers: Record<string, string> = {}) =>
  (await client.call(IMTY_PATHS.balance, payload, headers)).StatusCode

describe('a call of the venue', () => {
  it('is answered with the time of the platform', async () => {
    const answer = await client.call(IMTY_PATHS.balance, { Currency: 'CNY' })
    expect(answer).toMatchObject({ StatusCode: 100, StatusDesc: '', Balance: '10000.00', Currency: 'CNY' })
    expect(Date.parse(answer.ServerTime)).toBe(testPlatform.platform.clock.now())
    expect(answer.ServerTime).toMatch(/-04:00$/)
  })

  it.each([
    [102, { Token: 'x' }, {}],
    [102, {}, { requestId: 'x' }],
    [202, { MemberCode: '999' }, {}],
    [101, { TimeStamp: 'soon' }, {}],
    [101, { TimeStamp: '0' }, {}],
    [305, { LanguageCode: 'XXX' }, {}],
    [3021, { Currency: 'XYZ' }, {}],
  ])('is refused with %i', async (code, payload, headers) => {
    expect(await codeOf(payload, headers)).toBe(code)
  })

  it('is not asked for the headers of the bridge', async () => {
    expect(await codeOf({ Currency: 'CNY' }, { version: '2', 'proxy-address': 'x'.repeat(201) })).toBe(100)
  })

  it('is refused in the language of the member', async () => {
    const chinese = await client.call(IMTY_PATHS.balance, { MemberCode: '0', LanguageCode: 'CHT' })
    expect(chinese).toMatchObject({ StatusCode: 202, StatusDesc: '會員名無效' })
  })

  it('is refused during maintenance, and where nobody serves it', async () => {
    testPlatform.platform.venues.setStatus('IMTY', 'maintenance')
    expect(await codeOf({})).toBe(700)
    testPlatform.platform.venues.setStatus('IMTY', 'open')
    const unknown = await client.post('/api/mobile/nothing', '{}')
    expect([unknown.status, ((await unknown.json()) as { StatusCode: number }).StatusCode]).toEqual([
      404, 400,
    ])
    const large = await client.post(IMTY_PATHS.balance, 'x'.repeat(70_000))
    expect([large.status, ((await large.json()) as { StatusCode: number }).StatusCode]).toEqual([413, 400])
  })

  it('of another site is told so', async () => {
    const other = await createTestPlatform({ siteId: 1002 })
    await other.newMember('elsewhere')
    const stranger = await createImtyClient(other.platform, 'elsewhere')
    const answer = await client.call(
      IMTY_PATHS.balance,
      { Token: stranger.token },
      { requestId: stranger.token },
    )
    expect(answer.StatusCode).toBe(210)
    await other.platform.close()
  })
})

describe('hostile input', () => {
  const known = new Set([100, ...Object.values(IMTY_CODE_CLASSES).flat()])

  it('of any shape is refused with a code of the catalogue', async () => {
    const calls = fc.constantFrom(...Object.values(IMTY_PATHS))
    const field = fc.constantFrom(
      ...[
        'SportId',
        'Market',
        'EventIds',
        'Delta',
        'Page',
        'PageRecords',
        'WagerSelectionInfos',
        'ComboSelections',
      ],
      ...[
        'WagerType',
        'Currency',
        'StartDate',
        'EndDate',
        'WagerIds',
        'WagerId',
        'PricingId',
        'filter',
        'OddsType',
      ],
      ...[
        'CompetitionIds',
        'EventDate',
        'BetTypeIds',
        'UserPreferences',
        'BetConfirmationStatus',
        'EventTypeId',
      ],
    )
    await fc.assert(
      fc.asyncProperty(calls, fc.dictionary(field, fc.jsonValue({ maxDepth: 3 })), async (path, payload) => {
        const { StatusCode, ServerTime } = await client.call(path, payload)
        expect(known.has(StatusCode) || StatusCode > 12_000).toBe(true)
        expect(Number.isNaN(Date.parse(ServerTime))).toBe(false)
      }),
      { numRuns: 150 },
    )
    expect(await testPlatform.balance(Number(client.memberId))).toBe(10_000_00)
  })

  it.each(['', 'null', '[]', '{', '"x"', '{"Token":{}}', '\u0000'])('%j is no body', async (body) => {
    const response = await client.post(IMTY_PATHS.placeBet, body)
    expect(((await response.json()) as { StatusCode: number }).StatusCode).toBe(102)
  })
})
