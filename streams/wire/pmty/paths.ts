/**
 * Paths of the calls, relative to the base URL from `launch` (docs/protocol.md, 2.1). Answers of `PB` calls
 * may be packed; the prefix of `data` decides.
 */
export const PMTY_PATHS = {
  /** GET → `MenuNode[]`. */
  menu: '/yewu11/pub/v1/m/menu/initPB',
  /** POST `MatchListRequest` → `PmtyMatch[]`: all matches of a sport in play. */
  liveMatches: '/yewu11/v1/m/liveMatchesPB',
  /** POST → `PmtyMatch[]`: all matches of today (in play first), of the parlay list, or champion. */
  matches: '/yewu11/v1/m/matchesPB',
  /** POST → page: matches that are not in play; the early list. */
  earlyPage: '/yewu11/v1/m/noLiveMatchesPagePB',
  /** POST `MatchesByIdRequest` → `PmtyMatch[]` with the markets of a list row. */
  matchesById: '/yewu11/v1/m/getMatchBaseInfoByMidsPB',
  /** GET `LeagueFilterRequest` → `LeagueFilterRow[]`: the leagues of a list. */
  leagueFilter: '/yewu11/v1/m/getFilterMatchListPB',
  /** GET `mid, cuid` → `PmtyMatch` without markets. */
  match: '/yewu11/v1/m/getMatchDetailPB',
  /** GET `tId, type, cuid` → `PmtyMatch[]` without markets: the listed matches of a league. */
  leagueMatches: '/yewu11/v1/m/getMatchDetailByTidPB',
  /** GET `mid, mcid, cuid, newUser` → `PmtyPlay[]`: all markets. */
  odds: '/yewu11/v1/m/getMatchOddsInfoPB',
  /** GET `mid, sportId` → `PmtyCategory[]`. */
  categories: '/yewu11/v1/w/category/getCategoryList',
  /** POST `MatchResultsRequest` → `PmtyMatch[]`: the matches of a day that are over. */
  matchResults: '/yewu11/v1/m/matcheResultPB',
  /** GET `mid, cuid` → `PmtyResultPlay[]`: the result of every option. */
  matchResult: '/yewu11/v1/m/getMatchResultPB',
  /** POST `ChampionResultsRequest` → `PmtyChampionResult[]`. */
  championResults: '/yewu11/v1/m/championMatchResultPB',
  /** POST `MatchListRequest` → `PmtyMatch[]`: the favourite matches that are not over. */
  favouriteMatches: '/yewu11/v1/m/matchesCollectNewH5V2PB',
  /** GET `cuid` → their number. */
  favouriteCount: '/yewu11/v1/m/menu/countCollectH5',
  /** POST `FavouriteMatchRequest` → null. */
  favouriteMatch: '/yewu13/v1/userCollection/addOrCancelMatch',
  /** POST `FavouriteLeagueRequest` → null. */
  favouriteLeague: '/yewu13/v1/userCollection/addOrCancelTournament',
  /** POST `SearchRequest` → matches and leagues by name. */
  search: '/yewu11/v1/m/hotSearch/searchForAppPB',
  /** GET `currencyCode` → `UserAmount`. */
  amount: '/yewu12/user/amount',
  /** GET → `UserInfo`. */
  userInfo: '/yewu12/user/getUserInfo',
  /** POST `UserPreferenceRequest` → null. */
  savePreference: '/yewu12/v1/betOrder/client/recordUserPreference',
  /** POST `BetRequest` → `BetResponse`. */
  bet: '/yewu13/v1/betOrder/client/bet',
  /** GET `orderNos` → `OrderStatusRow[]`. */
  orderStatus: '/yewu13/v1/betOrder/queryOrderStatus',
  /** GET `orderNo` (several, with commas) → `CashOutQuoteRow[]`. */
  cashOutQuotes: '/yewu13/v1/order/betRecord/getCashoutMaxAmountList',
  /** POST `CashOutBody` → a code, and the new amount when it has changed. */
  cashOut: '/yewu13/v1/betOrder/orderPreSettle',
  /** GET `orderNo` → `CashOutStateRow[]`. */
  cashOutState: '/yewu13/v1/betOrder/queryOrderPreSettleConfirm',
  /** GET `orderNo` → `CashOutHistoryRow[]`. */
  cashOutHistory: '/yewu13/v1/betOrder/getPreSettleOrderDetail',
  /** POST `LimitsRequest` → `ReserveLimitRow[]`. */
  reserveLimits: '/yewu13/v1/betOrder/queryMarketMaxMinPreBetMoney',
  /** POST `ReservationListRequest` → `OrderList`. */
  reservations: '/yewu13/v1/betOrder/getPreBetOrderlist',
  /** GET `orderNo` → null. */
  cancelReservation: '/yewu13/v1/betOrder/cancelPreBetOrder',
  /** POST `ReservationEditRequest` → null. */
  editReservation: '/yewu13/v1/betOrder/updatePreBetOdds',
  /** POST `LatestMarketRequest` → `LatestMarket[]`. */
  latestMarkets: '/yewu13/v1/betOrder/queryLatestMarketInfo',
  /** POST `LimitsRequest` → `LimitRow[]`. */
  limits: '/yewu13/v1/betOrder/queryMarketMaxMinBetMoney',
  /** POST `OrderListRequest` → `OrderList`. */
  orders: '/yewu13/v1/betOrder/getOrderListV5PB',
  /** WebSocket. */
  push: '/yewuws1/push',
} as const

/** Alternative paths of the account calls. */
export const PMTY_API_PATHS = {
  amount: '/yewu12/api/user/amount',
  userInfo: '/yewu12/api/user/getUserInfo',
  savePreference: '/yewu12/api/v1/betOrder/client/recordUserPreference',
} as const

/** Headers for the venue token and the language (`zh`, `tw` or `en`). */
export const PMTY_HEADERS = { token: 'requestId', language: 'lang' } as const

/** Most match ids in one `matchesById` call. */
export const MAX_MIDS = 40
