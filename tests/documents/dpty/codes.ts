import { documented } from '../documented.ts'

export const SPORTS = documented('dpty 2.1', [
  [1, 'football'],
  [2, 'basketball'],
  [3, 'tennis'],
  [5, 'snooker'],
  [6, 'volleyball'],
  [9, 'rugby'],
  [10, 'boxing'],
  [11, 'handball'],
  [12, 'ice hockey'],
  [13, 'cricket'],
  [16, 'american football'],
  [17, 'golf'],
  [18, 'baseball'],
  [19, 'badminton'],
  [23, 'table tennis'],
  [26, 'beach volleyball'],
  [33, 'darts'],
])

/** Sports of results alone. */
export const RESULT_SPORTS = documented('dpty 2.1', [
  [30, 'floorball'],
  [31, 'futsal'],
  [32, 'MMA'],
  [34, 'bowls'],
  [35, 'water polo'],
  [36, 'cycling'],
  [37, 'formula1'],
  [38, 'stock car racing'],
  [39, 'motorcycle racing'],
  [40, 'olympic'],
  [41, 'asian games'],
])

export const ESPORTS = documented('dpty 2.1', [
  [276, 'LOL'],
  [277, 'Dota 2'],
  [278, 'CS:GO'],
  [279, 'KOG'],
  [280, 'e-football'],
  [281, 'e-basketball'],
])

export const SPORT_NOT_AT_THE_VENUE = documented('dpty 2.1', [[-1, 'not at the venue']])

/** Known to be esports, without a meaning. */
export const UNKNOWN_ESPORTS = { codes: [282, 297], source: 'dpty 2.1' } as const

export const BASES = documented('dpty 1.1', [
  ['/dpgame', '0'],
  ['/dpesports', '1'],
])

export const LIST_TYPES = documented('dpty 2.2', [
  ['in-play', 'live'],
  ['today', 'today'],
  ['early', 'early'],
  ['champion', 'champion'],
  ['parlay', 'parlay'],
  ['upcoming', 'upcoming'],
])

export const SORTS = documented('dpty 2.2', [
  ['hot', 'hot'],
  ['time', 'time'],
  ['league', 'league'],
])

/** `di`; absent is all days. */
export const DAYS = documented('dpty 2.2', [
  [0, 'today'],
  [1, 'first day that follows'],
  [7, 'last day that is listed'],
  [8, 'later'],
])

export const MATCH_STATES = documented('dpty 2.3', [
  ['notStarted', 'not started'],
  ['inProgress', 'live'],
  ['pause', 'paused'],
  ['over', 'ended'],
  ['close', 'closed'],
  ['cancel', 'cancelled'],
  ['giveUp', 'abandoned'],
  ['delay', 'delayed'],
  ['unknown', 'unknown'],
  ['extension', 'postponed'],
  ['interruption', 'interrupted'],
])

export const SALES = documented('dpty 2.3', [
  [1, 'open'],
  [2, 'suspended'],
  [3, 'closed'],
])

export const OPTION_STATUSES = documented('dpty 2.3', [
  [2, 'open'],
  [3, 'suspended'],
  [4, 'locked'],
  [5, 'closed'],
])

/** Numbers of football; those of the soccer data. */
export const FOOTBALL_PHASES = documented('dpty 2.4; protocol 1.7', [
  [1001, 'not started'],
  [1002, 'first half'],
  [1003, 'half-time'],
  [1004, 'second half'],
  [1005, 'regular end'],
  [1006, 'extra time awaited'],
  [1007, 'extra time first half'],
  [1008, 'extra time break'],
  [1009, 'extra time second half'],
  [1010, 'extra time end'],
  [1011, 'penalties awaited'],
  [1012, 'penalties'],
  [1013, 'ended'],
  [1014, 'interrupted'],
  [1015, 'abandoned'],
  [1016, 'cancelled'],
])

const numbered = (first: number, word: string, count: number): [number, string][] =>
  Array.from({ length: count }, (_, index) => [first + index, `${word}${index + 1}`])

