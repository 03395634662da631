import * as v from 'valibot'
import {
  looseFlag,
  looseId,
  looseList,
  looseNested,
  looseNumber,
  looseObject,
  looseText,
  whenSent,
} from '../lenient.ts'
import { looseDate } from './dates.ts'

/** An array of numbers. */
export const looseNumbers = looseList(v.pipe(looseNumber(null), v.number()))

/** A selection with its price (docs/venues/imty.md, 3.1). */
const selection = looseObject({
  WagerSelectionId: looseId,
  SelectionId: looseNumber(-1),
  /** The number of an entrant; 0 in all other selections. */
  OutrightTeamId: looseNumber(0),
  SelectionName: looseText,
  /** In a handicap what home gives; in other kinds the line. */
  Handicap: looseNumber(null),
  DisplayHandicap: looseText,
  Specifiers: looseText,
  OddsType: looseNumber(3),
  /** 0 or less: there is no price. */
  Odds: looseNumber(0),
  IsLocked: looseFlag,
  /** In a result, in place of a price. */
  BetResult: whenSent(looseNumber(0)),
})

export type ImtySelection = v.InferOutput<typeof selection>

const marketLine = looseObject({
  MarketlineId: looseId,
  BetTypeId: looseNumber(0),
  BetTypeName: looseText,
  PeriodId: looseNumber(0),
  PeriodName: looseText,
  /** 1 is the main line. */
  MarketLineLevel: looseNumber(1),
  /** Missing counts as suspended. */
  MarketlineStatusId: looseNumber(3),
  IsLocked: looseFlag,
  /** The formats in which it is offered; European odds always. */
  OddsTypes: looseNumbers,
  /** Missing where it is as that of the event. */
  OpenParlay: whenSent(looseFlag),
  /** The part of the match that it is about; missing for regular time. */
  SubMatchType: whenSent(looseNumber(0)),
  WagerSelections: looseList(selection),
})

export type ImtyLine = v.InferOutput<typeof marketLine>

export const competition = looseNested({
  CompetitionId: looseText,
  CompetitionName: looseText,
  IsHot: looseFlag,
  IsFavourite: looseFlag,
})

const relatedScore = looseObject({
  /** The number of a count in `stats.ts`. */
  CountId: looseNumber(-1),
  PeriodId: looseNumber(0),
  HomeScore: looseNumber(0),
  AwayScore: looseNumber(0),
})

/** The event of a match or of one of its siblings; without teams an outright (3.2). */
export const event = looseObject({
  /** Only in outrights and deltas, which are in no list of a sport. */
  SportId: looseNumber(0),
  EventId: looseId,
  EventGroupId: looseText,
  EventGroupTypeId: looseNumber(1),
  EventName: looseText,
  /** Kick-off, ms. */
  EventDate: looseDate,
  EventStatusId: looseNumber(3),
  EventStateId: looseNumber(8),
  Market: looseNumber(1),
  IsLive: looseFlag,
  OpenParlay: looseFlag,
  HomeTeam: looseText,
  HomeTeamId: looseText,
  AwayTeam: looseText,
  AwayTeamId: looseText,
  HomeScore: looseNumber(0),
  AwayScore: looseNumber(0),
  HomeRedCard: looseNumber(0),
  AwayRedCard: looseNumber(0),
  RBTime: looseText,
  RBTimeStatus: looseNumber(0),
  GroundTypeId: looseNumber(1),
  Competition: competition,
  TotalMarketLineCount: looseNumber(0),
  LiveStreaming: looseNumber(0),
  HasVisualization: looseFlag,
  HasStatistic: looseFlag,
  IsPopular: looseFlag,
  IsFavourite: looseFlag,
  IsBetTradeOpen: looseFlag,
  RelatedScores: looseList(relatedScore),
  MarketLines: looseList(marketLine),
  SortKey: looseText,
  ServerSide: looseNumber(0),
  HomeTeamKit: looseText,
  AwayTeamKit: looseText,
  OutrightEventName: looseText,
  /** Time after which an outright takes no more bets, ms. */
  ClosingDate: looseDate,
})

export type ImtyEvent = v.InferOutput<typeof event>

/** What the platform sends of a match: dates as texts. */
export type ImtyEventRecord = Omit<
  ImtyEvent,
  'SportId' | 'EventDate' | 'OutrightEventName' | 'ClosingDate'
> & { readonly EventDate: string }

/** What the platform sends of an outright. */
export type ImtyOutrightRecord = Pick<
  ImtyEvent,
  | 'SportId'
  | 'EventId'
  | 'OutrightEventName'
  | 'EventStatusId'
  | 'EventStateId'
  | 'Market'
  | 'Competition'
  | 'SortKey'
  | 'MarketLines'
> & { readonly EventDate: string; readonly ClosingDate: string }
