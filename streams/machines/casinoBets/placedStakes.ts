import { higherStakes, NO_STAKES, stakedPlays, stakeOn, type Stakes } from '../../domain/casino/stakes.ts'
import { combineStates } from '../../kernel/combineStates.ts'
import { mapState, type State$ } from '../../kernel/state.ts'
import { callsOn, stakesIn } from './sentStakes.ts'
import type { TableBetsDeps } from './tableBets.ts'

/** What was sent on the present round: what was taken, and what has no outcome yet. */
export interface PlacedStakes {
  readonly taken: Stakes
  readonly waiting: Stakes
}

const NOTHING_PLACED: PlacedStakes = { taken: NO_STAKES, waiting: NO_STAKES }

/** Stakes on the present round in the chosen currency, known from this device and from the platform. */
export function createPlaced$({
  tableId,
  round$,
  mine$,
  currency$,
  bets,
}: Pick<TableBetsDeps, 'tableId' | 'round$' | 'mine$' | 'currency$' | 'bets'>): State$<PlacedStakes> {
  return combineStates(
    {
      round: mapState(round$, (round) => round?.round ?? null),
      mine: mine$,
      currency: currency$,
      calls: bets.calls$,
    },
    ({ round, mine, currency, calls }): PlacedStakes => {
      if (round === null) return NOTHING_PLACED
      const ofRound = callsOn(calls, { tableId, round, currency })
      return {
        taken: higherStakes(mine, stakesIn(ofRound, 'taken')),
        waiting: stakesIn(ofRound, 'pending'),
      }
    },
    (one, other) => sameStakes(one.taken, other.taken) && sameStakes(one.waiting, other.waiting),
  )
}

function sameStakes(one: Stakes, other: Stakes): boolean {
  const plays = new Set([...stakedPlays(one), ...stakedPlays(other)])
  return [...plays].every((play) => stakeOn(one, play) === stakeOn(other, play))
}
