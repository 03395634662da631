import type { Hono } from 'hono'
import { textIn } from '../../../streams/domain/localText.ts'
import type { Sport } from '../../../streams/domain/vocabulary/sports.ts'
import {
  competitionCountRequest,
  type ImtyCompetitionCount,
  type ImtyGroupCount,
  type ImtySportCount,
  sportCountRequest,
} from '../../../streams/wire/imty/lists.ts'
import { IMTY_EVENT_GROUPS } from '../../../streams/wire/imty/markets.ts'
import { IMTY_PATHS } from '../../../streams/wire/imty/paths.ts'
import { IMTY_ALL_SPORTS } from '../../../streams/wire/imty/sports.ts'
import { isInPlay } from '../../book/matchState.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import { sportName } from '../../names/sportNames.ts'
import { WORLD_SPORTS } from '../../world/sports.ts'
import type { WorldMatch } from '../../world/world.ts'
import { listedRegions } from '../listedLeagues.ts'
import { isListedIn, matchesOfTab } from '../tabMatches.ts'
import type { VenueDeps } from '../venueServer.ts'
import { dayRows, listedMatches, mayBeInCombo, offeredMatches, WHOLE_LIST } from './eventLists.ts'
import { failed, found, type ImtyCaller, type ImtyCalls } from './imtyCall.ts'
import { hasSport, sportNumber } from './numbers.ts'

const HOT_NAME = { cmn: '热门', zho: '熱門', english: 'Hot' } as const

/** The calls for the menu and for the filter of leagues (docs/venues/imty.md, 3.1). */
export function countCalls(app: Hono<HttpEnv>, calls: ImtyCalls, { world }: VenueDeps): void {
  app.post(
    IMTY_PATHS.sportCount,
    calls(sportCountRequest, ({ IsCombo }, caller) =>
      found({ SportCount: sportCounts(world.matches(), IsCombo, caller) }),
    ),
  )
  app.post(
    IMTY_PATHS.competitionCount,
    calls(competitionCountRequest, (request, { now, language }) => {
      const listed = listedMatches(world.matches(), { ...WHOLE_LIST, ...request }, now)
      if (typeof listed === 'string') return failed(listed)
      const counted = request.IncludeCloseEvent
        ? listed
        : listed.filter(({ bettingStatus }) => bettingStatus !== 'closed')
      const rows = listedRegions(counted, language).flatMap(({ name, letter, leagues }) =>
        leagues.map(({ league, count }): ImtyCompetitionCount => ({
          CompetitionId: league.id,
          CompetitionName: textIn(league.name, language),
          Count: count,
          SportId: sportNumber(league.sport),
          Market: request.Market,
          RegionName: name,
          Letter: letter,
          IsHot: league.hot,
        })),
      )
      return found({ CompetitionCount: rows })
    }),
  )
}

/** The hot leagues if there are any, then every sport that the venue and the world have. */
function sportCounts(
  all: readonly WorldMatch[],
  combo: boolean,
  { now, language }: ImtyCaller,
): readonly ImtySportCount[] {
  const matches = offeredMatches(all)
  const row = (place: Sport | null, index: number): ImtySportCount => ({
    SportId: place === null ? IMTY_ALL_SPORTS : sportNumber(place),
    SportName: place === null ? HOT_NAME[language] : sportName(place, language),
    OrderNumber: index + 1,
    EventGroupTypes: [
      groupCount(
        matches.filter((match) => isListedIn(match, place)),
        combo,
        now,
      ),
    ],
  })
  const sports: readonly Sport[] = WORLD_SPORTS.filter(hasSport)
  const hasHot = matches.some(({ league }) => league.hot)
  return [...(hasHot ? [null] : []), ...sports].map(row)
}

function groupCount(matches: readonly WorldMatch[], combo: boolean, now: number): ImtyGroupCount {
  const wanted = combo ? matches.filter(mayBeInCombo) : matches
  const today = matchesOfTab(wanted, 'today', now)
  const early = matchesOfTab(wanted, 'early', now)
  const live = today.filter(isInPlay)
  const days = combo ? [...today, ...early] : early
  return {
    EventGroupTypeId: IMTY_EVENT_GROUPS.match,
    Count: today.length + early.length,
    EarlyFECount: early.length,
    TodayFECount: today.length - live.length,
    RBFECount: live.length,
    ORCount: matchesOfTab(wanted, 'champion', now).length,
    IsHasLive: live.length > 0,
    Days: dayRows(combo ? 'parlay' : 'early', now).map(({ date, from, to }) => {
      const ofDay = days.filter(({ kickOff }) => kickOff >= from && kickOff < to)
      return { Date: date, Count: ofDay.length, LiveCount: ofDay.filter(isInPlay).length }
    }),
  }
}
