import type { World, WorldMatch, WorldTeams } from '../world/world.ts'

/** A football match between two teams. */
export type PredictedMatch = WorldMatch & { readonly teams: WorldTeams }

/** A listed football match or one that is over; `null` for any other. */
export function findPredicted(
  world: Pick<World, 'match' | 'pastMatch'>,
  matchId: string,
): PredictedMatch | null {
  const match = world.match(matchId) ?? world.pastMatch(matchId)
  if (match?.sport !== 'football') return null
  const { teams } = match
  return teams === null ? null : { ...match, teams }
}

/** Whether a match can be predicted at this time: its clock has not begun, whatever the world has reached. */
export function isOpen({ state, kickOff }: Pick<WorldMatch, 'state' | 'kickOff'>, now: number): boolean {
  return state === 'notStarted' && now < kickOff
}
