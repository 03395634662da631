import { roundId } from '../../../streams/domain/rounds/round.ts'
import type { StoredRound } from '../../store/rounds/round.ts'
import type { RoundBettors } from '../../store/positions/onRounds.ts'
import type { CasinoDeps } from './casinoDeps.ts'

/** How many members have bet at each table; read once for all who ask within a moment. */
export interface TableBettors {
  on(rounds: readonly StoredRound[]): Promise<readonly RoundBettors[]>
}

const KEPT_MS = 900

interface Kept {
  readonly rounds: string
  readonly at: number
  readonly bettors: Promise<readonly RoundBettors[]>
}

export function createTableBettors({ store, real }: Pick<CasinoDeps, 'store' | 'real'>): TableBettors {
  let kept: Kept | null = null
  return {
    on(rounds) {
      const asked = rounds.map(roundId).join()
      if (kept?.rounds === asked && real() - kept.at < KEPT_MS) return kept.bettors
      const bettors = store.positions.bettorsOnEach(rounds)
      const reading = { rounds: asked, at: real(), bettors }
      kept = reading
      // A failed reading is not kept.
      bettors.catch(() => {
        if (kept === reading) kept = null
      })
      return bettors
    },
  }
}
