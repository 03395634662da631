/**
 * The venue's numbers by the names that the domain uses. They are written as plain literals, because wire
 * knows no domain; the venue's adapter and the platform check them against the domain's types.
 */

/** `csid` (research, venues 2.1). Sports without a name here are not offered. */
export const PMTY_SPORTS = {
  1: 'football',
  2: 'basketball',
  3: 'baseball',
  4: 'iceHockey',
  5: 'tennis',
  6: 'americanFootball',
  7: 'snooker',
  8: 'tableTennis',
  9: 'volleyball',
  10: 'badminton',
  11: 'handball',
  12: 'boxing',
  13: 'beachVolleyball',
  14: 'rugby',
  16: 'waterPolo',
  37: 'cricket',
  38: 'darts',
  100: 'lol',
  101: 'dota2',
  102: 'csgo',
  103: 'kog',
  1001: 'virtualFootball',
  1002: 'virtualGreyhounds',
  1009: 'virtualSpeedway',
  1010: 'virtualMotorbike',
  1011: 'virtualHorse',
} as const

/** `mmp` read. Half time is 31 in basketball too; 301 to 306 are the other breaks. */
export const PMTY_PHASES = {
  0: 'notStarted',
  1: 'firstHalf',
  2: 'secondHalf',
  6: 'firstHalf',
  7: 'secondHalf',
  8: 'set1',
  9: 'set2',
  10: 'set3',
  11: 'set4',
  12: 'set5',
  13: 'quarter1',
  14: 'quarter2',
  15: 'quarter3',
  16: 'quarter4',
  31: 'halfTime',
  32: 'break',
  33: 'break',
  34: 'break',
  40: 'overtime',
  41: 'extraTime',
  42: 'extraTime',
  50: 'penalties',
  61: 'notStarted',
  80: 'interrupted',
  90: 'abandoned',
  100: 'regularEnd',
  110: 'break',
  120: 'ended',
  301: 'break',
  302: 'break',
  303: 'break',
  304: 'break',
  305: 'break',
  306: 'break',
  999: 'ended',
} as const

/** `mmp` written, where several codes share a name. Halves are 6 and 7 in football, 1 and 2 elsewhere. */
export const PMTY_PHASE_CODES = {
  notStarted: 0,
  firstHalf: 6,
  halfTime: 31,
  secondHalf: 7,
  regularEnd: 100,
  quarter1: 13,
  quarter2: 14,
  quarter3: 15,
  quarter4: 16,
  break: 301,
  overtime: 40,
  set1: 8,
  set2: 9,
  set3: 10,
  set4: 11,
  set5: 12,
  extraTime: 41,
  penalties: 50,
  interrupted: 80,
  abandoned: 90,
  ended: 999,
  unknown: 0,
} as const

/** `ms` read; 110 is about to start. */
export const PMTY_MATCH_STATES = {
  0: 'notStarted',
  1: 'live',
  2: 'paused',
  3: 'ended',
  4: 'closed',
  5: 'cancelled',
  6: 'abandoned',
  7: 'delayed',
  8: 'unknown',
  9: 'postponed',
  10: 'interrupted',
  110: 'notStarted',
} as const

/** `ms` written. */
export const PMTY_MATCH_STATE_CODES = {
  notStarted: 0,
  live: 1,
  paused: 2,
  ended: 3,
  closed: 4,
  cancelled: 5,
  abandoned: 6,
  delayed: 7,
  unknown: 8,
  postponed: 9,
  interrupted: 10,
} as const

/** `mhs` of a match and `hs` of a line, read; 3 to 5 come from the push. */
export const PMTY_STATUSES = {
  0: 'open',
  1: 'suspended',
  2: 'closed',
  3: 'closed',
  4: 'closed',
  5: 'closed',
  11: 'locked',
} as const

/** `mhs` and `hs` written. */
export const PMTY_STATUS_CODES = { open: 0, suspended: 1, closed: 2, locked: 11 } as const

/** `os` of an option, read; 3 is hidden. */
export const PMTY_OPTION_STATUSES = { 1: 'open', 2: 'suspended', 3: 'closed' } as const

/** `os` written; the venue cannot lock one option. */
export const PMTY_OPTION_STATUS_CODES = { open: 1, suspended: 2, locked: 2, closed: 3 } as const

