import { type BaccaratHand, dealHand } from '../baccarat/hand.ts'
import { drawFrom, FULL_SHOE } from '../baccarat/shoe.ts'
import type { DrawSequence } from '../rounds/drawSequence.ts'
import type { AnchorGame, GoalOption } from './games.ts'

/** A penalty (docs/games/rounds.md, 3.4). All but `option` is for the picture. */
export interface PenaltyResult {
  readonly option: GoalOption
  /** The zone of the goal: 0 to 2 the upper row from the left, 3 to 5 the lower one. */
  readonly aim: number
  /** The zone to which the keeper dives; `null` when the shot hits the post or goes wide. */
  readonly keeper: number | null
  /** How it was missed: 0 saved, 1 the post, 2 wide. `null` for a goal. */
  readonly how: number | null
}

/** A shot at the buzzer. All but `option` is for the picture. */
export interface BuzzerResult {
  readonly option: GoalOption
  /** One of four flights. */
  readonly arc: number
  /** How it was missed: 0 off the front rim, 1 off the back rim, 2 an air ball. `null` for a hit. */
  readonly how: number | null
}

export interface AnchorResults {
  readonly penalty: PenaltyResult
  readonly buzzer: BuzzerResult
  readonly baccarat: BaccaratHand
}

/** A game with its result. */
export type AnchorRound = {
  [Game in AnchorGame]: { readonly game: Game; readonly result: AnchorResults[Game] }
}[AnchorGame]

const CHANCES = 10_000
const GOES_IN_BELOW = 5000
const ZONES = 6
const FLIGHTS = 4
const WAYS_TO_MISS = 3

/** Draws a round of a game from its seed (docs/games/rounds.md, 3.4). */
export function drawAnchorRound(game: AnchorGame, draws: DrawSequence): AnchorRound {
  switch (game) {
    case 'penalty':
      return { game, result: drawPenalty(draws) }
    case 'buzzer':
      return { game, result: drawBuzzer(draws) }
    case 'baccarat':
      return { game, result: dealHand(drawFrom(FULL_SHOE, draws)) }
  }
}

function drawOption(draws: DrawSequence): GoalOption {
  return draws.below(CHANCES) < GOES_IN_BELOW ? 'jq' : 'bjq'
}

function drawPenalty(draws: DrawSequence): PenaltyResult {
  const option = drawOption(draws)
  const aim = draws.below(ZONES)
  if (option === 'jq') {
    const other = draws.below(ZONES - 1)
    // The keeper dives to one of the zones other than that of the ball.
    return { option, aim, keeper: other < aim ? other : other + 1, how: null }
  }
  const how = draws.below(WAYS_TO_MISS)
  return { option, aim, keeper: how === 0 ? aim : null, how }
}

function drawBuzzer(draws: DrawSequence): BuzzerResult {
  const option = drawOption(draws)
  const arc = draws.below(FLIGHTS)
  return { option, arc, how: option === 'jq' ? null : draws.below(WAYS_TO_MISS) }
}
