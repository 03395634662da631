import type { TextLanguage } from '../../../streams/domain/localText.ts'
import { textIn } from '../../../streams/domain/localText.ts'
import type { LeagueFilterRow } from '../../../streams/wire/pmty/leagueFilter.ts'
import { PMTY_HOT_LEAGUE } from '../../../streams/wire/pmty/tables.ts'
import type { Sport } from '../../../streams/domain/vocabulary/sports.ts'
import { sportName } from '../../names/sportNames.ts'
import type { WorldMatch } from '../../world/world.ts'
import { type ListedLeague, listedRegions } from '../listedLeagues.ts'
import { sportCode } from './numbers.ts'

/** The leagues of a list by region, in the alphabetic order of the regions (docs/pmty.md, 2.12). */
export function leagueRows(
  matches: readonly WorldMatch[],
  language: TextLanguage,
): readonly LeagueFilterRow[] {
  return listedRegions(matches, language).map(({ id, name, letter, leagues }) => ({
    id,
    introduction: name,
    spell: letter,
    sportVOs: sportRows(leagues, id, language),
  }))
}

function sportRows(
  leagues: readonly ListedLeague[],
  regionId: string,
  language: TextLanguage,
): LeagueFilterRow['sportVOs'] {
  const sports = new Set<Sport>(leagues.map(({ league }) => league.sport))
  return [...sports].map((sport) => ({
    id: String(sportCode(sport)),
    nameText: sportName(sport, language),
    tournamentList: leagues
      .filter(({ league }) => league.sport === sport)
      .map(({ league, count }) => ({
        id: league.id,
        tournamentId: league.id,
        nameText: textIn(league.name, language),
        num: count,
        picUrlthumb: '',
        regionId,
        hotStatus: league.hot ? PMTY_HOT_LEAGUE : 0,
        sportId: sportCode(sport),
        tournamentLevel: league.level,
      })),
  }))
}
