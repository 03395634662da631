import { PMTY_SET_CODES, PMTY_SET_COUNTS, PMTY_SET_PHASES } from './sets.ts'

export {
  BET_RESULT_CODES as PMTY_BET_RESULT_CODES,
  BET_RESULTS as PMTY_BET_RESULTS,
} from '../orderNumbers.ts'

/**
 * The venue's numbers and the domain's names for them. They are plain literals, because `wire` does not
 * depend on the domain; the venue's adapter and the platform check them against the domain's types.
 */

/** Sports by `csid`. Sports that are not listed are not offered. */
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
  15: 'hockey',
  16: 'waterPolo',
  37: 'cricket',
  38: 'darts',
  39: 'beachSoccer',
  100: 'lol',
  101: 'dota2',
  102: 'csgo',
  103: 'kog',
  1001: 'virtualFootball',
  1002: 'virtualGreyhounds',
  1004: 'virtualBasketball',
  1009: 'virtualSpeedway',
  1010: 'virtualMotorbike',
  1011: 'virtualHorse',
} as const

/**
 * Period by `mmp`. Half time is 31 in basketball too; 301 to 306 are the other breaks, 800 to 1200 the ends of
 * sets.
 */
export const PMTY_PHASES = {
  ...PMTY_SET_PHASES,
  0: 'notStarted',
  1: 'firstHalf',
  2: 'secondHalf',
  6: 'firstHalf',
  7: 'secondHalf',
  13: 'quarter1',
  14: 'quarter2',
  15: 'quarter3',
  16: 'quarter4',
  31: 'halfTime',
  32: 'extraTimeAwaited',
  33: 'extraTimeBreak',
  34: 'penaltiesAwaited',
  40: 'overtime',
  41: 'extraTimeFirstHalf',
  42: 'extraTimeSecondHalf',
  51: 'third1',
  52: 'third2',
  53: 'third3',
  50: 'penalties',
  61: 'notStarted',
  71: 'race',
  80: 'interrupted',
  90: 'abandoned',
  100: 'regularEnd',
  110: 'extraTimeEnd',
  120: 'ended',
  301: 'break',
  302: 'break',
  303: 'break',
  304: 'break',
  305: 'break',
  306: 'break',
  800: 'break',
  900: 'break',
  999: 'ended',
  1000: 'break',
  1100: 'break',
  1200: 'break',
} as const

/** `mmp` by period, where several codes have one name. Halves are 6 and 7 in football, 1 and 2 elsewhere. */
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
  ...PMTY_SET_CODES,
  third1: 51,
  third2: 52,
  third3: 53,
  extraTimeAwaited: 32,
  extraTimeFirstHalf: 41,
  extraTimeBreak: 33,
  extraTimeSecondHalf: 42,
  extraTimeEnd: 110,
  penaltiesAwaited: 34,
  penalties: 50,
  race: 71,
  interrupted: 80,
  abandoned: 90,
  ended: 999,
  unknown: 0,
} as const

/** Match state by `ms`; 110 is *about to start*. */
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

/** `ms` by match state. */
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

/** Status by `mhs` of a match and `hs` of a line; 3 to 5 occur in the push only. */
export const PMTY_STATUSES = {
  0: 'open',
  1: 'suspended',
  2: 'closed',
  3: 'closed',
  4: 'closed',
  5: 'closed',
  11: 'locked',
} as const

/** `mhs` and `hs` by status. */
export const PMTY_STATUS_CODES = { open: 0, suspended: 1, closed: 2, locked: 11 } as const

/** Status by `os` of an option; 3 is hidden. */
export const PMTY_OPTION_STATUSES = { 1: 'open', 2: 'suspended', 3: 'closed' } as const

/** `os` by status; the venue cannot lock a single option. */
export const PMTY_OPTION_STATUS_CODES = { open: 1, suspended: 2, locked: 2, closed: 3 } as const

