import { of } from 'rxjs'
import { vi } from 'vitest'
import type { Leg } from '../../streams/domain/leg.ts'
import type { Market } from '../../streams/domain/market.ts'
import { ok } from '../../streams/domain/result.ts'
import { createScope, type Scope } from '../../streams/kernel/scope.ts'
import { mapState } from '../../streams/kernel/state.ts'
import { linkDefaults } from '../../streams/link/constants.ts'
import { createPlacements, type Placements } from '../../streams/machines/placement/placements.ts'
import { createPlacementStore } from '../../streams/machines/placement/placementStore.ts'
import { createPmty } from '../../streams/venues/pmty/index.ts'
import type { Venue } from '../../streams/venues/venue.ts'
import {
  openSharedStore,
  stagePlatform,
  START,
  type StagedPlatform,
} from '../platform/book/stagedPlatform.ts'
import { createPmtyClient } from '../platform/venues/pmtyClient.ts'
import { createFakePorts, createMemoryStore } from '../support/ports.ts'
import { createNetwork, type Network } from './network.ts'

/** A member at a client with a bad network and a platform that may be restarted. Time is the test's. */
export interface Stage {
  /** Unique among the stages of a theatre. */
  readonly name: string
  readonly memberId: number
  /** What the member had when the curtain rose, minor units. */
  readonly startBalance: number
  readonly network: Network
  readonly world: StagedPlatform['world']
  readonly venue: Venue
  readonly faults: readonly unknown[]
  placements(): Placements
  now(): number
  /** Lets time pass, in steps, with everything that falls due in it. */
  pass(ms: number): Promise<void>
  /** The page is left and opened again, on the same device. */
  reload(): void
  /** The platform stops and starts on the same database and world. */
  restart(): Promise<void>
  end(): void
}

export interface Theatre {
  /** A fresh page and platform; members return, since signing one up takes longer than a bad day. */
  stage(name: string): Promise<Stage>
  readonly store: StagedPlatform['store']
  end(): Promise<void>
}

const STEP_MS = 1000

/** How many stages one member plays, before the balance runs low. */
const STAGES_A_MEMBER = 20

interface Player {
  readonly memberId: number
  readonly token: string
  stages: number
}

/** One database for all stages of a test file: opening one takes a second. */
export async function openTheatre(): Promise<Theatre> {
  const shared = await openSharedStore()
  const cast: { player: Player | null } = { player: null }
  return {
    store: shared.store,
    stage: (name) => openStage(shared.store, name, cast),
    end: shared.end,
  }
}

async function openStage(
  store: StagedPlatform['store'],
  name: string,
  cast: { player: Player | null },
): Promise<Stage> {
  const hand = { at: START }
  vi.setSystemTime(START)
  let staged = await stagePlatform({ store, hand })
  const { world } = staged
  if (cast.player === null || cast.player.stages === STAGES_A_MEMBER) {
    const signedUp = await staged.newMember(name)
    const { token } = await createPmtyClient(staged.platform, name)
    cast.player = { memberId: signedUp, token, stages: 0 }
  }
  cast.player.stages += 1
  const { memberId, token } = cast.player
  const startBalance = await staged.balance(memberId)
  const network = createNetwork(() => async (request) => staged.platform.app.fetch(request))
  const faults: unknown[] = []
  const ports = createFakePorts()
  const device = createMemoryStore()
  const now = (): number => staged.platform.clock.now()
  const launched = { url: '', nativeUrl: null, token, imgDomain: null }
  const unpacking = { open: 0 }
  const venue = createPmty({
    session: { launched: () => of(ok(launched)), relaunch: () => of(ok(launched)) },
    http: network,
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
    random: () => 0.5,
    now: () => hand.at,
    serverNow: now,
    memberId: () => String(memberId),
    language: () => 'zh',
    siteHeaders: () => ({}),
    heard: () => undefined,
    onBadData: () => undefined,
    times: linkDefaults,
  })

  let page: { readonly scope: Scope; readonly placements: Placements }
  const open = (): void => {
    const scope = createScope((error) => faults.push(error))
    const placements = createPlacements(scope, {
      calls: venue,
      store: createPlacementStore(device, String(memberId)),
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
    pass: async (ms) => {
      for (let left = ms; left > 0;) {
        // With nothing waiting on either side of the wire, time may pass at once.
        const step = vi.getTimerCount() === 0 ? left : Math.min(left, STEP_MS)
        left -= step
        vi.advanceTimersByTime(step)
        hand.at += step
        await quiet()
        await staged.platform.tick()
      }
      await quiet()
    },
    reload: () => {
      page.scope.end()
      open()
    },
    restart: async () => {
      await quiet()
      staged.platform.book.close()
      staged.platform.push.close()
      staged = await stagePlatform({ store, hand, world })
    },
    end: () => {
      page.scope.end()
      staged.platform.book.close()
      staged.platform.push.close()
    },
  }
}

/** A leg on what the venue shows, as a member would tap it. */
export function legOn(market: Market, matchId: string, side: number, live: boolean): Leg | null {
  const line = market.lines[0]
  const selection = line?.selections[side % (line.selections.length || 1)]
  if (line === undefined || selection === undefined) return null
  return {
    venue: 'PMTY',
    choice: {
      matchId,
      sport: 'football',
      spec: market.spec,
      slot: line.slot,
      line: line.line,
      side: selection.side,
    },
    wire: { marketId: line.marketId, optionId: selection.optionId, playId: market.playId },
    agreedOdds: selection.odds,
    timing: live ? 'live' : 'early',
    parlayAllowed: true,
    score: null,
    leagueId: 'league-1',
    kickOff: START,
    names: { home: '', away: '', league: '', market: '' },
  }
}
