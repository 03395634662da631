import type { Hono } from 'hono'
import * as v from 'valibot'
import { favouriteLeagueRequest, favouriteMatchRequest } from '../../../streams/wire/pmty/favourites.ts'
import { looseText } from '../../../streams/wire/lenient.ts'
import { matchListRequest } from '../../../streams/wire/pmty/matchRequests.ts'
import { PMTY_PATHS } from '../../../streams/wire/pmty/paths.ts'
import { isOver } from '../../book/matchState.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { isFavourite } from '../../store/favourites.ts'
import type { WorldMatch } from '../../world/world.ts'
import type { VenueDeps } from '../venueServer.ts'
import { PMTY } from './code.ts'
import { orderOf } from './matchLists.ts'
import type { MatchRows } from './matchRows.ts'
import { failed, found } from './pmtyCall.ts'
import type { PmtyCalls } from './pmtyCall.ts'

const counted = v.object({ cuid: looseText })

/** The most matches in the list of favourites; a row unpacks to some 5 KB. */
const MAX_ROWS = 300

/** The calls for favourites (docs/protocol.md, 2.4). */
export function favouriteCalls(
  app: Hono<HttpEnv>,
  calls: PmtyCalls,
  { world, store, clock }: VenueDeps,
  { rows }: MatchRows,
): void {
  const { favourites } = store
  const isGone = (matchId: string): boolean => {
    const match = world.match(matchId)
    return match === undefined || isOver(match)
  }
  const matchesOf = async (memberId: number): Promise<readonly WorldMatch[]> => {
    const chosen = await favourites.of({ memberId, venue: PMTY })
    return world.matches().filter((match) => !isOver(match) && isFavourite(chosen, match))
  }
  // Dated after the write: every list of that time or later has it.
  const saved = (done: boolean) => (done ? found(null, clock.now()) : failed('refused'))

  app.post(
    PMTY_PATHS.favouriteMatch,
    calls.post(favouriteMatchRequest, async ({ mid, cf }, { memberId }) => {
      const owner = { memberId, venue: PMTY }
      const match = world.match(mid)
      if (match === undefined) {
        if (cf) return failed('noData')
        await favourites.dropMatch(owner, mid)
        return saved(true)
      }
      const choice = { matchId: mid, leagueId: match.league.id, on: cf }
      return saved(await favourites.setMatch(owner, choice, isGone))
    }),
  )
  app.post(
    PMTY_PATHS.favouriteLeague,
    calls.post(favouriteLeagueRequest, async ({ tid, cf }, { memberId }) => {
      if (cf && !world.matches().some(({ league }) => league.id === tid)) return failed('noData')
      return saved(await favourites.setLeague({ memberId, venue: PMTY }, tid, cf))
    }),
  )
  app.post(
    PMTY_PATHS.favouriteMatches,
    calls.post(matchListRequest, async (request, caller) => {
      const matches = await matchesOf(caller.memberId)
      return found(await rows([...matches].sort(orderOf(request.sort)).slice(0, MAX_ROWS), request, caller))
    }),
  )
  app.get(
    PMTY_PATHS.favouriteCount,
    calls.get(counted, async (_, { memberId }) => found((await matchesOf(memberId)).length)),
  )
}
