import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { createFetchHttp } from '../../streams/adapters/fetchHttp.ts'
import { createWebCrypto } from '../../streams/adapters/webCrypto.ts'
import type { BetType } from '../../streams/domain/menu.ts'
import type { Currency } from '../../streams/domain/money.ts'
import { createStreams, type Streams } from '../../streams/index.ts'
import { venueRegistry, type VenueRegistry } from '../../streams/venues/registry.ts'
import type { PriceRef } from '../../streams/views/match/priceView.ts'
import { DPTY_PATHS } from '../../streams/wire/dpty/paths.ts'
import { FBTY_PATHS } from '../../streams/wire/fbty/paths.ts'
import { IMTY_PATHS } from '../../streams/wire/imty/paths.ts'
import { PMTY_PATHS } from '../../streams/wire/pmty/paths.ts'
import {
  openSharedStore,
  START,
  createTestPlatform,
  type TestPlatform,
  type TestPlatformOptions,
} from '../platform/book/testPlatform.ts'
import { RESULT, TOTAL, TOTAL_KEY } from '../platform/book/scriptedWorld.ts'
import { createToyServer } from '../streams/venues/toy/toyServer.ts'
import { createToyVenue, TOY } from '../streams/venues/toy/toyVenue.ts'
import { createFakePorts, createMemoryStorage } from '../support/ports.ts'

const ORIGIN = 'http://touchline.test'
/** The calls that place bets at the venues of the platform. */
const BETS = [
  ...[PMTY_PATHS.bet, FBTY_PATHS.singles, FBTY_PATHS.series, FBTY_PATHS.reserve],
  ...[IMTY_PATHS.placeBet, DPTY_PATHS.order, DPTY_PATHS.orderMulti],
]
/** How the paths of each venue begin. */
const BASES: readonly (readonly [code: string, base: string])[] = [
  ['PMTY', '/yewu'],
  ['FBTY', '/fbty/'],
  ['IMTY', '/api/mobile/'],
  ['DPTY', '/dpgame/'],
]

/** The code of the venue of a request; empty for the site. */
function venueOf({ url }: Request): string {
  const { pathname } = new URL(url)
  return BASES.find(([, base]) => pathname.startsWith(base))?.[0] ?? ''
}

function faulty(fault: VenueFault): Response | Promise<Response> {
  switch (fault) {
    case 'unreachable':
      return HttpResponse.error()
    case 'serverError':
      return new HttpResponse('down', { status: 500 })
    case 'wrongBody':
      return HttpResponse.json({ success: 'maybe', code: 'zero', StatusCode: [], data: 7 })
    case 'hanging':
      return new Promise(() => undefined)
  }
}

/** Short, because a test waits until it expires. */
const TOY_GIVES_UP_MS = 500

/** What a contract test needs of a venue, besides the client under test. */
export interface VenueFixture {
  /** The currency and balance of the member at this venue; the balance is in minor units. */
  readonly currency: Currency
  balance(): Promise<number>
  /** A bet type of the match list, and an open price on it. */
  readonly betType: BetType
  readonly price: PriceRef
  /** Open prices of two other matches in the list. */
  readonly others: readonly PriceRef[]
  /** Ends a match, and returns its id. */
  endMatch(): string
  /** Which lists of results it has besides those of matches. */
  readonly resultLists: { readonly myBets: boolean; readonly champions: boolean }
  /** Whether the price of a reservation can be changed. */
  readonly editsReservations: boolean
  readonly hasAnnouncements: boolean
  /** Whether bets can be reserved at the venue. */
  readonly hasReservations: boolean
  /** The ids of the venue's announcements, newest first. */
  announce(): readonly string[]
  /** Offers the fixture's price 30 % better, until the platforms end. */
  offerMore(): Promise<void>
  /** The answer to the next confirm is lost; the request itself arrives. */
  loseNextAnswer(): void
}

/** How the requests of a venue end instead of being answered. */
export type VenueFault = 'unreachable' | 'serverError' | 'wrongBody' | 'hanging'

export interface ContractPlatform {
  readonly platform: TestPlatform
  /** The requests of each of these venues meet a fault. */
  readonly faults: Map<string, VenueFault>
  /** The answer to the next confirm is lost; the request itself arrives. */
  loseNextAnswer(): void
  /** Registers a member and opens a client for that member at the venue. */
  openAt(
    code: string,
    name: string,
  ): Promise<{ readonly streams: Streams; readonly memberId: number; readonly fixture: VenueFixture }>
  end(): Promise<void>
}

