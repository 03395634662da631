import type { Hono } from 'hono'
import type { Sport } from '../../../streams/domain/vocabulary/sports.ts'
import type { DptyCodeName } from '../../../streams/wire/dpty/codes.ts'
import { DPTY_PATHS } from '../../../streams/wire/dpty/paths.ts'
import { favouriteListRequest, favouritesRequest } from '../../../streams/wire/dpty/requests.ts'
import { isOver } from '../../book/matchState.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { isFavourite } from '../../store/favourites.ts'
import type { WorldMatch } from '../../world/world.ts'
import type { VenueDeps } from '../venueServer.ts'
import { DPTY } from './code.ts'
import { BOTH_BASES, type DptyCaller, type DptyCalls, failed, found } from './dptyCall.ts'
import { underBoth } from './endpoints.ts'
import { ORDERS, pageOf } from './matchLists.ts'
import type { MatchRows } from './matchRows.ts'

/** The most matches and leagues that a member may choose, in all and in one sport. */
export const MOST = { all: 100, ofSport: 10 } as const
const MATCHES = 1

/** A match or league that a member chose, and its sport while it is listed. */
interface Chosen {
  readonly id: string
  readonly type: 'match' | 'league'
  readonly sport: Sport | null
}

/** The calls for favourites (docs/venues/dpty.md, 3.11). */
export function favouriteCalls(
  app: Hono<HttpEnv>,
  calls: DptyCalls,
  { store, clock }: VenueDeps,
  rows: MatchRows,
): void {
  const { favourites } = store
  const isGone = (matchId: string): boolean => {
    const match = rows.match(matchId)
    return match === undefined || isOver(match)
  }

  async function chosenBy(caller: DptyCaller): Promise<readonly Chosen[]> {
    const { matches, leagues } = await favourites.of({ memberId: caller.memberId, venue: DPTY })
    const sports = new Map(rows.matches(BOTH_BASES).map(({ league }) => [league.id, league.sport]))
    return [
      ...[...matches].flatMap(([id, on]): Chosen[] =>
        on ? [{ id, type: 'match', sport: rows.match(id)?.sport ?? null }] : [],
      ),
      ...[...leagues].map((id): Chosen => ({ id, type: 'league', sport: sports.get(id) ?? null })),
    ]
  }

  /** Why one more favourite of a sport cannot be chosen. Matches that are over are forgotten to make room. */
  async function overLimit(caller: DptyCaller, sport: Sport): Promise<DptyCodeName | null> {
    const reason = limitOf(await chosenBy(caller), sport)
    if (reason === null) return null
    const owner = { memberId: caller.memberId, venue: DPTY }
    for (const { id, type } of await chosenBy(caller)) {
      if (type === 'match' && isGone(id)) await favourites.dropMatch(owner, id)
    }
    return limitOf(await chosenBy(caller), sport)
  }

  async function setMatch(matchId: string, on: boolean, caller: DptyCaller): Promise<DptyCodeName | null> {
    const owner = { memberId: caller.memberId, venue: DPTY }
    const match = rows.match(matchId)
    if (match === undefined) {
      if (on) return 'noData'
      await favourites.dropMatch(owner, matchId)
      return null
    }
    const chosen = await favourites.of(owner)
    if (on && !isFavourite(chosen, match)) {
      const reason = await overLimit(caller, match.sport)
      if (reason !== null) return reason
    }
    const choice = { matchId, leagueId: match.league.id, on }
    return (await favourites.setMatch(owner, choice, isGone)) ? null : 'favouritesFull'
  }

  async function setLeague(leagueId: string, on: boolean, caller: DptyCaller): Promise<DptyCodeName | null> {
    const owner = { memberId: caller.memberId, venue: DPTY }
    const league = rows.matches(BOTH_BASES).find((match) => match.league.id === leagueId)?.league
    if (on && league === undefined) return 'noData'
    if (on && league !== undefined && !(await favourites.of(owner)).leagues.has(leagueId)) {
      const reason = await overLimit(caller, league.sport)
      if (reason !== null) return reason
    }
    return (await favourites.setLeague(owner, leagueId, on)) ? null : 'favouritesFull'
  }

  const change = (on: boolean) =>
    calls.post(favouritesRequest, async ({ type, ids }, caller) => {
      for (const id of new Set(ids)) {
        const reason = await (type === MATCHES ? setMatch(id, on, caller) : setLeague(id, on, caller))
        if (reason !== null) return failed(reason)
      }
      // Dated after the change: every list of that time or later has it.
      return found(null, clock.now())
    })

  app.on('POST', underBoth(DPTY_PATHS.addFavourites), change(true))
  app.on('POST', underBoth(DPTY_PATHS.removeFavourites), change(false))
  app.on(
    'POST',
    underBoth(DPTY_PATHS.favourites),
    calls.post(favouriteListRequest, async (request, caller) => {
      const chosen = await favourites.of({ memberId: caller.memberId, venue: DPTY })
      const own: WorldMatch[] = rows
        .matches(BOTH_BASES)
        .filter((match) => !isOver(match) && isFavourite(chosen, match))
      const { pager, page } = pageOf(own.sort(ORDERS[request.sortBy]), request)
      return found({ pager, pageData: await rows.wrappers(page, 'row', caller) })
    }),
  )
}

function limitOf(chosen: readonly Chosen[], sport: Sport): DptyCodeName | null {
  if (chosen.length >= MOST.all) return 'favouritesFull'
  const ofSport = chosen.filter((each) => each.sport === sport)
  return ofSport.length >= MOST.ofSport ? 'favouritesOfSportFull' : null
}
