import { documentedFields } from '../documented.ts'

export const QUOTE = documentedFields('pmty 2.4', {
  id: '1410000000000000022',
  matchInfoId: '3370001',
  playId: '4',
  placeNum: 1,
  marketValue: '-1',
  matchHandicapStatus: 0,
  status: 0,
  matchStatus: 1,
  matchPeriodId: '7',
  score: 'S1|3:1',
  home: '北港联',
  away: '河畔城',
  playName: '全场让球',
  matchOver: 0,
  tournamentName: '英格兰超级联赛',
  pendingOrderStatus: 0,
  marketOddsList: [
    { id: '1450000000000000013', oddsStatus: 1, oddsType: '1', oddsValue: 225000, playOptions: '1' },
    { id: '1450000000000000014', oddsStatus: 2, oddsType: '2', oddsValue: 168000, playOptions: '2' },
  ],
})

export const LIMIT_OF_SINGLE = documentedFields('pmty 2.4', {
  type: '1',
  minBet: '10',
  orderMaxPay: '8888',
  playId: '4',
  playOptionsId: '1450000000000000011',
  marketId: '1410000000000000021',
  matchId: '3370001',
  seriesOdds: '',
  code: '',
  globalId: '',
  playOptionId: '',
})

export const LIMITS_OF_SERIES = documentedFields('pmty 2.4; betting 4', [
  { type: '2001', minBet: '2', orderMaxPay: '5000' },
  { type: '3001', minBet: '2', orderMaxPay: '4000' },
  { type: '3004', minBet: '2', orderMaxPay: '1000' },
])

export const BET_OF_SINGLES = documentedFields('pmty 2.5; pmty 1.7; protocol 2.2; protocol 2.4', {
  betMoneyTotal: '300.00',
  maxWinMoneyTotal: 19000,
  globalId: 'c-1',
  lock: 0,
  orderDetailRespList: [
    {
      orderNo: '5100000000000000001',
      betMoney: '100.00',
      // In cents, unlike the other amounts.
      maxWinMoney: '9500',
      orderStatusCode: 1,
      oddsValues: 195000,
      marketType: 'EU',
      marketValues: '',
      playName: '全场独赢',
      playOptionName: '主胜',
      playOptionsId: '1450000000000000001',
      matchInfo: '北港联 v 河畔城',
      scoreBenchmark: '2:1',
      addition: '0.00',
    },
    {
      orderNo: '5100000000000000002',
      betMoney: '100.00',
      maxWinMoney: '9500',
      orderStatusCode: 2,
      oddsValues: 195000,
    },
    {
      orderNo: '5100000000000000003',
      betMoney: '100.00',
      maxWinMoney: '0',
      orderStatusCode: 0,
      oddsValues: 195000,
      refuseCode: '0402009',
    },
  ],
  seriesOrderRespList: [],
})

export const BET_OF_SERIES = documentedFields('pmty 2.5; betting 4; protocol 2.4', {
  betMoneyTotal: '40.00',
  maxWinMoneyTotal: 14030,
  globalId: 'c-1',
  lock: 0,
  orderDetailRespList: [],
  seriesOrderRespList: [
    {
      orderNo: '5100000000000000003',
      seriesType: '3004',
      seriesValue: '3串4',
      seriesSum: 4,
      betAmount: '40.00',
      seriesBetAmount: '10.00',
      maxWinAmount: 14030,
      orderStatusCode: 1,
      marketType: 'EU',
      betTime: '1767229205000',
      oddsValues: [200000, 180000, 195000],
      refuseCode: null,
    },
  ],
})

export const ORDER_STATUS = documentedFields('pmty 2.5; pmty 1.7; protocol 2.2', [
  { orderNo: '1', status: 1, newMaxWinAmount: '9500', oddsChangeList: [] },
  { orderNo: '2', status: 2, newMaxWinAmount: '0', oddsChangeList: [], refuseCode: '0400468' },
  { orderNo: '3', status: 3, newMaxWinAmount: '9500', oddsChangeList: [] },
  { orderNo: '4', status: 4, newMaxWinAmount: '0', oddsChangeList: [] },
])

const leg = {
  matchId: '3370001',
  matchInfo: '北港联 v 河畔城',
  matchName: '英格兰超级联赛',
  matchType: 2,
  beginTime: '1767225600000',
  sportId: '1',
  sportName: '足球',
  tournamentId: '6408',
  playId: '4',
  playName: '全场让球',
  marketId: '1410000000000000021',
  marketType: 'EU',
  marketValue: '-0.5/1',
  playOptions: '1',
  playOptionsId: '1450000000000000011',
  playOptionName: '北港联',
  oddsValue: 189000,
  oddFinally: '1.89',
  betResult: 5,
  settleScore: '3:2',
  scoreBenchmark: '2:1',
  home: '北港联',
  away: '河畔城',
}

export const RECORD = documentedFields('pmty 2.6; pmty 1.7; pmty 1.8; protocol 2.2; protocol 2.4', {
  orderNo: '5100000000000000001',
  clientOrderId: 'c-1',
  orderStatus: '1',
  betTime: '1767229205000',
  settleTime: '1767232805000',
  marketType: 'EU',
  orderAmountTotal: '100.00',
  maxWinAmount: '89.00',
  profitAmount: '44.50',
  backAmount: '144.50',
  outcome: 5,
  seriesType: '1',
  seriesSum: 1,
  seriesValue: '单关',
  addition: '0.00',
  enablePreSettle: false,
  preSettle: '1',
  settleType: 4,
  preBetAmount: '40.00',
  preSettleBetAmount: '60.00',
  preSettleMaxWin: '113.40',
  preSettleAmount: '38.00',
  currencyCode: '1',
  refuseCode: null,
  payoutStatus: '1',
  rollbackNum: '1',
  moneyList: [
    { type: 'BET', amount: '-100.00', time: '1767229205000' },
    { type: 'SETTLEMENT_ROLLBACK_DEDUCT', amount: '-195.00', time: '1767232800000' },
    { type: 'NEW_KIND', amount: '1.00', time: '1767232801000' },
  ],
  detailList: [leg],
  orderVOS: [] as unknown[],
})

export const ORDER_LIST = documentedFields('pmty 2.6; protocol 2.2', {
  total: 1,
  pages: 1,
  current: 1,
  size: 50,
  hasNext: false,
  betTotalAmount: '100.00',
  profit: '44.50',
  maxWinAmountTotal: '89.00',
  amountConsumptionAll: '60.00',
  totalCanWinAmount: '189.00',
  refusedNum: 0,
  records: [RECORD.fields],
})

export const AMOUNT = documentedFields('pmty 2.7', { amount: '10000.00' })

export const USER_INFO = documentedFields('pmty 2.7', {
  userId: '42',
  userName: 'demo',
  userMarketPrefer: 'EU',
  userBetPrefer: 1,
  qon: 10,
  qtw: 50,
  qth: 100,
  qfo: 500,
  qfi: 1000,
  qsi: 5000,
  minSeriesNum: 2,
  maxSeriesNum: 10,
})
