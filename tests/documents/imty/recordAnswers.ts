import { documentedFields } from '../documented.ts'

export const ITEM = documentedFields('imty 3.6', {
  SportId: 1,
  EventId: '1000241',
  EventTypeId: 1,
  EventDateTime: '2026-11-23T08:00:00.000-04:00',
  Market: 3,
  CompetitionId: '3',
  CompetitionName: 'L',
  HomeTeamName: 'A',
  AwayTeamName: 'B',
  OutrightTeamName: '',
  BetTypeId: 2,
  BetTypeName: 'O/U',
  PeriodId: 1,
  BetTypeSelectionId: 3,
  OutrightTeamId: 0,
  SelectionName: 'Over',
  MarketlineId: '1000241030014010',
  WagerSelectionId: '1000241030014010004',
  Handicap: 2.5,
  Specifiers: 'total=2.5',
  Odds: 2.1,
  EuropeOdds: 2.1,
  WagerHomeTeamScore: 0,
  WagerAwayTeamScore: 0,
  HomeTeamHTScore: null,
  AwayTeamHTScore: null,
  HomeTeamFTScore: null,
  AwayTeamFTScore: null,
  SettleScore: '',
  BetResult: 0,
  WagerItemConfirmationStatus: 2,
  CancelType: 0,
  CancelReason: 0,
  GroundTypeId: 1,
})

/** An open wager that can be sold for 133. */
export const WAGER = documentedFields('imty 3.6', {
  WagerId: '7000005',
  WagerCreationDateTime: '2026-11-23T08:05:00.000-04:00',
  SettlementDateTime: null as string | null,
  WagerType: 1,
  ComboSelection: 0,
  NoOfCombination: 1,
  OddsType: 3,
  BettingPlatform: 2,
  BetChannel: 3,
  Currency: 'CNY',
  InputtedStakeAmount: '100.00',
  StakeAmount: '100.00',
  PotentialPayout: '210.00',
  MemberWinLossAmount: null as string | null,
  BetConfirmationStatus: 2,
  BetSettlementStatus: 0,
  BetResettled: false,
  RollbackCount: 0,
  BetStatusMessage: 100,
  BetResult: 0,
  PayoutStatus: 0,
  MoneyList: [] as unknown[],
  BetTradeStatus: 0,
  CanSell: true,
  BuyBackPricing: '133.00',
  PricingId: 'p1',
  BetTradeBuyBackAmount: '',
  BetTradeDateTime: null as string | null,
  BetTradeMessage: 100,
  WagerItemList: [ITEM.fields],
})

/** A wager that was sold as a whole is settled. */
export const SOLD = documentedFields('imty 3.6; imty 3.7; pmty 2.6', {
  ...WAGER.fields,
  WagerId: '7000006',
  SettlementDateTime: '2026-11-23T08:30:00.000-04:00',
  MemberWinLossAmount: '33.00',
  BetSettlementStatus: 1,
  PayoutStatus: 1,
  MoneyList: [{ type: 'CASHOUT', amount: '133.00', time: '1795436000000' }],
  BetTradeStatus: 1,
  CanSell: false,
  BuyBackPricing: '',
  PricingId: '',
  BetTradeBuyBackAmount: '133.00',
  BetTradeDateTime: '2026-11-23T08:30:00.000-04:00',
})

const sums = {
  TotalCount: 1,
  refusedNum: 0,
  transactionNum: 1,
  betTotalAmount: '100.00',
  profit: '0.00',
  maxWinAmountTotal: '110.00',
  amountConsumptionAll: '100.00',
  totalCanWinAmount: '210.00',
}

export const OPEN_WAGERS = {
  request: documentedFields('imty 3.6', {
    BetConfirmationStatus: [1, 2],
    Currency: 'CNY',
    Page: 1,
    PageRecords: 50,
  }),
  answer: documentedFields('imty 3.6', { ...sums, WagerList: [WAGER.fields] }),
}

export const STATEMENT = {
  request: documentedFields('imty 3.6', {
    StartDate: '2026-11-22T12:00:00.000-04:00',
    EndDate: '2026-11-23T12:00:00.000-04:00',
    DateType: 2,
    Currency: 'CNY',
    Page: 1,
    PageRecords: 50,
  }),
  answer: documentedFields('imty 3.6; pmty 2.6', { ...sums, WagerList: [SOLD.fields] }),
}

