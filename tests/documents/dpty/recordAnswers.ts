import { documentedFields } from '../documented.ts'

export const RECORD_LEG = documentedFields('dpty 3.7', {
  orderId: 'D1735689601001',
  matchId: 'f1001',
  matchName: '阿森纳 v 切尔西',
  sportId: 1,
  sportNameCn: '足球',
  leagueId: 'epl',
  leagueNameCn: '英超',
  leagueNameEn: 'Premier League',
  homeTeamNameCn: '阿森纳',
  awayTeamNameCn: '切尔西',
  homeTeamNameEn: 'Arsenal',
  awayTeamNameEn: 'Chelsea',
  betItemId: 'f1001.0.FT_AH.-3.Home',
  betItemName: '让球',
  betN: '阿森纳 -0.75',
  kindsCode: 'FT_AH',
  betItemCTID: 0,
  betHomeOrAway: 'Home',
  betHandicap: '-0.75',
  marketType: 2,
  oddValue: '1.95',
  oddFinally: '0.95',
  isInplay: 1,
  beginTime: 1735686000000,
  scoreBenchmark: '1:0',
  settleScore: '',
  betResult: 0,
  settleTime: null as number | null,
})

/** Settlement has not happened: amounts that are not known are empty, and times are `null`. */
export const RECORD = documentedFields('dpty 3.7', {
  id: 'D1735689601001',
  status: 0,
  billStatus: 0,
  createTime: 1735689601000,
  confirmTime: 1735689602000,
  settleTime: null as number | null,
  orderAmount: '100.00',
  productAmountTotal: '100.00',
  currency: 1,
  betCount: 1,
  seriesType: 1,
  seriesValue: '单关',
  maxWinAmount: '95.00',
  profitAmount: '',
  settleAmount: '',
  preBetAmount: '',
  preSettleAmount: '',
  openAmount: '100.00',
  betAllResult: 0,
  oddAcceptionType: 2,
  marketType: 2,
  oddValue: '1.95',
  oddFinally: '0.95',
  isReserve: 2,
  isPreBet: 0,
  preSettle: 0,
  clientOrderId: 'c7f0',
  orderIndex: 0,
  code: 0,
  rollbackNum: 0,
  betChannel: 3,
  cashable: 1,
  reserveStatus: null as number | null,
  reservePay: null as number | null,
  reserveFailCode: null as number | null,
  reserveOdd: '',
  moneyList: [] as unknown[],
  details: [RECORD_LEG.fields],
})

/** All of it was cashed out. */
export const CASHED_OUT = documentedFields('dpty 3.7; dpty 2.8', {
  ...RECORD.fields,
  status: 1,
  billStatus: 1,
  settleTime: 1735690000000,
  preSettle: 2,
  preBetAmount: '100.00',
  preSettleAmount: '120.00',
  profitAmount: '20.00',
  settleAmount: '120.00',
  openAmount: '0.00',
  maxWinAmount: '0.00',
  cashable: 0,
})

/** A reservation that still waits for 2.10. */
export const WAITING = documentedFields('dpty 3.7; dpty 2.8; dpty 3.10', {
  ...RECORD.fields,
  status: 3,
  marketType: 1,
  isReserve: 1,
  isPreBet: 1,
  reserveStatus: 0,
  reservePay: 2,
  reserveOdd: '2.10',
  confirmTime: null,
  cashable: 0,
})

export const HISTORY = {
  request: documentedFields('dpty 3.7', {
    pageNum: 1,
    pageSize: 50,
    currency: 1,
    isSettle: 0,
    timeType: 5,
    beginTime: 1735660800000,
    endTime: 1735747200000,
    isReserve: 2,
  }),
  answer: documentedFields('dpty 3.7', {
    pager: {
      count: 1,
      pageNum: 1,
      pageSize: 50,
      pageData: [RECORD.fields, CASHED_OUT.fields, WAITING.fields],
    },
    totalProductAmount: '100.00',
    totalProfitAmount: '0.00',
    totalMaxWinAmount: '95.00',
    amountConsumptionAll: '100.00',
    totalCanWinAmount: '195.00',
    refusedNum: 0,
  }),
}

/** The question for a bet whose outcome is not known. */
export const LOOK_UP_REQUEST = documentedFields('dpty 3.7; dpty 3.8', {
  pageNum: 1,
  pageSize: 50,
  currency: 1,
  clientOrderId: 'c7f0',
})

/** Sports that have results; a day of one; and a match with what became of each option. */
export const RESULTS = {
  sports: documentedFields('dpty 3.1; dpty 3.12', [{ sid: 1, snc: '足球', sne: 'Football', ct: 12 }]),
  request: documentedFields('dpty 3.12', {
    sportId: 1,
    beginTime: 1735660800000,
    endTime: 1735747200000,
    pageNum: 1,
    pageSize: 200,
  }),
  answer: documentedFields('dpty 3.12; dpty 3.2; dpty 3.7', {
    pager: { count: 1, pageNum: 1, pageSize: 200 },
    pageData: [
      {
        mid: 'f1000',
        sid: 1,
        lid: 'epl',
        ln: '英超',
        ht: { tid: 'ars', tn: '阿森纳', lg: '', lv: 1 },
        at: { tid: 'che', tn: '切尔西', lg: '', lv: 1 },
        beginTime: 1735689600000,
        s: '{"st":"over"}',
        ...{ q1Goal: '', q2Goal: '', q3Goal: '', q4Goal: '', q5Goal: '', q6Goal: '' },
        ftGoal: '2:1',
        otGoal: '',
        pkGoal: '',
        finalGoal: '2:1',
        h1Red: '0:0',
        ftYellow: '1:3',
        ftCorner: '6:4',
      },
    ],
  }),
}
