import type { Hono } from 'hono'
import type { TextLanguage } from '../../../streams/domain/localText.ts'
import { type ImtyMarketGroup, selectedEventsRequest } from '../../../streams/wire/imty/lists.ts'
import { imtyEvent } from '../../../streams/wire/imty/markets.ts'
import { IMTY_LIMITS, IMTY_PATHS } from '../../../streams/wire/imty/paths.ts'
import { IMTY_ALL_SPORTS } from '../../../streams/wire/imty/sports.ts'
import { IMTY_ORDERS } from '../../../streams/wire/imty/tables.ts'
import { isOver } from '../../book/matchState.ts'
import type { HttpEnv } from '../../http/httpEnv.ts'
import type { WorldMatch } from '../../world/world.ts'
import { tabsOf } from '../matchTabs.ts'
import type { VenueDeps } from '../venueServer.ts'
import type { LineChoice } from './chosenLines.ts'
import { mayBeInCombo } from './eventLists.ts'
import type { EventRows } from './eventRows.ts'
import { found, type ImtyCalls } from './imtyCall.ts'
import { termsOf } from './listCalls.ts'
import { hasSport, marketNumber, sportNumber } from './numbers.ts'

/** The call for events by their ids, with all lines where they are wanted (docs/venues/imty.md, 3.2). */
export function detailCalls(
  app: Hono<HttpEnv>,
  calls: ImtyCalls,
  { bookWorld }: Pick<VenueDeps, 'bookWorld'>,
  rows: EventRows,
): void {
  app.post(
    IMTY_PATHS.selectedEvents,
    calls(selectedEventsRequest, async (request, caller) => {
      const ids = new Set(request.EventIds.map((id) => imtyEvent(id).matchId))
      const matches = [...ids]
        .slice(0, IMTY_LIMITS.selectedEvents)
        .flatMap((id) => bookWorld.match(id) ?? bookWorld.pastMatch(id) ?? [])
        .filter(({ sport }) => hasSport(sport))
        .filter(({ sport }) => request.SportId === IMTY_ALL_SPORTS || sportNumber(sport) === request.SportId)
        .filter((match) => !request.IsCombo || mayBeInCombo(match))
      const terms = termsOf({ ...request, OrderBy: IMTY_ORDERS.league }, caller)
      const lines: LineChoice = request.IncludeGroupEvents ? { kind: 'all' } : terms.lines
      const [only, ...others] = matches
      const groups =
        request.IncludeMarketGroups && only !== undefined && others.length === 0
          ? marketGroups(only, caller.language)
          : []
      const listed = matches.map((match) => (isOver(match) ? withoutLines(match) : match))
      return found({ Sports: await rows.bySport(listed, { ...terms, lines }, caller), MarketGroups: groups })
    }),
  )
}

/** A match that is over has lines only in its result. */
function withoutLines(match: WorldMatch): WorldMatch {
  return { ...match, markets: [] }
}

/** The tabs of the detail. */
function marketGroups(match: WorldMatch, language: TextLanguage): readonly ImtyMarketGroup[] {
  return tabsOf(match, language).map(({ id, name, order, specs }) => ({
    Id: id,
    Name: name,
    OrderNumber: order,
    BetTypes: specs.map((spec) => {
      const { group, betType, period } = marketNumber(match.sport, spec)
      return { EventGroupTypeId: group, BetTypeId: betType, PeriodId: period }
    }),
  }))
}
