import { createPlatform } from '../../platform/platform.ts'
import { openStore } from '../../platform/store/store.ts'
import { createSimulatedWorld } from '../../platform/world/simulatedWorld.ts'
import type { Call } from '../../streams/venues/call.ts'
import { sampleMembers } from '../bets/sampleOrder.ts'
import { createGrownWorld, type GrownWorld } from './grownWorld.ts'
import type { SizedCall } from './growth.ts'
import { SITE_ID, UNLIMITED } from './site.ts'
import { venueCalls } from './venueCalls.ts'

const SEED = 10
/** Rows of a list that is updated by the ids of its matches. */
const UPDATED = 40

export interface Measured {
  readonly calls: readonly SizedCall[]
  close(): Promise<void>
}

/** The calls that read the list of matches. */
export async function matchGrowth(sizes: readonly number[]): Promise<Measured> {
  const store = await openStore({})
  let grown: GrownWorld | null = null
  const platform = await createPlatform({
    ...UNLIMITED,
    store,
    createWorld: (clock, { seed, epoch }) => {
      grown = createGrownWorld(createSimulatedWorld({ seed, epoch, clock }))
      return grown.world
    },
    siteId: SITE_ID,
    seed: SEED,
  })
  const world = grown as GrownWorld | null
  if (world === null) throw new Error('the platform made no world')
  const [memberId = 0] = await sampleMembers(store, 1)
  const { venue, take, takeMs } = await venueCalls(platform, SITE_ID, memberId)
  const { sports } = venue

  const of = (size: number): readonly SizedCall[] => {
    world.grow(size)
    const first = world.world.matches().filter(({ state }) => state === 'notStarted')
    const ids = first.slice(0, UPDATED).map(({ id }) => id)
    const [id = ''] = ids
    const call = <T>(
      what: string,
      rows: number | null,
      asked: () => Call<T>,
      count: (value: T) => number,
    ): SizedCall => ({
      what,
      of: 'matches',
      size,
      rows,
      once: async () => {
        world.grow(size)
        takeMs()
        const value = await take(asked())
        return { rows: count(value), ms: takeMs() }
      },
    })
    const one = (): number => 1
    return [
      call('menu', 1, () => sports.menu(), one),
      call(
        'early list, all pages',
        null,
        () => sports.matches(EARLY),
        ({ value }) => value.length,
      ),
      call(
        'parlay list, all pages',
        null,
        () => sports.matches(PARLAY),
        ({ value }) => value.length,
      ),
      call(
        'list by ids',
        ids.length,
        () => sports.refresh(ids),
        ({ value }) => value.length,
      ),
      call('match', 1, () => sports.match(id), one),
      call('markets of a match', 1, () => sports.markets(id), one),
    ]
  }
  return { calls: sizes.flatMap(of), close: () => platform.close() }
}

const FOOTBALL = { sport: 'football', day: 'all', sort: 'league', leagues: [] } as const
const EARLY = { ...FOOTBALL, betType: 'early', menuId: '40203' } as const
const PARLAY = { ...FOOTBALL, betType: 'parlay', menuId: '41103' } as const
