import { foundAnswer } from '../../wire/dpty/lists.ts'
import { DPTY_CATEGORIES, DPTY_MOST, DPTY_PATHS } from '../../wire/dpty/paths.ts'
import type { Call, Dated } from '../call.ts'
import { mapDated } from '../mapAnswer.ts'
import type { Found } from '../search.ts'
import type { Ask } from './call.ts'
import { readAll } from './matches.ts'

/** Searches teams and leagues of all sports. */
export function askSearch$(ask: Ask, keyword: string, hot: ReadonlySet<string>): Call<Dated<Found>> {
  return ask({
    kind: 'read',
    path: DPTY_PATHS.search,
    query: {
      keyword: keyword.slice(0, DPTY_MOST.searchLetters),
      category: String(DPTY_CATEGORIES.sports),
    },
    answer: foundAnswer,
    noData: {},
  }).pipe(
    mapDated(({ inPlay, upcoming, leagues }, at) => ({
      live: readAll(inPlay, at, hot),
      upcoming: readAll(upcoming, at, hot),
      leagues: leagues.map(({ ln, matches }) => ({ name: ln, matches: readAll(matches, at, hot) })),
    })),
  )
}
