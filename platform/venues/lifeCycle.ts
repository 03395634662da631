import type { LifeCycle } from '../../streams/domain/lifeCycle.ts'
import { marketKey } from '../../streams/domain/market.ts'
import { playedSport } from '../world/sports.ts'
import type { WorldMatch, WorldResult } from '../world/world.ts'

/**
 * The state of betting on a match. `result` is that of the world; it is missing for a match that the world does not
 * know.
 */
export function lifeCycleOf(
  { sport, state, bettingStatus }: Pick<WorldMatch, 'sport' | 'state' | 'bettingStatus'>,
  result: WorldResult | undefined,
): LifeCycle {
  if (result?.withdrawn === true) return 'rollback'
  if (state === 'cancelled' || state === 'abandoned') return 'cancelled'
  if (state === 'ended') return result !== undefined && isDecided(sport, result) ? 'settled' : 'settling'
  if (bettingStatus === 'closed') return 'closed'
  if (bettingStatus !== 'open') return 'suspended'
  return state === 'notStarted' ? 'initial' : 'active'
}

function isDecided(sport: WorldMatch['sport'], { final, voided }: WorldResult): boolean {
  return playedSport(sport).markets.every((spec) => {
    const key = marketKey(spec)
    return final.has(key) || voided.has(key)
  })
}
