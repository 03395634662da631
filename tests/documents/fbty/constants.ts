import { documented, limit } from '../documented.ts'

/** Path after the venue's base; all are POST. */
export const CALLS = [
  ...documented('fbty 4.1', [['/v1/user/base', 'read']]),
  ...documented('fbty 4.2', [['/v1/match/statistical', 'read']]),
  ...documented('fbty 4.3', [['/v1/match/getList', 'read']]),
  ...documented('fbty 4.4', [['/v1/match/getOnSaleLeagues', 'read']]),
  ...documented('fbty 4.5', [['/v1/match/matchResultPage', 'read']]),
  ...documented('fbty 4.6', [['/v1/match/getMatchDetail', 'read']]),
  ...documented('fbty 4.7', [['/v1/match/queryMatchByRecommend', 'read']]),
  ...documented('fbty 4.8', [['/v1/order/batchBetMatchMarketOfJumpLine', 'read']]),
  ...documented('fbty 4.9', [['/v1/order/bet/singlePass', 'write']]),
  ...documented('fbty 4.10', [['/v1/order/betMultiple', 'write']]),
  ...documented('fbty 4.11', [['/v1/order/new/bet/list', 'read']]),
  ...documented('fbty 4.12', [['/v1/order/getStakeOrderStatus', 'read']]),
  ...documented('fbty 4.13', [['/v1/order/cashOut/price', 'read']]),
  ...documented('fbty 4.14', [['/v1/order/cashOut/bet', 'write']]),
  ...documented('fbty 4.15', [['/v1/order/reserve/getBetParameter', 'read']]),
  ...documented('fbty 4.16', [['/v1/order/reserve/bet', 'write']]),
  ...documented('fbty 4.17', [['/v1/order/new/reserve/betList', 'read']]),
  ...documented('fbty 4.18', [['/v1/order/reserve/cancel', 'write']]),
  ...documented('fbty 4.19', [['/v1/merchant/detail', 'read']]),
  ...documented('fbty 4.20', [['/v1/bulletin/listPage', 'read']]),
]

export const BASE_PATH = documented('fbty 1.1', [['/fbty', 'ours']])

export const HEADERS = documented('fbty 1.1', [
  ['Authorization', 'token, without a scheme'],
  ['Content-Type', 'application/json'],
  ['requestId', 'token'],
  ['lang', 'zh, tw or en'],
])

export const PACKED_PREFIX = documented('fbty 1.2', [['H4sIAAAAAAAA', 'gzip, base64']])

export const LIMITS = {
  callTimeoutMs: limit('fbty 1.3', 10_000, '10 s'),
  readRetries: limit('fbty 1.3', 3, 'three more times'),
  firstRetryMs: limit('fbty 1.3', 300, '300 ms'),
  pollMs: limit('fbty 1.3', 5000, '5 s'),
  earlyPollMs: limit('fbty 1.3', 60_000, '60 s'),
  confirmingPollMs: limit('fbty 1.3', 1000, 'every second'),
  confirmingFastMs: limit('fbty 1.3', 30_000, '30 s'),
  balancePollMs: limit('fbty 4.1', 10_000, '10 s'),
  rateLimitHoldMs: limit('fbty 3', 15_000, '15 s'),
  leaveAfterMs: limit('fbty 1.4', 5000, '5 s'),
  maintenanceShownMs: limit('fbty 1.4', 5000, '5 s'),
  oddsScale: limit('fbty 1.1', 100_000, '100 000'),
  matchesInAPage: limit('fbty 4', 200, '200'),
  mostMatchesInAPage: limit('fbty 4', 300, '300'),
  mostOrdersInAPage: limit('fbty 4', 100, '100'),
  pagesOfMatches: limit('fbty 4', 50, 'up to 50'),
  recordsInAPage: limit('fbty 4.11', 50, 'pages of 50'),
  matchIdsInAList: limit('fbty 4.3', 50, 'at most 50'),
  hotMatches: limit('fbty 4.7', 300, 'at most 300'),
  legsOfAQuote: limit('fbty 4.8', 20, 'at most 20 legs'),
  singlesInACall: limit('fbty 4.8', 10, '10'),
  legsOfASeries: limit('fbty 4.8', 10, '10'),
  legsOfASeriesAtLeast: limit('fbty 4.10', 2, 'two to ten legs'),
  relatedIdCharacters: limit('fbty 4.9', 64, '1 to 64 letters'),
  validForMs: limit('fbty 5.3', 30_000, '30 s ahead'),
  listedWithinMs: limit('fbty 5.3', 30_000, '30 000'),
  clockSkewMs: limit('fbty 5.3', 2000, '2 000'),
  orderIdsInACall: limit('fbty 4.12', 50, 'at most 50'),
  cashOutsOfAnOrder: limit('fbty 4.13', 5, '5'),
  waitingReservations: limit('fbty 4.16', 10, 'At most 10'),
  mostReservedPrice: limit('fbty 4.15', 355, '355'),
  decimalsOfAReservedPrice: limit('fbty 4.15', 2, '2'),
  listedReservations: limit('fbty 4.17', 100, 'at most 100'),
  daysOfResults: limit('fbty 4.5', 7, 'one of the last seven'),
} as const

/** The rules that the venue's client is made with. */
export const RULES = [
  ...documented('fbty 5.1', [
    ['today', 'bet type'],
    ['live', 'bet type'],
    ['early', 'bet type'],
    ['parlay', 'bet type'],
    ['champion', 'bet type'],
    ['none', 'acceptance'],
    ['better', 'acceptance'],
    ['any', 'acceptance'],
    ['RMB', 'currency'],
    ['USDT', 'currency'],
  ]),
]

export const ORDER_LOOK_UP = documented('fbty 5.1', [["{ by: 'list' }", 'orderLookUp']])
export const FAVOURITES_KEY = documented('fbty 5.1', [['fb-favorite.<member>.FBTY', 'on the device']])
export const COLOUR = documented('fbty 5.4', [['#251F2B', 'dark theme']])
/** The last entries of the row of sports, which the list of parlays leaves out. */
export const CUT_FROM_PARLAYS = documented('fbty 5.4', [
  ['rugby', 'cut'],
  ['MMA', 'cut'],
])
