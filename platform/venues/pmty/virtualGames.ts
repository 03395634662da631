import { PMTY_VIRTUAL_GAMES } from '../../../streams/wire/pmty/virtualNumbers.ts'
import type { VenueGame } from '../venueServer.ts'
import { leagueOf } from '../../world/virtual/names/leagues.ts'
import type { BatchView } from '../../world/virtual/batchViews.ts'
import { VIRTUAL_GAMES, type VirtualGameId } from '../../world/virtual/games.ts'
import type { VirtualSports } from '../../world/virtual/virtualSports.ts'

/** The game of a `tid` that is offered, of this `csid` if one is named; `null` otherwise. */
export function offeredGame(virtual: VirtualSports | null, tid: string, csid = ''): VirtualGameId | null {
  const known = PMTY_VIRTUAL_GAMES.find((each) => each.tid === tid.trim())
  if (known === undefined || virtual?.games.includes(known.tid) !== true) return null
  return csid === '' || csid.trim() === String(known.csid) ? known.tid : null
}

/** The batch of a request; `null` when it is not announced. */
export function batchAsked(virtual: VirtualSports | null, tid: string, batchNo: string): BatchView | null {
  const game = offeredGame(virtual, tid)
  return game === null ? null : (virtual?.batches.find(game, batchNo.trim()) ?? null)
}

/** The games that can be launched. Games on the same page of the client differ in the search parameter `game`. */
export function launchedGames(virtual: VirtualSports | null): readonly VenueGame[] {
  return PMTY_VIRTUAL_GAMES.filter(({ tid }) => virtual?.games.includes(tid) === true).map(
    ({ tid, path }) => ({
      id: tid,
      name: leagueOf(tid).name,
      path: `/vr/${path}?game=${tid}`,
      look: VIRTUAL_GAMES[tid],
    }),
  )
}