/** Odds formats of `hsw`, which is a comma-separated list. */
export const PMTY_ODDS_FORMATS = {
  1: 'europe',
  2: 'hk',
  3: 'malay',
  4: 'british',
  5: 'american',
  6: 'indonesian',
} as const

/** Odds formats by `marketType` and `marketTypeFinally`. */
export const PMTY_ODDS_FORMAT_NAMES = {
  EU: 'europe',
  HK: 'hk',
  MY: 'malay',
  GB: 'british',
  US: 'american',
  ID: 'indonesian',
} as const

/** `acceptOdds` by acceptance mode. */
export const PMTY_ACCEPTANCE_CODES = { better: 1, any: 2, none: 3 } as const

/** Acceptance mode by `userBetPrefer`. */
export const PMTY_BET_PREFERENCES = { 1: 'better', 2: 'any', 3: 'none' } as const

/** `userBetPrefer` by setting. The venue has no number for *ask*: with *none* too every change is asked for. */
export const PMTY_BET_PREFERENCE_CODES = { better: 1, any: 2, none: 3, ask: 3 } as const

/** Order state by `orderStatus` in the order list. */
export const PMTY_ORDER_STATES = {
  0: 'accepted',
  1: 'settled',
  2: 'cancelled',
  3: 'confirming',
  4: 'rejected',
  5: 'eventCancelled',
} as const

/** Order state by `orderStatusCode` in the answer to a bet. */
export const PMTY_PLACED_STATES = { 0: 'rejected', 1: 'accepted', 2: 'confirming' } as const

/** Order state by `status` in `queryOrderStatus` and in C201. */
export const PMTY_STATUS_ROW_STATES = {
  1: 'accepted',
  2: 'rejected',
  3: 'confirming',
  4: 'cancelled',
} as const

/** `preSettle` of an order. */
export const PMTY_CASH_OUT_STATES = {
  0: 'none',
  1: 'partial',
  2: 'full',
  3: 'partialCancelled',
  4: 'fullCancelled',
} as const

/** `field1` of the menu's node of hot leagues, in place of a `csid`; ours (docs/pmty.md, 1.2). */
export const PMTY_HOT = 0

/** `hotStatus` of a hot league in the filter. */
export const PMTY_HOT_LEAGUE = 1

/** What has become of a reservation, by `preOrderStatus`. 2 is refused by risk control, 3 cancelled by it. */
export const PMTY_RESERVATION_STATES = {
  0: 'waiting',
  1: 'filled',
  2: 'failed',
  3: 'failed',
  4: 'cancelled',
  5: 'confirming',
} as const

/** `menuType` of the top nodes, and `type` of a list request. */
export const PMTY_MENU_TYPES = { 1: 'live', 3: 'today', 4: 'early', 11: 'parlay', 100: 'champion' } as const

export const PMTY_MENU_TYPE_CODES = { live: 1, today: 3, early: 4, parlay: 11, champion: 100 } as const

/** `matchType` in market checks, limits, bets and records. A bet with the wrong one is refused. */
export const PMTY_TIMING_CODES = { early: 1, live: 2, champion: 3, virtual: 4, esports: 5 } as const

/** `currencyCode`: the platform's currency numbers as text. */
export const PMTY_CURRENCY_CODES = { RMB: '1', USDT: '200' } as const

/** The language header by client language. */
export const PMTY_LANGUAGE_CODES = { CMN: 'zh', ZHO: 'tw', ENGLISH: 'en' } as const

