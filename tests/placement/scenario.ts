import { randomBytes } from 'node:crypto'
import { EMPTY, NEVER, of } from 'rxjs'
import * as v from 'valibot'
import { vi } from 'vitest'
import type { Leg } from '../../streams/domain/leg.ts'
import type { Market } from '../../streams/domain/market.ts'
import type { Pair } from '../../streams/domain/match.ts'
import { ok } from '../../streams/domain/result.ts'
import { createScope, type Scope } from '../../streams/kernel/scope.ts'
import { constant, mapState } from '../../streams/kernel/state.ts'
import { linkDefaults } from '../../streams/link/constants.ts'
import { isOpen } from '../../streams/machines/placement/placement.ts'
import { createPlacements, type Placements } from '../../streams/machines/placement/placements.ts'
import { createPlacementStore } from '../../streams/machines/placement/placementStore.ts'
import type { Venue } from '../../streams/venues/venue.ts'
import type { VenueDeps } from '../../streams/venues/venueDeps.ts'
import { sitePaths } from '../../streams/wire/site/paths.ts'
import type { Store } from '../../platform/store/store.ts'
import { openSharedStore, START, type HandClock, type TestPlatform } from '../platform/book/testPlatform.ts'
import { onServer } from '../platform/store/testDatabases.ts'
import { createSiteClient, ORIGIN } from '../platform/site/siteClient.ts'
import { createFakePorts, createMemoryStore } from '../support/ports.ts'
import { createNetwork, type Network } from './network.ts'
import { loadBetting, PLACING_VENUES, type PlacingVenue } from './placingVenue.ts'
import {
  oneProcess,
  openKillableStore,
  twoProcesses,
  type KillableStore,
  type Processes,
} from './processes.ts'

/** A client with a faulty network and a platform that can be restarted. The test controls the time. */
export interface Scenario {
  /** Unique within one pool. */
  readonly name: string
  readonly memberId: number
  /** The member's balance when the scenario was opened, minor units. */
  readonly startBalance: number
  readonly network: Network
  readonly world: TestPlatform['world']
  readonly venue: Venue
  readonly faults: readonly unknown[]
  placements(): Placements
  now(): number
  /** Advances the time step by step and runs everything that becomes due. */
  pass(ms: number): Promise<void>
  /**
   * Advances the time until every bet has its outcome and no request is in transit, and a while longer, so
   * that an outcome which changes again is seen. Stops after `mostMs`.
   */
  settle(mostMs: number): Promise<void>
  /** Closes the page and opens it again with the same storage. */
  reload(): void
  /** Restarts a process, or ends it while another one runs. Database and world stay the same. */
  restart(process: number): Promise<void>
  /** Runs one tick of the platform without advancing the time. */
  tick(): Promise<void>
  end(): void
}

export interface ScenarioPool {
  /** A new page and platform. Members are reused by several scenarios, because registering one is slow. */
  scenario(name: string): Promise<Scenario>
  readonly store: Store
  end(): Promise<void>
}

const STEP_MS = 1000
/** How long an outcome is watched for changing again, ms: longer than look-ups of an order are apart. */
const AFTER_OUTCOME_MS = 10_000

interface TestingMember {
  readonly memberId: number
  readonly launched: Launched
  readonly signKey: string
  scenarios: number
}

/** One database for all scenarios of a test file, because opening one takes about a second. */
export async function openScenarioPool(at: PlacingVenue): Promise<ScenarioPool> {
  await loadBetting(at, venueDeps(IDLE))
  const shared = await openSharedStore()
  return scenarioPool(at, shared.store, (hand) => oneProcess(shared.store, hand), shared.end)
}

