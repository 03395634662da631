import { documented, limit } from '../documented.ts'

/** The venue of the site. */
export const VENUE = documented('lottery 7', [['CP', 'lottery']])

interface Lottery {
  readonly ticketId: string
  readonly name: string
  readonly english: string
  readonly seriesId: number
  /** Seconds between draws; null where they are at times of the day. */
  readonly interval: number | null
  readonly aDay: number | null
  /** Seconds from the seal to the draw. */
  readonly sealed: number
  readonly quick: boolean
  readonly hot: boolean
  readonly written: readonly string[]
}
const lottery = (
  ticketId: string,
  names: readonly [name: string, english: string],
  interval: readonly [seconds: number, written: string] | string,
  aDay: readonly [draws: number, written: string] | null,
  sealed: number,
  lists: string,
): Lottery => ({
  ticketId,
  name: names[0],
  english: names[1],
  seriesId: Number(ticketId[0]),
  interval: typeof interval === 'string' ? null : interval[0],
  aDay: aDay === null ? null : aDay[0],
  sealed,
  quick: lists.includes('ins'),
  hot: lists.includes('hot'),
  written: [
    ticketId,
    ...names,
    typeof interval === 'string' ? interval : interval[1],
    aDay === null ? '–' : aDay[1],
    `${sealed} s`,
  ],
})

const SIXTY = [60, 'every 60 s'] as const
const FIVE_MINUTES = [300, 'every 300 s'] as const
const EVERY_MINUTE = [1440, '1 440'] as const

/** In the order of the page, which is `sort`. */
export const LOTTERIES = [
  lottery('101', ['极速3D', 'Fast 3D'], SIXTY, EVERY_MINUTE, 5, 'ins hot'),
  lottery('102', ['三分3D', '3-minute 3D'], [180, 'every 180 s'], [480, '480'], 10, 'ins'),
  lottery('201', ['极速时时彩', 'Fast Five'], SIXTY, EVERY_MINUTE, 5, 'ins hot'),
  lottery('202', ['五分时时彩', '5-minute Five'], FIVE_MINUTES, [288, '288'], 10, 'hot'),
  lottery('203', ['每日五位', 'Daily Five'], 'every day at 21:25', [1, '1'], 900, 'hot'),
  lottery('301', ['极速赛车', 'Racing PK10'], FIVE_MINUTES, [288, '288'], 10, 'hot'),
  lottery('302', ['飞速赛车', 'Fast PK10'], SIXTY, EVERY_MINUTE, 5, 'ins'),
  lottery('401', ['二十分11选5', '20-minute 11/5'], [1200, 'every 1 200 s'], [72, '72'], 30, 'hot'),
  lottery('402', ['极速11选5', 'Fast 11/5'], SIXTY, EVERY_MINUTE, 5, 'ins'),
  lottery('501', ['十分快三', '10-minute K3'], [600, 'every 600 s'], [144, '144'], 30, ''),
  lottery('502', ['极速快三', 'Fast K3'], SIXTY, EVERY_MINUTE, 5, 'ins hot'),
  lottery('601', ['六合彩', 'Mark Six'], 'Tue, Thu and Sat at 21:30', null, 900, 'hot'),
  lottery('602', ['极速六合彩', 'Fast Mark Six'], FIVE_MINUTES, [288, '288'], 10, 'ins'),
].map((each) => ({ ...each, source: 'lottery 1', named: each.written }))

/** When draws are made, and by which `planId`: the last of a day is at midnight. */
export const DRAW_TIMES = [
  { ticketId: '201', planId: '20261120-0001', drawTime: 1_795_104_060_000 },
  { ticketId: '201', planId: '20261120-1251', drawTime: 1_795_179_060_000 },
  { ticketId: '201', planId: '20261120-1440', drawTime: 1_795_190_400_000 },
  { ticketId: '201', planId: '20261121-0001', drawTime: 1_795_190_460_000 },
  { ticketId: '102', planId: '20261120-0480', drawTime: 1_795_190_400_000 },
  { ticketId: '401', planId: '20261120-0063', drawTime: 1_795_179_600_000 },
  { ticketId: '203', planId: '20261120', drawTime: 1_795_181_100_000 },
  { ticketId: '601', planId: '2026-001', drawTime: 1_767_274_200_000 },
  { ticketId: '601', planId: '2026-129', drawTime: 1_793_107_800_000 },
  { ticketId: '601', planId: '2026-140', drawTime: 1_795_267_800_000 },
].map((draw) => ({
  ...draw,
  source: 'lottery 1; rounds 1',
  named: [
    'Draw n of a day',
    'Tue, Thu and Sat at 21:30',
    'every day at 21:25',
    'midnight is the end of a day',
  ],
}))

