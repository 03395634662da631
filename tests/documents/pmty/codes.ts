import { documented } from '../documented.ts'

export const SPORTS = documented('pmty 1.1', [
  [1, 'football'],
  [2, 'basketball'],
  [3, 'baseball'],
  [4, 'ice hockey'],
  [5, 'tennis'],
  [6, 'american football'],
  [7, 'snooker'],
  [8, 'table tennis'],
  [9, 'volleyball'],
  [10, 'badminton'],
  [11, 'handball'],
  [12, 'boxing'],
  [13, 'beach volleyball'],
  [14, 'rugby'],
  [15, 'hockey'],
  [16, 'water polo'],
  [37, 'cricket'],
  [38, 'darts'],
  [39, 'beach soccer'],
])

/** Which of them is which esport is not documented. */
export const ESPORTS = { codes: [100, 101, 102, 103], source: 'pmty 1.1' } as const

/** Which of them is which race is not documented. */
export const VIRTUAL_MOTOR_RACES = { codes: [1009, 1010], source: 'pmty 1.1' } as const

export const VIRTUAL_SPORTS = documented('pmty 1.1', [
  [1001, 'virtual football'],
  [1002, 'virtual greyhounds'],
  [1004, 'virtual basketball'],
  [1011, 'virtual horses'],
])

export const SPORT_NOT_AT_THE_VENUE = documented('pmty 1.1', [[-1, 'not at the venue']])

export const LIST_TYPES = documented('pmty 1.2', [
  [1, 'live'],
  [2, 'soon'],
  [3, 'today'],
  [4, 'early'],
  [11, 'parlay'],
  [100, 'champion'],
  [28, 'results'],
  [29, 'results of own bets'],
  [3000, 'esports'],
])

export const RESULT_GROUPS = documented('pmty 1.13', [
  [5, 'score'],
  [6, 'corners'],
  [7, 'yellow cards'],
  [8, 'red cards'],
  [9, 'bookings'],
  [5556, 'sets'],
  [5559, 'games'],
  [5601, 'hits'],
  [5602, 'wickets'],
  [5603, 'touchdowns'],
  [5604, 'tries'],
  [5605, 'legs'],
  [127, 'kills'],
  [5609, 'rounds'],
  [5610, 'towers'],
  [5611, 'home runs'],
  [5612, 'field goals'],
  [5613, 'fours'],
  [5614, 'sixes'],
])

export const LANGUAGES = documented('protocol 2.1', [
  ['zh', 'CMN'],
  ['tw', 'ZHO'],
  ['en', 'ENGLISH'],
])

export const SORTS = documented('pmty 1.2', [
  [1, 'league'],
  [2, 'time'],
])

export const MATCH_TYPES = documented('pmty 1.2', [
  [1, 'early'],
  [2, 'live'],
  [3, 'champion'],
  [4, 'virtual'],
  [5, 'esports'],
])

export const TIME_TYPES = documented('pmty 1.2', [
  [1, 'today'],
  [2, 'yesterday'],
  [3, 'week'],
  [4, 'month'],
  [5, 'custom'],
])

export const MATCH_STATES = documented('pmty 1.3', [
  [0, 'not started'],
  [1, 'live'],
  [2, 'pause'],
  [3, 'ended'],
  [4, 'closed'],
  [5, 'cancelled'],
  [6, 'abandoned'],
  [7, 'delayed'],
  [8, 'unknown'],
  [9, 'postponed'],
  [10, 'interrupted'],
  [110, 'about to start'],
])

export const FOOTBALL_PERIODS = documented('pmty 1.4', [
  [0, 'not started'],
  [6, 'first half'],
  [31, 'half-time'],
  [7, 'second half'],
  [100, 'end of regular time'],
  [32, 'waiting for extra time'],
  [41, 'first half of extra time'],
  [33, 'break in extra time'],
  [42, 'second half of extra time'],
  [110, 'end of extra time'],
  [34, 'waiting for penalties'],
  [50, 'penalties'],
  [120, 'end of penalties'],
  [61, 'postponed'],
  [80, 'interrupted'],
  [90, 'abandoned'],
  [999, 'ended'],
])

export const BASKETBALL_PERIODS = documented('pmty 1.4', [
  [13, 'first quarter'],
  [301, 'break after the first quarter'],
  [14, 'second quarter'],
  [302, 'break after the second quarter'],
  [15, 'third quarter'],
  [303, 'break after the third quarter'],
  [16, 'fourth quarter'],
  [1, 'first half'],
  [31, 'half-time'],
  [2, 'second half'],
  [40, 'overtime'],
  [999, 'ended'],
])

export const SET_PERIODS = documented('pmty 1.4', [
  [8, 'first set'],
  [9, 'second set'],
  [10, 'third set'],
  [11, 'fourth set'],
  [12, 'fifth set'],
  [301, 'break after the first set'],
  [302, 'break after the second set'],
  [303, 'break after the third set'],
  [304, 'break after the fourth set'],
  [305, 'break after the fifth set'],
  [306, 'break after the sixth set'],
  [441, 'sixth set'],
  [442, 'seventh set'],
  ...Array.from({ length: 33 }, (_, index) => [443 + index, `set ${8 + index}`] as const),
  [800, 'end of a set'],
  [900, 'end of a set'],
  [1000, 'end of a set'],
  [1100, 'end of a set'],
  [1200, 'end of a set'],
  [999, 'ended'],
])

