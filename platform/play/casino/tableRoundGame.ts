import { isPlay, playReturn } from '../../../streams/domain/baccarat/plays.ts'
import { drawTableRound } from '../../../streams/domain/baccarat/tableRound.ts'
import { decidedTimes } from '../../../streams/domain/casino/phases.ts'
import { type CasinoTable, TABLE_RULES } from '../../../streams/domain/casino/tables.ts'
import { ROUND_GIVEN_BACK_MS, type RoundGame } from '../../rounds/roundGame.ts'
import { roundAfter } from './schedule.ts'
import { selectionOf, shoeToStore, storedResult, storedShoe } from './storedTable.ts'
import type { TableSwitches } from './tableSwitches.ts'

export const PRODUCT = 'casino'

interface GameDeps {
  readonly tables: readonly CasinoTable[]
  readonly switches: Pick<TableSwitches, 'of'>
  /** Platform ms for each real ms. */
  readonly rate: number
}

/** The tables, for the engine of the rounds. */
export function tableRoundGames({ tables, ...deps }: GameDeps): readonly RoundGame[] {
  return tables.map((table, place) => tableRoundGame({ ...table, place }, deps))
}

/** One table: when its rounds are, how its shoe goes on, and what they return (docs/games/casino.md, 2 and 3). */
function tableRoundGame(
  { tableId, type, place }: CasinoTable & { readonly place: number },
  { switches, rate }: Omit<GameDeps, 'tables'>,
): RoundGame {
  const { pace } = TABLE_RULES[type]
  return {
    product: PRODUCT,
    game: tableId,
    givenBackMs: ROUND_GIVEN_BACK_MS,
    announces: () => switches.of(tableId) === 'on',
    next(newest, now) {
      const round = roundAfter(newest, { pace, place }, { now, rate })
      return round === null ? [] : [round]
    },
    decide(round, draws, at) {
      const { result, shoe } = drawTableRound(storedShoe(round.shoe), draws)
      // The cards of a round that is retried are turned from its decision on.
      const resultAt = round.retryAt === null ? round.resultAt : at
      const cards = result.player.length + result.banker.length
      const { paysAt, endsAt } = decidedTimes(pace, { resultAt, cards, rate })
      return {
        result: {
          ...result,
          player: [...result.player],
          banker: [...result.banker],
          results: [...result.results],
        },
        paysAt: Math.round(paysAt),
        endsAt: Math.round(endsAt),
        shoe: shoeToStore(shoe),
      }
    },
    returnOf({ selection, stake, positionNo }, result) {
      const { play } = selectionOf(selection)
      if (!isPlay(play)) throw new Error(`${positionNo} is not a bet at a table`)
      return playReturn(play, stake, storedResult(result).results)
    },
  }
}
