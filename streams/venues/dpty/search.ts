import { forkJoin, map } from 'rxjs'
import { ok } from '../../domain/result.ts'
import { foundAnswer } from '../../wire/dpty/lists.ts'
import { type DptyBase, DPTY_CATEGORIES, DPTY_MOST, DPTY_PATHS } from '../../wire/dpty/paths.ts'
import type { Call, Dated } from '../call.ts'
import { mapDated } from '../mapAnswer.ts'
import type { Found } from '../search.ts'
import type { Ask } from './call.ts'
import { readAll } from './matches.ts'

/** Searches teams and leagues of all sports and esports, which the venue finds under a base each. */
export function askSearch$(ask: Ask, keyword: string, hot: ReadonlySet<string>): Call<Dated<Found>> {
  const under = (base: DptyBase) => askUnder$(ask, base, keyword, hot)
  return forkJoin([under('sports'), under('esports')]).pipe(
    map(([one, other]) => {
      if (!one.ok) return one
      return other.ok ? ok(both(one.value, other.value)) : other
    }),
  )
}

function both(one: Dated<Found>, other: Dated<Found>): Dated<Found> {
  const [a, b] = [one.value, other.value]
  const value = {
    live: [...a.live, ...b.live],
    upcoming: [...a.upcoming, ...b.upcoming],
    leagues: [...a.leagues, ...b.leagues],
  }
  return { value, at: Math.min(one.at, other.at) }
}

function askUnder$(ask: Ask, base: DptyBase, keyword: string, hot: ReadonlySet<string>): Call<Dated<Found>> {
  return ask({
    kind: 'read',
    path: DPTY_PATHS.search,
    base,
    query: {
      keyword: keyword.slice(0, DPTY_MOST.searchLetters),
      category: String(DPTY_CATEGORIES[base]),
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
