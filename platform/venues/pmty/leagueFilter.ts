import type { FilterRegion } from '../../../streams/wire/pmty/filter.ts'
import type { WorldLeague, WorldMatch } from '../../world/world.ts'
import { textIn } from './language.ts'
import type { PmtyLanguage } from './language.ts'
import { sportCode } from './numbers.ts'
import { sportName } from './playNames.ts'

interface Counted {
  readonly league: WorldLeague
  readonly count: number
}

/** The leagues of a list by region, with how many of its matches each has. */
export function leagueFilter(
  matches: readonly WorldMatch[],
  language: PmtyLanguage,
): readonly FilterRegion[] {
  const leagues = new Map<string, Counted>()
  for (const { league } of matches) {
    leagues.set(league.id, { league, count: (leagues.get(league.id)?.count ?? 0) + 1 })
  }
  const regions = new Map<string, readonly Counted[]>()
  for (const counted of leagues.values()) {
    const region = counted.league.region.english
    regions.set(region, [...(regions.get(region) ?? []), counted])
  }
  return [...regions]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([spelling, counted]) => regionRecord(spelling, counted, language))
}

function regionRecord(
  spelling: string,
  counted: readonly Counted[],
  language: PmtyLanguage,
): readonly FilterRegion[] {
  const [first] = counted
  if (first === undefined) return []
  const { sport, region } = first.league
  const regionId = `region-${spelling}`
  const tournamentList = counted.map(({ league, count }) => ({
    id: league.id,
    tournamentId: league.id,
    nameText: textIn(league.name, language),
    num: count,
    picUrlthumb: '',
    regionId,
    hotStatus: league.hot,
    sportId: String(sportCode(league.sport)),
    tournamentLevel: league.level,
  }))
  return [
    {
      id: regionId,
      introduction: textIn(region, language),
      spell: spelling.slice(0, 1).toUpperCase(),
      sportVOs: [{ id: String(sportCode(sport)), nameText: sportName(sport, language), tournamentList }],
    },
  ]
}
