import { foldText } from '../../streams/domain/foldText.ts'
import type { AllLanguages } from '../../streams/domain/localText.ts'
import { isOver } from '../book/matchState.ts'
import type { WorldLeague, WorldMatch } from '../world/world.ts'
import { byTime } from './tabMatches.ts'

/** The most matches in each part of an answer, and leagues. */
export const MAX_FOUND = 50
const MAX_SEARCH_LETTERS = 50

export interface FoundMatches {
  /** By a name of their teams, in the order of time. */
  readonly ofTeam: readonly WorldMatch[]
  readonly leagues: readonly { readonly league: WorldLeague; readonly matches: readonly WorldMatch[] }[]
}

/** Matches that are not over, found by a part of the name of a team or league, in any of the languages. */
export function findMatches(matches: readonly WorldMatch[], text: string): FoundMatches {
  const keyword = folded(text.slice(0, MAX_SEARCH_LETTERS))
  if (keyword === '') return { ofTeam: [], leagues: [] }
  const has = (name: AllLanguages): boolean =>
    [name.cmn, name.zho, name.english].some((each) => folded(each).includes(keyword))
  const open = matches.filter((match) => !isOver(match)).sort(byTime)
  const leagues = new Map<string, { readonly league: WorldLeague; readonly matches: WorldMatch[] }>()
  for (const match of open) {
    if (!has(match.league.name)) continue
    const known = leagues.get(match.league.id)
    if (known === undefined) leagues.set(match.league.id, { league: match.league, matches: [match] })
    else known.matches.push(match)
  }
  return {
    ofTeam: open.filter(({ teams }) => teams !== null && (has(teams.home.name) || has(teams.away.name))),
    leagues: [...leagues.values()],
  }
}

/** Surrounding space makes no difference either. */
function folded(text: string): string {
  return foldText(text).trim()
}
