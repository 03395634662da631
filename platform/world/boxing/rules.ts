import type { Pair } from '../../../streams/domain/match.ts'
import { SET_WORDS, type SetWord } from '../../../streams/domain/vocabulary/periods.ts'
import { MINUTE } from '../durations.ts'

/** The rules of a bout; only the number of rounds differs between competitions. */
export interface BoutRules {
  readonly rounds: number
}

export const ROUND = 3 * MINUTE
export const REST = MINUTE
/** A round counts once so much of it has been boxed. */
export const HALF = ROUND / 2

export const JUDGES = 3

/** The points of a round for its winner and the other side; the latter is one lower after a knock-down. */
export const ROUND_POINTS = { winner: 10, loser: 9, knockedDown: 8 } as const

/** The periods of a bout, in order. */
export function roundsOf({ rounds }: BoutRules): readonly SetWord[] {
  return SET_WORDS.slice(0, rounds)
}

/**
 * How often each side stops the other in a round, as the rate of an exponential time in rounds. Tired boxers are
 * stopped more often, so it grows from round to round.
 */
export function stoppageRates(strength: Pair, round: number): Pair {
  const grown = 0.7 + 0.05 * round
  return [strength[0] * grown, strength[1] * grown]
}

/** The chances of the ways to score a completed round. All but `judge` sum to one. */
export interface RoundChances {
  /** All judges see a knock-down. */
  readonly knockDown: Pair
  /** All judges give the round to one side. */
  readonly clear: Pair
  /** The round is close, and each judge decides alone. */
  readonly close: number
  /** The chance that a judge gives a close round to home. */
  readonly judge: number
}

const KNOCK_DOWN = 0.06
const CLEAR = 0.5

/** Who stops the other more often also wins more rounds. */
export function roundChances([home, away]: Pair): RoundChances {
  const share = home / (home + away)
  return {
    knockDown: [KNOCK_DOWN * share, KNOCK_DOWN * (1 - share)],
    clear: [CLEAR * share, CLEAR * (1 - share)],
    close: 1 - KNOCK_DOWN - CLEAR,
    judge: 0.5 + (share - 0.5) / 2,
  }
}
