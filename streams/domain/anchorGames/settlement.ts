import { PUSH, returnAt, type RoundReturn } from '../rounds/roundReturn.ts'
import {
  ANCHOR_GAMES,
  type AnchorOption,
  anchorOdds,
  BACCARAT_OPTIONS,
  type BaccaratOption,
  isBaccaratOption,
} from './games.ts'
import type { AnchorRound } from './results.ts'

/** Big begins at these points of the banker. */
const BIG_FROM = 6

/** When each option wins, by the points at the end of the hand (docs/games/anchor.md, 1.1). */
const WINS: Readonly<Record<BaccaratOption, (player: number, banker: number) => boolean>> = {
  big: (_, banker) => banker >= BIG_FROM,
  small: (_, banker) => banker < BIG_FROM,
  odd: (_, banker) => banker % 2 === 1,
  even: (_, banker) => banker % 2 === 0,
  player: (player, banker) => player > banker,
  tie: (player, banker) => player === banker,
  banker: (player, banker) => banker > player,
}

/** What a bet on an option of baccarat returns of its stake × 100 000: 0, the stake, or its odds. */
export function baccaratFactor(option: BaccaratOption, playerPoints: number, bankerPoints: number): number {
  if (WINS[option](playerPoints, bankerPoints)) return ANCHOR_GAMES.baccarat[option]
  const givenBack = option === 'player' || option === 'banker'
  return givenBack && playerPoints === bankerPoints ? PUSH : 0
}

/** The options that win, in the order of the panel. A push does not win. */
export function winOptions(round: AnchorRound): readonly AnchorOption[] {
  if (round.game !== 'baccarat') return [round.result.option]
  const { playerPoints, bankerPoints } = round.result
  return BACCARAT_OPTIONS.filter((option) => WINS[option](playerPoints, bankerPoints))
}

/** What a stake in minor units on an option returns; `null` for an option that the game does not have. */
export function anchorReturn(option: string, stake: number, round: AnchorRound): RoundReturn | null {
  if (round.game === 'baccarat') {
    const { playerPoints, bankerPoints } = round.result
    return isBaccaratOption(option)
      ? returnAt(stake, baccaratFactor(option, playerPoints, bankerPoints))
      : null
  }
  const odds = anchorOdds(round.game, option)
  return odds === null ? null : returnAt(stake, round.result.option === option ? odds : 0)
}
