import type { RoundState } from '../rounds/roundState.ts'

/** The codes of a game's state, `gameStatus` (docs/games/anchor.md, 2.1). */
export const GAME_STATUS = { bet: 1, seal: 2, result: 3, retry: 4, waitNext: 5 } as const

type GameStatus = (typeof GAME_STATUS)[keyof typeof GAME_STATUS]

const STATUS_OF: Readonly<Record<RoundState, GameStatus>> = {
  announced: GAME_STATUS.waitNext,
  open: GAME_STATUS.bet,
  sealed: GAME_STATUS.seal,
  interrupted: GAME_STATUS.retry,
  decided: GAME_STATUS.result,
  closed: GAME_STATUS.waitNext,
  void: GAME_STATUS.waitNext,
}

/** The code of a round's state (docs/games/rounds.md, 2.1). */
export function gameStatusOf(state: RoundState): GameStatus {
  return STATUS_OF[state]
}

/** The codes of `maintain`, of games and of tables. */
export const MAINTAIN = { off: 0, on: 1, maintain: 2 } as const

/** The lengths of the phases, real ms (docs/games/anchor.md, 2.2). */
export const ANCHOR_TIMES = { bet: 25_000, seal: 3_000, animation: 8_000, net: 4_000, wait: 5_000 } as const
