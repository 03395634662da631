import type { Market } from '../../domain/market.ts'
import type { MarketCategory } from '../../domain/menu.ts'
import { selectedEventsAnswer } from '../../wire/imty/lists.ts'
import { imtyPlayId } from '../../wire/imty/markets.ts'
import { IMTY_PATHS } from '../../wire/imty/paths.ts'
import { IMTY_ALL_SPORTS } from '../../wire/imty/sports.ts'
import type { Call, Dated } from '../call.ts'
import { mapDated, mapValue } from '../mapAnswer.ts'
import type { Ask } from './call.ts'
import { askSelected$, EUROPE } from './lists.ts'
import { readListed } from './map/event.ts'

/** Requests all markets of a match and its siblings. */
export function askMarkets$(ask: Ask, matchId: string): Call<Dated<readonly Market[]>> {
  return askSelected$(ask, [matchId], { IncludeGroupEvents: true }).pipe(
    mapDated((events, at) => readListed(events, at)[0]?.markets ?? []),
  )
}

/** Requests the tabs of the detail screen. */
export function askCategories$(ask: Ask, matchId: string): Call<readonly MarketCategory[]> {
  return ask({
    kind: 'read',
    polled: true,
    path: IMTY_PATHS.selectedEvents,
    payload: {
      SportId: IMTY_ALL_SPORTS,
      EventIds: [matchId],
      OddsType: EUROPE,
      IsCombo: false,
      BetTypeIds: [],
      IncludeMarketGroups: true,
    },
    answer: selectedEventsAnswer,
  }).pipe(
    mapValue(({ MarketGroups }) =>
      MarketGroups.toSorted((one, other) => one.OrderNumber - other.OrderNumber).map(
        ({ Id, Name, BetTypes }) => ({
          id: Id,
          name: Name,
          playIds: BetTypes.map(({ EventGroupTypeId, BetTypeId, PeriodId }) =>
            imtyPlayId({ group: EventGroupTypeId, betType: BetTypeId, period: PeriodId }),
          ),
        }),
      ),
    ),
  )
}
