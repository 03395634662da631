import type { ListedMatch } from '../../domain/menu.ts'
import type { Sport } from '../../domain/vocabulary/sports.ts'
import { eventsAnswer } from '../../wire/imty/lists.ts'
import { IMTY_PATHS } from '../../wire/imty/paths.ts'
import { IMTY_ODDS_TYPE_CODES } from '../../wire/imty/tables.ts'
import type { Call, Dated } from '../call.ts'
import { mapDated } from '../mapAnswer.ts'
import type { Ask } from './call.ts'
import { readListed } from './map/event.ts'
import { sportNumber } from './numbers.ts'

/** Requests the races or matches of a virtual sport (docs/venues/imty.md, 3.2). */
export function askVirtual$(ask: Ask, sport: Sport): Call<Dated<readonly ListedMatch[]>> {
  return ask({
    kind: 'read',
    polled: true,
    path: IMTY_PATHS.virtualEvents,
    payload: { SportId: sportNumber(sport), OddsType: IMTY_ODDS_TYPE_CODES.europe },
    answer: eventsAnswer,
  }).pipe(
    mapDated(({ Sports }, at) =>
      readListed(
        Sports.flatMap(({ SportId, Events }) => Events.map((event) => ({ sport: SportId, event, at }))),
        at,
      ),
    ),
  )
}
