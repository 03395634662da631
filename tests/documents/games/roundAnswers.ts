import { documentedFields } from '../documented.ts'
import { SECOND_OF_SHOE } from './roundVectors.ts'

/** Proofs of rounds, frames of the push, and the fields that all record lists share. */
const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const OPENS = 1_795_150_389_000
const PROOF = 'rounds 4; rounds 3.4'

const FIRST = {
  product: 'casino',
  game: 'A12',
  round: '20261120-0031',
  commitment: '0a35f821065c077b5bdda1221acc0d914b9de855334e2ab9918a9051095fc7ad',
  // Four cards of the round before were shown when its result was known, and a new shoe was washed after it.
  announcedAt: OPENS - 27_500,
  opensAt: OPENS,
  sealsAt: OPENS + 20_000,
}
const SHOE = { number: '20261120-03', first: '20261120-0031', left: null, last: false }
const FIRST_HAND = {
  player: [3, 51],
  banker: [7, 12],
  playerPoints: 4,
  bankerPoints: 8,
  results: [3001, 3031],
}

export const PROOFS = {
  closed: documentedFields(PROOF, {
    ...FIRST,
    state: 'closed',
    decidedAt: OPENS + 21_000,
    seed: SEED,
    result: FIRST_HAND,
    shoe: { ...SHOE, cut: 30 },
  }),
  open: documentedFields(PROOF, {
    ...FIRST,
    state: 'open',
    decidedAt: null,
    seed: null,
    result: null,
    shoe: { ...SHOE, cut: null },
  }),
  givenBack: documentedFields(PROOF, {
    ...FIRST,
    state: 'void',
    decidedAt: null,
    seed: SEED,
    result: null,
    shoe: { ...SHOE, cut: null },
  }),
  secondOfShoe: documentedFields(PROOF, {
    product: 'casino',
    game: 'A12',
    round: '20261120-0032',
    state: 'closed',
    commitment: '1e350ffcd6bd10df3162143220b0cd5f2701b1989ffc5e271289e72b297024d3',
    announcedAt: OPENS + 21_000,
    opensAt: OPENS + 36_500,
    sealsAt: OPENS + 56_500,
    decidedAt: OPENS + 57_500,
    seed: SEED,
    result: SECOND_OF_SHOE.result,
    shoe: { ...SHOE, left: SECOND_OF_SHOE.left, cut: 30 },
  }),
  withoutShoe: documentedFields(PROOF, {
    product: 'anchorGame',
    game: 'penalty',
    round: '20261120-0418',
    state: 'closed',
    commitment: 'd6433ce2e598b6e8684286dacbbcce6448a8fdafdb3f3053a1f4f418d8a76074',
    announcedAt: 1_795_150_363_000,
    opensAt: 1_795_150_380_000,
    sealsAt: 1_795_150_405_000,
    decidedAt: 1_795_150_408_000,
    seed: SEED,
    result: { option: 'jq', aim: 0, keeper: 4, how: null },
    shoe: null,
  }),
  ofDraw: documentedFields(PROOF, {
    product: 'lottery',
    game: '201',
    round: '20261120-1251',
    state: 'closed',
    commitment: 'cae5d8b03be20b6e9d9662c601c686213936bddee720e74494f31561512d597e',
    // A draw is announced when the one before opens.
    announcedAt: 1_795_178_935_000,
    opensAt: 1_795_178_995_000,
    sealsAt: 1_795_179_055_000,
    decidedAt: 1_795_179_060_000,
    seed: SEED,
    result: { numbers: [1, 4, 0, 9, 4] },
    shoe: null,
  }),
}

const PUSHED = 'rounds 6; rounds 4; rounds 3.4; casino 3.3'

