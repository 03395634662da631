import type { TextLanguage } from '../../../streams/domain/localText.ts'
import { textIn } from '../../../streams/domain/localText.ts'
import type { LeagueFilterRow } from '../../../streams/wire/pmty/leagueFilter.ts'
import { PMTY_HOT_LEAGUE } from '../../../streams/wire/pmty/tables.ts'
import type { Sport } from '../../../streams/domain/vocabulary/sports.ts'
import { firstLetter } from '../../names/firstLetter.ts'
import { sportName } from '../../names/sportNames.ts'
import type { WorldLeague, WorldMatch } from '../../world/world.ts'
import { sportCode } from './numbers.ts'

interface Region {
  readonly name: string
  readonly letter: string
  readonly leagues: Map<string, { readonly league: WorldLeague; count: number }>
}

/** The leagues of a list by region, in the alphabetic order of the regions (docs/pmty.md, 2.12). */
export function leagueRows(
  matches: readonly WorldMatch[],
  language: TextLanguage,
): readonly LeagueFilterRow[] {
  const regions = new Map<string, Region>()
  for (const { league } of matches) {
    const id = league.region.english
    const name = textIn(league.region, language)
    const region: Region = regions.get(id) ?? {
      name,
      letter: firstLetter(name, language),
      leagues: new Map(),
    }
    regions.set(id, region)
    const known = region.leagues.get(league.id)
    if (known === undefined) region.leagues.set(league.id, { league, count: 1 })
    else known.count += 1
  }
  return [...regions]
    .map(([id, { name, letter, leagues }]) => ({
      id,
      introduction: name,
      spell: letter,
      sportVOs: sportRows([...leagues.values()], id, language),
    }))
    .sort(
      (one, other) =>
        one.spell.localeCompare(other.spell) ||
        one.introduction.localeCompare(other.introduction, language === 'english' ? 'en' : 'zh'),
    )
}

function sportRows(
  leagues: readonly { readonly league: WorldLeague; readonly count: number }[],
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
