import { documentedFields } from '../documented.ts'

/** An answer without the fields of a call; a refusal has the same three. */
export const ENVELOPE = documentedFields('imty 1.2', {
  StatusCode: 100,
  StatusDesc: '',
  ServerTime: '2026-11-23T08:23:11.000-04:00',
})

/** What every body has besides the fields of its call. */
export const BODY = documentedFields('imty 1.1', {
  Token: 'launch-token-1',
  MemberCode: '42',
  TimeStamp: '1790000000350',
  LanguageCode: 'CHS',
})

export const MENU = {
  request: documentedFields('imty 3.1', { IsCombo: false }),
  answer: documentedFields('imty 3.1', {
    SportCount: [
      {
        SportId: 1,
        SportName: 'Football',
        OrderNumber: 1,
        EventGroupTypes: [
          {
            EventGroupTypeId: 1,
            Count: 61,
            EarlyFECount: 40,
            TodayFECount: 15,
            RBFECount: 6,
            ORCount: 0,
            IsHasLive: true,
            Days: [{ Date: '2026-11-24', Count: 12, LiveCount: 0 }],
          },
        ],
      },
    ],
  }),
}

export const LEAGUES = {
  request: documentedFields('imty 3.1', {
    SportId: 1,
    Market: 2,
    IncludeLive: true,
    IsCombo: false,
    IncludeCloseEvent: false,
  }),
  answer: documentedFields('imty 3.1', {
    CompetitionCount: [
      {
        CompetitionId: '3',
        CompetitionName: 'L',
        Count: 5,
        SportId: 1,
        Market: 2,
        RegionName: 'England',
        Letter: 'E',
        IsHot: true,
      },
    ],
  }),
}

export const selection = (
  id: string,
  SelectionId: number,
  Handicap: number | null,
  shown: string,
  Odds: number,
) => ({
  WagerSelectionId: id,
  SelectionId,
  OutrightTeamId: 0,
  SelectionName: 'A',
  Handicap,
  DisplayHandicap: shown,
  Specifiers: '',
  OddsType: 3,
  Odds,
  IsLocked: false,
})

/** Home gives three quarters: the domain's line is -0.75. */
export const LINE = documentedFields('imty 3.1', {
  MarketlineId: '1000241020013997',
  BetTypeId: 1,
  BetTypeName: 'Handicap',
  PeriodId: 1,
  PeriodName: 'Match',
  MarketLineLevel: 1,
  MarketlineStatusId: 1,
  IsLocked: false,
  OddsTypes: [1, 2, 3, 4],
  WagerSelections: [
    selection('1000241020013997001', 1, 0.75, '-0.5/1', 1.95),
    selection('1000241020013997003', 2, 0.75, '+0.5/1', 1.93412),
  ],
})

export const EVENT = documentedFields('imty 3.1', {
  EventId: '1000241',
  EventGroupId: '1000241',
  EventGroupTypeId: 1,
  EventName: 'A v B',
  EventDate: '2026-11-23T08:00:00.000-04:00',
  EventStatusId: 1,
  EventStateId: 1,
  Market: 3,
  IsLive: true,
  OpenParlay: true,
  HomeTeam: 'A',
  HomeTeamId: '11',
  AwayTeam: 'B',
  AwayTeamId: '12',
  HomeScore: 1,
  AwayScore: 0,
  HomeRedCard: 0,
  AwayRedCard: 0,
  RBTime: '1H 23:11',
  RBTimeStatus: 1,
  GroundTypeId: 1,
  SortKey: '0.01.3.1000241',
  Competition: { CompetitionId: '3', CompetitionName: 'L', IsHot: true, IsFavourite: false },
  TotalMarketLineCount: 160,
  LiveStreaming: 1,
  HasVisualization: false,
  HasStatistic: false,
  IsPopular: false,
  IsFavourite: false,
  IsBetTradeOpen: true,
  ServerSide: 0,
  HomeTeamKit: 'kit:plain:c8102e:ffffff',
  AwayTeamKit: '',
  RelatedScores: [{ CountId: 1, PeriodId: 1, HomeScore: 3, AwayScore: 2 }],
  // A line of extra time says so, and one that may be in no parlay.
  MarketLines: [LINE.fields, { ...LINE.fields, OpenParlay: false, SubMatchType: 1 }],
})

/** The corners of the same match: an event of its own, with a line that is locked. */
export const SIBLING = documentedFields('imty 2.2; imty 3.1; imty 3.2', {
  ...EVENT.fields,
  EventId: '1000241.2',
  EventGroupTypeId: 2,
  HomeScore: 3,
  AwayScore: 2,
  MarketLines: [
    {
      ...LINE.fields,
      MarketlineId: '1000241130014038',
      BetTypeId: 2,
      MarketlineStatusId: 4,
      IsLocked: true,
      WagerSelections: [
        selection('1000241130014038004', 3, 9.5, '9.5', 1.88),
        selection('1000241130014038005', 4, 9.5, '9.5', 1.98),
      ],
    },
  ],
})

export const LIST = {
  request: documentedFields('imty 3.1', {
    SportId: 1,
    Market: 2,
    IncludeLive: true,
    IsCombo: false,
    Page: 1,
    PageRecords: 200,
    OrderBy: 2,
    OddsType: 3,
    EventDate: '2026-11-24',
    CompetitionIds: ['3'],
  }),
  answer: documentedFields('imty 3.1', {
    Sports: [{ SportId: 1, Events: [EVENT.fields] }],
    Page: 1,
    PageRecords: 200,
    TotalPage: 1,
    TotalRecords: 1,
    Delta: '1795436591000',
  }),
}

export const LIVE = {
  request: documentedFields('imty 3.1', {
    SportId: 1,
    CompetitionIds: [] as string[],
    OrderBy: 2,
    OddsType: 3,
  }),
  answer: LIST.answer,
}

/** 0 puts an event in place or adds it, 1 takes it away. */
export const DELTA = {
  request: documentedFields('imty 3.1', { SportId: 1, OrderBy: 2, OddsType: 3, Delta: '1795436591000' }),
  answer: documentedFields('imty 3.1', {
    DeltaChanges: [
      { EventId: '1000241', Action: 0, Value: { ...EVENT.fields, SportId: 1, HomeScore: 2 } },
      { EventId: '1000198', Action: 1, Value: null },
    ],
    Delta: '1795436596000',
  }),
}

export const DETAIL = {
  request: documentedFields('imty 3.2', {
    SportId: 0,
    EventIds: ['1000241'],
    OddsType: 3,
    IsCombo: false,
    IncludeGroupEvents: true,
    IncludeMarketGroups: true,
  }),
  answer: documentedFields('imty 3.1; imty 3.2', {
    Sports: [{ SportId: 1, Events: [EVENT.fields, SIBLING.fields] }],
    MarketGroups: [
      {
        Id: '1',
        Name: 'All',
        OrderNumber: 1,
        BetTypes: [{ EventGroupTypeId: 1, BetTypeId: 1, PeriodId: 1 }],
      },
    ],
  }),
}