/** The first round of the shoe, in the words of the push. */
const pushed = {
  product: 'casino',
  game: 'A12',
  round: '20261120-0031',
  state: 'open',
  opensAt: OPENS,
  sealsAt: OPENS + 20_000,
  resultAt: OPENS + 21_000,
  paysAt: null,
  endsAt: null,
  retryAt: null,
  commitment: FIRST.commitment,
  seed: null,
  result: null,
  voided: false,
  version: 7001,
  shoe: { number: '20261120-03', first: '20261120-0031', cut: null, last: false },
}

const decided = {
  ...pushed,
  state: 'decided',
  // Four cards are shown.
  paysAt: OPENS + 28_000,
  endsAt: OPENS + 33_500,
  seed: SEED,
  result: FIRST_HAND,
  version: 7004,
  shoe: { ...pushed.shoe, cut: 30 },
}

export const FRAMES = {
  authenticate: documentedFields('rounds 6', { cmd: 'G0', token: 'site-token', protocol: 1 }),
  heartbeat: documentedFields('rounds 6', { cmd: 'G0', ts: OPENS }),
  watch: documentedFields('rounds 6', {
    cmd: 'G1',
    games: [
      { product: 'casino', game: 'A12' },
      { product: 'anchorGame', game: 'penalty' },
      { product: 'lottery', game: '201' },
    ],
  }),
  open: documentedFields(PUSHED, { cmd: 'G2', ts: OPENS, rounds: [pushed] }),
  sealed: documentedFields(PUSHED, {
    cmd: 'G2',
    ts: OPENS + 20_050,
    rounds: [{ ...pushed, state: 'sealed', version: 7002 }],
  }),
  interrupted: documentedFields(PUSHED, {
    cmd: 'G2',
    ts: OPENS + 26_200,
    rounds: [{ ...pushed, state: 'interrupted', retryAt: OPENS + 31_200, version: 7003 }],
  }),
  decided: documentedFields(PUSHED, { cmd: 'G2', ts: OPENS + 21_050, rounds: [decided] }),
  /** It is ignored: a newer one of this round was told. */
  older: documentedFields(PUSHED, {
    cmd: 'G2',
    ts: OPENS + 21_100,
    rounds: [{ ...pushed, state: 'sealed', version: 7002 }],
  }),
  givenBack: documentedFields(PUSHED, {
    cmd: 'G2',
    ts: OPENS + 21_050,
    rounds: [{ ...pushed, state: 'void', seed: SEED, voided: true, version: 7005 }],
  }),
  /** The round before it was not told. */
  skipping: documentedFields(PUSHED, {
    cmd: 'G2',
    ts: OPENS + 76_050,
    rounds: [
      {
        ...pushed,
        round: '20261120-0033',
        opensAt: OPENS + 76_000,
        sealsAt: OPENS + 96_000,
        resultAt: OPENS + 97_000,
        commitment: 'ded0e26120ad80952ef2d85b0943d0f1ded6ac5c67be363a4669860a8516b2fb',
        version: 7010,
        shoe: decided.shoe,
      },
    ],
  }),
  ofGamesWithoutShoe: documentedFields(PUSHED, {
    cmd: 'G2',
    ts: 1_795_179_060_100,
    rounds: [
      {
        ...pushed,
        product: 'lottery',
        game: '201',
        round: '20261120-1251',
        state: 'decided',
        opensAt: 1_795_178_995_000,
        sealsAt: 1_795_179_055_000,
        resultAt: 1_795_179_060_000,
        paysAt: 1_795_179_063_000,
        endsAt: 1_795_179_063_000,
        commitment: PROOFS.ofDraw.fields.commitment,
        seed: SEED,
        result: { numbers: [1, 4, 0, 9, 4] },
        version: 9001,
        shoe: null,
      },
    ],
  }),
}

/** A bet in the push: amounts are minor units. */
const bet = {
  orderNo: 'TP200000000017',
  clientOrderId: 'b7f0c2d41a9e',
  product: 'anchorGame',
  game: 'baccarat',
  round: '20261120-0207',
  state: 'open',
  stake: 10_000,
  returned: 0,
  currency: 1,
}
const told = (change: Partial<typeof bet>) =>
  documentedFields('rounds 6', { cmd: 'G3', ts: 1_795_150_416_100, bets: [{ ...bet, ...change }] })

