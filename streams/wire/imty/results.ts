import * as v from 'valibot'
import { looseFlag, looseId, looseList, looseNumber, looseObject, looseText, listAnswer } from '../lenient.ts'
import { looseDate } from './dates.ts'
import { competition, event } from './event.ts'

/** Results (docs/venues/imty.md, 3.9). */

export const completedResultsRequest = v.object({
  SportId: looseNumber(0),
  /** See `IMTY_EVENT_TYPES`. */
  EventTypeId: looseNumber(1),
  StartDate: looseDate,
  EndDate: looseDate,
  EventIds: looseList(looseId),
  IncludeMarkets: looseFlag,
  /** Of virtual sports: the ids of games, empty for all of the sport, and the page. */
  CompetitionIds: looseList(looseId),
  Page: looseNumber(1),
  PageRecords: looseNumber(50),
})

export type ImtyResultsRequest = v.InferOutput<typeof completedResultsRequest>

/** Matches that are over. */
export const completedEventsAnswer = v.object({ CompletedEvents: listAnswer(event) })

const champion = looseObject({
  SportId: looseNumber(-1),
  EventId: looseId,
  OutrightEventName: looseText,
  EventDate: looseDate,
  Competition: competition,
  MarketlineId: looseText,
  BetTypeName: looseText,
  /** Empty when there was none. */
  WinnerName: looseText,
})

export type ImtyChampion = v.InferOutput<typeof champion>

export const championsAnswer = v.object({ CompletedEvents: listAnswer(champion) })
