import { isVirtualId } from './virtual/matchId.ts'
import type { VirtualSports } from './virtual/virtualSports.ts'
import type { World } from './world.ts'

/**
 * The world of the book: that of the lists, and virtual sports, which are in no list of matches. Without virtual
 * sports it is the world itself.
 */
export function joinWorlds(world: World, virtual: VirtualSports | null): World {
  if (virtual === null) return world
  return {
    ...world,
    match: (matchId) => (isVirtualId(matchId) ? virtual.match(matchId) : world.match(matchId)),
    result: (matchId) => (isVirtualId(matchId) ? virtual.result(matchId) : world.result(matchId)),
    mayBeRevised: (matchId) => !isVirtualId(matchId) && world.mayBeRevised(matchId),
    pastMatch: (matchId) => (isVirtualId(matchId) ? undefined : world.pastMatch(matchId)),
    listen(listener) {
      const stops = [world.listen(listener), virtual.listen(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    advance(until, changes) {
      const reached = world.advance(until, changes)
      if (reached) virtual.advance(until)
      return reached
    },
  }
}
