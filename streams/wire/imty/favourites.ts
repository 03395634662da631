import * as v from 'valibot'
import { listAnswer, looseFlag, looseId, looseList, looseNumber, looseObject, looseText } from '../lenient.ts'
import { event } from './event.ts'

/** Favourites and the search (docs/venues/imty.md, 3.8). */

const sports = listAnswer(looseObject({ SportId: looseNumber(-1), Events: looseList(event) }))
const ids = looseList(looseId)

/** Body of `AddFavouriteEvent` and `RemoveFavouriteEvent`. */
export const favouriteRequest = v.object({ SportId: looseNumber(0), EventIds: ids, CompetitionIds: ids })

export const favouritesRequest = v.object({
  SportId: looseNumber(0),
  IncludeEvents: looseFlag,
  OrderBy: looseNumber(1),
  OddsType: looseNumber(3),
})

export const favouritesAnswer = v.object({
  EventIds: ids,
  CompetitionIds: ids,
  TotalCount: looseNumber(null),
  Sports: sports,
})

export const searchRequest = v.object({ filter: looseText, OddsType: looseNumber(3) })

export const searchAnswer = v.object({
  Sports: sports,
  Competitions: looseList(
    looseObject({
      CompetitionId: looseText,
      CompetitionName: looseText,
      SportId: looseNumber(-1),
      EventIds: ids,
    }),
  ),
})
