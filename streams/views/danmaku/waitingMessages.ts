import type { DanmakuMessage } from './danmakuModel.ts'

export interface Waiting {
  readonly message: DanmakuMessage
  readonly mine: boolean
  /** Local ms. */
  readonly at: number
}

export interface WaitingBounds {
  /** The most that wait; above it the oldest texts of other members are dropped first. */
  readonly most: number
  /** How long a text may wait, ms: later it would answer to something that has passed. */
  readonly waitMs: number
  /** The same for the member's own texts, gifts and bets. */
  readonly specialWaitMs: number
}

/** Own texts, gifts and bets fly before the texts of others, and wait longer. */
export function isSpecial({ message, mine }: Waiting): boolean {
  return mine || message.type !== 'text'
}

const isOther = (waiting: Waiting): boolean => !isSpecial(waiting)

/** The queue with one more. Special ones come before the others, each kind in its order. */
export function withMessage(
  queue: readonly Waiting[],
  added: Waiting,
  { most }: WaitingBounds,
): readonly Waiting[] {
  const firstOther = queue.findIndex(isOther)
  const at = isSpecial(added) && firstOther >= 0 ? firstOther : queue.length
  const longer = queue.toSpliced(at, 0, added)
  if (longer.length <= most) return longer
  // The oldest of the others, or of the special ones if there is no other.
  const oldest = Math.max(0, longer.findIndex(isOther))
  return longer.toSpliced(oldest, longer.length - most)
}

/** The queue without those that have waited too long. */
export function stillCurrent(
  queue: readonly Waiting[],
  now: number,
  { waitMs, specialWaitMs }: WaitingBounds,
): readonly Waiting[] {
  return queue.filter((waiting) => now - waiting.at <= (isSpecial(waiting) ? specialWaitMs : waitMs))
}
