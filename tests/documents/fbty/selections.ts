import { documented, following } from '../documented.ts'
import { QUARTERS_OF_AN_HOUR } from './codes.ts'

const counted = (first: number, sides: readonly string[]): [number, string][] =>
  sides.map((side, index) => [first + index, side])

/** `ty` of an option. */
export const SELECTIONS = documented('fbty 2.6', [
  ...counted(1, ['home', 'away', 'draw', 'over', 'under', 'odd', 'even', 'yes', 'no']),
  ...counted(10, ['homeOrDraw', 'homeOrAway', 'drawOrAway', 'otherScore', 'none', 'equal']),
  ...counted(20, ['exact0', 'exact1', 'exact2', 'exact3', 'exact4', 'exact5', 'exact6More']),
  ...counted(31, ['homeBy1', 'homeBy2', 'homeBy3More', 'awayBy1', 'awayBy2', 'awayBy3More']),
  ...counted(41, ['homeHome', 'homeDraw', 'homeAway', 'drawHome', 'drawDraw', 'drawAway']),
  ...counted(47, ['awayHome', 'awayDraw', 'awayAway']),
  ...counted(51, ['firstHalf', 'secondHalf']),
  ...counted(61, QUARTERS_OF_AN_HOUR),
  ...counted(71, ['range0to1', 'range2to3', 'range4to6', 'range7More']),
  ...counted(75, ['range0to8', 'range9to11', 'range12More']),
  ...counted(81, ['homeYes', 'homeNo', 'drawYes', 'drawNo', 'awayYes', 'awayNo']),
  ...counted(91, ['homeByStoppage', 'homeByDecision', 'awayByStoppage', 'awayByDecision']),
  ...counted(95, ['rounds1to3', 'rounds4to6', 'rounds7to9', 'rounds10to12']),
])

/** Scores, some of them: 1000 + 30 × home + away. */
export const SCORES = following(
  'fbty 2.6',
  ['1000 + 30h + a'],
  [
    [1000, '0:0'],
    [1001, '0:1'],
    [1030, '1:0'],
    [1031, '1:1'],
    [1061, '2:1'],
    [1160, '5:10'],
    [1899, '29:29'],
  ],
)

/** Entrants of an outright have the number of this and their own. */
export const ENTRANTS = documented('fbty 2.6', [
  [3001, 'first entrant'],
  [3099, 'last entrant'],
])

export const ACCEPTANCE_MODES = documented('fbty 2.8', [
  [0, 'none'],
  [1, 'better'],
  [2, 'any'],
])

export const ORDER_KINDS = documented('fbty 2.8', [
  [0, 'single'],
  [1, 'series'],
])

/** `seriesValue`, `sn`, `sv` on n legs, some of them, and the keys of docs/betting.md, 4. */
export const SERIES = [
  { legs: 3, code: 3, means: '3:3', source: 'fbty 2.8; betting 4', named: ['n:k'] },
  { legs: 3, code: 2, means: '3:2', source: 'fbty 2.8; betting 4', named: ['n:k'] },
  { legs: 3, code: 0, means: '3:2+3', source: 'fbty 2.8; betting 4', named: ['3:2+3'] },
  { legs: 4, code: 0, means: '4:2+3+4', source: 'fbty 2.8', named: ['n:2+…+n'] },
] as const

/** `st` of an order, by the words of the venue. */
export const ORDER_STATES = documented('fbty 2.8', [
  [0, 'created'],
  [1, 'confirming'],
  [2, 'rejected'],
  [3, 'cancelled'],
  [4, 'confirmed'],
  [5, 'settled'],
  [101, 'partly cashed out'],
  [102, 'cashed out'],
])

/** The same, by the states of the client, of an order whose settlement was never withdrawn. */
export const ORDER_STATES_OF_CLIENT = documented('fbty 2.8', [
  [0, 'confirming'],
  [1, 'confirming'],
  [2, 'rejected'],
  [3, 'cancelled'],
  [4, 'accepted'],
  [5, 'settled'],
  [101, 'accepted'],
  [102, 'settled'],
])

/** The states of 4.11 that are listed as not settled, and as settled. */
export const LISTED = {
  open: { codes: [0, 1, 4, 101], source: 'fbty 4.11' },
  settled: { codes: [2, 3, 5, 102], source: 'fbty 4.11' },
} as const

