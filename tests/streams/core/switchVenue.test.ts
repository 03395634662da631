import { filter, map, mergeMap, tap, timer } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStreams, type Streams } from '../../../streams/index.ts'
import { storageKeys } from '../../../streams/link/storageKeys.ts'
import { venueRegistry, type VenueRegistry } from '../../../streams/venues/registry.ts'
import { FBTY_PATHS } from '../../../streams/wire/fbty/paths.ts'
import { PMTY_PATHS } from '../../../streams/wire/pmty/paths.ts'
import { writeConfigImage } from '../../../streams/wire/site/configImage.ts'
import { sitePaths } from '../../../streams/wire/site/paths.ts'
import { countAllSubscriptions } from '../../support/allSubscriptions.ts'
import { countingPorts } from '../../support/countingPorts.ts'
import { plainSite } from '../../support/link.ts'
import {
  createFakePorts,
  createMemoryStorage,
  createMemoryStore,
  createScriptedSocket,
  enveloped,
} from '../../support/ports.ts'
import type { Storage } from '../../../streams/ports/storage.ts'
import { aLeg } from '../machines/orderBuilders.ts'
import { createToyServer } from '../venues/toy/toyServer.ts'
import { createToyVenue, TOY } from '../venues/toy/toyVenue.ts'
import { matchStreams } from '../../../streams/match.ts'

const START = 1_790_000_000_000
const LATENCY_MS = 40

interface Opening {
  readonly defaultVenue?: string
  readonly venues?: string[]
  readonly storage?: Storage
  readonly opensWith?: 'esports'
}

/**
 * A client with a signed-in member at PMTY and the toy venue, with fake timers and ports that count open
 * resources.
 */
function openClient({
  defaultVenue = 'PMTY',
  venues = ['PMTY', TOY, 'LATER'],
  storage = createMemoryStorage(),
  opensWith,
}: Opening = {}) {
  const session = {
    token: 't',
    refreshToken: 'r',
    expiresAt: START + 1e9,
    givenAt: START,
    member: { id: '7', name: 'demo' },
  }
  storage.local.set(storageKeys.session, JSON.stringify(session))
  const toy = createToyServer()
  const registry: VenueRegistry = [...venueRegistry, { code: TOY, make: createToyVenue(toy) }]
  const socket = createScriptedSocket({ autoOpen: true })
  const fake = createFakePorts({ storage, socket })
  const late = (text: string) => timer(LATENCY_MS).pipe(map(() => text))
  fake.http.answer('', () => late(enveloped(null, 500, 'down')))
  fake.http.answer(sitePaths.configImage, () => writeConfigImage({ ...plainSite, defaultVenue, venues }))
  fake.http.answer(sitePaths.serverTime, () => JSON.stringify({ time: Date.now(), rate: 1 }))
  fake.http.answer(sitePaths.venueLaunch, () => late(enveloped({ url: '/pm', token: 'v' })))
  const matches = JSON.stringify({ code: '0000000', msg: '', ts: START, data: [] })
  for (const path of [PMTY_PATHS.liveMatches, PMTY_PATHS.menu]) fake.http.answer(path, () => late(matches))
  const { ports, open } = countingPorts(fake)
  const streams = createStreams(ports, {
    clientVersion: 'test',
    origin: 'http://touchline.test',
    venues: registry,
    ...(opensWith === undefined ? {} : { opensWith }),
  })
  return { streams, open, toy, fake, registry, launched: () => launchesOf(fake) }
}

