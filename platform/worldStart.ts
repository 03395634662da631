import { randomInt } from 'node:crypto'
import * as v from 'valibot'
import { createPlatformClock } from './clock.ts'
import type { PlatformClock } from './clock.ts'
import type { Store } from './store/store.ts'

/** What a seeded world is a function of. */
export interface WorldStart {
  readonly seed: number
  /** Platform ms at which it began. */
  readonly epoch: number
}

const ANCHOR = 'clock.anchor'
const MAX_SEED = 2 ** 31 - 1

const storedStart = v.object({ seed: v.number(), epoch: v.number() })
const storedAnchor = v.object({ real: v.number(), platform: v.number() })

/** The clock, going on from where the platform last was. `real` is real ms. */
export async function startClock(store: Store, real: () => number, rate: number): Promise<PlatformClock> {
  const stored = v.safeParse(storedAnchor, await store.settings.get(ANCHOR))
  return createPlatformClock({ real, rate, anchor: stored.success ? stored.output : null })
}

/** Keeps the clock for the next start. */
export async function saveClock(store: Store, clock: PlatformClock): Promise<void> {
  await store.settings.set(ANCHOR, { ...clock.anchor() })
}

/**
 * The world of the last start, so that its matches and the orders on them go on. A seed asked for that is
 * another one begins another world now. `source` keeps the simulation and each recording apart.
 */
export async function startWorld(
  store: Store,
  source: string,
  seed: number | null,
  now: number,
): Promise<WorldStart> {
  const key = `world.${source}.start`
  const stored = v.safeParse(storedStart, await store.settings.get(key))
  if (stored.success && (seed === null || seed === stored.output.seed)) return stored.output
  const start: WorldStart = { seed: seed ?? randomInt(MAX_SEED), epoch: now }
  await store.settings.set(key, { ...start })
  return start
}
