import type { Hono } from 'hono'
import { textIn } from '../../../streams/domain/localText.ts'
import { searchRequest } from '../../../streams/wire/imty/favourites.ts'
import { IMTY_PATHS } from '../../../streams/wire/imty/paths.ts'
import { IMTY_ORDERS } from '../../../streams/wire/imty/tables.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import type { WorldMatch } from '../../world/world.ts'
import { findMatches, MAX_FOUND } from '../search.ts'
import type { VenueDeps } from '../venueServer.ts'
import { offeredMatches } from './eventLists.ts'
import type { EventRows } from './eventRows.ts'
import { found, type ImtyCalls } from './imtyCall.ts'
import { termsOf } from './listCalls.ts'
import { sportNumber } from './numbers.ts'

/** The search for teams and leagues by a part of their names (docs/venues/imty.md, 3.8). */
export function searchCalls(
  app: Hono<HttpEnv>,
  calls: ImtyCalls,
  { world }: Pick<VenueDeps, 'world'>,
  rows: EventRows,
): void {
  app.post(
    IMTY_PATHS.search,
    calls(searchRequest, async (request, caller) => {
      const { ofTeam, leagues } = findMatches(offeredMatches(world.matches()), request.filter)
      const some = leagues.slice(0, MAX_FOUND)
      const shown = new Map<string, WorldMatch>(ofTeam.slice(0, MAX_FOUND).map((match) => [match.id, match]))
      for (const { matches } of some) {
        for (const match of matches.slice(0, MAX_FOUND)) shown.set(match.id, match)
      }
      const terms = termsOf({ ...request, OrderBy: IMTY_ORDERS.time, BetTypeIds: [] }, caller)
      return found({
        Sports: await rows.bySport([...shown.values()], terms, caller),
        Competitions: some.map(({ league, matches }) => ({
          CompetitionId: league.id,
          CompetitionName: textIn(league.name, caller.language),
          SportId: sportNumber(league.sport),
          EventIds: matches.slice(0, MAX_FOUND).map(({ id }) => id),
        })),
      })
    }),
  )
}
