import { documented, following, limit } from '../documented.ts'

const M = '/dpty/sport/openapi/matches/v1'

/** The page gives these paths after M. */
const openApi = (method: string, paths: readonly string[]) =>
  paths.flatMap((path) => following('dpty 4', [path], [[`${M}${path}`, method]]))

/** Paths after the base; (c) marks the changing calls. */
export const CALLS = [
  ...documented('dpty 4', [
    ['/dpty/sport/timestamp', 'GET'],
    ['/dpty/sport/conf/v1/global', 'GET'],
    ['/dpty/sport/betorder/v1/auth', 'GET'],
    ['/dpty/sport/matches/v1/settlementResult', 'GET'],
    ['/kmg/account/info', 'GET'],
    ['/dpty/sport/kstapi/matches/v1/pageData', 'POST'],
    ['/dpty/sport/kstapi/matches/v1/leagues', 'POST'],
    ['/dpty/sport/matches/v1/getHotsLeagueTopList', 'POST'],
    ['/kmg/sport/matches/byMids', 'POST'],
    ['/kmg/betorder/order', 'POST'],
    ['/kmg/betorder/orderMulti', 'POST'],
    ['/kmg/betorder/check', 'POST'],
    ['/dpty/sport/betorder/v1/history', 'POST'],
    ['/kmg/bet/order/advance-settle/proposal', 'POST'],
    ['/kmg/betorder/checkIfOpenReserve', 'POST'],
    ['/kmg/betorder/cancel', 'POST'],
    ['/kmg/match/favorites/add', 'POST'],
    ['/kmg/control/sysBillboard/v1/', 'POST'],
  ]),
  ...openApi('GET', ['/count/list', '/aggregate/details', '/aggregate/detail/{matchId}']),
  ...openApi('GET', ['/aggregate/src/detail/{matchId}', '/video/{matchId}', '/aggregate/fuzzy/leagues']),
  ...openApi('POST', ['/betItemsLimit', '/statistics', '/fuzzy/leaguesName']),
  ...following('dpty 4', ['/settle-check'], [['/kmg/bet/order/advance-settle/settle-check', 'POST']]),
  ...following('dpty 4', ['/pre-settle'], [['/kmg/bet/order/advance-settle/pre-settle', 'POST']]),
  ...following('dpty 4', ['/del'], [['/kmg/match/favorites/del', 'POST']]),
  ...following('dpty 4', ['/matches2'], [['/kmg/match/favorites/matches2', 'POST']]),
]

export const CHANGING = {
  named: ['order', 'orderMulti', 'pre-settle', 'cancel', 'add', 'del'],
  paths: [
    '/kmg/betorder/order',
    '/kmg/betorder/orderMulti',
    '/kmg/betorder/cancel',
    '/kmg/bet/order/advance-settle/pre-settle',
    '/kmg/match/favorites/add',
    '/kmg/match/favorites/del',
  ],
  source: 'dpty 4; dpty 1.5',
} as const

export const HEADERS = documented('dpty 1.2', [
  ['Accesstoken', 'token'],
  ['Authorization', 'Bearer token'],
  ['Accept-Language', 'language'],
  ['Ordertoken', 'order token'],
  ['X-Dp-Key', 'access key'],
  ['X-Dp-Date', 'time'],
  ['X-Dp-Check', 'check'],
  ['X-Dp-Sign', 'signature'],
])

export const PACKED_PREFIX = documented('dpty 1.5', [['H4sIAAAAAAAA', 'gzip, base64']])

export const LIMITS = {
  polledTimeoutMs: limit('dpty 1.5', 10_000, '10 s'),
  readTimeoutMs: limit('dpty 1.5', 100_000, '100 s'),
  betTimeoutMs: limit('dpty 1.5', 30_000, '30 s'),
  favouriteTimeoutMs: limit('dpty 1.5', 10_000, '10 s'),
  readRetries: limit('dpty 1.5', 3, '3 times'),
  firstRetryMs: limit('dpty 1.5', 300, '300 ms'),
  configRetryLeastMs: limit('dpty 1.3', 1000, '1000'),
  configRetryMostMs: limit('dpty 1.3', 2000, '2000 ms'),
  rateLimitHoldMs: limit('dpty 2.10', 15_000, '15 s'),
  pollMs: limit('dpty 1.5', 5000, '5 s'),
  countsPollMs: limit('dpty 1.5', 30_000, '30 s'),
  checkPollMs: limit('dpty 1.5', 1000, '1 s'),
  checkFastSeconds: limit('dpty 1.3', 30, '30'),
  orderTokenSeconds: limit('dpty 1.3', 290, '290'),
  dateWindowMs: limit('dpty 1.4', 300_000, 'five real minutes'),
  checkKeptMs: limit('dpty 1.4', 600_000, 'ten minutes'),
  checkDigits: limit('dpty 1.2', 16, '16 hexadecimal digits'),
  legsOfASeriesAtLeast: limit('dpty 1.3', 2, '2'),
  legsOfASeries: limit('dpty 1.3', 10, '10'),
  singlesInACall: limit('dpty 1.3', 10, '10'),
  matchesInAPage: limit('dpty 3.2', 200, 'at most 200'),
  idsInACall: limit('dpty 3.2', 40, 'at most 40'),
  daysOfADetail: limit('dpty 3.3', 7, '7 days'),
  keywordCharacters: limit('dpty 3.4', 50, 'at most 50 characters'),
  foundOfEach: limit('dpty 3.4', 50, 'at most 50 of each'),
  leagueNamesInACall: limit('dpty 3.4', 100, 'at most 100'),
  legsOfAQuote: limit('dpty 3.5', 20, 'at most 20'),
  priceDecimals: limit('dpty 3.6', 5, 'five places'),
  clientOrderIdCharacters: limit('dpty 3.6', 56, '1 to 56'),
  orderIdsOfACheck: limit('dpty 3.6', 50, 'at most 50'),
  recordsInAPage: limit('dpty 3.7', 50, 'pages of 50'),
  cashOutIdsInACall: limit('dpty 3.9', 50, 'at most 50'),
  favourites: limit('dpty 3.11', 100, '100 favourites'),
  favouritesOfASport: limit('dpty 3.11', 10, '10 of a sport'),
  resultSports: limit('dpty 2.1', 34, '34 sports'),
  daysOfResults: limit('dpty 3.12', 7, '7 days'),
} as const

export const ORDER_LOOK_UP = documented('dpty 3.8', [['clientId', 'orderLookUp']])
