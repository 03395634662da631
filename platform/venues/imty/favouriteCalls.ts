import type { Hono } from 'hono'
import { favouriteRequest, favouritesRequest } from '../../../streams/wire/imty/favourites.ts'
import { imtyEvent } from '../../../streams/wire/imty/markets.ts'
import { IMTY_PATHS } from '../../../streams/wire/imty/paths.ts'
import { IMTY_ALL_SPORTS } from '../../../streams/wire/imty/sports.ts'
import { isOver } from '../../book/matchState.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { isFavourite, MAX_FAVOURITES } from '../../store/favourites.ts'
import { inOrder, offeredMatches } from './eventLists.ts'
import type { EventRows } from './eventRows.ts'
import { failed, found, type ImtyCaller, type ImtyCalls, type ImtyReply } from './imtyCall.ts'
import type { ImtyDeps } from './imtyDeps.ts'
import { termsOf } from './listCalls.ts'
import { sportNumbered } from './numbers.ts'

/** The most favourite matches in an answer. */
export const MAX_ROWS = 300

interface Chosen {
  readonly EventIds: readonly string[]
  readonly CompetitionIds: readonly string[]
}

/** The calls for favourites (docs/venues/imty.md, 3.8). */
export function favouriteCalls(
  app: Hono<HttpEnv>,
  calls: ImtyCalls,
  { world, store, clock, code }: ImtyDeps,
  rows: EventRows,
): void {
  const { favourites } = store
  const isGone = (matchId: string): boolean => {
    const match = world.match(matchId)
    return match === undefined || isOver(match)
  }

  /** Nothing is changed when an id is unknown. Dated after the change: every later list has it. */
  async function change(on: boolean, chosen: Chosen, { memberId }: ImtyCaller): Promise<ImtyReply> {
    const owner = { memberId, venue: code }
    const matchIds = [...new Set(chosen.EventIds.map((id) => imtyEvent(id).matchId))]
    const leagueIds = [...new Set(chosen.CompetitionIds)]
    if (matchIds.length > MAX_FAVOURITES.matches || leagueIds.length > MAX_FAVOURITES.leagues) {
      return failed('legCount')
    }
    const offered = offeredMatches(world.matches())
    const leagues = new Set(offered.map(({ league }) => league.id))
    const known = new Map(offered.map((match) => [match.id, match]))
    if (
      on &&
      [...matchIds.map((id) => known.has(id)), ...leagueIds.map((id) => leagues.has(id))].includes(false)
    ) {
      return failed('badEvent')
    }
    for (const id of leagueIds) {
      if (!(await favourites.setLeague(owner, id, on))) return failed('legCount')
    }
    for (const matchId of matchIds) {
      const match = known.get(matchId)
      if (match === undefined) await favourites.dropMatch(owner, matchId)
      else if (!(await favourites.setMatch(owner, { matchId, leagueId: match.league.id, on }, isGone))) {
        return failed('legCount')
      }
    }
    return found({}, clock.now())
  }

  app.post(
    IMTY_PATHS.addFavourite,
    calls(favouriteRequest, (request, caller) => change(true, request, caller)),
  )
  app.post(
    IMTY_PATHS.removeFavourite,
    calls(favouriteRequest, (request, caller) => change(false, request, caller)),
  )
  app.post(
    IMTY_PATHS.favourites,
    calls(favouritesRequest, async (request, caller) => {
      const sport = sportNumbered(request.SportId)
      if (sport === null && request.SportId !== IMTY_ALL_SPORTS) return failed('badSport')
      const chosen = await favourites.of({ memberId: caller.memberId, venue: code })
      const open = offeredMatches(world.matches()).filter(
        (match) => !isOver(match) && isFavourite(chosen, match) && (sport === null || match.sport === sport),
      )
      const listed = request.IncludeEvents ? inOrder(open, request.OrderBy).slice(0, MAX_ROWS) : []
      return found({
        EventIds: [...chosen.matches].flatMap(([id, on]) => (on ? [id] : [])),
        CompetitionIds: [...chosen.leagues],
        TotalCount: open.length,
        Sports: await rows.bySport(listed, termsOf(request, caller), caller),
      })
    }),
  )
}
