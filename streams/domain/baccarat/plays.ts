import { PUSH, returnAt, type RoundReturn } from '../rounds/roundReturn.ts'
import { type Card, rankOf } from './cards.ts'
import type { BaccaratHand } from './hand.ts'

/** The codes of results and, with the same numbers, of what is bet on (docs/games/casino.md, 3.3). */
export const PLAYS = {
  banker: 3001,
  /** Without commission; half the win when the banker wins with 6. */
  bankerFree: 3031,
  player: 3002,
  tie: 3003,
  superSix: 3012,
  bankerPair: 3004,
  playerPair: 3005,
} as const

export type Play = (typeof PLAYS)[keyof typeof PLAYS]

/** In the order in which `results` lists them. */
export const PLAY_CODES: readonly Play[] = Object.values(PLAYS)

export function isPlay(code: number): code is Play {
  return PLAY_CODES.some((play) => play === code)
}

/** European odds × 100 000, stake included: the most that a play can pay. */
export const PLAY_ODDS: Readonly<Record<Play, number>> = {
  3001: 195_000,
  3031: 200_000,
  3002: 200_000,
  3003: 900_000,
  3012: 1_600_000,
  3004: 1_200_000,
  3005: 1_200_000,
}

/** Odds of 3031 when the banker wins with 6, European × 100 000. */
const HALF_WIN = 150_000
const SUPER_SIX_POINTS = 6

/** Every code that is true of a round, in the order of the table. */
export type Results = readonly Play[]

export function resultsOf({ player, banker, playerPoints, bankerPoints }: BaccaratHand): Results {
  return sharedResults([
    ...pointResults(playerPoints, bankerPoints),
    ...(isPair(banker) ? [PLAYS.bankerPair] : []),
    ...(isPair(player) ? [PLAYS.playerPair] : []),
  ])
}

/** The same array for equal results, since the histories of all tables are kept (docs/benchmarks.md, B14). */
export function sharedResults(results: Results): Results {
  return ALL_RESULTS.get(results.join()) ?? results
}

/** The codes that depend on the points alone: all but the pairs. */
export function pointResults(playerPoints: number, bankerPoints: number): Results {
  if (playerPoints === bankerPoints) return [PLAYS.tie]
  if (playerPoints > bankerPoints) return [PLAYS.player]
  return [PLAYS.banker, PLAYS.bankerFree, ...(bankerPoints === SUPER_SIX_POINTS ? [PLAYS.superSix] : [])]
}

/** Everything that a round can end with, by its codes. */
const ALL_RESULTS: ReadonlyMap<string, Results> = new Map(
  [
    [PLAYS.tie],
    [PLAYS.player],
    [PLAYS.banker, PLAYS.bankerFree],
    [PLAYS.banker, PLAYS.bankerFree, PLAYS.superSix],
  ].flatMap((points) =>
    [[], [PLAYS.bankerPair], [PLAYS.playerPair], [PLAYS.bankerPair, PLAYS.playerPair]].map((pairs) => {
      const results: Results = [...points, ...pairs]
      return [results.join(), results] as const
    }),
  ),
)

function isPair([first, second]: readonly Card[]): boolean {
  return first !== undefined && second !== undefined && rankOf(first) === rankOf(second)
}

/** What a bet returns of its stake × 100 000: 0, the stake, or its odds (docs/games/casino.md, 3.3). */
export function playFactor(play: Play, results: Results): number {
  if (results.includes(play)) {
    return play === PLAYS.bankerFree && results.includes(PLAYS.superSix) ? HALF_WIN : PLAY_ODDS[play]
  }
  const givenBack = play === PLAYS.banker || play === PLAYS.bankerFree || play === PLAYS.player
  return givenBack && results.includes(PLAYS.tie) ? PUSH : 0
}

/** What a stake in minor units on a play returns. */
export function playReturn(play: Play, stake: number, results: Results): RoundReturn {
  return returnAt(stake, playFactor(play, results))
}
