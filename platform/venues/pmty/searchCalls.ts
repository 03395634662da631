import type { Hono } from 'hono'
import { textIn } from '../../../streams/domain/localText.ts'
import { PMTY_PATHS } from '../../../streams/wire/pmty/paths.ts'
import { searchRequest } from '../../../streams/wire/pmty/search.ts'
import { isInPlay } from '../../book/matchState.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import type { WorldMatch } from '../../world/world.ts'
import { findMatches, MAX_FOUND } from '../search.ts'
import type { VenueDeps } from '../venueServer.ts'
import type { MatchRows } from './matchRows.ts'
import { sportCode } from './numbers.ts'
import { found } from './pmtyCall.ts'
import type { PmtyCalls } from './pmtyCall.ts'

/** The search for teams and leagues by a part of their names, in any of the languages. */
export function searchCalls(
  app: Hono<HttpEnv>,
  calls: PmtyCalls,
  { world }: VenueDeps,
  { rows }: MatchRows,
): void {
  app.post(
    PMTY_PATHS.search,
    calls.post(searchRequest, async (request, caller) => {
      const matches = world
        .matches()
        .filter(({ sport }) => ['', String(sportCode(sport))].includes(request.searchSportType))
      const { ofTeam, leagues } = findMatches(matches, request.keyword)
      const some = (wanted: readonly WorldMatch[]) =>
        rows(wanted.slice(0, MAX_FOUND), { device: request.device, hpsFlag: 1 }, caller)
      return found({
        bowling: await some(ofTeam.filter(isInPlay)),
        teamH5: await some(ofTeam.filter((match) => !isInPlay(match))),
        league: await Promise.all(
          leagues.slice(0, MAX_FOUND).map(async ({ league, matches: ofLeague }) => ({
            leagueName: textIn(league.name, caller.language),
            matchList: await some(ofLeague),
          })),
        ),
      })
    }),
  )
}
