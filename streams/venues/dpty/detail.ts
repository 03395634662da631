import { map } from 'rxjs'
import type { Market } from '../../domain/market.ts'
import type { Match } from '../../domain/match.ts'
import type { MarketCategory } from '../../domain/menu.ts'
import { err, ok } from '../../domain/result.ts'
import { transportFailure } from '../../link/exchange.ts'
import { sourceDetail, wrapper } from '../../wire/dpty/match.ts'
import { DPTY_CATEGORIES, dptyMatchPath, DPTY_PATHS } from '../../wire/dpty/paths.ts'
import type { Call, Dated } from '../call.ts'
import { mapDated, mapValue } from '../mapAnswer.ts'
import type { Ask } from './call.ts'
import { readMarkets } from './map/market.ts'
import { readMatch } from './map/match.ts'
import { offeredSport } from './numbers.ts'

const query = { category: String(DPTY_CATEGORIES.sports) }

/** Requests a match without its markets; `hot` are the ids of the hot leagues. */
export function askMatch$(ask: Ask, matchId: string, hot: ReadonlySet<string>): Call<Dated<Match>> {
  return askSource$(ask, matchId).pipe(
    mapDated(({ md }, at) => readMatch(md, at)),
    map((result) => {
      if (!result.ok) return result
      const { value, at } = result.value
      if (value === null) return err(transportFailure('badData'))
      return ok({ value: { ...value, league: { ...value.league, hot: hot.has(value.league.id) } }, at })
    }),
  )
}

function askSource$(ask: Ask, matchId: string) {
  return ask({
    kind: 'read',
    polled: true,
    path: dptyMatchPath(DPTY_PATHS.sourceDetail, matchId),
    query,
    answer: sourceDetail,
  })
}

/** Requests the tabs of the detail screen. */
export function askCategories$(ask: Ask, matchId: string): Call<readonly MarketCategory[]> {
  return askSource$(ask, matchId).pipe(
    mapValue(({ tabs }) => tabs.map(({ id, name, plays }) => ({ id, name, playIds: plays }))),
  )
}

/** Requests all markets of a match. */
export function askMarkets$(ask: Ask, matchId: string): Call<Dated<readonly Market[]>> {
  return ask({
    kind: 'read',
    polled: true,
    path: dptyMatchPath(DPTY_PATHS.detail, matchId),
    query,
    answer: wrapper,
  }).pipe(
    mapDated(({ md, ptds }, at) => {
      const sport = offeredSport(md.sid)
      return sport === null || md.r ? [] : readMarkets(ptds, sport, at)
    }),
  )
}
