import * as v from 'valibot'
import {
  listAnswer,
  looseFlag,
  looseId,
  looseList,
  looseNumber,
  looseObject,
  looseText,
  whenSent,
} from '../lenient.ts'
import { event, looseNumbers as numbers } from './event.ts'

/** Requests and answers of the calls for menu, lists and details (docs/venues/imty.md, 3.1 and 3.2). */

const ids = looseList(looseId)

export const sportCountRequest = v.object({ IsCombo: looseFlag })

const day = looseObject({ Date: looseText, Count: looseNumber(0), LiveCount: whenSent(looseNumber(0)) })

const groupCount = looseObject({
  EventGroupTypeId: looseNumber(1),
  Count: looseNumber(0),
  EarlyFECount: looseNumber(0),
  TodayFECount: looseNumber(0),
  RBFECount: looseNumber(0),
  ORCount: looseNumber(0),
  IsHasLive: looseFlag,
  Days: looseList(day),
})

const sportCount = looseObject({
  SportId: looseNumber(-1),
  SportName: looseText,
  OrderNumber: looseNumber(0),
  EventGroupTypes: looseList(groupCount),
})

export const sportCountAnswer = v.object({ SportCount: listAnswer(sportCount) })

export type ImtySportCount = v.InferOutput<typeof sportCount>
export type ImtyGroupCount = v.InferOutput<typeof groupCount>

export const competitionCountRequest = v.object({
  SportId: looseNumber(0),
  Market: looseNumber(0),
  IncludeLive: looseFlag,
  IsCombo: looseFlag,
  IncludeCloseEvent: looseFlag,
})

const competitionCount = looseObject({
  CompetitionId: looseId,
  CompetitionName: looseText,
  Count: looseNumber(0),
  SportId: looseNumber(-1),
  Market: looseNumber(0),
  RegionName: looseText,
  Letter: looseText,
  IsHot: looseFlag,
})

export const competitionCountAnswer = v.object({ CompetitionCount: listAnswer(competitionCount) })

export type ImtyCompetitionCount = v.InferOutput<typeof competitionCount>

/** What limits the events and lines of a list; a missing list differs from an empty one in `BetTypeIds` only. */
const limits = {
  SportId: looseNumber(0),
  CompetitionIds: ids,
  OrderBy: looseNumber(1),
  OddsType: looseNumber(3),
  /** Missing: the columns of the sport's list row. Empty: no markets. */
  BetTypeIds: v.optional(numbers),
  /** Missing is the main line. */
  MarketlineLevels: v.optional(numbers),
  Delta: looseText,
}

export const eventPageRequest = v.object({
  ...limits,
  Market: looseNumber(0),
  IncludeLive: looseFlag,
  IsCombo: looseFlag,
  Page: looseNumber(1),
  PageRecords: looseNumber(50),
  PeriodIds: numbers,
  EventGroupTypeIds: numbers,
  /** A venue day, or a day and `+` for that day and later ones; empty for all. */
  EventDate: looseText,
})

export type ImtyEventPageRequest = v.InferOutput<typeof eventPageRequest>

export const liveEventsRequest = v.object(limits)

export type ImtyLiveEventsRequest = v.InferOutput<typeof liveEventsRequest>

const sportEvents = looseObject({ SportId: looseNumber(-1), Events: looseList(event) })

export type ImtySportEvents = v.InferOutput<typeof sportEvents>

const delta = v.object({
  EventId: looseId,
  /** See `IMTY_ACTIONS`. */
  Action: looseNumber(0),
  /** The whole event, with its sport; `null` where it is taken away. */
  Value: v.nullish(event, null),
})

/** A list, or the changes of one. */
export const eventsAnswer = v.object({
  Sports: listAnswer(sportEvents),
  TotalPage: looseNumber(1),
  Delta: looseText,
})

export const deltaAnswer = v.object({ DeltaChanges: v.nullish(v.array(delta), []), Delta: looseText })

export const selectedEventsRequest = v.object({
  SportId: looseNumber(0),
  EventIds: ids,
  OddsType: looseNumber(3),
  IsCombo: looseFlag,
  IncludeGroupEvents: looseFlag,
  IncludeMarketGroups: looseFlag,
  BetTypeIds: v.optional(numbers),
})

const marketGroup = looseObject({
  Id: looseId,
  Name: looseText,
  OrderNumber: looseNumber(0),
  BetTypes: looseList(
    looseObject({
      EventGroupTypeId: looseNumber(1),
      BetTypeId: looseNumber(0),
      PeriodId: looseNumber(0),
    }),
  ),
})

export type ImtyMarketGroup = v.InferOutput<typeof marketGroup>

export const selectedEventsAnswer = v.object({
  Sports: listAnswer(sportEvents),
  MarketGroups: looseList(marketGroup),
})

export const outrightsRequest = v.object({
  SportId: looseNumber(0),
  CompetitionIds: ids,
  OddsType: looseNumber(3),
  OrderBy: looseNumber(1),
})

export const outrightsAnswer = v.object({ Events: listAnswer(event) })
