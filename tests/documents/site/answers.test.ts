import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { decode } from '../../../streams/wire/decode.ts'
import { domains } from '../../../streams/wire/site/domains.ts'
import { envelope, timeRefusal } from '../../../streams/wire/site/envelope.ts'
import { launchAnswer, launchRequest } from '../../../streams/wire/site/launch.ts'
import { balances, memberInfo } from '../../../streams/wire/site/member.ts'
import { serverTime } from '../../../streams/wire/site/serverTime.ts'
import { sessionAnswer } from '../../../streams/wire/site/session.ts'
import { siteConfig } from '../../../streams/wire/site/siteConfig.ts'
import { siteInfo } from '../../../streams/wire/site/siteInfo.ts'
import { venueStatuses } from '../../../streams/wire/site/venueStatus.ts'
import { openSharedStore, PASSWORD, createTestPlatform } from '../../platform/book/testPlatform.ts'
import type { TestPlatform } from '../../platform/book/testPlatform.ts'
import { createSiteClient, ORIGIN } from '../../platform/site/siteClient.ts'
import type { SiteClient } from '../../platform/site/siteClient.ts'
import { shapeDifferences } from '../shapes.ts'
import * as documented from './answers.ts'
import { LIMITS, ODDS_LEVELS } from './codes.ts'

const AUTH = '/api/site/group/member/auth/v1'
const MEMBER = '/api/site/group/member'
const SITE = '/api/site/group/site/perInfo'

describe('the client reads', () => {
  it('every documented answer, field by field', () => {
    const sifted = <T>(...items: readonly T[]) => ({ ok: true, value: { items, dropped: 0 } })
    expect(decode(siteConfig, documented.CONFIG.fields)).toEqual({
      ok: true,
      value: documented.CONFIG.fields,
    })
    expect(decode(envelope, documented.ENVELOPE.fields)).toEqual({
      ok: true,
      value: documented.ENVELOPE.fields,
    })
    expect(decode(sessionAnswer, documented.LOGIN.fields)).toEqual({
      ok: true,
      value: documented.LOGIN.fields,
    })
    expect(decode(memberInfo, documented.MEMBER.fields)).toMatchObject({
      ok: true,
      value: {
        id: '42',
        name: 'demo',
        level: 3,
        oddsLevel: 1,
        currencies: { items: ['RMB', 'USDT'] },
      },
    })
    expect(decode(balances, documented.BALANCES.fields)).toEqual(
      sifted(
        { currency: 'RMB', balance: '10000.00', locked: '0.00' },
        { currency: 'USDT', balance: '1000.00', locked: '0.00' },
      ),
    )
    expect(decode(siteInfo, documented.SITE.fields)).toMatchObject({
      ok: true,
      value: { siteId: 1001, walletType: 'RMB', defaultVenue: 'PMTY', maintenance: null },
    })
    expect(decode(domains, documented.DOMAINS.fields)).toEqual(
      sifted({ type: 23, domains: { items: ['https://live.example'], dropped: 0 } }),
    )
    expect(decode(venueStatuses, documented.VENUES.fields)).toEqual(
      sifted({ venueCode: 'PMTY', status: 'open', maintain: false }),
    )
    expect(decode(launchAnswer, documented.LAUNCH.fields)).toEqual({
      ok: true,
      value: documented.LAUNCH.fields,
    })
    expect(decode(serverTime, documented.SERVER_TIME.fields)).toEqual({
      ok: true,
      value: documented.SERVER_TIME.fields,
    })
    expect(decode(timeRefusal, documented.REPEATED.fields)).toEqual({
      ok: true,
      value: documented.REPEATED.fields,
    })
  })

  it('and writes every documented field of a launch', () => {
    expect(decode(launchRequest, documented.LAUNCH_BODY.fields)).toEqual({
      ok: true,
      value: documented.LAUNCH_BODY.fields,
    })
    expect(Object.keys(launchRequest.entries).toSorted()).toEqual(
      Object.keys(documented.LAUNCH_BODY.fields).toSorted(),
    )
  })
})

let shared: Awaited<ReturnType<typeof openSharedStore>>
beforeAll(async () => {
  shared = await openSharedStore()
})
afterAll(() => shared.end())

