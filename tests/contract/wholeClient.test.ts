import { http } from 'msw'
import { setupServer } from 'msw/node'
import { filter, firstValueFrom, map, timeout } from 'rxjs'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createFetchHttp } from '../../streams/adapters/fetchHttp.ts'
import { createWebCrypto } from '../../streams/adapters/webCrypto.ts'
import { createStreams, type MemberStreams, type State$, type Streams } from '../../streams/index.ts'
import {
  openSharedStore,
  PASSWORD,
  START,
  createTestPlatform,
  type TestPlatform,
} from '../platform/book/testPlatform.ts'
import { HANDICAP, TOTAL } from '../platform/book/scriptedWorld.ts'
import { keptMatches } from '../../streams/core/keptMatches.ts'
import { storageKeys } from '../../streams/link/storageKeys.ts'
import { createFakePorts, createMemoryStorage } from '../support/ports.ts'
import { matchStreams } from '../../streams/match.ts'
import { eventually } from '../support/eventually.ts'

const ORIGIN = 'http://touchline.test'
const CONTACT = 'help@touchline.test'

/** The test platform behind the real `fetch`: MSW passes each request to the platform's Hono app. */
let running: TestPlatform | null = null
const server = setupServer(
  http.all(
    `${ORIGIN}/*`,
    ({ request }) => running?.platform.app.fetch(request) ?? new Response(null, { status: 503 }),
  ),
)

/** Resolves with the first state that meets the condition; rejects after 10 s. */
function until<T, S extends T>(state$: State$<T>, wanted: (value: T) => value is S): Promise<S>
function until<T>(state$: State$<T>, wanted: (value: T) => boolean): Promise<T>
function until<T>(state$: State$<T>, wanted: (value: T) => boolean): Promise<T> {
  return firstValueFrom(state$.pipe(filter(wanted), timeout(10_000)))
}

function openClient(storage = createMemoryStorage()): Streams {
  // Runs in real time with the browser's adapters; only the socket and the screen are fakes.
  const ports = createFakePorts({ crypto: createWebCrypto(), storage })
  return createStreams(
    { ...ports, http: createFetchHttp({ baseUrl: ORIGIN }) },
    { clientVersion: 'test', origin: ORIGIN },
  )
}

async function signIn(streams: Streams, name: string): Promise<MemberStreams> {
  await until(streams.session$, (session) => session !== 'restoring')
  const scope = streams.openScope()
  streams.login(scope).submit(name, PASSWORD)
  const member = await until(streams.member$, (value): value is MemberStreams => value !== null)
  scope.end()
  return member
}