export const LISTS = [
  { code: 'all', means: 'every lottery that is not removed', path: 'listPB' },
  { code: 'hot', means: 'by the table', path: 'hotsPB' },
  { code: 'ins', means: 'quick ones', path: 'jksPB' },
  { code: 'collect', means: "the member's own", path: 'collectListPB' },
].map((list) => ({
  ...list,
  source: 'lottery 1; lottery 7',
  // The page sets the words of the lists in italics.
  named: [`_${list.code}_`, list.means, list.path],
}))

export const SALE_STATUSES = documented('lottery 2', [
  [0, 'open'],
  [1, 'stop'],
  [2, 'removed'],
  [3, 'closed'],
  [4, 'maintain'],
])

/** With what a bet is refused by `saleStatus`. */
export const REFUSED_BY_STATUS = [
  { saleStatus: 1, code: 3014 },
  { saleStatus: 2, code: 20003 },
  { saleStatus: 3, code: 20003 },
  { saleStatus: 4, code: 23098 },
].map((each) => ({ ...each, source: 'lottery 2', codes: [each.saleStatus, each.code] }))

/** `betState`; null for a bet that was given back. */
export const BET_STATES = documented('lottery 2', [
  [1, 'single bet, waits for its draw'],
  [2, 'lost'],
  [3, 'single bet, won'],
  [4, 'bet of a chase, waits'],
  [5, 'bet of a chase, won'],
])

/** `betState` by the position: whether it is of a chase, its `orderStatus`, and whether it returned something. */
export const STATES_OF_POSITIONS = [
  { chase: false, orderStatus: 0, won: false, betState: 1 },
  { chase: false, orderStatus: 1, won: false, betState: 2 },
  { chase: false, orderStatus: 1, won: true, betState: 3 },
  { chase: false, orderStatus: 2, won: false, betState: null },
  { chase: true, orderStatus: 0, won: false, betState: 4 },
  { chase: true, orderStatus: 1, won: false, betState: 2 },
  { chase: true, orderStatus: 1, won: true, betState: 5 },
  { chase: true, orderStatus: 2, won: false, betState: null },
].map((state) => ({ ...state, source: 'lottery 2', codes: [state.betState] }))

export const CHASE_STATES = documented('lottery 2', [
  [1, 'in progress'],
  [2, 'completed'],
])

export const SERIES = documented('lottery 3', [
  [1, '3 digits'],
  [2, '5 digits'],
  [3, 'PK10'],
  [4, '11 of 5'],
  [5, 'K3'],
  [6, 'mark six'],
])

/** Words of two-sided plays and of colours, in the order in which a group has them. */
export const WORDS = [
  ...documented('lottery 4', [
    ['b', 'big'],
    ['s', 'small'],
    ['o', 'odd'],
    ['e', 'even'],
    ['d', 'dragon'],
    ['t', 'tiger'],
    ['x', 'equal'],
  ]),
  ...documented('lottery 4; lottery 4.6', [
    ['r', 'red'],
    ['u', 'blue'],
    ['g', 'green'],
  ]),
]

export const SIGNS = documented('lottery 3', [
  [1, 'rat'],
  [2, 'ox'],
  [3, 'tiger'],
  [4, 'rabbit'],
  [5, 'dragon'],
  [6, 'snake'],
  [7, 'horse'],
  [8, 'goat'],
  [9, 'monkey'],
  [10, 'rooster'],
  [11, 'dog'],
  [12, 'pig'],
])

/** The first day of a lunar year, UTC+8, and its sign. */
export const LUNAR_YEARS = documented('lottery 3', [
  ['2026-02-17', 'horse'],
  ['2027-02-06', 'goat'],
  ['2028-01-26', 'monkey'],
  ['2029-02-13', 'rooster'],
  ['2030-02-03', 'dog'],
  ['2031-01-23', 'pig'],
])

/** Signs of numbers in a year of the horse, and in one of the goat. */
export const SIGNS_OF_NUMBERS = [
  { year: 7, numbers: { 1: 7, 2: 6, 6: 2, 7: 1, 8: 12, 12: 8, 13: 7, 45: 11, 49: 7 } },
  { year: 8, numbers: { 1: 8, 2: 7, 8: 1, 9: 12, 12: 9, 13: 8, 49: 8 } },
].map((signs) => ({
  ...signs,
  source: 'lottery 3',
  named: ["number 1 has the year's sign, 2 the one before", "five numbers have the year's sign"],
}))