/** The platform as two processes on a PostgreSQL server, at PMTY. */
export async function openPoolWithTwoProcesses(): Promise<ScenarioPool> {
  const at = PLACING_VENUES.PMTY
  await loadBetting(at, venueDeps(IDLE))
  const schema = `placement_${randomBytes(6).toString('hex')}`
  await onServer(`CREATE SCHEMA ${schema}`)
  const outside = await openKillableStore(schema)
  const stores: (KillableStore | undefined)[] = []
  const pool = {
    take: async (number: number) => (stores[number] ??= await openKillableStore(schema)),
    lost: (number: number) => {
      stores[number] = undefined
    },
  }
  return scenarioPool(
    at,
    outside.store,
    (hand) => twoProcesses(pool, hand),
    async () => {
      await Promise.all(
        [outside, ...stores].flatMap((opened) => (opened === undefined ? [] : [opened.end()])),
      )
      await onServer(`DROP SCHEMA IF EXISTS ${schema} CASCADE`)
    },
  )
}

type Start = (hand: HandClock) => Promise<Processes>

function scenarioPool(at: PlacingVenue, store: Store, start: Start, end: () => Promise<void>): ScenarioPool {
  const current: { member: TestingMember | null } = { member: null }
  return { store, scenario: (name) => openScenario({ at, store, start, name, current }), end }
}

const launchAnswer = v.object({ url: v.string(), token: v.string() })
type Launched = v.InferOutput<typeof launchAnswer>

/** Registers a member and launches the venue for it. */
async function newMember(at: PlacingVenue, testPlatform: TestPlatform, name: string): Promise<TestingMember> {
  const memberId = await testPlatform.newMember(name)
  const site = await createSiteClient(testPlatform.platform)
  const session = await site.login(name)
  const launch = await site.call(sitePaths.venueLaunch, { venueEnName: at.code }, { token: session.token })
  const { url, token } = v.parse(launchAnswer, launch.data)
  const base = new URL(url, ORIGIN).pathname
  return {
    memberId,
    launched: { url: base === '/' ? '' : base, token },
    signKey: site.config.signKey,
    scenarios: 0,
  }
}

interface VenueParts {
  readonly member: Pick<TestingMember, 'memberId' | 'launched' | 'signKey'>
  readonly http: Network | VenueDeps['http']
  /** Local and platform time, ms. */
  readonly now: () => number
  readonly serverNow: () => number
  /** How many answers are being unpacked. */
  readonly unpacking: { open: number }
}

/** For loading a venue's code. */
const IDLE: VenueParts = {
  member: { memberId: 0, launched: { url: '', token: '' }, signKey: '' },
  http: { send: () => NEVER, sendForBytes: () => NEVER },
  now: () => START,
  serverNow: () => START,
  unpacking: { open: 0 },
}

function venueDeps({ member, http, now, serverNow, unpacking }: VenueParts): VenueDeps {
  const ports = createFakePorts()
  const launched = { ...member.launched, nativeUrl: null, imgDomain: null }
  return {
    session: {
      venue$: constant(launched),
      launched: () => of(ok(launched)),
      relaunch: () => of(ok(launched)),
      reportCall: () => undefined,
    },
    http,
    inflate: {
      gunzipBase64: async (text, most) => {
        unpacking.open += 1
        try {
          return await ports.inflate.gunzipBase64(text, most)
        } finally {
          unpacking.open -= 1
        }
      },
    },
    socket: ports.socket,
    network: {
      online$: mapState(ports.networkCell.state$, ({ online }) => online),
      visible$: ports.visibleCell.state$,
    },
    crypto: ports.crypto,
    signKey$: of(member.signKey),
    device: createMemoryStore(),
    random: () => 0.5,
    randomHex: (bytes) => ports.random.hex(bytes),
    now,
    serverNow,
    rate: () => 1,
    leave: () => undefined,
    enterWhenOpen: () => undefined,
    say: () => undefined,
    log: () => undefined,
    siteCall$: () => EMPTY,
    memberId: () => String(member.memberId),
    language: () => 'CMN',
    siteHeaders: () => ({}),
    onResult: () => undefined,
    onOutdated: () => undefined,
    onBadData: () => undefined,
    times: linkDefaults,
  }
}

