import { documentedFields } from '../documented.ts'

/** What the venue answers about an outright: a match without teams, whose play is its only line. */
const OUTRIGHT = 'pmty 1.5; pmty 2.2; pmty 2.3'

const entrant = (ot: string, on: string, oddSort: number, ov: number) => ({
  oid: `14600000000000000${ot.padStart(2, '0')}`,
  ot,
  on,
  ov,
  obv: ov,
  os: 1,
  oddSort,
})

/** The numbers of the entrants are in another order than the places of the list. Some have a picture. */
export const FIELD = documentedFields(OUTRIGHT, [
  entrant('1', '云岭七人', 3, 1_200_000),
  { ...entrant('2', '北港七人', 1, 350_000), turl: '/flags/2.png' },
  { ...entrant('7', '河畔七人', 2, 650_000), os: 2 },
  { ...entrant('16', '白沙七人', 4, 2_500_000), os: 3 },
])

export const OUTRIGHT_MARKETS = documentedFields(OUTRIGHT, [
  {
    hpid: '10000',
    hps: '冠军',
    hids: 0,
    hsw: '1',
    chpid: '',
    hpt: 0,
    hpon: 0,
    hton: 0,
    hmed: '1767247200000',
    hmgt: '1767225600000',
    hid: '1420000000000000001',
    hs: 0,
    hn: 1,
    ol: FIELD.fields,
  },
])

/** As a list has it: all fields of a match but those of its teams. */
export const OUTRIGHT_ROW = documentedFields(OUTRIGHT, {
  mid: '3390001',
  csid: '14',
  csna: '橄榄球',
  tid: '7301',
  tn: '七人制橄榄球公开赛',
  tlev: 3,
  lurl: '',
  mgt: '1767225600000',
  ms: 1,
  mmp: '0',
  mct: 0,
  mst: '0',
  mess: 0,
  mhs: 0,
  mng: 0,
  mlet: 0,
  mle: 0,
  mft: 0,
  mo: 0,
  mearlys: 0,
  mf: false,
  tf: false,
  th: false,
  mat: '',
  mc: 1,
  mms: -1,
  mvs: -1,
  mbmty: 0,
  cds: '',
  msc: [] as string[],
  hps: OUTRIGHT_MARKETS.fields,
})

/** A push of prices has lines, also for an outright. */
export const OUTRIGHT_PRICES = documentedFields('protocol 2.3; pmty 1.5', {
  cmd: 'C105',
  ctsp: '1767229205000',
  cd: {
    mid: '3390001',
    hls: [
      {
        hid: '1420000000000000001',
        hpid: '10000',
        hn: 1,
        hv: '',
        hs: 0,
        mid: '3390001',
        ol: [
          { oid: '1460000000000000001', os: 1, ov: 900_000, obv: 900_000, ot: '1' },
          { oid: '1460000000000000002', os: 1, ov: 310_000, obv: 310_000, ot: '2' },
          { oid: '1460000000000000007', os: 3, ov: 650_000, obv: 650_000, ot: '7' },
        ],
      },
    ],
  },
})

export const OUTRIGHT_SUSPENDED = documentedFields('protocol 2.3; pmty 1.5', {
  cmd: 'C106',
  ctsp: '1767229205000',
  cd: { mid: '3390001', hls: [{ hid: '1420000000000000001', hs: 1, mid: '3390001', ol: [] }] },
})

/** No score and no teams; the options are named by their numbers. */
export const OUTRIGHT_QUOTE = documentedFields('pmty 2.4; pmty 1.5', {
  id: '1420000000000000001',
  matchInfoId: '3390001',
  playId: '10000',
  placeNum: 1,
  marketValue: '',
  matchHandicapStatus: 0,
  status: 0,
  matchStatus: 1,
  matchPeriodId: '0',
  score: '',
  playName: '冠军',
  matchOver: 0,
  tournamentName: '七人制橄榄球公开赛',
  pendingOrderStatus: 0,
  marketOddsList: [
    { id: '1460000000000000001', oddsStatus: 1, oddsType: '1', oddsValue: 1_200_000, playOptions: '1' },
    { id: '1460000000000000002', oddsStatus: 1, oddsType: '2', oddsValue: 340_000, playOptions: '2' },
    { id: '1460000000000000007', oddsStatus: 2, oddsType: '7', oddsValue: 650_000, playOptions: '7' },
    { id: '1460000000000000016', oddsStatus: 3, oddsType: '16', oddsValue: 2_500_000, playOptions: '16' },
  ],
})

export const OUTRIGHT_LIMIT = documentedFields('pmty 2.4', {
  type: '1',
  minBet: '10',
  orderMaxPay: '5000',
  playId: '10000',
  playOptionsId: '1460000000000000002',
  marketId: '1420000000000000001',
  matchId: '3390001',
  seriesOdds: '',
  code: '',
  globalId: '',
  playOptionId: '',
})

