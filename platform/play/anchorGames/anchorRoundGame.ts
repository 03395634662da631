import { type AnchorGame, ANCHOR_GAMES, isAnchorGame } from '../../../streams/domain/anchorGames/games.ts'
import { drawAnchorRound } from '../../../streams/domain/anchorGames/results.ts'
import { anchorReturn } from '../../../streams/domain/anchorGames/settlement.ts'
import { ANCHOR_TIMES } from '../../../streams/domain/anchorGames/states.ts'
import { ROUND_GIVEN_BACK_MS, type RoundGame } from '../../rounds/roundGame.ts'
import { storedRound } from './storedResult.ts'
import type { GameSwitches } from './gameSwitches.ts'
import { plannedAt, nextOpening } from './schedule.ts'
import { selectionOf } from './selection.ts'

export const PRODUCT = 'anchorGame'

interface GameDeps {
  readonly switches: Pick<GameSwitches, 'of'>
  /** Platform ms for each real ms. */
  readonly rate: number
}

/** The three games, for the engine of the rounds. */
export function anchorRoundGames(deps: GameDeps): readonly RoundGame[] {
  return Object.keys(ANCHOR_GAMES)
    .filter(isAnchorGame)
    .map((game) => anchorRoundGame(game, deps))
}

/** One game: when its rounds are, and what they return (docs/games/anchor.md, 1 and 2). */
function anchorRoundGame(game: AnchorGame, { switches, rate }: GameDeps): RoundGame {
  return {
    product: PRODUCT,
    game,
    givenBackMs: ROUND_GIVEN_BACK_MS,
    announces: () => switches.of(game).maintain === 'on',
    next(newest, now) {
      const opensAt = nextOpening(newest, now, rate)
      return opensAt === null ? [] : [plannedAt(newest, opensAt, rate)]
    },
    decide({ resultAt, retryAt }, draws, at) {
      // The picture of a round that is retried begins when it is decided.
      const from = retryAt === null ? resultAt : at
      const paysAt = from + ANCHOR_TIMES.animation * rate
      const { result } = drawAnchorRound(game, draws)
      return { result: { ...result }, paysAt, endsAt: paysAt + ANCHOR_TIMES.net * rate, shoe: null }
    },
    returnOf({ selection, stake, positionNo }, result) {
      const { option } = selectionOf(selection)
      const round = storedRound(game, result)
      const returned = round === null ? null : anchorReturn(option, stake, round)
      if (returned === null) throw new Error(`${positionNo} is not a bet on ${game}`)
      return returned
    },
  }
}
