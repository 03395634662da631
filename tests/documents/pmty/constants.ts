import { documented } from '../documented.ts'

export const COMMANDS = documented('protocol 2.3', [
  ['C0', 'heartbeat'],
  ['C8', 'watched matches'],
  ['C2', 'markets of the slip'],
  ['C101', 'match status'],
  ['C102', 'clock'],
  ['C103', 'score'],
  ['C104', 'match betting status'],
  ['C105', 'prices'],
  ['C106', 'status of lines'],
  ['C201', 'order'],
  ['C203', 'balance'],
])

export const CLOSE_CODES = documented('protocol 2.3', [
  [4401, 'signed out'],
  [4408, 'silent'],
  [4413, 'too slow'],
  [4426, 'client too old'],
  [4427, 'server too old'],
  [4429, 'too many'],
  [4500, 'stopping'],
])

export const PACKED_PREFIX = documented('protocol 2.1', [['H4sIAAAAAAAA', 'gzip, base64']])

/** Path after the venue's base, and method. */
const CALLS_OF_ALL = documented('pmty 3', [
  ['/yewu11/pub/v1/m/menu/initPB', 'GET'],
  ['/yewu11/v1/m/liveMatchesPB', 'POST'],
  ['/yewu11/v1/m/matchesPB', 'POST'],
  ['/yewu11/v1/m/noLiveMatchesPagePB', 'POST'],
  ['/yewu11/v1/m/getMatchBaseInfoByMidsPB', 'POST'],
  ['/yewu11/v1/m/getMatchDetailPB', 'GET'],
  ['/yewu11/v1/m/getMatchDetailByTidPB', 'GET'],
  ['/yewu11/v1/m/getMatchOddsInfoPB', 'GET'],
  ['/yewu11/v1/w/category/getCategoryList', 'GET'],
  ['/yewu11/v1/m/matcheResultPB', 'POST'],
  ['/yewu11/v1/m/getMatchResultPB', 'GET'],
  ['/yewu11/v1/m/championMatchResultPB', 'POST'],
  ['/yewu11/v1/m/matchesCollectNewH5V2PB', 'POST'],
  ['/yewu11/v1/m/menu/countCollectH5', 'GET'],
  ['/yewu13/v1/userCollection/addOrCancelMatch', 'POST'],
  ['/yewu13/v1/userCollection/addOrCancelTournament', 'POST'],
  ['/yewu11/v1/m/hotSearch/searchForAppPB', 'POST'],
  ['/yewu11/v1/m/getFilterMatchListPB', 'GET'],
  ['/yewu12/user/amount', 'GET'],
  ['/yewu12/user/getUserInfo', 'GET'],
  ['/yewu12/v1/betOrder/client/recordUserPreference', 'POST'],
  ['/yewu13/v1/betOrder/client/bet', 'POST'],
  ['/yewu13/v1/betOrder/queryOrderStatus', 'GET'],
  ['/yewu13/v1/betOrder/queryLatestMarketInfo', 'POST'],
  ['/yewu13/v1/betOrder/queryMarketMaxMinBetMoney', 'POST'],
  ['/yewu13/v1/betOrder/getOrderListV5PB', 'POST'],
  ['/yewu13/v1/order/betRecord/getCashoutMaxAmountList', 'GET'],
  ['/yewu13/v1/betOrder/orderPreSettle', 'POST'],
  ['/yewu13/v1/betOrder/queryOrderPreSettleConfirm', 'GET'],
  ['/yewu13/v1/betOrder/getPreSettleOrderDetail', 'GET'],
  ['/yewu13/v1/betOrder/queryMarketMaxMinPreBetMoney', 'POST'],
  ['/yewu13/v1/betOrder/getPreBetOrderlist', 'POST'],
  ['/yewu13/v1/betOrder/cancelPreBetOrder', 'GET'],
  ['/yewu13/v1/betOrder/updatePreBetOdds', 'POST'],
])

const CALLS_OF_ESPORTS = documented('esports 6', [
  ['/yewu11/v1/w/esports/getDateMenuListPB', 'POST'],
  ['/yewu11/v1/m/esportsMatchesPB', 'POST'],
  ['/yewu11/v1/m/esportsLeagueLevelotfPB', 'POST'],
  ['/yewu11/v1/m/getESMatchDetailPB', 'GET'],
  ['/yewu11/v1/m/getESMatchOddsInfoPB', 'GET'],
  ['/yewu11/v1/games/imgDomain', 'GET'],
])

export const CALLS = [...CALLS_OF_ALL, ...CALLS_OF_ESPORTS]

export const LIMITS = {
  unpackedBytes: { value: 8 * 1024 * 1024, source: 'protocol 2.1' },
  idsInACall: { value: 40, source: 'protocol 2.4' },
  heartbeatMs: { value: 20_000, source: 'protocol 2.3' },
  pushProtocol: { value: 2, source: 'protocol 2.3' },
  slipMarkets: { value: 50, source: 'protocol 2.3' },
  placeTimeoutMs: { value: 30_000, source: 'betting 8' },
  pollMs: { value: 5_000, source: 'betting 8' },
  readRetries: { value: 3, source: 'decisions/0011' },
  recordsPageSize: { value: 50, source: 'pmty 2.6' },
  cartMatches: { value: 10, source: 'betting 6.1' },
  oddsScale: { value: 100_000, source: 'pmty 1.6; betting 1' },
} as const
