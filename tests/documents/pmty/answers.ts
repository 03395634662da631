import { toldFields } from '../told'

/** Whole examples of what the venue answers, each field as the documents name it. */
export const MENU = toldFields('pmty 2.1; pmty 1.2', [
  {
    menuId: 1,
    menuName: '滚球',
    menuType: 1,
    count: 3,
    subList: [
      { menuId: 40003, menuName: '足球', count: 2, field1: '1', parentId: 1 },
      { menuId: 40004, menuName: '篮球', count: 1, field1: '2', parentId: 1 },
    ],
  },
  {
    menuId: 4,
    menuName: '早盘',
    menuType: 4,
    count: 5,
    subList: [
      {
        menuId: 40203,
        menuName: '足球',
        count: 5,
        field1: '1',
        topMenuList: [{ menuId: 402031, menuName: '01/02', count: 5, field1: '1767326400000' }],
      },
    ],
  },
])

const option = (oid: string, ot: string, ov: number) => ({ oid, ot, ov, obv: ov, os: 1, on: ot })

export const MARKETS = toldFields('pmty 2.3', [
  {
    hpid: '1',
    hpn: '全场独赢',
    hids: 1,
    hsw: '1',
    hl: [
      {
        hid: '1410000000000000011',
        hmt: 0,
        hs: 0,
        hn: 1,
        hv: '',
        ol: [
          option('1450000000000000001', '1', 195000),
          option('1450000000000000002', 'X', 340000),
          option('1450000000000000003', '2', 410000),
        ],
      },
    ],
  },
  {
    hpid: '4',
    hpn: '全场让球',
    hids: 1,
    hsw: '1,2,3,4,5,6',
    hl: [
      {
        hid: '1410000000000000021',
        hmt: 0,
        hs: 1,
        hn: 1,
        hv: '-0.5/1',
        ol: [option('1450000000000000011', '1', 189000), option('1450000000000000012', '2', 201000)],
      },
      {
        hid: '1410000000000000022',
        hmt: 0,
        hs: 11,
        hn: 2,
        hv: '-1',
        ol: [option('1450000000000000013', '1', 225000), option('1450000000000000014', '2', 168000)],
      },
    ],
  },
  {
    hpid: '2',
    hpn: '全场大小',
    hids: 0,
    hsw: '1,2,3,4,5,6',
    hl: [
      {
        hid: '1410000000000000031',
        hmt: 0,
        hs: 0,
        hn: 1,
        hv: '2.5',
        ol: [
          option('1450000000000000021', 'Over', 187000),
          { ...option('1450000000000000022', 'Under', 203000), os: 2 },
        ],
      },
    ],
  },
])

export const MATCH = toldFields('pmty 2.2', {
  mid: '3370001',
  csid: '1',
  csna: '足球',
  tid: '6408',
  tn: '英格兰超级联赛',
  tlev: 1,
  lurl: '',
  mhid: '110',
  mhn: '北港联',
  mhlu: ['kit:stripe:c8102e:ffffff'],
  maid: '220',
  man: '河畔城',
  malu: ['kit:plain:1d428a:ffffff'],
  mgt: '1767225600000',
  ms: 1,
  mmp: '7',
  mct: 0,
  mst: '3605',
  mess: 1,
  mhs: 0,
  mng: 0,
  mat: '',
  mc: 57,
  mms: 1,
  mvs: -1,
  mbmty: 0,
  cds: 'SR',
  msc: ['S1|2:1', 'S2|1:0', 'S5|6:3', 'S11|0:1', 'S12|2:3'],
  hps: MARKETS.fields,
})

export const CATEGORIES = toldFields('pmty 2.3', [
  { id: '1', marketName: '所有投注', orderNo: 1, plays: ['1', '2', '4'] },
])

export const QUOTE = toldFields('pmty 2.4', {
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
  marketOddsList: [
    { id: '1450000000000000013', oddsStatus: 1, oddsType: '1', oddsValue: 225000 },
    { id: '1450000000000000014', oddsStatus: 2, oddsType: '2', oddsValue: 168000 },
  ],
})

export const LIMIT_OF_SINGLE = toldFields('pmty 2.4', {
  type: '1',
  minBet: '10',
  orderMaxPay: '8888',
  playId: '4',
  playOptionsId: '1450000000000000011',
  marketId: '1410000000000000021',
  matchId: '3370001',
  seriesOdds: '',
})

