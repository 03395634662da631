import { unit } from '../random.ts'
import { SECOND } from '../durations.ts'

/** The ticks at which some prices of a match are recomputed, at irregular intervals. */
interface Ticks {
  readonly seed: number
  /** Platform time of the first tick, ms. */
  readonly origin: number
  /** Mean interval, ms. */
  readonly period: number
  /** Irregularity: intervals are between (1 - jitter) and (1 + jitter) periods. */
  readonly jitter: number
}

/** In play, every 1 to 4 seconds. */
export function liveTicks(seed: number, kickOff: number): Ticks {
  return { seed, origin: kickOff, period: 2.5 * SECOND, jitter: 0.6 }
}

/** Before kick-off, every 20 to 90 seconds. */
export function earlyTicks(seed: number, announcedAt: number): Ticks {
  return { seed, origin: announcedAt, period: 55 * SECOND, jitter: 0.63 }
}

/** The time of a tick, platform ms. */
export function tickAt({ seed, origin, period, jitter }: Ticks, index: number): number {
  return Math.floor(origin + period * (index + jitter * unit(seed, index)))
}

/** The last tick not after `at`; -1 if there is none. */
export function lastTick(ticks: Ticks, at: number): number {
  let index = Math.floor((at - ticks.origin) / ticks.period)
  while (index >= 0 && tickAt(ticks, index) > at) index -= 1
  return Math.max(index, -1)
}

/** When a market that is recomputed on every n-th tick last was; `null` if never. */
export function lastDueTick(ticks: Ticks, tick: number, every: number, offset: number): number | null {
  const index = tick - ((((tick - offset) % every) + every) % every)
  return index >= 0 ? tickAt(ticks, index) : null
}
