import {
  ANCHOR_GAMES,
  type AnchorGame,
  type AnchorOption,
} from '../../../streams/domain/anchorGames/games.ts'
import type { StoredRound } from '../../store/rounds/round.ts'
import { hashText } from '../../world/random.ts'

/** Simulated members who choose options and bet nothing. Part of the bots. */
export interface GameCrowd {
  /** How many have chosen the option by then, platform ms. Never falls. */
  members(game: AnchorGame, round: RoundInBetting, option: AnchorOption, at: number): number
}

export type RoundInBetting = Pick<StoredRound, 'round' | 'opensAt' | 'sealsAt'>

/** Used when there are no bots. */
export const NO_GAME_CROWD: GameCrowd = { members: () => 0 }

const FEWEST = 120
const SPREAD = 280
/** The share of a side in a hundred, besides the spread from round to round. */
const SHARES: Readonly<Record<AnchorOption, number>> = {
  jq: 54,
  bjq: 46,
  player: 37,
  banker: 45,
  tie: 9,
  big: 28,
  small: 22,
  odd: 20,
  even: 19,
}
const SHARE_SPREAD = 17

/**
 * The numbers follow from the round's number alone, so they are the same in every process and reveal nothing about the
 * result.
 */
export const GAME_CROWD: GameCrowd = {
  members(game, { round, opensAt, sealsAt }, option, at) {
    if (!Object.hasOwn(ANCHOR_GAMES[game], option)) return 0
    const all = FEWEST + (hashText(`${game} ${round}`) % SPREAD)
    const share = SHARES[option] - SHARE_SPREAD / 2 + (hashText(`${game} ${round} ${option}`) % SHARE_SPREAD)
    const passed = Math.min(1, Math.max(0, (at - opensAt) / (sealsAt - opensAt)))
    // Most choose early.
    return Math.floor((all * Math.max(1, share) * Math.sqrt(passed)) / 100)
  },
}
