import { textIn, type TextLanguage } from '../../streams/domain/localText.ts'
import { firstLetter } from '../names/firstLetter.ts'
import type { WorldLeague, WorldMatch } from '../world/world.ts'

export interface ListedLeague {
  readonly league: WorldLeague
  /** Number of its matches in the list. */
  readonly count: number
}

/** A region with its leagues that are in a list. */
export interface ListedRegion {
  readonly id: string
  readonly name: string
  /** `A` to `Z`, or `#`; of a Chinese name that of its Pinyin. */
  readonly letter: string
  readonly leagues: readonly ListedLeague[]
}

/** The id of the region of a league, which has no other. */
export function regionId({ region }: Pick<WorldLeague, 'region'>): string {
  return region.english
}

/** The leagues of a list by region, in the alphabetic order of the regions. */
export function listedRegions(
  matches: readonly WorldMatch[],
  language: TextLanguage,
): readonly ListedRegion[] {
  const regions = new Map<string, Map<string, { league: WorldLeague; count: number }>>()
  for (const { league } of matches) {
    const leagues = regions.get(regionId(league)) ?? new Map<string, { league: WorldLeague; count: number }>()
    regions.set(regionId(league), leagues)
    const known = leagues.get(league.id)
    if (known === undefined) leagues.set(league.id, { league, count: 1 })
    else known.count += 1
  }
  return [...regions]
    .map(([id, byId]) => {
      const leagues = [...byId.values()]
      const [first] = leagues
      const name = first === undefined ? '' : textIn(first.league.region, language)
      return { id, name, letter: firstLetter(name, language), leagues }
    })
    .sort(
      (one, other) =>
        one.letter.localeCompare(other.letter) ||
        one.name.localeCompare(other.name, language === 'english' ? 'en' : 'zh'),
    )
}
