/**
 * The calls, below the base that `launch` gives (docs/protocol.md, 2.1). `PB` calls may answer packed; the
 * prefix of `data` tells.
 */
export const PMTY_PATHS = {
  /** GET → `MenuNode[]`. */
  menu: '/yewu11/pub/v1/m/menu/initPB',
  /** GET → count of favourites. */
  favouriteCount: '/yewu11/v1/m/menu/countCollectH5',
  /** POST `MatchListRequest` → `PmtyMatch[]`: all in play of a sport. */
  liveMatches: '/yewu11/v1/m/liveMatchesPB',
  /** POST → page: in play, paged. */
  livePage: '/yewu11/v1/m/matchesPagePB',
  /** POST → `PmtyMatch[]`: all of today (in play first, then to come), of the parlay list, or champion. */
  matches: '/yewu11/v1/m/matchesPB',
  /** POST → page: those not in play; the early list. */
  earlyPage: '/yewu11/v1/m/noLiveMatchesPagePB',
  /** POST `MatchesByIdRequest` → `PmtyMatch[]` with row markets. */
  matchesById: '/yewu11/v1/m/getMatchBaseInfoByMidsPB',
  /** GET `mid, cuid` → `PmtyMatch` without markets. */
  match: '/yewu11/v1/m/getMatchDetailPB',
  /** GET `mid, mcid, cuid, newUser` → `PmtyPlay[]`: every market. */
  odds: '/yewu11/v1/m/getMatchOddsInfoPB',
  /** GET `tId, type, dateTime` → `PmtyMatch[]` of one league. */
  leagueMatches: '/yewu11/v1/m/getMatchDetailByTidPB',
  /** GET `type, euid` → `FilterRegion[]`. */
  filter: '/yewu11/v1/m/getFilterMatchListPB',
  /** GET `mid, sportId` → `PmtyCategory[]`. */
  categories: '/yewu11/v1/w/category/getCategoryList',
  /** GET `currencyCode` → `UserAmount`. */
  amount: '/yewu12/api/user/amount',
  /** GET → `UserInfo`. */
  userInfo: '/yewu12/api/user/getUserInfo',
  /** POST `UserPreferenceRequest` → null. */
  savePreference: '/yewu12/v1/betOrder/client/recordUserPreference',
  /** POST `BetRequest` → `BetResponse`. */
  bet: '/yewu13/v1/betOrder/client/bet',
  /** GET `orderNos` → `OrderStatusRow[]`. */
  orderStatus: '/yewu13/v1/betOrder/queryOrderStatus',
  /** POST `LatestMarketRequest` → `LatestMarket[]`. */
  latestMarkets: '/yewu13/v1/betOrder/queryLatestMarketInfo',
  /** POST `LimitsRequest` → `LimitRow[]`. */
  limits: '/yewu13/v1/betOrder/queryMarketMaxMinBetMoney',
  /** POST `OrderListRequest` → `OrderList`. */
  orders: '/yewu13/v1/betOrder/getOrderListV5PB',
  /** WebSocket. */
  push: '/yewuws1/push',
} as const

/** Header with the venue token, and with the language: `zh`, `tw` or `en`. */
export const PMTY_HEADERS = { token: 'requestId', language: 'lang' } as const

/** Most match ids one `matchesById` call takes. */
export const MAX_MIDS = 40
