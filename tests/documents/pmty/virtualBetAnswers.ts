import { documentedFields } from '../documented.ts'

/** A bet on the race of the vectors: number 7 to win, at the price that was announced. */
const MID = 'v3110120261120034601'
const FOLLOWED = 'virtual-sports 7; virtual-sports 5; virtual-sports 6.2'

export const VIRTUAL_BET = documentedFields(`${FOLLOWED}; pmty 2.5; pmty 1.7; protocol 2.2`, {
  acceptOdds: 3,
  openMiltSingle: 0,
  preBet: 0,
  deviceType: 2,
  currencyCode: '1',
  clientOrderId: 'v-1',
  // A bet is valid until the ms before the lock at most.
  validUntil: 1_795_178_869_999,
  seriesOrders: [
    {
      seriesType: 1,
      seriesSum: 1,
      fullBet: 0,
      orderDetailList: [
        {
          matchId: MID,
          matchName: '银溪赛道',
          matchType: 4,
          tournamentId: '31101',
          tournamentLevel: 4,
          sportId: '1011',
          sportName: 'VR赛马',
          playId: '10000',
          playName: '独赢',
          marketId: `${MID}w`,
          marketValue: '',
          playOptionsId: `${MID}wp7`,
          playOptionName: '7 银鞍',
          playOptions: '7',
          placeNum: 1,
          betAmount: '20.00',
          odds: 1_010_000,
          oddFinally: '10.10',
          marketTypeFinally: 'EU',
          scoreBenchmark: '',
          dataSource: '',
        },
      ],
    },
  ],
})

/** Accepted at once. */
export const VIRTUAL_PLACED = documentedFields(
  'virtual-sports 7; pmty 2.5; pmty 1.7; pmty 2.13; protocol 2.4',
  {
    betMoneyTotal: '20.00',
    maxWinMoneyTotal: 18_200,
    globalId: 'v-1',
    lock: 0,
    orderDetailRespList: [
      {
        orderNo: '5100000000000000021',
        betMoney: '20.00',
        maxWinMoney: '18200',
        orderStatusCode: 1,
        oddsValues: 1_010_000,
        marketType: 'EU',
        marketValues: '',
        playName: '独赢',
        playOptionName: '银鞍',
        playOptionsId: `${MID}wp7`,
        matchInfo: 'VR赛马 20261120-0346',
        scoreBenchmark: '',
        addition: '0.00',
        refuseCode: null,
        preOrderDetailStatus: null,
      },
    ],
    seriesOrderRespList: [] as unknown[],
  },
)

const record = 'virtual-sports 7; pmty 2.6; pmty 1.2; pmty 1.7; pmty 1.8; protocol 2.4'

/** The fields of a record that tell a virtual bet from others, before and after the end of the film. */
export const VIRTUAL_RECORDS = {
  open: documentedFields(record, {
    orderNo: '5100000000000000021',
    clientOrderId: 'v-1',
    orderStatus: '0',
    orderAmountTotal: '20.00',
    maxWinAmount: '182.00',
    backAmount: '',
    outcome: 0,
    // Cash-out is not offered.
    enablePreSettle: false,
    detailList: [
      {
        matchId: MID,
        matchInfo: 'VR赛马 20261120-0346',
        matchType: 4,
        beginTime: '1795178880000',
        sportId: '1011',
        playId: '10000',
        oddsValue: 1_010_000,
        betResult: 0,
        settleScore: '',
        scoreBenchmark: '',
      },
    ],
  }),
  settled: documentedFields(record, {
    orderNo: '5100000000000000021',
    clientOrderId: 'v-1',
    orderStatus: '1',
    orderAmountTotal: '20.00',
    maxWinAmount: '182.00',
    profitAmount: '182.00',
    backAmount: '202.00',
    outcome: 4,
    enablePreSettle: false,
    detailList: [
      {
        matchId: MID,
        matchInfo: 'VR赛马 20261120-0346',
        matchType: 4,
        beginTime: '1795178880000',
        sportId: '1011',
        playId: '10000',
        oddsValue: 1_010_000,
        betResult: 4,
        settleScore: '7-8-2',
        scoreBenchmark: '',
      },
    ],
  }),
}

/** Nothing can be reserved. */
export const VIRTUAL_QUOTE = documentedFields('virtual-sports 7; pmty 2.4; pmty 1.5', {
  id: `${MID}w`,
  matchInfoId: MID,
  playId: '10000',
  placeNum: 1,
  marketValue: '',
  matchHandicapStatus: 0,
  status: 0,
  score: '',
  pendingOrderStatus: 0,
  marketOddsList: [{ id: `${MID}wp7`, oddsStatus: 1, oddsType: '7', oddsValue: 1_010_000 }],
})