/** Side by `ot` of an option. A correct score is written `2:1`; `Other` is any score that is not listed. */
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
  G0: 'exact0',
  G1: 'exact1',
  G2: 'exact2',
  G3: 'exact3',
  G4: 'exact4',
  G5: 'exact5',
  G6: 'exact6More',
  H1: 'homeBy1',
  H2: 'homeBy2',
  H3: 'homeBy3More',
  A1: 'awayBy1',
  A2: 'awayBy2',
  A3: 'awayBy3More',
  HH: 'homeHome',
  HD: 'homeDraw',
  HA: 'homeAway',
  DH: 'drawHome',
  DD: 'drawDraw',
  DA: 'drawAway',
  AH: 'awayHome',
  AD: 'awayDraw',
  AA: 'awayAway',
  None: 'none',
  Same: 'equal',
  '1H': 'firstHalf',
  '2H': 'secondHalf',
  M15: 'minutes1to15',
  M30: 'minutes16to30',
  M45: 'minutes31to45',
  M60: 'minutes46to60',
  M75: 'minutes61to75',
  M90: 'minutes76to90',
  R1: 'range0to1',
  R3: 'range2to3',
  R6: 'range4to6',
  R7: 'range7More',
  R8: 'range0to8',
  R11: 'range9to11',
  R12: 'range12More',
  HY: 'homeYes',
  HN: 'homeNo',
  DY: 'drawYes',
  DN: 'drawNo',
  AY: 'awayYes',
  AN: 'awayNo',
  HS: 'homeByStoppage',
  HP: 'homeByDecision',
  AS: 'awayByStoppage',
  AP: 'awayByDecision',
  B3: 'rounds1to3',
  B6: 'rounds4to6',
  B9: 'rounds7to9',
  B12: 'rounds10to12',
} as const

/** The displayed score in `msc`: sets in tennis and volleyball, goals in football, points in basketball. */
export const PMTY_SCORE = 'S1'

/**
 * The other counts of `msc`, `stat.period` by key: halves, quarters, corners, cards, games of tennis sets.
 * Which sport counts what in S120 to S159 is our choice (docs/protocol.md, 2.4).
 */
export const PMTY_COUNTS = [
  ['S2', 'goals.firstHalf'],
  ['S3', 'goals.secondHalf'],
  ['S5', 'corners.match'],
  ['S15', 'corners.firstHalf'],
  ['S11', 'redCards.match'],
  ['S12', 'yellowCards.match'],
  ['S2', 'points.firstHalf'],
  ['S3', 'points.secondHalf'],
  ['S19', 'points.quarter1'],
  ['S20', 'points.quarter2'],
  ['S21', 'points.quarter3'],
  ['S22', 'points.quarter4'],
  ['S19', 'goals.quarter1'],
  ['S20', 'goals.quarter2'],
  ['S21', 'goals.quarter3'],
  ['S22', 'goals.quarter4'],
  ['S120', 'goals.third1'],
  ['S121', 'goals.third2'],
  ['S122', 'goals.third3'],
  ['S23', 'games.set1'],
  ['S39', 'games.set2'],
  ['S55', 'games.set3'],
  ['S71', 'games.set4'],
  ['S87', 'games.set5'],
  ...PMTY_SET_COUNTS,
  ['S160', 'hits.match'],
  ['S161', 'outs.match'],
  ['S162', 'runs.innings1to5'],
  ['S163', 'wickets.match'],
  ['S164', 'balls.match'],
  ['S165', 'wickets.set1'],
  ['S166', 'wickets.set2'],
  ['S167', 'homeRuns.match'],
  ['S168', 'fours.match'],
  ['S169', 'sixes.match'],
  ['S171', 'touchdowns.match'],
  ['S172', 'fieldGoals.match'],
] as const

/** The score of the present game of tennis as it is called, 50 for an advantage; the key is our choice. */
export const PMTY_GAME_SCORE = 'S103'

/** What follows regular time in sports that have it, in which S1 is regular time. S701 to S712 are ours. */
export const PMTY_FURTHER_COUNTS = [
  ['S7', 'goals.extraTime'],
  ['S170', 'goals.penalties'],
  ['S701', 'corners.extraTime'],
  ['S711', 'redCards.extraTime'],
  ['S712', 'yellowCards.extraTime'],
] as const
