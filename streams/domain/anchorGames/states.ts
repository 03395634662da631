import type { RoundState } from '../rounds/roundState.ts'

/** The codes of a game's state, `gameStatus` (docs/games/anchor.md, 2.1). */
export const GAME_STATUS = { bet: 1, seal: 2, result: 3, retry: 4, waitNext: 5 } as const

export type GameStatus = (typeof GAME_STATUS)[keyof typeof GAME_STATUS]

export function isGameStatus(code: number): code is GameStatus {
  return Object.values<number>(GAME_STATUS).includes(code)
}

/** What the panel shows. */
export type GameStage = 'idle' | 'bet' | 'seal' | 'result' | 'error'

const STAGES: Readonly<Record<GameStatus, GameStage>> = {
  1: 'bet',
  2: 'seal',
  3: 'result',
  4: 'error',
  5: 'idle',
}

/**
 * The stage of a code. A void round is an error, which says that stakes were given back. Before the first answer the
 * stage is `idle`, and of a maintained game `error`.
 */
export function stageOf(status: GameStatus, voided: boolean): GameStage {
  return voided ? 'error' : STAGES[status]
}

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
