import { randomInt } from 'node:crypto'
import * as v from 'valibot'
import { createPlatformClock } from './clock.ts'
import type { PlatformClock } from './clock.ts'
import type { Store } from './store/store.ts'
import { loadRoundSecret } from './rounds/roundSecret.ts'
import { continuedEras, type VirtualEra } from './world/virtual/eras.ts'
import type { VirtualGameId } from './world/virtual/games.ts'
import { createVirtualSports, type VirtualSports } from './world/virtual/virtualSports.ts'

/** The parameters of a seeded world. */
export interface WorldStart {
  readonly seed: number
  /** The platform ms at which it began. */
  readonly epoch: number
}

const ANCHOR = 'clock.anchor'
const MAX_SEED = 2 ** 31 - 1

const storedStart = v.object({ seed: v.number(), epoch: v.number() })
const storedAnchor = v.object({ real: v.number(), platform: v.number() })

/**
 * The clock, continued from the last run of the platform or from its other processes. Processes that start
 * together get the same clock. `real` is real ms.
 */
export async function startClock(store: Store, real: () => number, rate: number): Promise<PlatformClock> {
  const at = real()
  const stored = v.safeParse(storedAnchor, await store.settings.ensure(ANCHOR, { real: at, platform: at }))
  const anchor = stored.success ? stored.output : null
  return createPlatformClock({ real, rate, anchor, shared: store.shared })
}

/** Stores the clock for the next start. */
export async function saveClock(store: Store, clock: PlatformClock): Promise<void> {
  await store.settings.set(ANCHOR, { ...clock.anchor() })
}

/**
 * The seed and epoch of the last start, so that matches and their orders continue. A different seed starts a
 * new world now. `source` separates the simulation and each recording. Processes that start together get the
 * same world.
 */
export async function startWorld(
  store: Store,
  source: string,
  seed: number | null,
  now: number,
): Promise<WorldStart> {
  const key = `world.${source}.start`
  const offered: WorldStart = { seed: seed ?? randomInt(MAX_SEED), epoch: now }
  const kept = await store.settings.ensure(key, { ...offered })
  const known = v.safeParse(storedStart, kept)
  if (known.success && (seed === null || seed === known.output.seed)) return known.output
  const replaced = v.safeParse(storedStart, await store.settings.replace(key, kept, { ...offered }))
  return replaced.success ? replaced.output : offered
}

const ERAS = 'virtual.eras'

const storedEras = v.array(
  v.object({ since: v.number(), rate: v.number(), seed: v.number(), firstNumber: v.number() }),
)

/**
 * The virtual sports of a database, continued from the last run: another rate of the clock or another world begins a
 * new era of them (docs/virtual-sports.md, 2).
 */
export async function startVirtualSports(
  store: Store,
  { seed }: WorldStart,
  clock: PlatformClock,
  games: readonly VirtualGameId[],
): Promise<VirtualSports> {
  const roundKey = await loadRoundSecret(store.settings)
  const eras = await startEras(store, { since: clock.now(), rate: clock.rate, seed })
  return createVirtualSports({ clock, eras, roundKey, games })
}

async function startEras(
  store: Store,
  begun: Omit<VirtualEra, 'firstNumber'>,
): Promise<readonly VirtualEra[]> {
  const kept = await store.settings.ensure(
    ERAS,
    continuedEras([], begun).map((era) => ({ ...era })),
  )
  const known = v.parse(storedEras, kept)
  const eras = continuedEras(known, begun)
  if (eras === known) return known
  const next = eras.map((era) => ({ ...era }))
  // Another process that starts at the same time has made the same change.
  return v.parse(storedEras, await store.settings.replace(ERAS, kept, next))
}
