import { map } from 'rxjs'
import type { ListedMatch, MatchQuery } from '../../domain/menu.ts'
import { err, ok } from '../../domain/result.ts'
import { transportFailure } from '../../link/exchange.ts'
import * as v from 'valibot'
import {
  favouriteCount,
  type FavouriteLeagueRequest,
  type FavouriteMatchRequest,
} from '../../wire/pmty/favourites.ts'
import { matches } from '../../wire/pmty/match.ts'
import type { MatchListRequest } from '../../wire/pmty/matchRequests.ts'
import { PMTY_PATHS } from '../../wire/pmty/paths.ts'
import type { Call, Dated } from '../call.ts'
import type { FavouriteTarget } from '../favourites.ts'
import type { Ask } from './call.ts'
import { DEVICE, type NoteSport, readListed, sortCodes } from './matches.ts'
import { mapDated, mapValue } from '../mapAnswer.ts'

/** Adds or removes a favourite match or league. */
export function askSetFavourite$(
  ask: Ask,
  { type, id }: FavouriteTarget,
  on: boolean,
  memberId: string,
): Call<Dated<null>> {
  const common = { cf: on ? 1 : 0, cuid: memberId }
  const [path, body] =
    type === 'match'
      ? [PMTY_PATHS.favouriteMatch, { mid: id, ...common } satisfies FavouriteMatchRequest]
      : [PMTY_PATHS.favouriteLeague, { tid: id, ...common } satisfies FavouriteLeagueRequest]
  return ask({ kind: 'write', path, body, answer: v.unknown() }).pipe(mapDated(() => null))
}

/** Requests the number of favourites; an unreadable one is a failure. */
export function askFavouriteCount$(ask: Ask, memberId: string): Call<number> {
  return ask({
    kind: 'read',
    polled: true,
    path: PMTY_PATHS.favouriteCount,
    query: { cuid: memberId },
    answer: favouriteCount,
  }).pipe(
    mapValue((count) => count),
    map((result) => {
      if (!result.ok) return result
      return result.value === null ? err(transportFailure('badData')) : ok(result.value)
    }),
  )
}

/** Requests the favourite matches with row markets. */
export function askFavourites$(
  ask: Ask,
  sort: MatchQuery['sort'],
  memberId: string,
  note: NoteSport,
): Call<Dated<readonly ListedMatch[]>> {
  return ask({
    kind: 'read',
    polled: true,
    path: PMTY_PATHS.favouriteMatches,
    body: {
      cuid: memberId,
      euid: '',
      type: 0,
      sort: sortCodes[sort],
      tid: '',
      md: '',
      device: DEVICE,
      cpn: 1,
      cps: null,
      hpsFlag: 0,
    } satisfies MatchListRequest,
    answer: matches,
    noData: [],
  }).pipe(mapDated((data, at) => readListed(data, at, note)))
}