/** `hsw`: a comma list of these. */
export const PMTY_ODDS_FORMATS = {
  1: 'europe',
  2: 'hk',
  3: 'malay',
  4: 'british',
  5: 'american',
  6: 'indonesian',
} as const

/** `marketType` and `marketTypeFinally`. */
export const PMTY_ODDS_FORMAT_NAMES = {
  EU: 'europe',
  HK: 'hk',
  MY: 'malay',
  GB: 'british',
  US: 'american',
  ID: 'indonesian',
} as const

/** `acceptOdds` written. */
export const PMTY_ACCEPTANCE_CODES = { better: 1, any: 2, none: 3 } as const

/** `userBetPrefer` read; the venue keeps no *none*. */
export const PMTY_BET_PREFERENCES = { 1: 'better', 2: 'any', 3: 'none' } as const

/** `betResult` of a leg and `outcome` of an order; 0 is not settled. What was not played to its end is void. */
export const PMTY_BET_RESULTS = {
  2: 'push',
  3: 'lose',
  4: 'win',
  5: 'halfWin',
  6: 'halfLose',
  7: 'void',
  8: 'void',
  11: 'void',
  12: 'void',
  13: 'void',
  15: 'void',
  16: 'void',
} as const

/** `betResult` written. */
export const PMTY_BET_RESULT_CODES = { push: 2, lose: 3, win: 4, halfWin: 5, halfLose: 6, void: 7 } as const

/** `orderStatus` in the order list. */
export const PMTY_ORDER_STATES = {
  0: 'accepted',
  1: 'settled',
  2: 'cancelled',
  3: 'confirming',
  4: 'rejected',
} as const

/** `orderStatusCode` in the answer to a bet. */
export const PMTY_PLACED_STATES = { 0: 'rejected', 1: 'accepted', 2: 'confirming' } as const

/** `status` in `queryOrderStatus` and in C201. */
export const PMTY_STATUS_ROW_STATES = {
  1: 'accepted',
  2: 'rejected',
  3: 'confirming',
  4: 'cancelled',
} as const

/** `menuType` of the top nodes, and `type` of a list request. */
export const PMTY_MENU_TYPES = { 1: 'live', 3: 'today', 4: 'early', 11: 'parlay', 100: 'champion' } as const

export const PMTY_MENU_TYPE_CODES = { live: 1, today: 3, early: 4, parlay: 11, champion: 100 } as const

/** `matchType` in market checks, limits, bets and records. A wrong one makes a bet fail. */
export const PMTY_TIMING_CODES = { early: 1, live: 2, champion: 3, virtual: 4, esports: 5 } as const

/** `currencyCode`: the platform's own numbers as text. */
export const PMTY_CURRENCY_CODES = { RMB: '1', USDT: '200' } as const

/** `timeType` of an order list; `beginTime` and `endTime` count with 5. */
export const PMTY_TIME_TYPES = { today: 1, yesterday: 2, week: 3, month: 4, custom: 5 } as const

/** `ot` of an option. A correct score is written `2:1`; any score that is not listed is `Other`. */
export const PMTY_SIDES = {
  '1': 'home',
  X: 'draw',
  '2': 'away',
  Over: 'over',
  Under: 'under',
  Odd: 'odd',
  Even: 'even',
  Yes: 'yes',
  No: 'no',
  '1X': 'homeOrDraw',
  '12': 'homeOrAway',
  X2: 'drawOrAway',
  Other: 'otherScore',
} as const

/**
 * Which count of `msc` is which, `stat.period` by key. Cards stand apart: S11 red, S12 yellow. S1 is the
 * score as shown: sets in tennis, goals in football, points in basketball.
 */
export const PMTY_SCORES = {
  total: 'S1',
  firstHalf: 'S2',
  secondHalf: 'S3',
  corners: 'S5',
  cornersFirstHalf: 'S15',
  redCards: 'S11',
  yellowCards: 'S12',
  penalties: 'S170',
  quarter1: 'S19',
  quarter2: 'S20',
  quarter3: 'S21',
  quarter4: 'S22',
  set1: 'S23',
  set2: 'S39',
  set3: 'S55',
  set4: 'S71',
  set5: 'S87',
} as const