describe('the platform answers as documented', () => {
  let testPlatform: TestPlatform
  let client: SiteClient
  let name: string
  let token: string

  beforeEach(async () => {
    testPlatform = await createTestPlatform({ store: shared.store })
    client = await createSiteClient(testPlatform.platform)
    const member = await testPlatform.newMember()
    name = (await testPlatform.store.accounts.member(member))?.name ?? ''
    token = (await client.login(name)).token
  })
  afterEach(() => testPlatform.platform.close())

  it('the image, the time and the envelope', async () => {
    expect(shapeDifferences(documented.CONFIG.fields, client.config)).toEqual([])
    const time = await testPlatform.platform.app.fetch(new Request(`${ORIGIN}/timeServer`))
    expect(shapeDifferences(documented.SERVER_TIME.fields, await time.json())).toEqual([])
    const answer = await client.call(`${SITE}/v3/get`)
    expect(shapeDifferences(documented.ENVELOPE.fields, answer)).toEqual([])
  })

  it('a login, the member and the wallets', async () => {
    const login = await client.call(`${AUTH}/login`, { name, password: PASSWORD })
    expect(shapeDifferences(documented.LOGIN.fields, login.data)).toEqual([])
    expect(login.data).toMatchObject({ expiresIn: LIMITS.accessTokenMs.value / 1000 })
    const info = await client.call(`${MEMBER}/memberInfo/v2/getMemberInfoForWeb`, {}, { token })
    expect(shapeDifferences(documented.MEMBER.fields, info.data)).toEqual([])
    expect(ODDS_LEVELS.map(({ code }) => code)).toContain((info.data as { oddsLevel: number }).oddsLevel)
    const wallets = await client.call(`${MEMBER}/wallet/v1/balances`, {}, { token })
    expect(shapeDifferences(documented.BALANCES.fields, wallets.data)).toEqual([])
    const numbers = (wallets.data as { currency: number }[]).map(({ currency }) => currency)
    expect(numbers).toEqual([1, 200])
  })

  it('the site, its domains and its venues', async () => {
    const info = await client.call(`${SITE}/v3/get`)
    // Both are the platform's own: whom to turn to, and the demo member of a first start.
    expect(shapeDifferences(documented.SITE.fields, info.data, ['contact', 'demo'])).toEqual([])
    const list = await client.call(`${SITE}/v3/gdlForWeb`, documented.DOMAINS_BODY.fields)
    expect(shapeDifferences(documented.DOMAINS.fields, list.data)).toEqual([])
    const types = (list.data as { type: number }[]).map(({ type }) => type)
    expect(types).toEqual(documented.DOMAINS_BODY.fields.typeList)
    const main = await client.call(`${SITE}/domain/main`)
    expect(shapeDifferences(documented.MAIN_DOMAIN.fields, main.data)).toEqual([])
    const path = '/api/site/gameassist/memberVenue/v1/queryVenueByVenueCodes'
    const venues = await client.call(path, documented.VENUES_BODY.fields)
    expect(shapeDifferences(documented.VENUES.fields, venues.data)).toEqual([])
    expect(venues.data).toEqual(documented.VENUES.fields)
  })

  it('a launch, under every name of the venue', async () => {
    for (const venueEnName of ['PMTY', 'OBTY', 'OBDJ', 'DBTY']) {
      const body = { ...documented.LAUNCH_BODY.fields, venueEnName }
      const launch = await client.call('/api/site/game/venueLaunch/v1/launch', body, { token })
      expect([launch.code, shapeDifferences(documented.LAUNCH.fields, launch.data)]).toEqual([0, []])
    }
  })

  it('a call that is dated too far off', async () => {
    const window = LIMITS.callTimeWindowMs.value
    const at = (offset: number) => String(testPlatform.platform.clock.now() + offset)
    const late = await client.call(`${SITE}/v3/get`, {}, { time: at(-window - 1000) })
    expect([late.code, shapeDifferences(documented.REPEATED.fields, late.data)]).toEqual([10108, []])
    expect((await client.call(`${SITE}/v3/get`, {}, { time: at(-window + 1000) })).code).toBe(0)
  })
})
