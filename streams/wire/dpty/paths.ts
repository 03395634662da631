/** What follows the address of the launch: sports and esports (docs/venues/dpty.md, 1.1). */
export const DPTY_BASES = { sports: '/dpgame', esports: '/dpesports' } as const

export type DptyBase = keyof typeof DPTY_BASES

/** `category` of the calls under each base. */
export const DPTY_CATEGORIES = { sports: 0, esports: 1 } as const

const MATCHES = '/dpty/sport/openapi/matches/v1'

/** Paths after the base (docs/venues/dpty.md, 4), with the types or schemas of requests and answers in this folder. */
export const DPTY_PATHS = {
  /** GET → the platform time, ms. */
  timestamp: '/dpty/sport/timestamp',
  /** GET → `GlobalConfig`. */
  config: '/dpty/sport/conf/v1/global',
  /** GET `category` → `CountRow[]`. */
  counts: `${MATCHES}/count/list`,
  /** POST `MatchListRequest` → a page of `DptyWrapper`. */
  matches: '/dpty/sport/kstapi/matches/v1/pageData',
  /** POST `matchIdsRequest` → `DptyWrapper[]`. */
  matchesById: '/kmg/sport/matches/byMids',
  /** GET `mids`, `category` → `DptyWrapper[]` without markets. */
  matchStates: `${MATCHES}/aggregate/details`,
  /** GET `category` → `DptyWrapper` with all markets. */
  detail: `${MATCHES}/aggregate/detail/:matchId`,
  /** GET `category` → `sourceDetail`. */
  sourceDetail: `${MATCHES}/aggregate/src/detail/:matchId`,
  /** GET `category` → `VideoSources`. */
  video: `${MATCHES}/video/:matchId`,
  /** POST `matchIdsRequest` → `statisticsRows`. */
  statistics: `${MATCHES}/statistics`,
  /** POST `leaguesRequest` → `DptyLeague[]`. */
  leagues: '/dpty/sport/kstapi/matches/v1/leagues',
  /** POST `hotLeaguesRequest` → `HotLeague[]`. */
  hotLeagues: '/dpty/sport/matches/v1/getHotsLeagueTopList',
  /** GET `keyword`, `category` → `foundAnswer`. */
  search: `${MATCHES}/aggregate/fuzzy/leagues`,
  /** POST `leagueNamesRequest` → `LeagueName[]`. */
  leagueNames: `${MATCHES}/fuzzy/leaguesName`,
  /** POST `LimitQuestion[]`, with `currency` and `series` in the query → `limitsAnswer`. */
  limits: `${MATCHES}/betItemsLimit`,
  /** GET → `orderToken`. */
  orderToken: '/dpty/sport/betorder/v1/auth',
  /** POST `BetEntry[]` → `PlacedRow[]`: singles. */
  order: '/kmg/betorder/order',
  /** POST `BetEntry[]` → `PlacedRow[]`: series. */
  orderMulti: '/kmg/betorder/orderMulti',
  /** POST `orderIdsRequest` → `orderStateRows`. */
  check: '/kmg/betorder/check',
  /** POST `HistoryRequest` → `History`. */
  history: '/dpty/sport/betorder/v1/history',
  /** POST `orderIdsRequest` → `ProposalRow[]`. */
  proposal: '/kmg/bet/order/advance-settle/proposal',
  /** POST `PreSettleRequest` → `preSettleAnswer`. */
  preSettle: '/kmg/bet/order/advance-settle/pre-settle',
  /** POST `settleCheckRequest` → `SettleCheckRow[]`. */
  settleCheck: '/kmg/bet/order/advance-settle/settle-check',
  /** POST `reserveTermsRequest` → `ReserveTermsAnswer`. */
  reserveTerms: '/kmg/betorder/checkIfOpenReserve',
  /** POST `cancelRequest` → null. */
  cancel: '/kmg/betorder/cancel',
  /** POST `favouritesRequest` → null. */
  addFavourites: '/kmg/match/favorites/add',
  removeFavourites: '/kmg/match/favorites/del',
  /** POST `favouriteListRequest` → a page of `DptyWrapper`. */
  favourites: '/kmg/match/favorites/matches2',
  /** GET `category` and others → results in one of three forms. */
  results: '/dpty/sport/matches/v1/settlementResult',
  /** GET `currency` → `accountInfo`. */
  account: '/kmg/account/info',
  /** POST `billboardRequest` → `announcementPage`. */
  billboard: '/kmg/control/sysBillboard/v1/',
} as const

/** The path of one match. */
export function dptyMatchPath(
  path: (typeof DPTY_PATHS)['detail' | 'sourceDetail' | 'video'],
  matchId: string,
): string {
  return path.replace(':matchId', encodeURIComponent(matchId))
}

/** Headers of the venue; the `X-Dp-` ones are those of the signature. */
export const DPTY_HEADERS = {
  token: 'Accesstoken',
  authorization: 'Authorization',
  language: 'Accept-Language',
  orderToken: 'Ordertoken',
  key: 'X-Dp-Key',
  date: 'X-Dp-Date',
  check: 'X-Dp-Check',
  signature: 'X-Dp-Sign',
} as const

/** `Accept-Language` by client language. */
export const DPTY_LANGUAGES = { CMN: 'zh-CN', ZHO: 'zh-TW', ENGLISH: 'en-US' } as const

/** The most entries of each kind of request. */
export const DPTY_MOST = {
  pageSize: 200,
  matchIds: 40,
  limitQuestions: 20,
  orderIds: 50,
  leagueNames: 100,
  searchLetters: 50,
} as const

export function dptyBearer(token: string): string {
  return `Bearer ${token}`
}
