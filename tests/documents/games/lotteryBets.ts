import { documentedFields } from '../documented.ts'
import { RECORDS } from './roundAnswers.ts'

/** Bets on a draw that is sealed at `SEALS` (20:50:55). */
const SEALS = 1_795_179_055_000
const BETTING = 'lottery 7.4'

const BET = {
  clientOrderId: 'd4e5f6a7b8c9',
  playId: 202,
  numbers: '2,7|0,5,8|4,6',
  notes: 12,
  unit: 200,
  multiple: 2,
  odds: 97_500_000,
  betAmount: '48.00',
}
const POSITION = {
  clientOrderId: 'd4e5f6a7b8ca',
  playId: 201,
  numbers: '7|1||6|2,3',
  notes: 5,
  unit: 20,
  multiple: 1,
  odds: 975_000,
  betAmount: '1.00',
}
const REQUEST = {
  ticketId: '201',
  planId: '20261120-1251',
  currencyCode: 1,
  validUntil: SEALS - 23_000,
  bets: [BET],
  chase: null,
}

export const BET_CALL = {
  request: documentedFields(BETTING, REQUEST),
  answer: documentedFields(BETTING, {
    orders: [
      {
        clientOrderId: 'd4e5f6a7b8c9',
        orderNo: 'TP200000000021',
        planId: '20261120-1251',
        betAmount: '48.00',
        maxReturn: '3900.00',
      },
    ],
    chaseNo: null,
    balance: '592.00',
  }),
}

/** Two bets of a call: what the second can return is five notes of 0.20 at 9.75. */
export const TWO_BETS = {
  request: documentedFields(BETTING, { ...REQUEST, bets: [BET, POSITION] }),
  answer: documentedFields(BETTING, {
    orders: [
      ...BET_CALL.answer.fields.orders,
      {
        clientOrderId: 'd4e5f6a7b8ca',
        orderNo: 'TP200000000022',
        planId: '20261120-1251',
        betAmount: '1.00',
        maxReturn: '9.75',
      },
    ],
    chaseNo: null,
    balance: '591.00',
  }),
}

const refused = (refusal: string, code: number, when: Partial<typeof REQUEST>) => ({
  refusal,
  source: 'rounds 5.1; lottery 7.4; lottery 4.8; lottery 2',
  named: [refusal, String(code)],
  request: { ...REQUEST, ...when },
  answer: { code, data: null },
})
const bet = (change: Partial<typeof BET>) => ({ bets: [{ ...BET, ...change }] })

/** 3005 and 3024 cannot occur: units are those of the page, and no limit is of all members. */
export const REFUSED = [
  // An old draw, one that is not on sale yet, and none.
  refused('roundNotOpen', 3014, { planId: '20261120-1250' }),
  refused('roundNotOpen', 3014, { planId: '20261120-1252' }),
  refused('roundNotOpen', 3014, { planId: '20261120-9999' }),
  refused('roundNotOpen', 3014, { validUntil: SEALS - 60_000 }),
  // While `saleStatus` is 3, or 2, and while it is 4.
  refused('gameOff', 20003, {}),
  refused('maintenance', 23098, {}),
  refused('unknownOption', 3002, bet({ playId: 299 })),
  // Stale: all odds are 0.975 by the chance.
  refused('oddsChanged', 3003, bet({ odds: 98_000_000 })),
  // Of the member on the draw: 10 000 notes are not more than a bet may have, their stake is.
  refused(
    'aboveMax',
    3006,
    bet({
      playId: 212,
      numbers: '0,1,2,3,4,5,6,7,8,9|0,1,2,3,4,5,6,7,8,9|0,1,2,3,4,5,6,7,8,9|0,1,2,3,4,5,6,7,8,9',
      notes: 10_000,
      unit: 200,
      multiple: 3,
      odds: 975_000_000,
      betAmount: '60000.00',
    }),
  ),
  // It could return 1 170 000.00.
  refused(
    'aboveMax',
    3006,
    bet({
      playId: 213,
      numbers: '1|2|3|4|5',
      notes: 1,
      multiple: 6,
      odds: 9_750_000_000,
      betAmount: '12.00',
    }),
  ),
  refused('currency', 3021, { currencyCode: 3 }),
  refused('insufficient', 3001, bet({ multiple: 27, betAmount: '648.00' })),
  refused('onBreak', 3090, {}),
  refused('duplicateId', 10, { bets: [BET, { ...POSITION, clientOrderId: 'new-id-0001' }] }),
  refused('duplicateId', 10, bet({ multiple: 3, betAmount: '72.00' })),
  // The platform counts by itself: notes, stake; and units and multiples are those of the page.
  refused('badRequest', 5, bet({ notes: 11 })),
  refused('badRequest', 5, bet({ betAmount: '24.00' })),
  refused('badRequest', 5, bet({ unit: 150, betAmount: '36.00' })),
  refused('badRequest', 5, bet({ multiple: 0, betAmount: '0.00' })),
  refused('badRequest', 5, bet({ multiple: 1000, betAmount: '24000.00' })),
  refused('badRequest', 5, { bets: [] }),
]