/** The same with the member at FBTY, where `maintenance` is what the venue and the site say about it. */
function openFbty(venues = ['FBTY']) {
  const maintenance = { venue: false, site: true }
  const { streams, fake } = openClient({ defaultVenue: 'FBTY', venues })
  const reply = (path: string, data: unknown) => {
    fake.http.answer(path, () =>
      JSON.stringify(
        maintenance.venue
          ? { success: false, code: 8, message: '', data: null }
          : { success: true, code: 0, message: '', ts: Date.now(), data },
      ),
    )
  }
  const counts = [{ ty: 1, des: '', tc: 1, ssl: [{ sid: 1, c: 1 }] }]
  reply(FBTY_PATHS.counts, { tc: 1, ht: 0, sl: counts, hls: [] })
  reply(FBTY_PATHS.list, { current: 1, size: 200, total: 0, records: [] })
  fake.http.answer(sitePaths.siteInfo, () =>
    enveloped({ siteId: 1001, walletType: 1, currencies: [], maintenance: null }),
  )
  fake.http.answer(sitePaths.venueStatus, () =>
    enveloped([
      {
        venueCode: 'FBTY',
        status: maintenance.site ? 'maintenance' : 'open',
        maintain: maintenance.site,
      },
    ]),
  )
  return {
    streams,
    maintenance,
    asked: () => fake.http.to('/pm/v1/').length,
    lists: () => fake.http.to(`/pm${FBTY_PATHS.list}`).length,
  }
}

/** The codes of all launches. */
function launchesOf({ http }: ReturnType<typeof createFakePorts>): unknown[] {
  return http
    .to(sitePaths.venueLaunch)
    .map(({ body }) => (JSON.parse(String(body)) as { venueEnName: unknown }).venueEnName)
}

/** Subscribes to the streams that screens use. */
function readAll(streams: Streams) {
  const scope = streams.openScope()
  const member = streams.member$.value
  if (member === null) throw new Error('nobody is signed in')
  for (const state$ of [
    member.home.home$,
    member.slip.slip$,
    member.balance$,
    member.openBets$,
    member.play$,
  ]) {
    scope.run(state$)
  }
  scope.run(member.part(matchStreams)(scope, 't-red', 'football').view$)
  return scope
}

