import { ODDS_SCALE } from '../odds.ts'
import { type Ratio, ratio } from '../ratio.ts'
import type { HandCounts } from './enumeration.ts'
import { type Play, playFactor, PLAY_ODDS, PLAYS, pointResults } from './plays.ts'

const MILLION = 1_000_000n
const DIGITS = 10

/** The mean of a factor × 100 000 that depends on the points of a hand, as an exact fraction of the stake. */
export function meanFactor(
  counts: HandCounts,
  factor: (playerPoints: number, bankerPoints: number) => number,
): Ratio {
  let sum = 0n
  for (let player = 0; player < DIGITS; player += 1) {
    for (let banker = 0; banker < DIGITS; banker += 1) {
      sum += BigInt(factor(player, banker)) * counts.ending(player, banker)
    }
  }
  return ratio(sum, counts.orders * BigInt(ODDS_SCALE))
}

/** The exact return of a play for a hand from a shoe (docs/games/casino.md, 3.3). */
export function playReturnRate(play: Play, counts: HandCounts): Ratio {
  if (play === PLAYS.bankerPair || play === PLAYS.playerPair) {
    return ratio(BigInt(PLAY_ODDS[play]) * counts.pairs, counts.orders * BigInt(ODDS_SCALE))
  }
  return meanFactor(counts, (player, banker) => playFactor(play, pointResults(player, banker)))
}

/** A return × 1 000 000, cut to a whole number, as it is published. */
export function millionths({ num, den }: Ratio): number {
  return Number((num * MILLION) / den)
}
