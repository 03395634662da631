import { documentedFields } from '../documented.ts'
import { BET_RECORDS as CASINO } from './casinoBets.ts'
import { BET_RECORDS as LOTTERY } from './lotteryBets.ts'
import { CHASES } from './lotteryChases.ts'
import { RECORDS } from './roundAnswers.ts'

const NOW = 1_795_179_022_000
const LIST = 'wallet 8.1; wallet 8; rounds 5.4; lottery 7.8'
const MIXED = 'wallet 8.2; wallet 8.1; rounds 5.4; rounds 3.4; lottery 7.8'

const REQUEST = {
  recordGroup: 'casino',
  betKind: null as string | null,
  tab: 'BetRecord',
  status: '1',
  page: 1,
  size: 50,
  timeType: 3,
  beginTime: null,
  endTime: null,
  currencyCode: 1,
}

/** A request of each group, kind, tab and status. */
export const REQUESTS = [
  {},
  { recordGroup: 'sport', status: '0' },
  { recordGroup: 'sport', betKind: 'SportBet' },
  { recordGroup: 'sport', betKind: 'AnchorBet' },
  { recordGroup: 'sport', status: 'PreOrdering' },
  { recordGroup: 'sport', status: 'PreOrderFail' },
  { betKind: 'CasinoBet' },
  { recordGroup: 'lottery', betKind: 'LotteryBet' },
  { recordGroup: 'lottery', tab: 'AppendRecord', status: '0' },
  { timeType: 5 },
].map((request) => documentedFields(LIST, { ...REQUEST, ...request }))

const [casino] = CASINO.settled.fields.records
const shared = Object.keys(RECORDS.open.fields)
/** The fields that the records of all products have. */
const common = (record: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => shared.includes(name)))

/** A bet of a lottery has what was chosen, its state and its chase, too. */
const ofLottery = (record: Readonly<Record<string, unknown>>) => ({
  ...common(record),
  numbers: record['numbers'],
  betState: record['betState'],
  chaseNo: record['chaseNo'],
})

/** A series of two legs at PMTY. */
const SPORT = {
  ...RECORDS.open.fields,
  orderNo: 'TL100000000311',
  clientOrderId: 'c3d4e5f6a7b8',
  betKind: 'SportBet',
  gameCode: 'PMTY',
  gameName: '熊猫体育',
  roundNo: null,
  option: '2:1',
  optionName: '曼城 -0.5/1,大 2.5',
  odds: 382_500,
  betAmount: '200.00',
  betTime: NOW - 262_000,
  legs: 2,
}

/** One record of each kind. */
export const KINDS = {
  SportBet: documentedFields(LIST, SPORT),
  AnchorBet: documentedFields(`${LIST}; rounds 3.4`, RECORDS.won.fields),
  CasinoBet: documentedFields(`${LIST}; rounds 3.4`, common(casino ?? {})),
  LotteryBet: documentedFields(`${LIST}; rounds 3.4`, ofLottery(LOTTERY.won.fields)),
}

/** Unsettled bets of each group. */
const COUNTS = { sport: 2, casino: 0, lottery: 6 }

export const RECORD_LIST = {
  request: documentedFields(LIST, REQUEST),
  answer: documentedFields(`${LIST}; rounds 3.4`, {
    total: 1,
    pages: 1,
    current: 1,
    size: 50,
    betTotalAmount: '100.00',
    profit: '100.00',
    records: [KINDS.CasinoBet.fields],
    counts: COUNTS,
    ts: NOW,
  }),
  /** Without `recordGroup`: of all groups. */
  allGroups: documentedFields(`${LIST}; rounds 3.4`, {
    total: 3,
    pages: 1,
    current: 1,
    size: 50,
    betTotalAmount: '166.00',
    profit: '4031.50',
    records: [KINDS.LotteryBet.fields, KINDS.AnchorBet.fields, KINDS.CasinoBet.fields],
    counts: COUNTS,
    ts: NOW,
  }),
  /** With `AppendRecord`: chases. */
  chases: documentedFields(`${LIST}; lottery 7.9`, {
    total: 1,
    pages: 1,
    current: 1,
    size: 50,
    betTotalAmount: '240.00',
    profit: '0.00',
    records: [CHASES.inProgress.fields],
    counts: COUNTS,
    ts: NOW,
  }),
}

/** The bets of the chase that wait for their draws: 1251 to 1256. */
const waiting = [6, 5, 4, 3, 2, 1].map((left) => ({
  ...ofLottery(LOTTERY.ofChase.fields),
  orderNo: `TP2000000000${28 + left}`,
  clientOrderId: `e5f6a7b8c9d0-${4 + left}`,
  roundNo: `20261120-${1250 + left}`,
  betTime: 1_795_178_800_000,
}))
const sports = [
  SPORT,
  { ...SPORT, orderNo: 'TL100000000310', clientOrderId: 'c3d4e5f6a7b7', betTime: NOW - 3_600_000 },
]

export const UNSETTLED = {
  request: documentedFields('wallet 8.2', { page: 1, size: 50, orderStatus: 0 }),
  /** All three may be left out. */
  defaults: documentedFields('wallet 8.2', {}),
  empty: documentedFields(MIXED, {
    total: 0,
    pages: 0,
    current: 1,
    size: 50,
    counts: { sport: 0, casino: 0, lottery: 0 },
    records: [] as unknown[],
  }),
  /** The order between the bets of one chase, made at once, is by number. */
  onePage: documentedFields(MIXED, {
    total: 8,
    pages: 1,
    current: 1,
    size: 50,
    counts: COUNTS,
    records: [...waiting, ...sports].toSorted((a, b) => b.betTime - a.betTime),
  }),
  secondPage: documentedFields(MIXED, {
    total: 8,
    pages: 2,
    current: 2,
    size: 5,
    counts: COUNTS,
    records: [...waiting, ...sports].toSorted((a, b) => b.betTime - a.betTime).slice(5),
  }),
}

export const REFUSED_STATUS = { orderStatus: 1, code: '0400500', source: 'wallet 8.2' } as const
