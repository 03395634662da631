import { createPlatform } from '../../../platform/platform.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { PlatformOptions } from '../../../platform/platformOptions.ts'
import type { NewMember } from '../../../platform/store/accounts.ts'
import { createStore, openStore } from '../../../platform/store/store.ts'
import type { Store } from '../../../platform/store/store.ts'
import type { VenuePush } from '../../../platform/venues/venueServer.ts'
import { openMemoryDatabase } from '../store/memoryDatabase.ts'
import { createScriptedWorld } from './scriptedWorld.ts'
import type { ScriptedWorld } from './scriptedWorld.ts'

/** Cheap password hashing, because the real cost would only slow down the tests. */
const QUICK_HASH = { logN: 4, blockSize: 1, parallel: 1 }
export const START = Date.UTC(2026, 4, 1, 12)

/** A clock that only the test advances. */
export interface HandClock {
  at: number
}

export interface TestPlatform {
  readonly platform: Platform
  readonly world: ScriptedWorld
  readonly store: Store
  /** The platform's real time; its own time may run faster. */
  readonly hand: HandClock
  /** Registers a member with 10 000.00 RMB and 1 000.00 USDT; resolves with its id. */
  newMember(name?: string, only?: Pick<NewMember, 'onlyCurrency'>): Promise<number>
  /** Advances real and platform time, and runs one tick. */
  pass(ms: number): Promise<void>
  balance(memberId: number, currency?: 'RMB' | 'USDT'): Promise<number>
}

/** Counts the members, so that names are unique among platforms that share a store. */
let members = 0

export const PASSWORD = 'correct horse'

export type TestPlatformOptions = Partial<Omit<PlatformOptions, 'createWorld'>> & {
  readonly dataDir?: string
  readonly hand?: HandClock
  /** Continues the world of a platform that was stopped. */
  readonly world?: ScriptedWorld
  /** How many matches are in play at the start. */
  readonly live?: number
}

/** A store on the embedded database: in `dataDir` if given, otherwise in memory. */
export async function openQuickStore(dataDir?: string): Promise<Store> {
  if (dataDir !== undefined) return openStore({ dataDir, passwordCost: QUICK_HASH })
  return createStore(await openMemoryDatabase(), QUICK_HASH)
}

/** A store in memory for all tests of one file; closing a platform does not close it. */
export async function openSharedStore(): Promise<{ readonly store: Store; end(): Promise<void> }> {
  const store = await openQuickStore()
  return { store: { ...store, close: () => Promise.resolve() }, end: () => store.close() }
}

/** A platform in memory, with a world that only the test changes. */
export async function createTestPlatform(options: TestPlatformOptions = {}): Promise<TestPlatform> {
  const { dataDir, hand = { at: START }, live, ...given } = options
  const store = given.store ?? (await openQuickStore(dataDir))
  let scripted: ScriptedWorld | null = options.world ?? null
  const platform = await createPlatform({
    real: () => hand.at,
    random: () => 0,
    ...given,
    store,
    createWorld: (clock) => (scripted ??= createScriptedWorld(clock, live === undefined ? {} : { live })),
  })
  const world = scripted ?? createScriptedWorld(platform.clock)
  return {
    platform,
    world,
    store,
    hand,
    async newMember(name = `member${(members += 1)}`, only: Pick<NewMember, 'onlyCurrency'> = {}) {
      const at = platform.clock.now()
      const creation = await store.accounts.createMember({
        name,
        password: PASSWORD,
        siteId: String(given.siteId ?? 1001),
        language: 'CMN',
        at,
        ...only,
      })
      if (creation.status !== 'created') throw new Error(`${name} is taken`)
      const { id } = creation.member
      for (const [currency, amount] of [['RMB', 10_000_00] as const, ['USDT', 1_000_00] as const]) {
        await store.ledger.transfer({
          key: `test:${id}:${currency}`,
          kind: 'IN',
          reference: `member:${id}`,
          at,
          entries: [
            { house: 'house:promotions', currency, amount: -amount },
            { member: id, currency, amount },
          ],
        })
      }
      return id
    },
    async pass(ms) {
      hand.at += ms
      await platform.tick()
    },
    balance: (memberId, currency = 'RMB') => store.ledger.balance(memberId, currency),
  }
}

/** The push of the first venue that has one; throws when there is none. */
export function pushOf({ pushes }: Platform): VenuePush {
  const [push] = pushes
  if (push === undefined) throw new Error('no venue of this platform pushes')
  return push
}