/** The last day of which a draw takes bets on signs. */
export const SIGNS_UNTIL = documented('lottery 4.6', [['2032-02-10', '604 is offered']])

export const COLOURS = [
  {
    word: 'r',
    numbers: [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46],
    named: ['red 1 2 7 8 12 13 18 19 23 24 29 30 34 35 40 45 46'],
  },
  {
    word: 'u',
    numbers: [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48],
    named: ['blue 3 4 9 10 14 15 20 25 26 31 36 37 41 42 47 48'],
  },
  {
    word: 'g',
    numbers: [5, 6, 11, 16, 17, 21, 22, 27, 28, 32, 33, 38, 39, 43, 44, 49],
    named: ['green the other sixteen'],
  },
].map((colour) => ({ ...colour, source: 'lottery 3' }))

/** `unit`, in minor units. */
export const UNITS = [
  { currency: 1, units: [200, 100, 20, 2], codes: ['RMB 200, 100, 20, 2'] },
  { currency: 200, units: [100, 50, 10, 1], codes: ['USDT 100, 50, 10, 1'] },
].map((units) => ({ ...units, source: 'lottery 4.8' }))

/** In minor units; a member's odds level scales `draw` alone. */
export const AMOUNTS = [
  {
    currency: 1,
    draw: 5_000_000,
    mostReturn: 100_000_000,
    least: 2,
    codes: ['50 000.00', '1 000 000.00', '0.02'],
  },
  {
    currency: 200,
    draw: 700_000,
    mostReturn: 14_285_700,
    least: 1,
    codes: ['7 000.00', '142 857.00', '0.01'],
  },
].map((amounts) => ({ ...amounts, source: 'lottery 4.8' }))

const setting = (name: string, initial: boolean | number) => ({
  name,
  initial,
  source: 'lottery 7.6',
  codes: [name, String(initial)],
})

export const SETTINGS = [
  setting('countDownBeep', false),
  setting('winModal', false),
  setting('coldHot', false),
  setting('missRemind', false),
  setting('doubleBetConfirm', false),
  setting('nextConfigId', 0),
  setting('nextFeatureConfigId', 0),
]

export const CALLS = documented('lottery 7', [
  ['/yewu11/v1/cp/listPB', 'GET'],
  ['/yewu11/v1/cp/hotsPB', 'GET'],
  ['/yewu11/v1/cp/jksPB', 'GET'],
  ['/yewu11/v1/cp/collect/collectListPB', 'GET'],
  ['/yewu11/v1/cp/collect/collect', 'POST'],
  ['/yewu28/cp/api/user/loginPB', 'POST'],
  ['/yewu28/cp/createV2', 'GET'],
  ['/yewu28/cp/order/bet', 'POST'],
  ['/yewu28/cp/order/cancelChase', 'POST'],
  ['/yewu28/cp/userInfo/getUserInfoCp', 'POST'],
  ['/yewu28/cp/userInfo/saveUserInfoCp', 'POST'],
  ['/yewu28/cp/draw/historyPB', 'GET'],
  ['/yewu28/client/cp/order/v1/getOrderListPB', 'POST'],
  ['/yewu28/client/cp/order/v1/getChaseOrderListPB', 'POST'],
])

export const LIMITS = {
  paidAfterMs: limit('lottery 1', 3000, '3 000 real ms'),
  notes: limit('lottery 4.8', 10_000, '10 000'),
  betsInACall: limit('lottery 4.8', 50),
  mostMultiple: limit('lottery 4.8', 999, '1 to 999'),
  basket: limit('lottery 5', 50, 'at most 50'),
  drawsCounted: limit('lottery 5', 100, 'the last 100 draws'),
  leastDrawsOfAChase: limit('lottery 6', 2, '2 to 30 draws'),
  mostDrawsOfAChase: limit('lottery 6', 30, '2 to 30 draws'),
  listPollMs: limit('lottery 7.1', 10_000, 'every 10 s'),
  nextDraws: limit('lottery 7.3', 29, '29 draws'),
  drawsInAPage: limit('lottery 7.7', 200, 'at most 200'),
  drawsOfADay: limit('lottery 7.7', 1440, 'at most 1 440'),
  rtp: limit('lottery 4', 975_000, '975000'),
} as const