describe('a switch of venue', () => {
  beforeEach(async () => {
    // Code that is loaded later is loaded in real time, and would arrive in the midst of a test.
    await Promise.all([
      import('../../../streams/core/betMachines.ts'),
      import('../../../streams/core/gameParts.ts'),
      import('../../../streams/core/knownModes.ts'),
      import('../../../streams/feeds/allBets/index.ts'),
      import('../../../streams/feeds/stickyTop/index.ts'),
      import('../../../streams/link/fetchReport.ts'),
      import('../../../streams/venues/pmty/betCalls.ts'),
      import('../../../streams/venues/pmty/cashOut.ts'),
      import('../../../streams/venues/pmty/detail.ts'),
      import('../../../streams/venues/pmty/orders.ts'),
      import('../../../streams/venues/pmty/push.ts'),
      import('../../../streams/venues/fbty/index.ts'),
      import('../../../streams/venues/dpty/index.ts'),
    ])
    vi.useFakeTimers({ now: START })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('begins at the venue that the site names', async () => {
    const { streams, fake } = openClient({ defaultVenue: TOY })
    await vi.advanceTimersByTimeAsync(1000)
    expect(streams.venue.code$.value).toBe(TOY)
    expect(streams.member$.value?.rules.parlay).toBeNull()
    // Only venues that this client implements are offered.
    expect(streams.venue.offered$.value).toEqual(['PMTY', TOY])
    expect(fake.http.to(sitePaths.venueLaunch)).toEqual([])
    streams.end()
  })

  it('launches the default venue by the code that the site maps it to', async () => {
    const { streams, launched } = openClient()
    await vi.advanceTimersByTimeAsync(1000)
    const scope = readAll(streams)
    await vi.advanceTimersByTimeAsync(1000)
    expect(launched()[0]).toBe('OBTY')
    expect(streams.venue.code$.value).toBe('PMTY')
    scope.end()
    streams.end()
  })

  it('is remembered for the browser session', async () => {
    const storage = createMemoryStorage()
    const first = openClient({ storage })
    await vi.advanceTimersByTimeAsync(1000)
    first.streams.venue.choose(TOY)
    first.streams.end()
    const reloaded = openClient({ storage })
    await vi.advanceTimersByTimeAsync(1000)
    expect(reloaded.streams.venue.code$.value).toBe(TOY)
    reloaded.streams.end()
    const later = openClient({ storage: { ...storage, session: createMemoryStore() } })
    await vi.advanceTimersByTimeAsync(1000)
    expect(later.streams.venue.code$.value).toBe('PMTY')
    later.streams.end()
  })

  it('falls back to the first venue, with a fault, when the site names an unknown one', async () => {
    const { streams, fake } = openClient({ defaultVenue: 'NOWHERE' })
    await vi.advanceTimersByTimeAsync(1000)
    expect(streams.venue.code$.value).toBe('PMTY')
    expect(streams.member$.value?.rules.parlay).not.toBeNull()
    expect(fake.reported).toContainEqual({ path: 'venues', error: 'unknown venue: NOWHERE' })
    streams.venue.choose('NEITHER')
    expect(streams.venue.code$.value).toBe('PMTY')
    expect(fake.reported).toContainEqual({ path: 'venues', error: 'unknown venue: NEITHER' })
    streams.end()
  })

  it('is to the default venue for who has to leave one, and from there to another that is offered', async () => {
    const { streams } = openClient()
    await vi.advanceTimersByTimeAsync(1000)
    streams.venue.choose(TOY)
    streams.venue.leave()
    expect(streams.venue.code$.value).toBe('PMTY')
    streams.venue.leave()
    expect(streams.venue.code$.value).toBe(TOY)
    streams.end()
    const alone = openClient({ venues: ['PMTY'] })
    await vi.advanceTimersByTimeAsync(1000)
    alone.streams.venue.leave()
    expect(alone.streams.venue.code$.value).toBe('PMTY')
    alone.streams.end()
  })

  it('launches the esports of a venue once, at the beginning of a visit there', async () => {
    const { streams, launched } = openClient({ opensWith: 'esports' })
    await vi.advanceTimersByTimeAsync(1000)
    const visit = async (): Promise<void> => {
      const scope = readAll(streams)
      await vi.advanceTimersByTimeAsync(1000)
      scope.end()
    }
    await visit()
    streams.settings.change('language', 'ENGLISH')
    await visit()
    streams.venue.choose(TOY)
    streams.venue.choose('PMTY')
    await visit()
    expect(launched()).toEqual(['OBDJ', 'OBTY', 'OBTY'])
    streams.end()
  })

  it.each([
    ['OBTY', 'PMTY'],
    ['OBDJ', 'PMTY'],
    ['DBTY', 'PMTY'],
    ['DPDJ', 'DPTY'],
  ])('knows %s as another name of %s', async (name, code) => {
    const { streams, fake } = openClient({ defaultVenue: name, venues: [TOY, name, code] })
    await vi.advanceTimersByTimeAsync(1000)
    expect(streams.venue.code$.value).toBe(code)
    expect(streams.venue.offered$.value).toEqual([TOY, code])
    streams.venue.leave()
    expect(streams.venue.code$.value).toBe(TOY)
    streams.venue.choose(name)
    expect(streams.venue.code$.value).toBe(code)
    expect(fake.reported.filter(({ path }) => path === 'venues')).toEqual([])
    streams.end()
  })

  it('to the present one enters it again, and the slip stays', async () => {
    const { streams, open } = openClient()
    await vi.advanceTimersByTimeAsync(1000)
    const entered: (typeof streams.member$.value)[] = []
    streams.member$.subscribe((member) => entered.push(member))
    const first = readAll(streams)
    await vi.advanceTimersByTimeAsync(1000)
    entered[0]?.slip.toggle(aLeg('m1', { kickOff: START }))
    await vi.advanceTimersByTimeAsync(1000)
    const before = open()
    streams.venue.choose('PMTY')
    streams.venue.enter()
    first.end()
    expect(new Set(entered).size).toBe(3)
    const last = readAll(streams)
    await vi.advanceTimersByTimeAsync(2000)
    expect(streams.member$.value?.slip.slip$.value.legs).toHaveLength(1)
    expect(open()).toEqual(before)
    last.end()
    streams.end()
  })

  it('asks FBTY nothing after maintenance, until it is entered again', async () => {
    const { streams, maintenance, asked, lists } = openFbty()
    await vi.advanceTimersByTimeAsync(1000)
    const first = readAll(streams)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(lists()).toBeGreaterThan(1)
    maintenance.venue = true
    await vi.advanceTimersByTimeAsync(100_000)
    maintenance.venue = false
    const before = asked()
    await vi.advanceTimersByTimeAsync(300_000)
    expect(asked()).toBe(before)
    const read = lists()
    streams.venue.enter()
    first.end()
    const last = readAll(streams)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(lists()).toBeGreaterThan(read + 2)
    last.end()
    streams.end()
  })

  it('says that FBTY is in maintenance each time that the member enters it', async () => {
    const { streams, maintenance } = openFbty()
    await vi.advanceTimersByTimeAsync(1000)
    const first = readAll(streams)
    maintenance.venue = true
    await vi.advanceTimersByTimeAsync(15_000)
    expect(streams.exits.exit$.value).toMatchObject({ target: 'maintenance', due: true })
    streams.exits.acknowledge()
    await vi.advanceTimersByTimeAsync(1000)
    expect(streams.exits.exit$.value).toBeNull()
    streams.venue.enterByItself()
    const second = readAll(streams)
    await vi.advanceTimersByTimeAsync(1000)
    expect(streams.exits.exit$.value).toBeNull()
    streams.venue.enter()
    first.end()
    second.end()
    const last = readAll(streams)
    await vi.advanceTimersByTimeAsync(1000)
    expect(streams.exits.exit$.value).toMatchObject({ target: 'maintenance', due: false })
    last.end()
    streams.end()
  })

  it('says once in 30 seconds that FBTY is in maintenance where the site reports that it is open', async () => {
    const { streams, maintenance } = openFbty()
    maintenance.site = false
    await vi.advanceTimersByTimeAsync(1000)
    const screens = streams.member$.subscribe(() => undefined)
    let screen = readAll(streams)
    screens.add(
      streams.venue.entries$.subscribe(() => {
        screen.end()
        screen = readAll(streams)
      }),
    )
    maintenance.venue = true
    const pages: number[] = []
    // As the page of the maintenance does.
    screens.add(
      streams.exits.exit$
        .pipe(
          filter((exit) => exit?.due === true),
          tap(() => {
            pages.push(Date.now())
            streams.exits.acknowledge()
          }),
          mergeMap(() => streams.reopened$),
        )
        .subscribe(streams.venue.enterByItself),
    )
    await vi.advanceTimersByTimeAsync(60_000)
    expect(pages).toHaveLength(2)
    expect(Number(pages[1]) - Number(pages[0])).toBeGreaterThan(30_000)
    expect(streams.venue.entries$.value).toBeGreaterThan(1)
    expect(streams.venue.entries$.value).toBeLessThan(10)
    expect(streams.member$.value?.home.home$.value.menu).toMatchObject({
      status: 'failed',
      reason: 'maintenance',
    })
    screens.unsubscribe()
    screen.end()
    streams.end()
  })

  it('stays at the other venue when the member goes there while FBTY says that it is in maintenance', async () => {
    const { streams, maintenance } = openFbty(['FBTY', TOY])
    await vi.advanceTimersByTimeAsync(1000)
    const first = readAll(streams)
    maintenance.venue = true
    for (let polls = 0; streams.exits.exit$.value === null && polls < 10; polls += 1) {
      await vi.advanceTimersByTimeAsync(1000)
    }
    expect(streams.exits.exit$.value).toMatchObject({ target: 'maintenance', due: false })
    streams.venue.choose(TOY)
    expect(streams.exits.exit$.value).toBeNull()
    const last = readAll(streams)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(streams.exits.exit$.value).toBeNull()
    first.end()
    last.end()
    streams.end()
  })

  it('enters FBTY again by itself after maintenance, also on the records page, when the site says that it is open', async () => {
    const { streams, maintenance, lists } = openFbty()
    await vi.advanceTimersByTimeAsync(1000)
    const first = readAll(streams)
    streams.exits.visit('/common-sport-records/')
    maintenance.venue = true
    maintenance.site = true
    await vi.advanceTimersByTimeAsync(10_000)
    expect(streams.exits.exit$.value).toMatchObject({ reason: 'venueMaintenance', target: null })
    streams.exits.acknowledge()
    await vi.advanceTimersByTimeAsync(300_000)
    expect(streams.venue.entries$.value).toBe(0)
    maintenance.venue = false
    maintenance.site = false
    await vi.advanceTimersByTimeAsync(15_000)
    expect(streams.venue.entries$.value).toBe(1)
    first.end()
    const read = lists()
    const last = readAll(streams)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(lists()).toBeGreaterThan(read + 2)
    expect(streams.venue.entries$.value).toBe(1)
    last.end()
    streams.end()
  })

  it('ends all that the old venue had open before the new one is asked', async () => {
    const { streams, open } = openClient()
    await vi.advanceTimersByTimeAsync(1000)
    const first = streams.member$.value
    const screen = readAll(streams)
    await vi.advanceTimersByTimeAsync(5000)
    expect(open().sockets).toBe(1)
    let completed = false
    first?.balance$.subscribe({ complete: () => (completed = true) })
    streams.venue.choose(TOY)
    expect(completed).toBe(true)
    expect(open().sockets).toBe(0)
    expect(streams.member$.value).not.toBe(first)
    screen.end()
    streams.end()
  })

  it('leaves no subscription, request, socket or timer behind, however often', async () => {
    const subscriptions = countAllSubscriptions()
    const { streams, open, toy, fake } = openClient()
    const resources = () => ({
      ...open(),
      toy: toy.open,
      timers: vi.getTimerCount(),
      subscriptions: subscriptions.open,
    })
    const visit = async (code: string, ms: number) => {
      streams.venue.choose(code)
      const screen = readAll(streams)
      await vi.advanceTimersByTimeAsync(ms)
      screen.end()
      // Longer than the grace of shared streams.
      await vi.advanceTimersByTimeAsync(10_000)
    }
    await vi.advanceTimersByTimeAsync(1000)
    // Modules are loaded in real time: one that arrives after the first count would look like a leak.
    for (const code of [TOY, 'PMTY', TOY, 'PMTY']) {
      await visit(code, 3000)
      await vi.dynamicImportSettled()
    }
    const before = resources()
    for (let turn = 0; turn < 100; turn += 1) {
      // Each switch interrupts the old venue at another point: during a launch, a list call, a retry or a
      // connect.
      await visit(TOY, turn * 7)
      streams.venue.choose('PMTY')
      await vi.advanceTimersByTimeAsync(turn * 13)
      streams.venue.choose(TOY)
      await visit('PMTY', turn * 11)
    }
    await visit('PMTY', 3000)
    expect(resources()).toEqual(before)
    expect(before.sockets).toBe(1)
    expect(toy.asked).toBeGreaterThan(200)
    expect(fake.socket.connections.length).toBeGreaterThan(100)
    streams.end()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(resources()).toEqual({
      http: 0,
      sockets: 0,
      network: 0,
      visibility: 0,
      frames: 0,
      toy: 0,
      timers: 0,
      subscriptions: 0,
    })
    subscriptions.restore()
  })
})
