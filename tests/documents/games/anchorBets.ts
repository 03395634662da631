import { documentedFields } from '../documented.ts'
import { CONFIGS } from './anchorAnswers.ts'
import { RECORDS } from './roundAnswers.ts'

/** Bets on a round of baccarat. It is sealed at `SEALS`. */
const SEALS = 1_795_150_405_000
const BETTING = 'anchor 4.6'

const BANKER = { clientOrderId: 'b7f0c2d41a9e', option: 'banker', betAmount: '100.00', odds: 195_000 }
const BIG = { clientOrderId: 'b7f0c2d41a9f', option: 'big', betAmount: '10.00', odds: 195_000 }
const REQUEST = {
  gameCode: 'baccarat',
  roundNo: '20261120-0207',
  imId: '8801',
  currency: 1,
  validUntil: SEALS - 7000,
  bets: [BANKER, BIG],
}

export const BETTING_CALL = {
  request: documentedFields(BETTING, REQUEST),
  answer: documentedFields(BETTING, {
    roundNo: '20261120-0207',
    orders: [
      { ...BANKER, orderNo: 'TP200000000017', maxReturn: '195.00' },
      { ...BIG, orderNo: 'TP200000000018', maxReturn: '19.50' },
    ],
    balance: '12370.50',
    ts: SEALS - 14_000,
  }),
}

/** The most bets of a call: each option once. */
export const SEVEN_BETS = documentedFields(BETTING, {
  ...REQUEST,
  currency: 200,
  bets: ['big', 'small', 'odd', 'even', 'player', 'tie', 'banker'].map((option, index) => ({
    clientOrderId: `c0ffee0${index}`,
    option,
    betAmount: '1.00',
    odds: option === 'tie' ? 800_000 : 195_000,
  })),
})

/** Why a call is refused, what it asks for then, and what is answered. */
const refused = (refusal: string, code: number, when: Partial<typeof REQUEST>, data: unknown = null) => ({
  refusal,
  source: 'rounds 5.1; anchor 4.6; anchor 1.3; anchor 2.1',
  named: [refusal, String(code)],
  request: { ...REQUEST, ...when },
  answer: { code, data },
})
const bet = (change: Partial<typeof BANKER>) => ({ bets: [{ ...BANKER, ...change }] })

export const REFUSED = [
  // A round that is over, or was never announced.
  refused('roundNotOpen', 3014, { roundNo: '20261120-0206' }),
  refused('roundNotOpen', 3014, { validUntil: 1_795_150_380_000 }),
  // While `maintain` is 0, and 2.
  refused('gameOff', 20003, {}),
  refused('maintenance', 23098, {}),
  refused('unknownOption', 3002, bet({ option: 'jq' })),
  refused('oddsChanged', 3003, bet({ odds: 200_000 }), {
    options: CONFIGS.answer.fields.games.at(-1)?.options,
  }),
  refused('belowMin', 3005, bet({ betAmount: '0.99' })),
  refused('aboveMax', 3006, bet({ betAmount: '5000.01' })),
  refused('aboveMax', 3006, bet({ option: 'tie', betAmount: '1000.01', odds: 800_000 })),
  // All members have staked 200 000.00 on the option.
  refused('roundFull', 3024, {}),
  refused('currency', 3021, { currency: 2 }),
  refused('insufficient', 3001, bet({ betAmount: '4999.00' })),
  refused('onBreak', 3090, {}),
  // One of the two ids is known, or is that of another bet.
  refused('duplicateId', 10, { bets: [BANKER, { ...BIG, clientOrderId: 'new-id-0001' }] }),
  refused('duplicateId', 10, bet({ betAmount: '200.00' })),
  refused('badRequest', 10003, { bets: [] }),
  refused('badRequest', 10003, { bets: [BANKER, { ...BANKER, clientOrderId: 'b7f0c2d41aa0' }] }),
  refused('badRequest', 10003, { imId: '8899' }),
  refused('badRequest', 10003, bet({ betAmount: '1.005' })),
  refused('badRequest', 10003, bet({ clientOrderId: 'short' })),
]

export const REFUSED_BY_OWN_LIMITS = [
  { code: 3091, limit: 'stake' },
  { code: 3092, limit: 'loss' },
  { code: 3093, limit: 'time' },
].map((each) => ({ ...each, source: 'rounds 5.1' }))

/** The same call again, whatever the round is by now: the same orders, and no second stake. */
export const REPEATED = {
  source: 'rounds 5.1',
  named: ['A repeated call never takes a second stake'],
  orders: BETTING_CALL.answer.fields.orders,
} as const

/** Looked up after an answer that was lost: taken, and not taken by a list that is later than `validUntil`. */
export const LOOK_UP = {
  request: documentedFields('rounds 5.4', { clientOrderIds: ['b7f0c2d41a9e', 'b7f0c2d41a9f'] }),
  taken: documentedFields('rounds 5.4; anchor 4.8', {
    total: 1,
    pages: 1,
    current: 1,
    size: 50,
    betTotalAmount: '100.00',
    profit: '0.00',
    records: [
      {
        ...RECORDS.open.fields,
        gameCode: 'baccarat',
        gameName: '百家乐',
        roundNo: '20261120-0207',
        option: 'banker',
        optionName: '庄',
        betAmount: '100.00',
        imId: '8801',
      },
    ],
    ts: SEALS - 10_000,
  }),
  /** Still unknown: the list is not later than `validUntil`. */
  tooEarly: { records: [], ts: REQUEST.validUntil, source: 'rounds 5.2', named: ['later than'] },
  neverTaken: { records: [], ts: REQUEST.validUntil + 1, source: 'rounds 5.2', named: ['later than'] },
} as const

/** One record of each outcome, with the room. */
export const BET_RECORDS = {
  request: documentedFields('rounds 5.4; anchor 4.8', {
    page: 1,
    size: 50,
    timeType: 3,
    currencyCode: 1,
    gameCode: 'penalty',
  }),
  answer: documentedFields('rounds 5.4; rounds 3.4; anchor 4.8', {
    total: 6,
    pages: 1,
    current: 1,
    size: 50,
    betTotalAmount: '300.00',
    profit: '-2.50',
    records: Object.values(RECORDS).map(({ fields }) => ({ ...fields, imId: '8801' })),
    ts: 1_795_151_100_000,
  }),
}

/** What the room is told of a bet, and of a win. */
export const ROOM_MESSAGES = {
  bet: documentedFields('anchor 5.1; protocol 3.4', {
    type: 15,
    id: 'gb:TP200000000017',
    body: { game: 'penalty', option: 'jq', amount: 5000, currency: 'RMB' },
  }),
  win: documentedFields('anchor 5.1; protocol 3.4', {
    type: 16,
    id: 'gw:TP200000000017',
    body: { game: 'penalty', amount: 4750, currency: 'RMB' },
  }),
}
