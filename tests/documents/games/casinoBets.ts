import { documentedFields } from '../documented.ts'
import { SPOTS } from './casinoCodes.ts'
import { RECORDS } from './roundAnswers.ts'

/** Bets on the first round of a shoe at table `A12`, of type 0. */
const SEALS = 1_795_150_409_000
const BETTING = 'casino 6.5'

const BANKER = { clientOrderId: 'c1d2e3f4a5b6', option: '3031', betAmount: '100.00', odds: 200_000 }
const SIX = { clientOrderId: 'c1d2e3f4a5b7', option: '3012', betAmount: '20.00', odds: 1_600_000 }
const REQUEST = {
  tableId: 'A12',
  roundNo: '20261120-0031',
  currencyCode: 1,
  validUntil: SEALS - 8000,
  bets: [BANKER, SIX],
}

export const BET_CALL = {
  request: documentedFields(BETTING, REQUEST),
  answer: documentedFields(BETTING, {
    roundNo: '20261120-0031',
    orders: [
      { ...BANKER, orderNo: 'TP200000000041', maxReturn: '200.00' },
      { ...SIX, orderNo: 'TP200000000042', maxReturn: '320.00' },
    ],
    // 1860.00 before.
    balance: '1740.00',
  }),
}

/** Each code once, the most of a call. */
export const SEVEN_BETS = documentedFields(BETTING, {
  ...REQUEST,
  bets: SPOTS.map(({ code, odds }) => ({
    clientOrderId: `c0ffee-${code}`,
    option: String(code),
    betAmount: '20.00',
    odds,
  })),
})

/** Each code at each type: accepted, or refused with 3002. */
export const AT_EACH_TYPE = [0, 1, 2, 5, 8].flatMap((type) =>
  SPOTS.map(({ code, types }) => ({
    type,
    code,
    answer: types.includes(type) ? 0 : 3002,
    source: 'casino 3.3; casino 6.5',
    codes: [type, code],
  })),
)

const refused = (refusal: string, code: number, when: Partial<typeof REQUEST>) => ({
  refusal,
  source: 'rounds 5.1; casino 6.5; casino 3.4',
  named: [refusal, String(code)],
  request: { ...REQUEST, ...when },
  answer: { code, data: null },
})
const bet = (change: Partial<typeof BANKER>) => ({ bets: [{ ...BANKER, ...change }] })

/** Limits of the table: 20 to 50 000 RMB. */
export const REFUSED = [
  refused('roundNotOpen', 3014, { roundNo: '20261120-0030' }),
  refused('roundNotOpen', 3014, { validUntil: SEALS - 30_000 }),
  // While `status` of the table is 0, and 2.
  refused('gameOff', 20003, {}),
  refused('maintenance', 23098, {}),
  refused('unknownOption', 3002, bet({ option: '3006' })),
  refused('oddsChanged', 3003, bet({ odds: 195_000 })),
  refused('belowMin', 3005, bet({ betAmount: '19.00' })),
  refused('aboveMax', 3006, bet({ betAmount: '50001.00' })),
  refused('aboveMax', 3006, bet({ option: '3003', odds: 900_000, betAmount: '6251.00' })),
  refused('aboveMax', 3006, bet({ option: '3004', odds: 1_200_000, betAmount: '5001.00' })),
  refused('aboveMax', 3006, bet({ option: '3012', odds: 1_600_000, betAmount: '2501.00' })),
  // All members have staked twenty times the table's most on the code.
  refused('roundFull', 3024, {}),
  refused('currency', 3021, { currencyCode: 3 }),
  refused('insufficient', 3001, bet({ betAmount: '1861.00' })),
  refused('onBreak', 3090, {}),
  refused('duplicateId', 10, { bets: [BANKER, { ...SIX, clientOrderId: 'new-id-0001' }] }),
  refused('duplicateId', 10, bet({ betAmount: '200.00' })),
  refused('badRequest', 5, { bets: [] }),
  refused('badRequest', 5, { bets: [BANKER, { ...BANKER, clientOrderId: 'c1d2e3f4a5b8' }] }),
  // Stakes are whole units.
  refused('badRequest', 5, bet({ betAmount: '20.50' })),
]