const breaks = (first: number, count: number): [number, string][] =>
  Array.from({ length: count }, (_, index) => [first + index, 'break'])

/** Numbers of every other sport. Innings are sets of our vocabulary. */
export const OTHER_PHASES = documented('dpty 2.4', [
  [1001, 'not started'],
  [1013, 'ended'],
  [1014, 'interrupted'],
  [1015, 'abandoned'],
  [1016, 'abandoned'],
  [2001, 'first half'],
  [2002, 'half-time'],
  [2003, 'second half'],
  ...numbered(3001, 'quarter', 4),
  ...breaks(3011, 3),
  ...numbered(4001, 'third', 3),
  ...breaks(4011, 2),
  ...numbered(5001, 'set', 40),
  ...breaks(5101, 39),
  ...numbered(6001, 'set', 40),
  ...breaks(6101, 39),
  [7001, 'overtime'],
  [7002, 'penalties'],
])

/** `ctid`, what is counted. 0 is the score, whose count is that of the sport. */
export const COUNTS = documented('dpty 2.5', [
  [0, 'score'],
  [1, 'corners'],
  [2, 'cards'],
  [3, 'redCards'],
  [4, 'wickets'],
  [5, 'rounds'],
  [6, 'stoppages'],
  [7, 'places'],
  [8, 'hits'],
  [9, 'outs'],
  [10, 'balls'],
  [12, 'homeRuns'],
  [13, 'touchdowns'],
  [14, 'fieldGoals'],
  [15, 'fours'],
  [16, 'sixes'],
  [17, 'kills'],
  [18, 'towers'],
  [19, 'gold'],
])

/** What 0 counts in each sport; in all others points, and with the part `FTS` always sets. */
export const SCORES = [
  { codes: ['football', 'handball', 'ice hockey'], counts: 'goals', source: 'dpty 2.5' },
  { codes: ['baseball', 'cricket'], counts: 'runs', source: 'dpty 2.5' },
  { codes: ['tennis'], counts: 'games', source: 'dpty 2.5' },
  { codes: ['darts'], counts: 'legs', source: 'dpty 2.5' },
  { codes: ['boxing'], counts: 'scorecards', source: 'dpty 2.5' },
] as const

/** `hoa`. */
export const SELECTIONS = documented('dpty 2.6', [
  ['Home', 'home'],
  ['Away', 'away'],
  ['Over', 'over'],
  ['Under', 'under'],
  ['Draw', 'draw'],
  ['Odd', 'odd'],
  ['Even', 'even'],
  ['Yes', 'yes'],
  ['No', 'no'],
  ['None', 'none'],
  ['Other', 'other score'],
  ['2:1', 'score'],
  ['E7', 'entrant'],
])

export const ODDS_FORMATS = documented('dpty 2.7', [
  [1, 'europe'],
  [2, 'hk'],
  [3, 'malay'],
  [4, 'indonesian'],
  [5, 'american'],
  [6, 'british'],
])

/** `ot` of a price of a list. */
export const SOURCE_FORMATS = documented('dpty 2.7', [
  ['OU', 'europe'],
  ['HK', 'hk'],
  ['ML', 'malay'],
])

/** European prices D × 100 000 of prices as sent; a negative Malay price is cut to two decimals before. */
export const PRICES = [
  { ot: 'OU', od: '1.95', european: 195_000, source: 'dpty 2.7' },
  { ot: 'HK', od: '0.95', european: 195_000, source: 'dpty 2.7' },
  { ot: 'ML', od: '0.95', european: 195_000, source: 'dpty 2.7' },
  { ot: 'ML', od: '-0.90', european: 211_000, source: 'dpty 2.7' },
  { ot: 'ML', od: '-0.97', european: 203_000, source: 'dpty 2.7' },
  { ot: 'ML', od: '-0.50', european: 300_000, source: 'dpty 2.7' },
] as const

/** The same in esports, whose prices have three decimals. */
export const ESPORTS_PRICES = [{ ot: 'OU', od: '1.952', european: 195_200, source: 'dpty 2.7' }] as const