/** What the client sends: `matchType` 3 before and during the tournament, in European odds, as a single. */
export const OUTRIGHT_BET = documentedFields(
  'pmty 2.5; pmty 1.2; pmty 1.5; pmty 1.6; pmty 1.7; protocol 2.2',
  {
    acceptOdds: 1,
    openMiltSingle: 0,
    preBet: 0,
    deviceType: 2,
    currencyCode: '1',
    clientOrderId: 'c-1',
    validUntil: 1_767_229_235_000,
    seriesOrders: [
      {
        seriesType: 1,
        seriesSum: 1,
        fullBet: 0,
        orderDetailList: [
          {
            matchId: '3390001',
            matchName: '七人制橄榄球公开赛',
            matchType: 3,
            tournamentId: '7301',
            tournamentLevel: 3,
            sportId: '14',
            sportName: '橄榄球',
            playId: '10000',
            playName: '冠军',
            marketId: '1420000000000000001',
            marketValue: '',
            playOptionsId: '1460000000000000002',
            playOptionName: '北港七人',
            playOptions: '2',
            placeNum: 1,
            betAmount: '100.00',
            odds: 350_000,
            oddFinally: '3.50',
            marketTypeFinally: 'EU',
            scoreBenchmark: '',
            dataSource: '',
          },
        ],
      },
    ],
  },
)

export const OUTRIGHT_PLACED = documentedFields('pmty 2.5; protocol 2.4', {
  betMoneyTotal: '100.00',
  maxWinMoneyTotal: 25_000,
  globalId: 'c-1',
  lock: 0,
  orderDetailRespList: [
    {
      orderNo: '5100000000000000009',
      betMoney: '100.00',
      maxWinMoney: '25000',
      orderStatusCode: 1,
      oddsValues: 350_000,
      marketType: 'EU',
      marketValues: '',
      playName: '冠军',
      playOptionName: '北港七人',
      playOptionsId: '1460000000000000002',
      matchInfo: '',
      scoreBenchmark: '',
      addition: '0.00',
      refuseCode: null,
    },
  ],
  seriesOrderRespList: [] as unknown[],
})

export const OUTRIGHT_RECORD = documentedFields(
  'pmty 2.6; pmty 1.2; pmty 1.5; pmty 1.7; pmty 1.8; protocol 2.2; protocol 2.4',
  {
    orderNo: '5100000000000000009',
    clientOrderId: 'c-1',
    orderStatus: '1',
    betTime: '1767229205000',
    settleTime: '1767247205000',
    marketType: 'EU',
    orderAmountTotal: '100.00',
    maxWinAmount: '250.00',
    profitAmount: '250.00',
    backAmount: '350.00',
    outcome: 4,
    seriesType: '1',
    seriesSum: 1,
    seriesValue: '单关',
    addition: '0.00',
    enablePreSettle: false,
    currencyCode: '1',
    refuseCode: null,
    detailList: [
      {
        matchId: '3390001',
        matchInfo: '',
        matchName: '七人制橄榄球公开赛',
        matchType: 3,
        beginTime: '1767225600000',
        sportId: '14',
        sportName: '橄榄球',
        tournamentId: '7301',
        playId: '10000',
        playName: '冠军',
        marketId: '1420000000000000001',
        marketType: 'EU',
        marketValue: '',
        playOptions: '2',
        playOptionsId: '1460000000000000002',
        playOptionName: '北港七人',
        oddsValue: 350_000,
        oddFinally: '3.50',
        betResult: 4,
        settleScore: '',
        scoreBenchmark: '',
      },
    ],
    orderVOS: [] as unknown[],
  },
)

export const OUTRIGHT_ORDERS = documentedFields('pmty 2.6; protocol 2.2', {
  total: 1,
  pages: 1,
  current: 1,
  size: 50,
  hasNext: false,
  betTotalAmount: '100.00',
  profit: '250.00',
  maxWinAmountTotal: '250.00',
  refusedNum: 0,
  records: [OUTRIGHT_RECORD.fields],
})

/** The tab of outrights: a sport is asked for with 50002 plus its `csid`. */
export const OUTRIGHT_MENU = documentedFields('pmty 2.1; pmty 1.2; pmty 1.5', [
  {
    menuId: 100,
    menuName: '冠军',
    menuType: 100,
    count: 1,
    grade: 1,
    parentId: 0,
    field1: '',
    field2: '',
    subList: [
      {
        menuId: 50_016,
        menuName: '橄榄球',
        menuType: 0,
        count: 1,
        grade: 2,
        parentId: 100,
        field1: '14',
        field2: '',
        subList: [],
        topMenuList: [],
      },
    ],
    topMenuList: [],
  },
])
