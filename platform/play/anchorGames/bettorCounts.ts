import { type AnchorGame, optionsOf } from '../../../streams/domain/anchorGames/games.ts'
import type { StoredRound } from '../../store/rounds/round.ts'
import type { AnchorCallDeps } from './anchorCallDeps.ts'

/** How many have chosen an option. */
interface OptionCount {
  readonly option: string
  readonly members: number
}

export interface BettorCounts {
  /** Members and crowd together, in the order of the panel. */
  of(game: AnchorGame, round: StoredRound): Promise<readonly OptionCount[]>
}

/** Each open panel asks once a second; the database is asked once for all of them. */
const KEPT_MS = 900

interface Kept {
  readonly round: string
  readonly at: number
  readonly members: Promise<ReadonlyMap<string, number>>
}

/** Counts of the present round of each game, kept for a moment. */
export function createBettorCounts({
  store,
  crowd,
  clock,
  real,
}: Pick<AnchorCallDeps, 'store' | 'crowd' | 'clock' | 'real'>): BettorCounts {
  const kept = new Map<AnchorGame, Kept>()

  function membersOf(game: AnchorGame, round: StoredRound): Promise<ReadonlyMap<string, number>> {
    const last = kept.get(game)
    if (last?.round === round.round && real() - last.at < KEPT_MS) return last.members
    const members = store.positions.bettors(round)
    kept.set(game, { round: round.round, at: real(), members })
    // A failed reading is not kept.
    members.catch(() => kept.delete(game))
    return members
  }

  return {
    async of(game, round) {
      const members = await membersOf(game, round)
      const at = clock.now()
      return optionsOf(game).map((option) => ({
        option,
        members: (members.get(option) ?? 0) + crowd.members(game, round, option, at),
      }))
    },
  }
}
