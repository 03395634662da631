import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BREAK_MS, LOOSER_AFTER_MS, NO_LIMIT } from '../../../streams/domain/protection.ts'
import { decode } from '../../../streams/wire/decode.ts'
import { domains } from '../../../streams/wire/site/domains.ts'
import { launchAnswer } from '../../../streams/wire/site/launch.ts'
import { balances, memberInfo } from '../../../streams/wire/site/member.ts'
import { SPORT_IDS } from '../../../streams/domain/vocabulary/sports.ts'
import { sitePaths } from '../../../streams/wire/site/paths.ts'
import { preferences } from '../../../streams/wire/site/preferences.ts'
import { protectionAnswer } from '../../../streams/wire/site/protection.ts'
import { serverTime } from '../../../streams/wire/site/serverTime.ts'
import { sessionAnswer } from '../../../streams/wire/site/session.ts'
import { siteInfo } from '../../../streams/wire/site/siteInfo.ts'
import { sportVenues } from '../../../streams/wire/site/sportVenues.ts'
import { venueStatuses } from '../../../streams/wire/site/venueStatus.ts'
import { createControl } from '../../../platform/control/client.ts'
import type { Control } from '../../../platform/control/client.ts'
import { openSharedStore, START, createTestPlatform } from '../book/testPlatform.ts'
import type { TestPlatform } from '../book/testPlatform.ts'
import { share } from '../store/builders.ts'
import { createSiteClient, ORIGIN } from './siteClient.ts'
import type { SiteClient } from './siteClient.ts'

let shared: Awaited<ReturnType<typeof openSharedStore>>

beforeAll(async () => {
  shared = await openSharedStore()
})
afterAll(() => shared.end())

