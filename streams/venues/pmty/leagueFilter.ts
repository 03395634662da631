import type { LeagueChoice, MatchQuery } from '../../domain/menu.ts'
import { leagueFilter, type LeagueFilterRequest, type LeagueFilterRow } from '../../wire/pmty/leagueFilter.ts'
import { PMTY_PATHS } from '../../wire/pmty/paths.ts'
import { PMTY_HOT_LEAGUE } from '../../wire/pmty/tables.ts'
import type { Call } from '../call.ts'
import type { Ask } from './call.ts'
import { dayParameter } from './day.ts'
import { menuTypeCodes, sportOf } from './numbers.ts'
import { mapValue } from '../mapAnswer.ts'

/** Requests the leagues of a list, whatever leagues it is limited to. */
export function askLeagues$(
  ask: Ask,
  { betType, menuId, day }: MatchQuery,
  memberId: string,
  serverNow: number,
): Call<readonly LeagueChoice[]> {
  const query: LeagueFilterRequest = {
    cuid: memberId,
    euid: menuId,
    type: menuTypeCodes[betType],
    md: dayParameter(day, serverNow),
  }
  return ask({
    kind: 'read',
    path: PMTY_PATHS.leagueFilter,
    query: { ...query, type: String(query.type) },
    answer: leagueFilter,
    noData: [],
  }).pipe(mapValue(readLeagues))
}

/** Each league once, in the venue's order; leagues of sports that are not offered are left out. */
function readLeagues(rows: readonly LeagueFilterRow[]): readonly LeagueChoice[] {
  const leagues = new Map<string, LeagueChoice>()
  for (const { introduction, spell, sportVOs } of rows) {
    for (const each of sportVOs.flatMap(({ tournamentList }) => tournamentList)) {
      const sport = sportOf(each.sportId)
      if (sport === null || leagues.has(each.tournamentId)) continue
      leagues.set(each.tournamentId, {
        id: each.tournamentId,
        name: each.nameText,
        region: introduction,
        letter: letterOf(spell),
        sport,
        hot: each.hotStatus === PMTY_HOT_LEAGUE,
        count: each.num,
      })
    }
  }
  return [...leagues.values()]
}

function letterOf(spell: string): string {
  const letter = spell.slice(0, 1).toUpperCase()
  return /^[A-Z]$/.test(letter) ? letter : '#'
}
