import { createPlatform } from '../../../platform/platform.ts'
import type { Platform, PlatformOptions } from '../../../platform/platform.ts'
import { openStore } from '../../../platform/store/store.ts'
import type { Store } from '../../../platform/store/store.ts'
import { createStagedWorld } from './stagedWorld.ts'
import type { StagedWorld } from './stagedWorld.ts'

/** Hashing slowly protects members; here it would only slow the tests. */
const QUICK_HASH = { logN: 4, blockSize: 1, parallel: 1 }
export const START = Date.UTC(2026, 4, 1, 12)

/** A clock that stands still until a test moves it. */
export interface HandClock {
  at: number
}

export interface StagedPlatform {
  readonly platform: Platform
  readonly world: StagedWorld
  readonly store: Store
  /** Real time. */
  readonly hand: HandClock
  /** A member with 10 000.00 RMB and 1 000.00 USDT, and its id. */
  newMember(name?: string): Promise<number>
  /** Moves real and platform time, and takes a step. */
  pass(ms: number): Promise<void>
  balance(memberId: number, currency?: 'RMB' | 'USDT'): Promise<number>
}

/** Names differ between stages that share a store. */
let members = 0

export const PASSWORD = 'correct horse'

export type StagedOptions = Partial<Omit<PlatformOptions, 'createWorld'>> & {
  readonly dataDir?: string
  readonly hand?: HandClock
  /** Keeps the stage of a platform that was stopped. */
  readonly world?: StagedWorld
}

/** With the embedded database's files in `dataDir`, or in memory. */
export function openQuickStore(dataDir?: string): Promise<Store> {
  return openStore({ dataDir, passwordCost: QUICK_HASH })
}

/** A store in memory that outlives the platforms of one test file: opening one takes a second. */
export async function openSharedStore(): Promise<{ readonly store: Store; end(): Promise<void> }> {
  const store = await openQuickStore()
  return { store: { ...store, close: () => Promise.resolve() }, end: () => store.close() }
}

/** A platform in memory, in a world where only happens what a test says. */
export async function stagePlatform(options: StagedOptions = {}): Promise<StagedPlatform> {
  const { dataDir, hand = { at: START }, ...given } = options
  const store = given.store ?? (await openQuickStore(dataDir))
  let staged: StagedWorld | null = options.world ?? null
  const platform = await createPlatform({
    real: () => hand.at,
    random: () => 0,
    ...given,
    store,
    createWorld: (clock) => (staged ??= createStagedWorld(clock)),
  })
  const world = staged ?? createStagedWorld(platform.clock)
  return {
    platform,
    world,
    store,
    hand,
    async newMember(name = `member${(members += 1)}`) {
      const at = platform.clock.now()
      const creation = await store.accounts.createMember({
        name,
        password: PASSWORD,
        siteId: '1001',
        language: 'CMN',
        at,
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
