import { createSimulatedWorld } from '../../../platform/world/simulatedWorld.ts'
import { PLAYED_SPORTS, WORLD_SPORTS, type WorldSport } from '../../../platform/world/sports.ts'
import type { World, WorldEvent } from '../../../platform/world/world.ts'

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE

/** A Saturday morning; any time would do. */
export const EPOCH = Date.UTC(2026, 4, 9, 3, 17, 23, 456)

export interface RecordedEvent {
  readonly event: WorldEvent
  readonly at: number
}

export interface TestWorld {
  readonly world: World
  /** Advances the clock and the world. */
  pass(ms: number): void
  now(): number
}

interface WorldOfTest {
  readonly seed?: number
  readonly sports?: readonly WorldSport[]
}

/** A world on a clock that the test advances. `after` is ms since the epoch; with fewer sports it is faster. */
export function worldAfter(after: number, { seed = 7, sports }: WorldOfTest = {}): TestWorld {
  let now = EPOCH + after
  const world = createSimulatedWorld({ seed, epoch: EPOCH, sports, clock: { now: () => now, rate: 1 } })
  return {
    world,
    now: () => now,
    pass(ms) {
      now += ms
      world.advance()
    },
  }
}

/**
 * A sport of each engine. What holds of the world in general is tested with these: all sports take three times as
 * long, and each is tested by itself in `everySport.test.ts`.
 */
export const SPORT_OF_EACH_ENGINE: readonly WorldSport[] = [
  'football',
  'basketball',
  'tennis',
  'volleyball',
  'cricket',
  'boxing',
  'rugby',
]

/** A world of a sport of each engine. */
export const enginesAfter = (after: number): TestWorld => worldAfter(after, { sports: SPORT_OF_EACH_ENGINE })

/** A world of football alone. */
export const footballAfter = (after: number): TestWorld => worldAfter(after, { sports: ['football'] })

/** A world of the sports that have live rooms. */
export const filmedAfter = (after: number): TestWorld =>
  worldAfter(after, { sports: WORLD_SPORTS.filter((sport) => PLAYED_SPORTS[sport].filmed !== undefined) })

/** All events that the world emits from now on. */
export function recordEvents(world: World): readonly RecordedEvent[] {
  const recorded: RecordedEvent[] = []
  world.listen((event, at) => recorded.push({ event, at }))
  return recorded
}

/** Asserts that a value exists; throws an error with `what` otherwise. */
export function found<T>(value: T | undefined | null, what: string): T {
  if (value === undefined || value === null) throw new Error(`No ${what}`)
  return value
}
