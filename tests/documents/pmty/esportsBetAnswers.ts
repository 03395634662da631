import { documentedFields } from '../documented.ts'

/** A bet on the kills of the first map in play: 100.00 on over 28.5 at 1.952. */
const MID = '8931000412'

export const ESPORTS_BET = documentedFields('esports 6.7; pmty 2.5; pmty 1.2; pmty 1.7; protocol 2.2', {
  acceptOdds: 1,
  openMiltSingle: 0,
  preBet: 0,
  deviceType: 2,
  currencyCode: '1',
  clientOrderId: 'e-1',
  validUntil: 1_795_486_800_000,
  seriesOrders: [
    {
      seriesType: 1,
      seriesSum: 1,
      fullBet: 0,
      orderDetailList: [
        {
          matchId: MID,
          matchName: '德玛西亚杯',
          matchType: 5,
          tournamentId: '16502',
          tournamentLevel: 2,
          sportId: '100',
          sportName: 'LOL',
          playId: '8313',
          playName: '第1图 总人头',
          marketId: `${MID}r8313`,
          marketValue: '28.5',
          playOptionsId: `${MID}r8313001`,
          playOptionName: '大 28.5',
          playOptions: 'Over',
          placeNum: 1,
          betAmount: '100.00',
          odds: 195_200,
          oddFinally: '1.952',
          marketTypeFinally: 'EU',
          scoreBenchmark: '',
          dataSource: '',
        },
      ],
    },
  ],
})

/** It waits, as every bet in play. */
export const ESPORTS_PLACED = documentedFields('pmty 2.5; pmty 1.7; pmty 2.13; protocol 2.4', {
  betMoneyTotal: '100.00',
  maxWinMoneyTotal: 9520,
  globalId: 'e-1',
  lock: 0,
  orderDetailRespList: [
    {
      orderNo: '5100000000000000031',
      betMoney: '100.00',
      maxWinMoney: '9520',
      orderStatusCode: 2,
      oddsValues: 195_200,
      marketType: 'EU',
      marketValues: '28.5',
      playName: '第1图 总人头',
      playOptionName: '大 28.5',
      playOptionsId: `${MID}r8313001`,
      // The maps won when it was placed.
      matchInfo: 'BLG v TES(0-0)',
      scoreBenchmark: '0:0',
      addition: '0.00',
      refuseCode: null,
      preOrderDetailStatus: null,
    },
  ],
  seriesOrderRespList: [] as unknown[],
})

const RECORD = 'esports 6.7; pmty 2.6; pmty 1.2; pmty 1.8'

/** The fields of a record that tell a bet on esports from others: the score is the pair of the market. */
export const ESPORTS_RECORDS = {
  kills: documentedFields(RECORD, {
    orderNo: '5100000000000000031',
    orderStatus: '1',
    orderAmountTotal: '100.00',
    maxWinAmount: '95.20',
    profitAmount: '95.20',
    backAmount: '195.20',
    outcome: 4,
    detailList: [
      {
        matchId: MID,
        matchInfo: 'BLG v TES(0-0)',
        matchType: 5,
        sportId: '100',
        playId: '8313',
        marketValue: '28.5',
        playOptions: 'Over',
        oddsValue: 195_200,
        oddFinally: '1.952',
        betResult: 4,
        settleScore: '13:16',
        scoreBenchmark: '0:0',
      },
    ],
  }),
  maps: documentedFields(RECORD, {
    orderNo: '5100000000000000032',
    orderStatus: '1',
    orderAmountTotal: '50.00',
    maxWinAmount: '21.60',
    profitAmount: '-50.00',
    backAmount: '0.00',
    outcome: 3,
    detailList: [
      {
        // A best of three that is over.
        matchId: '8931000398',
        matchInfo: 'BLG v TES',
        matchType: 5,
        sportId: '100',
        playId: '153',
        marketValue: '',
        playOptions: '2',
        oddsValue: 143_200,
        oddFinally: '1.432',
        betResult: 3,
        settleScore: '2:1',
        scoreBenchmark: '',
      },
    ],
  }),
}

/** The matches of a day that are over, and the options of one of them. */
export const ESPORTS_RESULTS = {
  request: documentedFields('esports 6.8; pmty 2.8', {
    cuid: '17',
    euid: '100',
    md: '1795363200000',
    type: 28,
    category: 1,
    tid: '',
    showem: 1,
    device: 'v2_h5_st',
  }),
  answer: documentedFields('esports 6.8; esports 6.3; pmty 2.8; pmty 2.2', [
    {
      mid: '8931000398',
      csid: '100',
      csna: 'LOL',
      tid: '16502',
      tn: '德玛西亚杯',
      mhn: 'BLG',
      man: 'TES',
      mgt: 1_795_399_200_000,
      ms: 3,
      mmp: '999',
      mfo: 'BO3',
      msc: ['S1|2:1', 'S120|13:16', 'S121|20:9', 'S122|17:15', 'S181|8:11', 'S182|11:5', 'S183|11:8'],
    },
  ]),
}

const outcome = (hpid: string, tyg: number, hv: string, results: readonly (readonly [string, number])[]) => ({
  hpid,
  hpn: '',
  tyg,
  hl: [
    {
      hid: `8931000398r${hpid}`,
      hv,
      hn: 1,
      ol: results.map(([ot, result], index) => ({
        oid: `8931000398r${hpid}00${index + 1}`,
        ot,
        on: ot,
        result,
      })),
    },
  ],
})

/** One of each group of a match of fights; the fourth map was not played and has no markets. */
export const ESPORTS_OUTCOMES = documentedFields('esports 6.8; pmty 2.3; pmty 2.8; pmty 1.8; pmty 1.13', [
  outcome('153', 5556, '', [
    ['1', 4],
    ['2', 3],
  ]),
  outcome('8313', 127, '28.5', [
    ['Over', 4],
    ['Under', 3],
  ]),
  outcome('8314', 127, '', [
    ['Odd', 4],
    ['Even', 3],
  ]),
  outcome('8316', 5610, '17.5', [
    ['Over', 4],
    ['Under', 3],
  ]),
])

export const CSGO_OUTCOMES = documentedFields('esports 6.8; pmty 2.3; pmty 2.8; pmty 1.8; pmty 1.13', [
  outcome('8318', 5609, '21.5', [
    ['Over', 4],
    ['Under', 3],
  ]),
])
