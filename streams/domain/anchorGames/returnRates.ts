import type { HandCounts } from '../baccarat/enumeration.ts'
import { meanFactor } from '../baccarat/returnRates.ts'
import { ODDS_SCALE } from '../odds.ts'
import { type Ratio, ratio } from '../ratio.ts'
import { anchorOdds, type AnchorGame, isBaccaratOption } from './games.ts'
import { baccaratFactor } from './settlement.ts'

/** Both sides of a goal have the same chance. */
const GOAL_SIDES = 2n

/**
 * The exact return of an option (docs/games/anchor.md, 1.2); `null` for an option that the game does not have.
 *
 * @param counts of a full shoe.
 */
export function anchorReturnRate(game: AnchorGame, option: string, counts: HandCounts): Ratio | null {
  if (game === 'baccarat') {
    return isBaccaratOption(option)
      ? meanFactor(counts, (player, banker) => baccaratFactor(option, player, banker))
      : null
  }
  const odds = anchorOdds(game, option)
  return odds === null ? null : ratio(BigInt(odds), GOAL_SIDES * BigInt(ODDS_SCALE))
}
