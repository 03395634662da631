import type { Hono } from 'hono'
import { foldText } from '../../../streams/domain/foldText.ts'
import { type AllLanguages, textIn } from '../../../streams/domain/localText.ts'
import { PMTY_PATHS } from '../../../streams/wire/pmty/paths.ts'
import { searchRequest } from '../../../streams/wire/pmty/search.ts'
import { isInPlay, isOver } from '../../book/matchState.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import type { WorldMatch } from '../../world/world.ts'
import type { VenueDeps } from '../venueServer.ts'
import { orderOf } from './matchLists.ts'
import type { MatchRows } from './matchRows.ts'
import { sportCode } from './numbers.ts'
import { found } from './pmtyCall.ts'
import type { PmtyCalls } from './pmtyCall.ts'

/** The most matches in each part, and leagues. */
const MAX_FOUND = 50
const MAX_SEARCH_LETTERS = 50
const BY_TIME = 2

/** The search for teams and leagues by a part of their names, in any of the languages. */
export function searchCalls(
  app: Hono<HttpEnv>,
  calls: PmtyCalls,
  { world }: VenueDeps,
  { rows }: MatchRows,
): void {
  app.post(
    PMTY_PATHS.search,
    calls.post(searchRequest, async (request, caller) => {
      const keyword = folded(request.keyword.slice(0, MAX_SEARCH_LETTERS))
      if (keyword === '') return found({ bowling: [], teamH5: [], league: [] })
      const has = (name: AllLanguages): boolean =>
        [name.cmn, name.zho, name.english].some((text) => folded(text).includes(keyword))
      const open = world
        .matches()
        .filter((match) => !isOver(match))
        .filter(({ sport }) => ['', String(sportCode(sport))].includes(request.searchSportType))
        .sort(orderOf(BY_TIME))
      const ofTeam = open.filter(
        ({ teams }) => teams !== null && (has(teams.home.name) || has(teams.away.name)),
      )
      const leagues = new Map<string, WorldMatch[]>()
      for (const match of open) {
        if (!has(match.league.name)) continue
        leagues.set(match.league.id, [...(leagues.get(match.league.id) ?? []), match])
      }
      const some = (matches: readonly WorldMatch[]) =>
        rows(matches.slice(0, MAX_FOUND), { device: request.device, hpsFlag: 1 }, caller)
      return found({
        bowling: await some(ofTeam.filter(isInPlay)),
        teamH5: await some(ofTeam.filter((match) => !isInPlay(match))),
        league: await Promise.all(
          [...leagues.values()].slice(0, MAX_FOUND).map(async (matches) => ({
            leagueName:
              matches.slice(0, 1).map(({ league }) => textIn(league.name, caller.language))[0] ?? '',
            matchList: await some(matches),
          })),
        ),
      })
    }),
  )
}

/** Surrounding space makes no difference either. */
function folded(text: string): string {
  return foldText(text).trim()
}