export const LIMITS_OF_SERIES = toldFields('pmty 2.4; betting 4', [
  { type: '2001', minBet: '2', orderMaxPay: '5000' },
  { type: '3001', minBet: '2', orderMaxPay: '4000' },
  { type: '3004', minBet: '2', orderMaxPay: '1000' },
])

export const BET_OF_SINGLES = toldFields('pmty 2.5; pmty 1.7; protocol 2.2; protocol 2.4', {
  betMoneyTotal: '300.00',
  maxWinMoneyTotal: '95.00',
  orderDetailRespList: [
    {
      orderNo: '5100000000000000001',
      betMoney: '100.00',
      // In cents, unlike the other amounts.
      maxWinMoney: '9500',
      orderStatusCode: 1,
      oddsValues: '1.95',
      marketType: 'EU',
      marketValues: '',
      playName: '全场独赢',
      playOptionName: '主胜',
      playOptionsId: '1450000000000000001',
      matchInfo: '北港联 v 河畔城',
      scoreBenchmark: '2:1',
      addition: '0.00',
    },
    { orderNo: '5100000000000000002', orderStatusCode: 2, betMoney: '100.00', maxWinMoney: '9500' },
    { orderNo: '', orderStatusCode: 0, refuseCode: '0402009', betMoney: '100.00', maxWinMoney: '0' },
  ],
  seriesOrderRespList: [],
})

export const BET_OF_SERIES = toldFields('pmty 2.5; betting 4; protocol 2.4', {
  betMoneyTotal: '40.00',
  maxWinMoneyTotal: '140.30',
  orderDetailRespList: [],
  seriesOrderRespList: [
    {
      orderNo: '5100000000000000003',
      seriesType: '3004',
      seriesValue: '3串4',
      seriesSum: 4,
      seriesBetAmount: '40.00',
      betAmount: '10.00',
      maxWinAmount: '140.30',
      orderStatusCode: 1,
      marketType: 'EU',
      betTime: '1767229205000',
    },
  ],
})

export const ORDER_STATUS = toldFields('pmty 2.5; pmty 1.7; protocol 2.2', [
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

export const RECORD = toldFields('pmty 2.6; pmty 1.7; pmty 1.8; protocol 2.2; protocol 2.4', {
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
  detailList: [leg],
})

export const ORDER_LIST = toldFields('pmty 2.6; protocol 2.2', {
  total: 1,
  pages: 1,
  current: 1,
  size: 50,
  hasNext: false,
  betTotalAmount: '100.00',
  profit: '44.50',
  records: [RECORD.fields],
})

export const AMOUNT = toldFields('pmty 2.7; V7.005', { amount: '10000.00' })

export const USER_INFO = toldFields('pmty 2.7; V7.006; V7.152', {
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

/** Frames of the push, each with what it says. */
export const PUSHES = toldFields('protocol 2.3; V7.059', {
  matchStatus: { cmd: 'C101', ctsp: '1767229205000', cd: { mid: '3370001', ms: 10 } },
  clock: { cmd: 'C102', ctsp: '1767229205000', cd: { mid: '3370001', mmp: '7', mst: '3610', mess: 0 } },
  score: { cmd: 'C103', ctsp: '1767229205000', cd: { mid: '3370001', msc: ['S1|3:1'] } },
  betting: { cmd: 'C104', ctsp: '1767229205000', cd: { mid: '3370001', mhs: 11 } },
  prices: {
    cmd: 'C105',
    ctsp: '1767229205000',
    cd: {
      mid: '3370001',
      hls: [
        {
          hid: '1410000000000000021',
          hpid: '4',
          hn: 1,
          hv: '-0.5/1',
          hs: 0,
          mid: '3370001',
          ol: [{ oid: '1450000000000000011', os: 1, ov: 191000, obv: 191000, ot: '1' }],
        },
      ],
    },
  },
  lines: {
    cmd: 'C106',
    ctsp: '1767229205000',
    cd: { mid: '3370001', hls: [{ hid: '1410000000000000021', hs: 1, mid: '3370001', ol: [] }] },
  },
  order: {
    cmd: 'C201',
    ctsp: '1767229205000',
    cd: {
      orderNo: '5100000000000000002',
      status: 2,
      newTotalMaxWinAmount: '0',
      isOddsChange: false,
      refuseCode: '0400468',
      orderStatus: 4,
    },
  },
  balance: { cmd: 'C203', ctsp: '1767229205000', cd: { amount: '9900.00', currencyCode: '1' } },
})
