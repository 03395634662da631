import { streakLengths } from './layout.ts'
import { type History, outcomeOf, type Side } from './outcome.ts'
import { winsOf } from './roads.ts'

/** What has happened in a shoe (docs/games/casino.md, 4.4). */
export interface ShoeStatistics {
  readonly rounds: number
  readonly banker: number
  readonly player: number
  readonly ties: number
  readonly bankerPairs: number
  readonly playerPairs: number
  /** Wins of the banker with 6. */
  readonly sixes: number
  /** Hands that ended with two cards each because one side had 8 or 9. */
  readonly naturals: number
  /** The longest streak of each side; a tie does not end one. */
  readonly longest: Readonly<Record<Side, number>>
}

/**
 * @param naturals counted by `endedNaturally` from the hands, because the codes of a history do not contain them.
 */
export function shoeStatistics(history: History, naturals: number): ShoeStatistics {
  const outcomes = history.map(outcomeOf)
  const wins = winsOf(outcomes)
  const count = (holds: (outcome: (typeof outcomes)[number]) => boolean): number =>
    outcomes.filter(holds).length
  return {
    rounds: outcomes.length,
    banker: count(({ winner }) => winner === 'banker'),
    player: count(({ winner }) => winner === 'player'),
    ties: count(({ winner }) => winner === 'tie'),
    bankerPairs: count(({ bankerPair }) => bankerPair),
    playerPairs: count(({ playerPair }) => playerPair),
    sixes: count(({ six }) => six),
    naturals,
    longest: { banker: longestOf(wins, 'banker'), player: longestOf(wins, 'player') },
  }
}

function longestOf(wins: readonly Side[], side: Side): number {
  let end = 0
  let longest = 0
  for (const length of streakLengths(wins)) {
    end += length
    if (wins[end - 1] === side) longest = Math.max(longest, length)
  }
  return longest
}
