import { PMTY_PATHS } from '../../wire/pmty/paths.ts'
import { searchAnswer, type SearchRequest } from '../../wire/pmty/search.ts'
import type { Call, Dated } from '../call.ts'
import type { Found } from '../search.ts'
import type { Ask } from './call.ts'
import { DEVICE, type NoteSport, readListed } from './matches.ts'
import { mapDated } from '../mapAnswer.ts'

/** Searches all sports. */
export function askSearch$(ask: Ask, keyword: string, memberId: string, note: NoteSport): Call<Dated<Found>> {
  return ask({
    kind: 'read',
    path: PMTY_PATHS.search,
    body: { cuid: memberId, keyword, searchSportType: '', device: DEVICE, from: 1 } satisfies SearchRequest,
    answer: searchAnswer,
    noData: {},
  }).pipe(
    mapDated(({ bowling, teamH5, league }, at) => ({
      live: readListed(bowling, at, note),
      upcoming: readListed(teamH5, at, note),
      leagues: league.map(({ leagueName, matchList }) => ({
        name: leagueName,
        matches: readListed(matchList, at, note),
      })),
    })),
  )
}