describe.each([1001, 5001])('the whole client against the platform, site %i', (siteId) => {
  let store: Awaited<ReturnType<typeof openSharedStore>>
  const open: Streams[] = []

  beforeAll(async () => {
    server.listen({ onUnhandledRequest: 'error' })
    store = await openSharedStore()
    running = await createTestPlatform({
      store: store.store,
      siteId,
      contact: CONTACT,
      real: () => START + Math.floor(performance.now()),
    })
  })
  afterEach(() => {
    for (const streams of open.splice(0)) streams.end()
  })
  afterAll(async () => {
    server.close()
    await store.end()
  })

  it('signs in, shows live matches, and places a bet that the ledger knows', async () => {
    const testPlatform = running
    if (testPlatform === null) throw new Error('no platform is running')
    const name = `whole-${String(siteId)}`
    const memberId = await testPlatform.newMember(name)
    const streams = openClient()
    open.push(streams)
    const member = await signIn(streams, name)

    const home = await until(member.home.home$, ({ list }) => (list.value?.length ?? 0) > 0)
    expect(home.tabs.find(({ betType }) => betType === 'live')?.count).toBe(3)

    const place = { matchId: 'early-1', spec: TOTAL, slot: 1, side: 'over' } as const
    member.home.setBetType('today')
    const price$ = member.prices.price$(place)
    await until(member.home.home$, ({ betType, list }) => betType === 'today' && list.status === 'live')
    await until(price$, ({ state }) => state === 'open')
    member.slip.setOpen(true)
    member.prices.toggle(place)
    const key =
      (await until(member.slip.slip$, ({ fields }) => fields[0]?.limit != null)).fields[0]?.key ?? ''
    member.slip.type(key, '100')
    await until(member.slip.slip$, ({ action }) => action === 'place')
    member.slip.confirm()
    const done = await until(member.slip.slip$, ({ shown }) => shown !== null && shown.phase === 'accepted')
    expect(done.shown?.bets).toHaveLength(1)
    expect(await testPlatform.balance(memberId)).toBe(9_900_00)
    const balance = await until(member.balance$, (feed) => feed.value?.minor === 9_900_00)
    expect(balance.status).toBe('live')
  })

  it('keeps the session on the device', async () => {
    const testPlatform = running
    if (testPlatform === null) throw new Error('no platform is running')
    const name = `kept-${String(siteId)}`
    await testPlatform.newMember(name)
    const storage = createMemoryStorage()
    const first = openClient(storage)
    await signIn(first, name)
    first.end()
    const second = openClient(storage)
    open.push(second)
    const member = await until(second.member$, (value): value is MemberStreams => value !== null)
    expect(member.memberName).toBe(name)
  })

  it('has the member’s settings on another device, the language too', async () => {
    const testPlatform = running
    if (testPlatform === null) throw new Error('no platform is running')
    const name = `two-${String(siteId)}`
    const memberId = await testPlatform.newMember(name)
    const kept = () => testPlatform.store.accounts.member(memberId).then((member) => member?.preferences)
    const first = openClient()
    open.push(first)
    await signIn(first, name)
    first.settings.change('oddsFormat', 'hk')
    // Another language recreates the member's streams before the debounced save has been sent.
    first.settings.change('language', 'ENGLISH')
    await eventually(async () => {
      expect(JSON.stringify(await kept())).toMatch(/ENGLISH.*HK|HK.*ENGLISH/)
    })
    first.end()
    const second = openClient()
    open.push(second)
    await signIn(second, name)
    const settings = await until(second.settings.settings$, ({ language }) => language === 'ENGLISH')
    expect(settings.oddsFormat).toBe('hk')
  })

  it('asks who the member is and what the site is, and keeps it', async () => {
    const testPlatform = running
    if (testPlatform === null) throw new Error('no platform is running')
    const name = `who-${String(siteId)}`
    await testPlatform.newMember(name)
    const storage = createMemoryStorage()
    const first = openClient(storage)
    await signIn(first, name)
    first.end()
    const kept = () => storage.local.get(storageKeys.session) ?? ''
    storage.local.set(storageKeys.session, kept().replace(name, 'before'))
    const second = openClient(storage)
    open.push(second)
    const session = await until(second.session$, (now) => typeof now === 'object' && now.member.name === name)
    expect(session).toMatchObject({ member: { name } })
    expect(kept()).toContain(name)
    const notes = await until(second.account.siteNotes$, (now) => now !== null)
    expect(notes).toEqual({ siteName: 'Touchline', contact: CONTACT, demo: null })
  })

  it('is told that a member is blocked', async () => {
    const testPlatform = running
    if (testPlatform === null) throw new Error('no platform is running')
    const name = `shut-${String(siteId)}`
    const memberId = await testPlatform.newMember(name)
    const storage = createMemoryStorage()
    const first = openClient(storage)
    await signIn(first, name)
    first.end()
    await testPlatform.store.accounts.changeStatus(memberId, 'blocked')
    const second = openClient(storage)
    open.push(second)
    const exit = await until(second.exits.exit$, (now) => now !== null)
    expect(exit.reason).toBe('accountBlocked')
  })

  it('has the list asked for before anybody shows it', async () => {
    const testPlatform = running
    if (testPlatform === null) throw new Error('no platform is running')
    const name = `ahead-${String(siteId)}`
    await testPlatform.newMember(name)
    const storage = createMemoryStorage()
    const first = openClient(storage)
    await signIn(first, name)
    first.end()
    const second = openClient(storage)
    open.push(second)
    second.readAhead()
    await eventually(() => {
      expect(second.member$.value?.home.home$.value.list.value?.length).toBeGreaterThan(0)
    })
  })

  it('shows the detail of a match with its markets by tab', async () => {
    const testPlatform = running
    if (testPlatform === null) throw new Error('no platform is running')
    const name = `detail-${String(siteId)}`
    await testPlatform.newMember(name)
    const streams = openClient()
    open.push(streams)
    const member = await signIn(streams, name)
    const scope = streams.openScope()
    const { view$ } = member.part(matchStreams)(scope, 'live-1', 'football')
    const view = await until(view$, ({ sections }) => sections.length > 0)
    expect(view.sections.map(({ spec }) => spec.kind)).toContain(HANDICAP.kind)
    const handicap = view.sections.find(({ spec }) => spec.kind === 'handicap')
    expect(handicap?.rows.map(({ slot }) => slot)).toEqual([1, 2])
    scope.end()
  })

  it('keeps a match fresh that no list has told of', async () => {
    const testPlatform = running
    if (testPlatform === null) throw new Error('no platform is running')
    const name = `fresh-${String(siteId)}`
    await testPlatform.newMember(name)
    const streams = openClient()
    open.push(streams)
    const member = await signIn(streams, name)
    const match$ = member.part(keptMatches).match$('live-2')
    await until(match$, ({ value }) => value?.score[0] === 0)
    testPlatform.world.score('live-2', [1, 0])
    await until(match$, ({ status, value }) => status === 'live' && value.score[0] === 1)
  })

  it('says what is wrong with a password', async () => {
    const streams = openClient()
    open.push(streams)
    await until(streams.session$, (session) => session === 'signedOut')
    const scope = streams.openScope()
    const login = streams.login(scope)
    login.submit('nobody', 'wrong')
    const failure = await firstValueFrom(
      login.login$.pipe(
        map((view) => view.failure),
        filter((value) => value !== null),
        timeout(10_000),
      ),
    )
    expect(failure.type).toBe('refusal')
    scope.end()
  })
})