/** States of positions ([betting](../../../docs/betting.md), 6.6). */
export const BET_FRAMES = {
  placed: told({}),
  won: told({ state: 'settled', returned: 19_500 }),
  lost: told({ state: 'settled' }),
  cancelled: told({ state: 'cancelled', returned: 10_000 }),
  /** After a settlement that was withdrawn. */
  rolledBack: told({ state: 'open' }),
}

const RECORD = {
  orderNo: 'TP200000000017',
  clientOrderId: 'b7f0c2d41a9e',
  betKind: 'AnchorBet',
  gameCode: 'penalty',
  gameName: '点球大战',
  roundNo: '20261120-0418',
  option: 'jq',
  optionName: '进球',
  odds: 195_000,
  currencyCode: 1,
  betAmount: '50.00',
  backAmount: '0.00',
  profitAmount: null,
  orderStatus: 0,
  outcome: 0,
  betTime: 1_795_150_391_000,
  settleTime: null,
  rollbackNum: 0,
  result: null,
}
const KICK = { option: 'jq', aim: 0, keeper: 4, how: null }
const decidedRecord = { ...RECORD, orderStatus: 1, settleTime: 1_795_150_416_000, result: KICK }

/** The fields that all three lists have, by what became of the bet. */
export const RECORDS = {
  open: documentedFields('rounds 5.4', RECORD),
  won: documentedFields('rounds 5.4; rounds 3.4', {
    ...decidedRecord,
    backAmount: '97.50',
    profitAmount: '47.50',
    outcome: 4,
  }),
  lost: documentedFields('rounds 5.4; rounds 3.4', {
    ...decidedRecord,
    option: 'bjq',
    optionName: '不进',
    profitAmount: '-50.00',
    outcome: 3,
  }),
  push: documentedFields('rounds 5.4; rounds 3.4', {
    ...decidedRecord,
    gameCode: 'baccarat',
    gameName: '百家乐',
    roundNo: '20261120-0015',
    option: 'banker',
    optionName: '庄',
    backAmount: '50.00',
    profitAmount: '0.00',
    outcome: 2,
    result: { player: [1, 32], banker: [42, 17], playerPoints: 9, bankerPoints: 9 },
  }),
  cancelled: documentedFields('rounds 5.4', {
    ...RECORD,
    backAmount: '50.00',
    profitAmount: '0.00',
    orderStatus: 2,
    outcome: 7,
    settleTime: 1_795_151_008_000,
  }),
  /** Its settlement was withdrawn, and it is open again. */
  withdrawn: documentedFields('rounds 5.4; rounds 3.4', { ...RECORD, rollbackNum: 1, result: KICK }),
}

export const RECORD_LIST = {
  request: documentedFields('rounds 5.4', {
    page: 1,
    size: 50,
    orderStatus: 0,
    timeType: 1,
    beginTime: null,
    endTime: null,
    clientOrderIds: ['b7f0c2d41a9e'],
  }),
  range: documentedFields('rounds 5.4', {
    page: 2,
    size: 100,
    orderStatus: 1,
    timeType: 5,
    beginTime: 1_794_844_800_000,
    endTime: 1_795_190_400_000,
    currencyCode: 200,
  }),
  answer: documentedFields('rounds 5.4', {
    total: 1,
    pages: 1,
    current: 1,
    size: 50,
    betTotalAmount: '50.00',
    profit: '0.00',
    records: [RECORD],
    ts: 1_795_150_392_000,
  }),
  empty: documentedFields('rounds 5.4', {
    total: 0,
    pages: 0,
    current: 1,
    size: 50,
    betTotalAmount: '0.00',
    profit: '0.00',
    records: [] as unknown[],
    ts: 1_795_150_402_000,
  }),
}