/** The offer has become lower than the amount that the member agreed to; `StatusCode` is 12008. */
export const SALE = {
  request: documentedFields('imty 3.7', { WagerId: '7000005', BuyBackPricing: '133.00', PricingId: 'p1' }),
  answer: documentedFields('imty 3.7', {
    WagerId: '7000005',
    BetTradeStatus: 0,
    BetTradeBuyBackAmount: '',
    BuyBackPricing: '121.40',
    PricingId: 'p2',
  }),
}

export const FAVOURITES = {
  change: documentedFields('imty 3.8', { SportId: 1, EventIds: ['1000241'], CompetitionIds: [] as string[] }),
  request: documentedFields('imty 3.8', { SportId: 0, IncludeEvents: false, OrderBy: 1, OddsType: 3 }),
  answer: documentedFields('imty 3.8', {
    EventIds: ['1000241'],
    CompetitionIds: [] as string[],
    TotalCount: 1,
    Sports: [] as unknown[],
  }),
}

export const SEARCH = {
  request: documentedFields('imty 3.8', { filter: 'A', OddsType: 3 }),
  answer: documentedFields('imty 3.8', {
    Sports: [] as unknown[],
    Competitions: [{ CompetitionId: '3', CompetitionName: 'L', SportId: 1, EventIds: ['1000241'] }],
  }),
}

export const RESULTS = {
  request: documentedFields('imty 3.9', {
    SportId: 1,
    EventTypeId: 1,
    StartDate: '2026-11-22T12:00:00.000-04:00',
    EndDate: '2026-11-23T12:00:00.000-04:00',
  }),
  answer: documentedFields('imty 3.9', {
    CompletedEvents: [
      {
        EventId: '1000102',
        EventGroupId: '1000102',
        EventGroupTypeId: 1,
        EventStateId: 3,
        HomeTeam: 'A',
        AwayTeam: 'B',
        HomeScore: 2,
        AwayScore: 1,
        RBTime: 'END',
        RelatedScores: [{ CountId: 0, PeriodId: 2, HomeScore: 1, AwayScore: 0 }],
        MarketLines: [] as unknown[],
      },
    ],
  }),
  champions: documentedFields('imty 3.9; imty 3.1', [
    {
      SportId: 31,
      EventId: '1000901',
      OutrightEventName: 'Cup',
      EventDate: '2026-11-22T08:00:00.000-04:00',
      Competition: { CompetitionId: '9', CompetitionName: 'Cup', IsHot: false, IsFavourite: false },
      MarketlineId: '1000901000010000',
      BetTypeName: 'Winner',
      WinnerName: 'C',
    },
  ]),
}

export const BALANCE = {
  request: documentedFields('imty 3.10', { Currency: 'CNY' }),
  answer: documentedFields('imty 3.10', { Balance: '10000.00', Currency: 'CNY' }),
}

/** The settings of a member who has changed none. */
export const FIRST_SETTINGS = documentedFields('imty 3.10', {
  OddsType: null,
  TimeZone: 480,
  FastBetSingle: { CNY: [100, 500, 1000, 5000], USDT: [100, 500, 1000, 5000] },
  FastBetCombo: { CNY: [10, 50, 100, 500], USDT: [10, 50, 100, 500] },
  SportId: 1,
  EventSorting: 2,
  BettingStyle: 1,
  ComboAutoAccept: false,
})

export const SETTINGS = {
  request: documentedFields('imty 3.10', {
    UserPreferences: {
      OddsType: 2,
      TimeZone: 540,
      FastBetCombo: { CNY: [20, 50], USDT: [5] },
      ComboAutoAccept: true,
    },
  }),
  answer: documentedFields('imty 3.10', {
    UserPreferences: {
      ...FIRST_SETTINGS.fields,
      OddsType: 2,
      TimeZone: 540,
      FastBetCombo: { CNY: [20, 50], USDT: [5] },
      ComboAutoAccept: true,
    },
  }),
}

export const ANNOUNCEMENTS = {
  answer: documentedFields('imty 3.11', {
    Announcements: [
      {
        AnnouncementId: '31',
        Title: '…',
        Content: '…',
        PostingDate: '2026-11-23T02:00:00.000-04:00',
        IsImportant: false,
      },
    ],
  }),
}