export const REJECTIONS = documented('fbty 2.8', [
  [1, 'system'],
  [2, 'parameter'],
  [3, 'position limit'],
  [4, 'market suspended'],
  [5, 'trader'],
  [6, 'payment failed'],
  [7, 'settled before it was confirmed'],
  [8, 'price changed'],
])

/** `sr` of a leg; further reasons have the numbers of pmty 1.8. */
export const RESULTS = documented('fbty 2.8', [
  [0, 'none yet'],
  [2, 'push'],
  [3, 'lose'],
  [4, 'win'],
  [5, 'half win'],
  [6, 'half lose'],
  [7, 'cancelled'],
])

/** `rst`, by the words of the venue. */
export const RESERVATION_STATES = documented('fbty 2.8', [
  [1, 'in progress'],
  [2, 'failed'],
  [3, 'cancelled'],
  [4, 'bet made'],
  [5, 'bet failed'],
  [6, 'confirming'],
])

export const RESERVATION_STATES_OF_CLIENT = documented('fbty 2.8', [
  [1, 'waiting'],
  [2, 'failed'],
  [3, 'cancelled'],
  [4, 'filled'],
  [5, 'failed'],
  [6, 'confirming'],
])

export const RESERVATION_FAILURES = documented('fbty 2.8', [
  [1, 'user cancel'],
  [2, 'reserve closed'],
  [3, 'fail paid'],
  [4, 'market settle'],
  [5, 'stake limit'],
  [6, 'account error'],
  [7, 'param error'],
  [8, 'score changed'],
])

/** `pushType`. */
export const PUSH_TYPES = documented('fbty 2.8', [
  [1, 'no'],
  [2, 'yes'],
])

export const RESERVE_PAYS = documented('fbty 2.8', [
  [1, 'not paid'],
  [2, 'paid'],
])

/** `st` of the answer to a cash-out. */
export const CASH_OUT_ANSWERS = documented('fbty 2.8', [
  [0, 'confirming'],
  [1, 'taken'],
])

/** `st` of an entry of `crl`. */
export const CASH_OUT_STATES = documented('fbty 2.8', [
  [0, 'confirming'],
  [1, 'confirming'],
  [2, 'failed'],
  [3, 'cancelled'],
  [4, 'taken'],
  [5, 'taken'],
])

export const PAYOUTS = documented('fbty 4.11', [
  [0, 'not paid'],
  [1, 'paid'],
  [2, 'cancelled'],
  [3, 'cancelled afterwards'],
])

export const TIME_TYPES = documented('fbty 4.11', [
  [1, 'bet'],
  [2, 'settlement'],
])

export const CURRENCIES = documented('fbty 1.1', [
  [1, 'RMB'],
  [200, 'USDT'],
])

export const LANGUAGES = documented('fbty 1.1', [
  ['CMN', 'simplified Chinese'],
  ['ZHO', 'traditional Chinese'],
  ['ENGLISH', 'English'],
])

/** `tyg`. 5 counts goals, points or runs, by the sport. */
export const COUNTS = documented('fbty 2.7', [
  [5, 'score'],
  [6, 'corners'],
  [7, 'yellow cards'],
  [8, 'red cards'],
  [9, 'cards'],
  [12, 'frames'],
  [5556, 'sets'],
  [5559, 'games'],
  [5601, 'hits'],
  [5602, 'wickets'],
  [5603, 'touchdowns'],
  [5605, 'legs'],
  [5606, 'outs'],
  [5607, 'balls'],
  [5608, 'scorecards'],
  [5609, 'rounds'],
  [5611, 'homeRuns'],
  [5612, 'fieldGoals'],
  [5613, 'fours'],
  [5614, 'sixes'],
])

/** In the order of the tabs; the last four are ours. */
export const TABS = documented('fbty 2.7', [
  ['p', 'hot'],
  ['h', 'handicap and total'],
  ['s', 'goals'],
  ['cs', 'correct score'],
  ['f', 'halves'],
  ['t', 'quarters of an hour'],
  ['c', 'corners'],
  ['b', 'cards'],
  ['i', 'specials'],
  ['q', 'quarters'],
  ['set', 'sets'],
  ['o', 'others'],
  ['et', 'extra time'],
  ['pk', 'penalties'],
  ['pd', 'thirds'],
  ['inn', 'innings'],
  ['rd', 'rounds'],
])
