import { map } from 'rxjs'
import type { ListedMatch, MatchQuery } from '../../domain/menu.ts'
import { err, ok } from '../../domain/result.ts'
import { transportFailure } from '../../link/exchange.ts'
import * as v from 'valibot'
import { favouritesAnswer, searchAnswer } from '../../wire/imty/favourites.ts'
import { IMTY_PATHS } from '../../wire/imty/paths.ts'
import { IMTY_ALL_SPORTS } from '../../wire/imty/sports.ts'
import { IMTY_MARKET } from '../../wire/imty/tables.ts'
import type { Call, Dated } from '../call.ts'
import type { FavouriteTarget } from '../favourites.ts'
import { mapDated } from '../mapAnswer.ts'
import type { Found } from '../search.ts'
import type { Ask } from './call.ts'
import { EUROPE, orders, timed } from './lists.ts'
import { readListed } from './map/event.ts'

/** Adds or removes a favourite match or league. */
export function askSetFavourite$(ask: Ask, { type, id }: FavouriteTarget, on: boolean): Call<Dated<null>> {
  return ask({
    kind: 'write',
    path: on ? IMTY_PATHS.addFavourite : IMTY_PATHS.removeFavourite,
    payload: {
      SportId: IMTY_ALL_SPORTS,
      EventIds: type === 'match' ? [id] : [],
      CompetitionIds: type === 'league' ? [id] : [],
    },
    answer: v.unknown(),
  }).pipe(mapDated(() => null))
}

function askFavouriteEvents$(ask: Ask, IncludeEvents: boolean, OrderBy: number) {
  return ask({
    kind: 'read',
    polled: true,
    path: IMTY_PATHS.favourites,
    payload: { SportId: IMTY_ALL_SPORTS, IncludeEvents, OrderBy, OddsType: EUROPE },
    answer: favouritesAnswer,
  })
}

/** Requests the number of favourites; an unreadable one is a failure. */
export function askFavouriteCount$(ask: Ask): Call<number> {
  return askFavouriteEvents$(ask, false, orders.league).pipe(
    map((result) => {
      if (!result.ok) return result
      const { TotalCount } = result.value.value
      return TotalCount === null ? err(transportFailure('badData')) : ok(TotalCount)
    }),
  )
}

/** Requests the favourite matches with row markets. */
export function askFavourites$(ask: Ask, sort: MatchQuery['sort']): Call<Dated<readonly ListedMatch[]>> {
  return askFavouriteEvents$(ask, true, orders[sort]).pipe(
    mapDated(({ Sports }, at) => readListed(timed(Sports, at), at)),
  )
}

/** Searches all sports. */
export function askSearch$(ask: Ask, filter: string): Call<Dated<Found>> {
  return ask({
    kind: 'read',
    path: IMTY_PATHS.search,
    payload: { filter, OddsType: EUROPE },
    answer: searchAnswer,
  }).pipe(
    mapDated(({ Sports, Competitions }, at): Found => {
      const events = timed(Sports, at)
      const listed = readListed(events, at)
      const byId = new Map(listed.map((each) => [each.match.id, each]))
      const ofLeagues = new Set(Competitions.flatMap(({ EventIds }) => EventIds))
      const live = new Set(
        events.flatMap(({ event }) => (event.Market === IMTY_MARKET.live ? [event.EventId] : [])),
      )
      const ofTeam = listed.filter(({ match }) => !ofLeagues.has(match.id))
      return {
        live: ofTeam.filter(({ match }) => live.has(match.id)),
        upcoming: ofTeam.filter(({ match }) => !live.has(match.id)),
        leagues: Competitions.map(({ CompetitionName, EventIds }) => ({
          name: CompetitionName,
          matches: EventIds.flatMap((id) => byId.get(id) ?? []),
        })),
      }
    }),
  )
}