/** The platform with the site and PMTY behind `fetch`, and the toy venue. Runs in real time. */
export async function openContractPlatform(
  world: Pick<TestPlatformOptions, 'live'> = {},
): Promise<ContractPlatform> {
  const store = await openSharedStore()
  const platform = await createTestPlatform({
    store: store.store,
    real: () => START + Math.floor(performance.now()),
    ...world,
  })
  let losesAnswer = false
  const faults = new Map<string, VenueFault>()
  const server = setupServer(
    http.all(`${ORIGIN}/*`, async ({ request }) => {
      const fault = faults.get(venueOf(request))
      if (fault !== undefined) return faulty(fault)
      const isBet = BETS.some((path) => request.url.endsWith(path))
      const response = await platform.platform.app.fetch(request)
      if (!isBet || !losesAnswer) return response
      losesAnswer = false
      return HttpResponse.error()
    }),
  )
  server.listen({ onUnhandledRequest: 'error' })
  const toy = createToyServer(() => platform.platform.clock.now())
  const registry: VenueRegistry = [
    ...venueRegistry,
    {
      code: TOY,
      make: createToyVenue(toy, { giveUpMs: TOY_GIVES_UP_MS, parlay: { minLegs: 2, systems: true } }),
    },
  ]
  const loseNextAnswer = (): void => {
    losesAnswer = true
  }
  const pmtyFixture = (memberId: number): VenueFixture => ({
    currency: 'RMB',
    balance: () => platform.balance(memberId),
    betType: 'today',
    price: { matchId: 'early-1', spec: TOTAL, slot: 1, side: 'over' },
    others: ['early-2', 'early-4'].map((matchId) => ({ matchId, spec: RESULT, slot: 1, side: 'home' })),
    endMatch: () => {
      platform.world.finish('early-3', { 'goals.match': [2, 1], 'goals.firstHalf': [1, 0] })
      return 'early-3'
    },
    offerMore: async () => {
      platform.world.control.movePrice('early-1', TOTAL_KEY, 1, 'over', 30)
      await platform.platform.tick()
    },
    resultLists: { myBets: true, champions: true },
    editsReservations: true,
    hasAnnouncements: false,
    hasReservations: true,
    announce: () => ['3', '2', '1'],
    loseNextAnswer,
  })
  /** The same world and wallets as at PMTY; results of matches only. */
  const furtherFixture = (memberId: number): VenueFixture => ({
    ...pmtyFixture(memberId),
    resultLists: { myBets: false, champions: false },
    editsReservations: false,
    hasAnnouncements: true,
  })
  /** The same; no reservations, and announcements about matches that are not played as planned. */
  const imtyFixture = (memberId: number): VenueFixture => ({
    ...pmtyFixture(memberId),
    resultLists: { myBets: false, champions: true },
    editsReservations: false,
    hasAnnouncements: true,
    hasReservations: false,
    announce: () => {
      platform.world.change('early-3', { state: 'postponed' })
      return ['early-3-postponed']
    },
  })
  const fixtureAt = (code: string, memberId: number): VenueFixture => {
    if (code === TOY) return toyFixture
    if (code === 'IMTY' || code === 'YBTY') return imtyFixture(memberId)
    return code === 'PMTY' ? pmtyFixture(memberId) : furtherFixture(memberId)
  }
  const toyFixture: VenueFixture = {
    currency: 'USDT',
    balance: () => Promise.resolve(toy.balance),
    betType: 'live',
    price: { matchId: 't-red', spec: TOTAL, slot: 1, side: 'over' },
    others: ['t-blue', 't-green'].map((matchId) => ({ matchId, spec: RESULT, slot: 1, side: 'home' })),
    endMatch: () => 't-red',
    offerMore: () => {
      const [answer] = toy.games[0]?.questions[1]?.answers ?? []
      if (answer !== undefined) answer.price = Math.round(answer.price * 1.3)
      return Promise.resolve()
    },
    resultLists: { myBets: false, champions: false },
    editsReservations: false,
    hasAnnouncements: true,
    hasReservations: true,
    announce: () => ['3', '2', '1'],
    loseNextAnswer: () => {
      toy.next('answerLost')
    },
  }
  return {
    platform,
    faults,
    loseNextAnswer,
    openAt: async (code, name) => {
      const memberId = await platform.newMember(name)
      const ports = createFakePorts({ crypto: createWebCrypto(), storage: createMemoryStorage() })
      const streams = createStreams(
        { ...ports, http: createFetchHttp({ baseUrl: ORIGIN }) },
        { clientVersion: 'test', origin: ORIGIN, venues: registry },
      )
      streams.venue.choose(code)
      return { streams, memberId, fixture: fixtureAt(code, memberId) }
    },
    end: async () => {
      server.close()
      await store.end()
    },
  }
}