describe.each([1001, 5001])('site %d', (siteId) => {
  let testPlatform: TestPlatform
  let client: SiteClient
  let control: Control
  let name: string

  beforeEach(async () => {
    testPlatform = await createTestPlatform({ store: shared.store, siteId, control: true })
    client = await createSiteClient(testPlatform.platform)
    control = createControl(ORIGIN, async (url, init) =>
      testPlatform.platform.app.fetch(new Request(url, init)),
    )
    const id = await testPlatform.newMember()
    name = (await testPlatform.store.accounts.member(id))?.name ?? ''
  })
  afterEach(() => testPlatform.platform.close())

  it('has its id, and a cipher key only from 5000 on', () => {
    expect(client.config.siteId).toBe(siteId)
    expect(client.config.cipherKey === null).toBe(siteId < 5000)
  })

  it('seals answers from 5000 on and answers plainly below', async () => {
    const response = await client.raw(sitePaths.siteInfo)
    const type = response.headers.get('content-type') ?? ''
    expect(type.startsWith(siteId < 5000 ? 'application/json' : 'text/plain')).toBe(true)
  })

  it('logs in, answers who the member is and what is in the wallets, and logs out', async () => {
    const member = await testPlatform.store.accounts.memberNamed(name)
    await share(testPlatform.store, member?.id ?? 0, 'locked', 25_50, `lock ${name} ${siteId}`)
    const login = await client.call(sitePaths.login, { name, password: 'correct horse' })
    const session = decode(sessionAnswer, login.data)
    if (!session.ok) throw new Error(session.error.message)
    const { token, refreshToken } = session.value
    const info = await client.call(sitePaths.memberInfo, {}, { token })
    expect(decode(memberInfo, info.data)).toMatchObject({ ok: true, value: { name } })
    const wallets = decode(balances, (await client.call(sitePaths.balances, {}, { token })).data)
    expect(wallets.ok && wallets.value.items).toEqual([
      { currency: 'RMB', balance: '9974.50', locked: '25.50' },
      { currency: 'USDT', balance: '1000.00', locked: '0.00' },
    ])
    expect((await client.call(sitePaths.logout, { refreshToken })).code).toBe(0)
    expect((await client.call(sitePaths.memberInfo, {}, { token })).code).toBe(10004)
  })

  it('refreshes with a token that rotates, and ends the session of a stolen one', async () => {
    const { refreshToken } = await client.login(name)
    const next = await client.call(sitePaths.refresh, { refreshToken })
    expect(decode(sessionAnswer, next.data).ok).toBe(true)
    testPlatform.hand.at += 60_000
    expect((await client.call(sitePaths.refresh, { refreshToken })).code).toBe(10004)
    const successor = (next.data as { refreshToken: string }).refreshToken
    expect((await client.call(sitePaths.refresh, { refreshToken: successor })).code).toBe(10004)
  })

  it('answers 10004 to a token that has expired, and to none', async () => {
    const { token } = await client.login(name)
    testPlatform.hand.at += 16 * 60_000
    expect((await client.call(sitePaths.memberInfo, {}, { token })).code).toBe(10004)
    expect((await client.call(sitePaths.memberInfo)).code).toBe(10004)
  })

  it('says in the language of the call that a password is wrong, and refuses after repeated guesses', async () => {
    const wrong = { name, password: 'wrong' }
    expect(await client.call(sitePaths.login, wrong)).toMatchObject({ code: 10001, msg: '用户名或密码错误' })
    const english = await client.call(sitePaths.login, wrong, { language: 'ENGLISH' })
    expect(english.msg).toBe('Wrong name or password')
    for (let n = 0; n < 6; n += 1) await client.call(sitePaths.login, wrong)
    expect((await client.call(sitePaths.login, { name, password: 'correct horse' })).code).toBe(403)
    testPlatform.hand.at += 60_000
    expect((await client.call(sitePaths.login, { name, password: 'correct horse' })).code).toBe(0)
  })

  it('refuses a blocked member with the reason, at login and in the middle of a session', async () => {
    const { token } = await client.login(name)
    await control.setMemberStatus(name, 'blocked')
    expect((await client.call(sitePaths.memberInfo, {}, { token })).code).toBe(10104)
    expect((await client.call(sitePaths.login, { name, password: 'correct horse' })).code).toBe(10104)
  })

  it('answers why a session was ended', async () => {
    const { token, refreshToken } = await client.login(name)
    await control.endSessions({ member: name, reason: 'loggedInElsewhere' })
    expect((await client.call(sitePaths.memberInfo, {}, { token })).code).toBe(10103)
    expect((await client.call(sitePaths.refresh, { refreshToken })).code).toBe(10103)
  })

  it('refuses a wrong signature, and a signature for another device', async () => {
    expect((await client.call(sitePaths.siteInfo, {}, { signature: 'x' })).code).toBe(10108)
    expect((await client.call(sitePaths.siteInfo, {}, { device: 'not a device' })).code).toBe(10108)
  })

  it('refuses a call of another time, and answers the time', async () => {
    const now = testPlatform.platform.clock.now()
    const old = await client.call(sitePaths.siteInfo, {}, { time: String(now - 301_000) })
    expect(old).toMatchObject({ code: 10108, data: { time: now } })
    await control.skewClock(3_600_000)
    expect((await client.call(sitePaths.siteInfo, {}, { time: String(now) })).code).toBe(10108)
    expect((await client.call(sitePaths.siteInfo, {}, { time: String(now + 3_600_000) })).code).toBe(0)
  })

  it('takes a call that changes something once, and one that reads as often as it comes', async () => {
    const time = String(testPlatform.platform.clock.now())
    const sealed = siteId < 5000 ? {} : { sealed: 'the same' }
    const reads = [1, 2].map(() => client.call(sitePaths.siteInfo, {}, { time, ...sealed }))
    expect((await Promise.all(reads)).map(({ code }) => code)).toEqual(
      siteId < 5000 ? [0, 0] : [10003, 10003],
    )
    const body = { name, password: 'correct horse' }
    const first = await client.call(sitePaths.login, body, { time, ...sealed })
    expect(first.code).toBe(siteId < 5000 ? 0 : 10003)
    expect((await client.call(sitePaths.login, body, { time, ...sealed })).code).toBe(10108)
  })

  it('answers 10003 in plain JSON to a body that cannot be read', async () => {
    const response = await client.raw(sitePaths.siteInfo, {}, { sealed: 'garbled' })
    expect(response.headers.get('content-type')).toContain('application/json')
    expect(await response.json()).toMatchObject({ code: 10003 })
  })

  it('refuses a body that does not fit', async () => {
    expect((await client.call(sitePaths.login, { name: 7 })).code).toBe(10003)
  })

  it('keeps preferences', async () => {
    const { token } = await client.login(name)
    const chosen = {
      theme: 'light',
      oddsType: 2,
      fontSize: 'large',
      betMode: 3,
      betOperationMode: 'slide',
      themeSkin: 2,
      beginner: 1,
      quickStakes: { 1: [20, 300], 200: null },
      language: 'ENGLISH',
      sort: 'time',
      currency: 200,
      changedAt: START - 60_000,
    }
    const save = (body: unknown) => client.call(sitePaths.savePreferences, body, { token })
    const kept = async () => {
      const answer = await client.call(sitePaths.getPreferences, {}, { token })
      return decode(preferences, answer.data)
    }
    await save(chosen)
    expect(await kept()).toEqual({ ok: true, value: chosen })
    // A change from another device with an older date does not replace a newer one.
    expect(await save({ theme: 'dark', changedAt: START - 70_000 })).toMatchObject({
      code: 0,
      data: { theme: 'light' },
    })
    for (const bad of [
      [1],
      {},
      { changedAt: START },
      { oddsType: 9 },
      { themeSkin: 3 },
      { beginner: 2 },
      { beginner: true },
      { quickStakes: { 1: [20] } },
      { quickStakes: { 1: [20, 20], 200: null } },
      { quickStakes: { 1: [0], 200: null } },
      { quickStakes: { 1: [], 200: null } },
      { quickStakes: { 1: [1, 2, 3, 4, 5, 6, 7], 200: null } },
      { betMode: 4 },
      { sort: 'heat' },
      { currency: 2 },
      { betMode: -1 },
      { betMode: 1.5 },
      { betMode: 3, theme: 'neon' },
      { theme: 'neon' },
      { unknown: 1 },
    ]) {
      const msg = Array.isArray(bad) ? '请求数据无法读取' : '没有这个设置选项'
      expect(await save(bad), JSON.stringify(bad)).toMatchObject({ code: 10003, msg })
    }
    expect(await kept()).toEqual({ ok: true, value: chosen })
    await save({ theme: 'dark', changedAt: START - 50_000 })
    expect(await kept()).toMatchObject({ value: { ...chosen, theme: 'dark', changedAt: START - 50_000 } })
    // A change without a date is dated now; a date in the future is replaced by now.
    const now = testPlatform.platform.clock.now()
    await save({ theme: null })
    expect(await kept()).toMatchObject({ value: { ...chosen, theme: null, changedAt: now } })
    await save({ theme: 'light', changedAt: START + 1e12 })
    expect(await kept()).toMatchObject({ value: { ...chosen, changedAt: now } })
  })

  it('keeps the limits and breaks that members choose', async () => {
    const { token } = await client.login(name)
    const ask = async (path: string, body: unknown = {}) => client.call(path, body, { token })
    const now = testPlatform.platform.clock.now()
    expect(decode(protectionAnswer, (await ask(sitePaths.protection)).data)).toMatchObject({
      ok: true,
      value: { limits: { stake: NO_LIMIT, loss: NO_LIMIT, time: NO_LIMIT }, breakUntil: null, weekNet: 0 },
    })
    await ask(sitePaths.setLimit, { kind: 'stake', amount: 500_00 })
    await ask(sitePaths.setLimit, { kind: 'stake', amount: null })
    await ask(sitePaths.takeBreak, { length: 'week' })
    const chosen = decode(protectionAnswer, (await ask(sitePaths.takeBreak, { length: 'hour' })).data)
    expect(chosen).toMatchObject({
      value: {
        limits: { stake: { amount: 500_00, next: { amount: null, from: now + LOOSER_AFTER_MS } } },
        breakUntil: now + BREAK_MS.week,
      },
    })
    const bad = [{}, { kind: 'stake' }, { kind: 'luck', amount: 1 }, { kind: 'time', amount: 1441 }]
    for (const body of [...bad, { kind: 'loss', amount: 0 }, { kind: 'loss', amount: 1.5 }]) {
      expect((await ask(sitePaths.setLimit, body)).code, JSON.stringify(body)).toBe(10003)
    }
    expect((await ask(sitePaths.takeBreak, { length: 'second' })).code).toBe(10003)
    expect((await client.call(sitePaths.protection)).code).not.toBe(0)
  })

  it('counts a minute of use, once, for each minute with a call', async () => {
    const { token } = await client.login(name)
    const minutes = async () => {
      await testPlatform.platform.tick()
      const answer = await client.call(sitePaths.protection, {}, { token })
      const state = decode(protectionAnswer, answer.data)
      return state.ok ? state.value.today.minutes : null
    }
    await client.call(sitePaths.protection, {}, { token })
    expect(await minutes()).toBe(1)
    expect(await minutes()).toBe(1)
  })

  it('answers what it is, its domains and its venues', async () => {
    expect(decode(siteInfo, (await client.call(sitePaths.siteInfo)).data)).toMatchObject({
      ok: true,
      value: { siteId, walletType: 'RMB', maintenance: null },
    })
    const asked = { siteId, typeList: [23, 9999] }
    const found = decode(domains, (await client.call(sitePaths.domains, asked)).data)
    expect(found.ok && found.value.items.map(({ type, domains: { items } }) => [type, items.length])).toEqual(
      [
        [23, 1],
        [9999, 0],
      ],
    )
    const venues = await client.call(sitePaths.venueStatus, { venueCodes: ['PMTY', 'NOTY'], flag: 1 })
    expect(decode(venueStatuses, venues.data)).toMatchObject({
      ok: true,
      value: { items: [{ status: 'open' }, { status: 'closed' }] },
    })
    const own = await client.call(sitePaths.venueStatus, { venueCodes: ['PMTY', 'NOTY'], flag: 0 })
    expect(own.data).toEqual([{ venueCode: 'PMTY', status: 'open', maintain: false }])
  })

  it('answers what can be bet on at each venue, by category', async () => {
    const listed = async (category?: number) => {
      const { data } = await client.call(sitePaths.sportVenues, { category })
      const rows = decode(sportVenues, data)
      return new Map(
        rows.ok ? rows.value.items.map(({ venueCode, sports }) => [venueCode, sports.items] as const) : [],
      )
    }
    const all = await listed()
    expect([...all.keys()]).toEqual(['PMTY', 'FBTY', 'IMTY', 'DPTY', 'YBTY'])
    expect(all.get('PMTY')).toEqual(expect.arrayContaining([SPORT_IDS.football, SPORT_IDS.beachSoccer]))
    expect(all.get('FBTY')).not.toContain(SPORT_IDS.beachSoccer)
    expect(all.get('FBTY')).not.toContain(SPORT_IDS.lol)
    const parts = await Promise.all([listed(1), listed(2), listed(3)])
    for (const [venue, sports] of all) {
      expect(parts.flatMap((part) => part.get(venue) ?? []).toSorted()).toEqual(sports.toSorted())
    }
    for (const venue of ['PMTY', 'DPTY']) {
      expect(parts[1].get(venue)).toEqual(expect.arrayContaining([SPORT_IDS.lol, SPORT_IDS.csgo]))
    }
    expect(parts[2].get('PMTY')).toEqual(expect.arrayContaining([SPORT_IDS.virtualHorse]))
    expect([...parts[2].keys()]).toEqual(['PMTY', 'IMTY', 'YBTY'])
    expect(parts[2].get('IMTY')).not.toContain(SPORT_IDS.virtualBasketball)
    expect(parts[0].get('PMTY')?.every((id) => id < SPORT_IDS.dota2)).toBe(true)
    expect((await client.call(sitePaths.sportVenues, { category: 7 })).code).toBe(10003)
  })

  it('launches a venue, and says why it cannot', async () => {
    const { token } = await client.login(name)
    const launch = (venueEnName: string) => client.call(sitePaths.venueLaunch, { venueEnName }, { token })
    const launched = decode(launchAnswer, (await launch('PMTY')).data)
    expect(launched).toMatchObject({ ok: true, value: { url: ORIGIN } })
    const another = decode(launchAnswer, (await launch('FBTY')).data)
    expect(another).toMatchObject({ ok: true, value: { url: `${ORIGIN}/fbty` } })
    for (const [code, base] of [
      ['YBTY', '/bridge'],
      ['ZBYX', '/zbyx'],
    ]) {
      const further = decode(launchAnswer, (await launch(code ?? '')).data)
      expect(further).toMatchObject({ ok: true, value: { url: `${ORIGIN}${base ?? ''}` } })
    }
    expect((await launch('NOTY')).code).toBe(20003)
    await control.setVenue({ code: 'PMTY', status: 'maintenance' })
    expect((await launch('PMTY')).code).toBe(23098)
    await control.reset()
    await control.launchWithoutUrl(true)
    expect((await launch('PMTY')).data).toMatchObject({ url: null })
  })

  it('launches casino and lottery with a token of each', async () => {
    const { token } = await client.login(name)
    const launch = (venueEnName: string) => client.call(sitePaths.venueLaunch, { venueEnName }, { token })
    for (const code of ['ZR', 'CP']) {
      const launched = decode(launchAnswer, (await launch(code)).data)
      if (!launched.ok) throw new Error(launched.error.message)
      expect(launched.value.url).toBe(ORIGIN)
      const [, payload = ''] = (launched.value.token ?? '').split('.')
      expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({ aud: `venue:${code}` })
      await control.setVenue({ code, status: 'maintenance' })
      expect((await launch(code)).code).toBe(23098)
    }
    const states = await client.call(sitePaths.venueStatus, { venueCodes: ['ZR', 'CP'], flag: 0 })
    expect(states.data).toMatchObject([{ status: 'maintenance' }, { status: 'maintenance' }])
    // They have no matches, so they are none of the site's venues of sport.
    expect(client.config.venues).not.toContain('ZR')
    expect((await client.call(sitePaths.sportVenues, {})).data).not.toMatchObject([{ venueCode: 'CP' }])
  })

  it('answers how a member is paid, and in which currencies', async () => {
    const { store, platform } = testPlatform
    const seamless = `${name}s`
    await store.accounts.createMember({
      name: seamless,
      password: 'correct horse',
      siteId: String(siteId),
      language: 'CMN',
      walletType: 'seamless',
      onlyCurrency: 'USDT',
      at: platform.clock.now(),
    })
    const infoOf = async (who: string) => {
      const { token } = await client.login(who)
      return (await client.call(sitePaths.memberInfo, {}, { token })).data
    }
    expect(await infoOf(seamless)).toMatchObject({ walletType: 2, currencies: ['USDT'] })
    expect(await infoOf(name)).toMatchObject({ walletType: 1, currencies: ['RMB', 'USDT'] })
  })

  it('says that it is under maintenance', async () => {
    const maintenance = { message: 'back soon', until: 1_800_000_000_000 }
    await control.setMaintenance(maintenance)
    expect((await client.call(sitePaths.domains, { typeList: [] })).code).toBe(10401)
    expect((await client.call(sitePaths.siteInfo)).data).toMatchObject({ maintenance })
    expect((await client.call(sitePaths.venueStatus, { venueCodes: ['PMTY'] })).code).toBe(0)
  })

  it('answers an unknown endpoint loudly', async () => {
    const response = await client.raw('/api/site/no/such/call')
    expect(response.status).toBe(404)
    expect(await testPlatform.platform.metrics.text()).toContain('touchline_unknown_endpoint_total 1')
  })

  it('expires all tokens on demand', async () => {
    const before = await client.login(name)
    await control.expireTokens('site')
    expect((await client.call(sitePaths.memberInfo, {}, { token: before.token })).code).toBe(10004)
    const after = await client.login(name)
    expect((await client.call(sitePaths.memberInfo, {}, { token: after.token })).code).toBe(0)
  })

  it('answers the platform time and how fast it runs', async () => {
    const timed = await testPlatform.platform.app.fetch(new Request(`${ORIGIN}${sitePaths.serverTime}`))
    const read = decode(serverTime, await timed.json())
    expect(read).toEqual({ ok: true, value: { time: testPlatform.platform.clock.now(), rate: 1 } })
    await control.skewClock(3_600_000)
    const skewed = await testPlatform.platform.app.fetch(new Request(`${ORIGIN}${sitePaths.serverTime}`))
    expect(await skewed.json()).toMatchObject({ time: testPlatform.platform.clock.now() + 3_600_000 })
  })

  it('takes analytics and refuses what is none', async () => {
    const post = async (body: string) =>
      testPlatform.platform.app.fetch(
        new Request(`${ORIGIN}${sitePaths.analytics}`, { method: 'POST', body }),
      )
    const events = [{ name: 'opened', at: 1, props: { screen: 'home' } }]
    expect((await post(JSON.stringify({ events }))).status).toBe(204)
    expect((await post('nonsense')).status).toBe(400)
  })
})

it('logs a member out elsewhere when a site allows one session only', async () => {
  const testPlatform = await createTestPlatform({ store: shared.store, singleSession: true })
  const client = await createSiteClient(testPlatform.platform)
  const member = await testPlatform.store.accounts.member(await testPlatform.newMember())
  const first = await client.login(member?.name ?? '')
  await client.login(member?.name ?? '')
  expect((await client.call(sitePaths.memberInfo, {}, { token: first.token })).code).toBe(10103)
  await testPlatform.platform.close()
})
