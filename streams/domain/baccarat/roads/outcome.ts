import { type Play, PLAYS, type Results } from '../plays.ts'

export type Side = 'banker' | 'player'

/** What the roads show of a round. */
export interface Outcome {
  readonly winner: Side | 'tie'
  readonly bankerPair: boolean
  readonly playerPair: boolean
  /** The banker has won with 6. */
  readonly six: boolean
}

/** The rounds of a shoe, the oldest first, without void ones (docs/games/casino.md, 6.4). */
export type History = readonly Results[]

export function outcomeOf(results: Results): Outcome {
  const is = (play: Play): boolean => results.includes(play)
  return {
    winner: is(PLAYS.tie) ? 'tie' : is(PLAYS.player) ? 'player' : 'banker',
    bankerPair: is(PLAYS.bankerPair),
    playerPair: is(PLAYS.playerPair),
    six: is(PLAYS.superSix),
  }
}
