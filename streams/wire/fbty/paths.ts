/** Paths of the calls, relative to the base address of the launch; every call is a POST (docs/venues/fbty.md, 4). */
export const FBTY_PATHS = {
  /** The member and the balance. */
  user: '/v1/user/base',
  /** Matches by list and sport. */
  counts: '/v1/match/statistical',
  list: '/v1/match/getList',
  leagues: '/v1/match/getOnSaleLeagues',
  results: '/v1/match/matchResultPage',
  match: '/v1/match/getMatchDetail',
  /** The matches of hot leagues. */
  hot: '/v1/match/queryMatchByRecommend',
  /** Present prices and limits of legs. */
  quote: '/v1/order/batchBetMatchMarketOfJumpLine',
  singles: '/v1/order/bet/singlePass',
  series: '/v1/order/betMultiple',
  orders: '/v1/order/new/bet/list',
  orderStates: '/v1/order/getStakeOrderStatus',
  cashOutOffers: '/v1/order/cashOut/price',
  cashOut: '/v1/order/cashOut/bet',
  reserveTerms: '/v1/order/reserve/getBetParameter',
  reserve: '/v1/order/reserve/bet',
  reservations: '/v1/order/new/reserve/betList',
  cancelReservation: '/v1/order/reserve/cancel',
  merchant: '/v1/merchant/detail',
  bulletins: '/v1/bulletin/listPage',
} as const

/** The token of the launch, without a scheme; the client's language, and the token again, as at PMTY. */
export const FBTY_HEADERS = { token: 'Authorization', requestId: 'requestId', language: 'lang' } as const

/** The most matches and orders of a page, and of what a call takes ids of. */
export const FBTY_MAX = { matches: 300, orders: 100, ids: 50, legs: 20, bets: 10, seriesLegs: 10 } as const
