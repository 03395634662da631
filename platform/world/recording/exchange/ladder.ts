import { ODDS_SCALE, oddsFromScaled } from '../../../../streams/domain/odds.ts'
import type { Odds } from '../../../../streams/domain/odds.ts'

/** The offers to back one runner, by price. */
export interface Ladder {
  /** Applies changes of levels (price and size); a size of zero removes the level. */
  change(levels: readonly (readonly [price: number, size: number])[]): void
  /** The best price to back; `null` if there is no offer. */
  best(): Odds | null
}

const MIN = 1.01
const MAX = 1000

export function createLadder(): Ladder {
  const levels = new Map<number, number>()
  return {
    change(changes) {
      for (const [price, size] of changes) {
        if (size > 0) levels.set(price, size)
        else levels.delete(price)
      }
    },
    best() {
      let best = 0
      for (const price of levels.keys()) if (price >= MIN && price <= MAX && price > best) best = price
      return oddsFromScaled(Math.round(best * ODDS_SCALE))
    },
  }
}
