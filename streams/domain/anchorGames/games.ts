import { guardOf } from '../vocabulary/words.ts'

/** Odds × 100 000, stake included (docs/games/anchor.md, 1.1). `jq`: it goes in; `bjq`: it does not. */
const GOAL_ODDS = { jq: 195_000, bjq: 195_000 } as const

const BACCARAT_ODDS = {
  big: 195_000,
  small: 195_000,
  odd: 195_000,
  even: 195_000,
  player: 195_000,
  tie: 800_000,
  banker: 195_000,
} as const

/** The games, with the odds of their options in the order of the panel. */
export const ANCHOR_GAMES = { penalty: GOAL_ODDS, buzzer: GOAL_ODDS, baccarat: BACCARAT_ODDS } as const

export type AnchorGame = keyof typeof ANCHOR_GAMES

export type GoalOption = keyof typeof GOAL_ODDS

export type BaccaratOption = keyof typeof BACCARAT_ODDS

export type AnchorOption = GoalOption | BaccaratOption

export const isAnchorGame = guardOf(ANCHOR_GAMES)

export const isGoalOption = guardOf(GOAL_ODDS)

export const isBaccaratOption = guardOf(BACCARAT_ODDS)

export const GOAL_OPTIONS: readonly GoalOption[] = ['jq', 'bjq']

export const BACCARAT_OPTIONS: readonly BaccaratOption[] = Object.keys(BACCARAT_ODDS).filter(isBaccaratOption)

/** The options of a game, in the order of the panel. */
export function optionsOf(game: AnchorGame): readonly AnchorOption[] {
  return game === 'baccarat' ? BACCARAT_OPTIONS : GOAL_OPTIONS
}

/** The odds of an option × 100 000; `null` for an option that the game does not have. */
export function anchorOdds(game: AnchorGame, option: string): number | null {
  if (game === 'baccarat') return isBaccaratOption(option) ? BACCARAT_ODDS[option] : null
  return isGoalOption(option) ? GOAL_ODDS[option] : null
}
