import { randomInt } from 'node:crypto'
import * as v from 'valibot'
import { createPlatformClock } from './clock.ts'
import type { PlatformClock } from './clock.ts'
import type { Store } from './store/store.ts'

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
