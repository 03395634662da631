import { endedNaturally } from '../../../streams/domain/baccarat/hand.ts'
import type { Results } from '../../../streams/domain/baccarat/plays.ts'
import type { Rounds } from '../../rounds/rounds.ts'
import type { StoredRound } from '../../store/rounds/round.ts'
import { PRODUCT } from './tableRoundGame.ts'
import { storedResult, storedShoe } from './storedTable.ts'

/** The rounds of a shoe before the present one (docs/games/casino.md, 6.4). */
export interface TableHistory {
  readonly results: readonly Results[]
  /** How many of them had a hand of 8 or 9 with two cards. */
  readonly naturals: number
}

/** The history of each table, read once for each round that somebody watches. */
export interface ShoeHistories {
  /** The results before a round. When the round is closed, its own result is included. */
  before(round: StoredRound): Promise<TableHistory>
}

interface Kept {
  readonly round: string
  readonly closed: boolean
  readonly history: Promise<TableHistory>
}

export function createShoeHistories(rounds: Pick<Rounds, 'ofShoe'>): ShoeHistories {
  const kept = new Map<string, Kept>()

  async function read({ game, round, opensAt, state, shoe }: StoredRound): Promise<TableHistory> {
    const all = await rounds.ofShoe({ product: PRODUCT, game }, storedShoe(shoe).number)
    const played = all.flatMap((each) => {
      const counts = each.opensAt < opensAt || (each.round === round && state === 'closed')
      return each.result === null || !counts ? [] : [storedResult(each.result)]
    })
    return {
      results: played.map(({ results }) => results),
      naturals: played.filter(endedNaturally).length,
    }
  }

  return {
    before(round) {
      const { game } = round
      const closed = round.state === 'closed'
      const last = kept.get(game)
      if (last?.round === round.round && last.closed === closed) return last.history
      const history = read(round)
      kept.set(game, { round: round.round, closed, history })
      // A failed reading is not kept.
      history.catch(() => kept.delete(game))
      return history
    },
  }
}
