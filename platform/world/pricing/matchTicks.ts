import type { Adjustments } from '../adjustments.ts'
import type { Fixture } from '../fixture.ts'
import { earlyTicks, lastTick, lastDueTick, liveTicks, tickAt } from './ticks.ts'

/** The ticks of a match, before and after its kick-off. */
export interface MatchTicks {
  /** The last tick at which a market that is priced every `every` ticks was due; `null` before the first. */
  readonly lastDue: (every: number, offset: number, at: number) => number | null
  /** The next tick. */
  readonly nextTick: (at: number) => number
  /** The last tick that is not after `at`; -Infinity if there is none. */
  readonly latestTick: (at: number) => number
}

/** No price moves during the holds. */
export function createMatchTicks(
  { seed, kickOff, announcedAt }: Pick<Fixture, 'seed' | 'kickOff' | 'announcedAt'>,
  holds: Adjustments['holds'],
): MatchTicks {
  const early = earlyTicks(seed, announcedAt)
  const live = liveTicks(seed, kickOff)
  return {
    lastDue(every, offset, at) {
      const hold = holds.find(({ from, to }) => from <= at && at < to)
      const upTo = hold === undefined ? at : hold.from
      const beat = upTo < kickOff ? early : live
      return lastDueTick(beat, lastTick(beat, upTo), every, offset)
    },
    nextTick(at) {
      if (at < kickOff) return Math.min(tickAt(early, lastTick(early, at) + 1), kickOff)
      return tickAt(live, lastTick(live, at) + 1)
    },
    latestTick(at) {
      const beat = at < kickOff ? early : live
      const tick = lastTick(beat, at)
      return tick < 0 ? -Infinity : tickAt(beat, tick)
    },
  }
}
