import type { Dice } from '../../world/random.ts'

/**
 * Returns a function that is called before each message of a room with the real time, and is true when it is time for
 * something that happens rarely. The first time is delayed, so that a restart or another process does not repeat it
 * soon.
 *
 * @param everyMs the least time between two, real ms; at most half as long again.
 */
export function createBotTurns(everyMs: number, chance: Dice): (now: number) => boolean {
  /** `null` before the first call. */
  let next: number | null = null
  const after = (now: number): number => now + everyMs * chance.between(1, 1.5)
  return (now) => {
    next ??= after(now)
    if (now < next) return false
    next = after(now)
    return true
  }
}