export const INNING_PERIODS = documented('pmty 1.4', [
  ...Array.from({ length: 40 }, (_, index) => [401 + index, `inning ${1 + index}`] as const),
])

export const ICE_HOCKEY_PERIODS = documented('pmty 1.4', [
  [51, 'first period'],
  [52, 'second period'],
  [53, 'third period'],
])

export const RACE_PERIODS = documented('pmty 1.4', [[71, 'race']])

export const MARKET_STATUSES = documented('pmty 1.5', [
  [0, 'open'],
  [1, 'suspended'],
  [2, 'closed'],
  [11, 'locked'],
])

export const PUSHED_AS_CLOSED = documented('pmty 1.5', [
  [3, 'closed'],
  [4, 'closed'],
  [5, 'closed'],
])

/** Hidden is not shown, like closed. */
export const OPTION_STATUSES = documented('pmty 1.5', [
  [1, 'open'],
  [2, 'suspended'],
  [3, 'closed'],
])

export const ODDS_FORMATS = documented('pmty 1.6', [
  [1, 'europe'],
  [2, 'hong kong'],
  [3, 'malay'],
  [4, 'british'],
  [5, 'american'],
  [6, 'indonesian'],
])

export const ODDS_FORMAT_WORDS = documented('pmty 1.6', [
  ['EU', 'europe'],
  ['HK', 'hong kong'],
  ['MY', 'malay'],
  ['GB', 'british'],
  ['US', 'american'],
  ['ID', 'indonesian'],
])

export const ORDER_STATES = documented('pmty 1.7', [
  [0, 'unsettled'],
  [1, 'settled'],
  [2, 'cancelled'],
  [3, 'confirming'],
  [4, 'refused'],
  [5, 'event cancelled'],
])

export const PLACED_STATES = documented('pmty 1.7', [
  [0, 'failed'],
  [1, 'accepted'],
  [2, 'confirming'],
])

export const QUERIED_STATES = documented('pmty 1.7', [
  [1, 'accepted'],
  [2, 'failed'],
  [3, 'confirming'],
  [4, 'cancelled'],
])

export const ACCEPTANCE_MODES = documented('pmty 1.7; protocol 2.2', [
  [1, 'better'],
  [2, 'any'],
  [3, 'none'],
])

export const BET_PREFERENCES = documented('pmty 1.7', [
  [1, 'better'],
  [2, 'any'],
])

export const CURRENCIES = documented('pmty 1.7; protocol 2.4', [
  ['1', 'RMB'],
  ['200', 'USDT'],
])

export const RESULTS = documented('pmty 1.8', [
  [0, 'none yet'],
  [2, 'push'],
  [3, 'lost'],
  [4, 'won'],
  [5, 'half won'],
  [6, 'half lost'],
  [7, 'cancelled'],
  [8, 'postponed'],
  [11, 'delayed'],
  [12, 'interrupted'],
  [13, 'invalid'],
  [15, 'abandoned'],
  [16, 'invalid'],
  [18, 'cancelled'],
  [19, 'postponed'],
  [23, 'bets cancelled'],
  [24, 'handicap cancelled'],
  [1001, 'invalid'],
])

export const SCORE_KEYS = documented('pmty 1.9', [
  ['S1', 'match'],
  ['S2', 'first half'],
  ['S3', 'second half'],
  ['S5', 'corners'],
  ['S7', 'overtime'],
  ['S11', 'red cards'],
  ['S12', 'yellow cards'],
  ['S15', 'corners of the first half'],
  ['S19', 'first quarter'],
  ['S22', 'fourth quarter'],
  ['S23', 'first set'],
  ['S39', 'second set'],
  ['S55', 'third set'],
  ['S71', 'fourth set'],
  ['S87', 'fifth set'],
  ['S160', 'hits'],
  ['S161', 'outs'],
  ['S162', 'first five innings'],
  ['S163', 'wickets'],
  ['S164', 'balls'],
  ['S165', 'wickets of the first innings'],
  ['S166', 'wickets of the second innings'],
  ['S167', 'home runs'],
  ['S168', 'fours'],
  ['S169', 'sixes'],
  ['S170', 'penalties'],
  ['S171', 'touchdowns'],
  ['S172', 'field goals'],
])

export const PLAYS = documented('pmty 1.11', [
  [1, 'goals.result.match'],
  [2, 'goals.total.match'],
  [4, 'goals.handicap.match'],
  [17, 'goals.result.firstHalf'],
  [18, 'goals.total.firstHalf'],
  [19, 'goals.handicap.firstHalf'],
])

/** The codes of series on the wire: unit combinations of 2 to 10 legs, and the full covers. */
export const SERIES = documented('pmty 1.12; betting 4', [
  ['2001', '2 legs, 1 line'],
  ['3001', '3 legs, 1 line'],
  ['4001', '4 legs, 1 line'],
  ['10001', '10 legs, 1 line'],
  ['3004', '3 legs, 4 lines'],
  ['40011', '4 legs, 11 lines'],
  ['50026', '5 legs, 26 lines'],
  ['60057', '6 legs, 57 lines'],
  ['700120', '7 legs, 120 lines'],
  ['800247', '8 legs, 247 lines'],
  ['900502', '9 legs, 502 lines'],
  ['10001013', '10 legs, 1013 lines'],
])