/** The same call again: the same orders. */
export const REPEATED = {
  source: 'rounds 5.1',
  named: ['A repeated call never takes a second stake'],
  orders: BET_CALL.answer.fields.orders,
} as const

const paid = (
  results: readonly number[],
  option: number,
  betAmount: string,
  backAmount: string,
  outcome: 2 | 3 | 4,
) => ({
  results,
  option,
  betAmount,
  backAmount,
  outcome,
  source: 'casino 3.3; rounds 5.3',
  codes: [option],
})
const BANKER_WINS = [3001, 3031]
const BANKER_WITH_SIX = [3001, 3031, 3012]
const TIE = [3003]

/** What a bet returns on results: `outcome` 2 push, 3 lost, 4 won. */
export const PAID = [
  paid(BANKER_WINS, 3001, '100.00', '195.00', 4),
  paid(BANKER_WINS, 3001, '25.00', '48.75', 4),
  paid(BANKER_WINS, 3031, '100.00', '200.00', 4),
  paid(BANKER_WINS, 3002, '100.00', '0.00', 3),
  paid(BANKER_WINS, 3003, '100.00', '0.00', 3),
  paid(BANKER_WINS, 3012, '100.00', '0.00', 3),
  paid(BANKER_WITH_SIX, 3001, '100.00', '195.00', 4),
  paid(BANKER_WITH_SIX, 3031, '100.00', '150.00', 4),
  paid(BANKER_WITH_SIX, 3031, '25.00', '37.50', 4),
  paid(BANKER_WITH_SIX, 3012, '20.00', '320.00', 4),
  paid(BANKER_WITH_SIX, 3002, '100.00', '0.00', 3),
  paid([3002], 3001, '100.00', '0.00', 3),
  paid([3002], 3031, '100.00', '0.00', 3),
  paid([3002], 3002, '100.00', '200.00', 4),
  paid(TIE, 3001, '100.00', '100.00', 2),
  paid(TIE, 3031, '100.00', '100.00', 2),
  paid(TIE, 3002, '100.00', '100.00', 2),
  paid(TIE, 3003, '100.00', '900.00', 4),
  paid(TIE, 3012, '100.00', '0.00', 3),
  paid(TIE, 3004, '100.00', '0.00', 3),
  paid([3003, 3004, 3005], 3004, '100.00', '1200.00', 4),
  paid([3003, 3004, 3005], 3005, '100.00', '1200.00', 4),
  paid([3002, 3004], 3004, '30.00', '360.00', 4),
  paid([3002, 3004], 3005, '30.00', '0.00', 3),
]

const OWN = { tableId: 'A12', type: 0, shoe: '20261120-03' }
const OPEN = {
  ...RECORDS.open.fields,
  orderNo: 'TP200000000041',
  clientOrderId: 'c1d2e3f4a5b6',
  betKind: 'CasinoBet',
  gameCode: 'A12',
  gameName: '百家乐 A12',
  roundNo: '20261120-0031',
  option: '3031',
  optionName: '庄（免佣）',
  odds: 200_000,
  betAmount: '100.00',
  betTime: SEALS - 18_000,
  ...OWN,
}
const HAND = { player: [3, 51], banker: [7, 12], playerPoints: 4, bankerPoints: 8, results: [3001, 3031] }

export const BET_RECORDS = {
  request: documentedFields('rounds 5.4; casino 6.6', {
    page: 1,
    size: 50,
    timeType: 1,
    currencyCode: 1,
    tableId: 'A12',
  }),
  open: documentedFields('rounds 5.4; casino 6.6', {
    total: 1,
    pages: 1,
    current: 1,
    size: 50,
    betTotalAmount: '100.00',
    profit: '0.00',
    records: [OPEN],
    ts: SEALS - 5000,
  }),
  settled: documentedFields('rounds 5.4; rounds 3.4; casino 6.6', {
    total: 1,
    pages: 1,
    current: 1,
    size: 50,
    betTotalAmount: '100.00',
    profit: '100.00',
    records: [
      {
        ...OPEN,
        backAmount: '200.00',
        profitAmount: '100.00',
        orderStatus: 1,
        outcome: 4,
        settleTime: SEALS + 8000,
        result: HAND,
      },
    ],
    ts: SEALS + 9000,
  }),
}