const OPEN = {
  ...RECORDS.open.fields,
  orderNo: 'TP200000000021',
  clientOrderId: 'd4e5f6a7b8c9',
  betKind: 'LotteryBet',
  gameCode: '201',
  gameName: '极速时时彩',
  roundNo: '20261120-1251',
  option: '202',
  optionName: '后三直选',
  odds: null,
  betAmount: '48.00',
  betTime: SEALS - 33_000,
  ticketId: '201',
  planId: '20261120-1251',
  playId: 202,
  numbers: '2,7|0,5,8|4,6',
  notes: 12,
  unit: 200,
  multiple: 2,
  winNotes: 0,
  betState: 1 as number | null,
  chaseNo: null as string | null,
}
const RECORD = 'rounds 5.4; rounds 3.4; lottery 7.8'
const DRAWN = { orderStatus: 1, settleTime: SEALS + 8000, result: { numbers: [1, 4, 0, 9, 4] } }
const OF_CHASE = { clientOrderId: 'e5f6a7b8c9d0-5', orderNo: 'TP200000000029', chaseNo: 'TC300000000001' }

/** One record in each `betState`, and one that was given back. */
export const BET_RECORDS = {
  request: documentedFields('rounds 5.4; lottery 7.8', {
    page: 1,
    size: 50,
    timeType: 1,
    currencyCode: 1,
    ticketId: '201',
  }),
  single: documentedFields(RECORD, OPEN),
  lost: documentedFields(RECORD, { ...OPEN, ...DRAWN, profitAmount: '-48.00', outcome: 3, betState: 2 }),
  won: documentedFields(RECORD, {
    ...OPEN,
    ...DRAWN,
    numbers: '0,2|9|4,6',
    notes: 4,
    betAmount: '16.00',
    backAmount: '3900.00',
    profitAmount: '3884.00',
    outcome: 4,
    winNotes: 1,
    betState: 3,
  }),
  ofChase: documentedFields(RECORD, { ...OPEN, ...OF_CHASE, multiple: 1, betAmount: '24.00', betState: 4 }),
  wonOfChase: documentedFields(RECORD, {
    ...OPEN,
    ...OF_CHASE,
    ...DRAWN,
    numbers: '0,2|9|4,6',
    notes: 4,
    multiple: 1,
    betAmount: '8.00',
    backAmount: '1950.00',
    profitAmount: '1942.00',
    outcome: 4,
    winNotes: 1,
    betState: 5,
  }),
  lostOfChase: documentedFields(RECORD, {
    ...OPEN,
    ...OF_CHASE,
    ...DRAWN,
    multiple: 1,
    betAmount: '24.00',
    profitAmount: '-24.00',
    outcome: 3,
    betState: 2,
  }),
  cancelled: documentedFields(RECORD, {
    ...OPEN,
    ...OF_CHASE,
    multiple: 1,
    betAmount: '24.00',
    backAmount: '24.00',
    profitAmount: '0.00',
    orderStatus: 2,
    outcome: 7,
    settleTime: SEALS - 4000,
    betState: null,
  }),
}

/** Bets of one chase. */
export const BETS_OF_A_CHASE = documentedFields('lottery 7.9; lottery 7.8; rounds 5.4', {
  page: 1,
  size: 50,
  chaseNo: 'TC300000000001',
})