interface ScenarioOptions {
  readonly at: PlacingVenue
  readonly store: Store
  readonly start: Start
  readonly name: string
  readonly current: { member: TestingMember | null }
}

async function openScenario({ at, store, start, name, current }: ScenarioOptions): Promise<Scenario> {
  const hand = { at: START }
  vi.setSystemTime(START)
  const processes = await start(hand)
  const { world } = processes
  if (current.member === null || current.member.scenarios === at.scenariosPerMember)
    current.member = await newMember(at, processes.any(), name)
  const { member } = current
  member.scenarios += 1
  const { memberId } = member
  const startBalance = await store.ledger.balance(memberId, 'RMB')
  const network = createNetwork(() => processes.serve(), at.bets)
  const faults: unknown[] = []
  const now = (): number => processes.any().platform.clock.now()
  const unpacking = { open: 0 }
  const deps = venueDeps({ member, http: network, now: () => hand.at, serverNow: now, unpacking })
  const { device } = deps
  const venue = at.make(deps)

  let page: { readonly scope: Scope; readonly placements: Placements }
  const open = (): void => {
    const scope = createScope((error) => faults.push(error))
    const placements = createPlacements(scope, {
      calls: venue.bets,
      store: createPlacementStore(device, String(memberId), venue.code),
      serverNow: now,
      news$: of(),
    })
    page = { scope, placements }
  }
  open()

  const quiet = async (): Promise<void> => {
    for (let calm = 0; calm < 3; calm += 1) {
      await new Promise((resolve) => {
        setImmediate(resolve)
      })
      if (network.underWay > 0 || unpacking.open > 0) calm = -1
    }
  }

  const pass = async (ms: number): Promise<void> => {
    for (let left = ms; left > 0;) {
      // Without pending timers the whole time can be advanced in one step.
      const step = vi.getTimerCount() === 0 ? left : Math.min(left, STEP_MS)
      left -= step
      vi.advanceTimersByTime(step)
      hand.at += step
      await quiet()
      await processes.tick()
    }
    await quiet()
  }
  const undecided = async (): Promise<boolean> =>
    network.inTransit > 0 ||
    page.placements.placements$.value.some(isOpen) ||
    (await store.orders.confirming()).length > 0

  return {
    name,
    memberId,
    startBalance,
    network,
    world,
    venue,
    faults,
    now,
    placements: () => page.placements,
    pass,
    settle: async (mostMs) => {
      for (let left = mostMs; left > 0 && (await undecided()); left -= STEP_MS) await pass(STEP_MS)
      await pass(AFTER_OUTCOME_MS)
    },
    reload: () => {
      page.scope.end()
      open()
    },
    restart: (number) => processes.restart(number, quiet),
    tick: () => processes.tick(),
    end: () => {
      page.scope.end()
      processes.end()
    },
  }
}

/** A leg on a displayed market, as if the member had tapped it; `score` is `null` before kick-off. */
export function legOn(
  venue: string,
  market: Market,
  matchId: string,
  { side, score }: { readonly side: number; readonly score: Pair | null },
): Leg | null {
  const line = market.lines[0]
  const selection = line?.selections[side % (line.selections.length || 1)]
  if (line === undefined || selection === undefined) return null
  return {
    venue,
    choice: {
      matchId,
      sport: 'football',
      spec: market.spec,
      handle: line.handle,
      line: line.line,
      side: selection.side,
    },
    wire: { marketId: line.marketId, optionId: selection.optionId, playId: market.playId },
    agreedOdds: selection.odds,
    timing: score === null ? 'early' : 'live',
    parlayAllowed: true,
    score,
    leagueId: 'league-1',
    kickOff: START,
    names: { home: '', away: '', league: '', market: '' },
  }
}
