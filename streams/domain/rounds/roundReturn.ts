import { ODDS_SCALE } from '../odds.ts'

/** What a bet on a round returns (docs/games/rounds.md, 5.3). */
export interface RoundReturn {
  /** Minor units, stake included; 0 for a loss. */
  readonly returned: number
  /** `push` is a stake that is given back because of a tie. */
  readonly outcome: 'win' | 'lose' | 'push'
}

/** A factor that gives the stake back. */
export const PUSH = ODDS_SCALE

/**
 * The return of a stake in minor units at a factor × 100 000: 0 loses, `PUSH` gives the stake back, and odds win.
 * Rounded down once.
 */
export function returnAt(stake: number, factor: number): RoundReturn {
  const returned = Number((BigInt(stake) * BigInt(factor)) / BigInt(ODDS_SCALE))
  return { returned, outcome: factor === 0 ? 'lose' : factor === PUSH ? 'push' : 'win' }
}
