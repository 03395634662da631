import { documented, following } from '../documented.ts'

export const SPORTS = documented('fbty 2.1', [
  [1, 'football'],
  [2, 'basketball'],
  [5, 'tennis'],
  [13, 'volleyball'],
  [15, 'table tennis'],
  [47, 'badminton'],
  [16, 'snooker'],
  [7, 'baseball'],
  [3, 'ice hockey'],
  [8, 'handball'],
  [51, 'beach volleyball'],
  [6, 'american football'],
  [24, 'water polo'],
  [19, 'boxing'],
  [14, 'cricket'],
  [4, 'rugby'],
  [18, 'MMA'],
])

/** Known to the client, and not offered. Which of 164 to 180 and 1020 to 1023 is which follows from the site's ids. */
export const FURTHER_SPORTS = documented('fbty 2.1', [
  [20, 'darts'],
  [92, 'motor racing'],
  [-1, 'not at the venue'],
])
export const ESPORTS = { codes: [164, 165, 177, 178, 179, 180], source: 'fbty 2.1' } as const
export const VIRTUAL_SPORTS = { codes: [1001, 1020, 1021, 1022, 1023], source: 'fbty 2.1' } as const

/** Where the numbers of a sport's periods, phases and market types begin. */
export const BASES = documented('fbty 2.1', [
  [1000, 'football'],
  [3000, 'basketball'],
  [5000, 'tennis'],
  [13000, 'volleyball'],
  [15000, 'table tennis'],
  [47000, 'badminton'],
  [16000, 'snooker'],
  [7000, 'baseball'],
  [2000, 'ice hockey'],
  [8000, 'handball'],
  [51000, 'beach volleyball'],
  [6000, 'american football'],
  [24000, 'water polo'],
  [19000, 'boxing'],
  [14000, 'cricket'],
  [4000, 'rugby'],
  [18000, 'MMA'],
])

/** `type` of a list and `ty` of a count. Parlay has lists of its own; the others are not used by the client. */
export const LIST_TYPES = documented('fbty 2.2', [
  [0, 'all'],
  [1, 'live'],
  [2, 'parlay'],
  [3, 'today'],
  [4, 'early'],
  [5, 'special group'],
  [6, 'today and live'],
  [7, 'champion'],
  [8, 'all but outrights'],
  [9, 'today and early'],
])

export const SORTS = documented('fbty 2.2', [
  [0, 'time'],
  [1, 'league'],
])

export const MATCH_TYPES = documented('fbty 2.2', [
  [1, 'outright'],
  [2, 'normal'],
  [3, 'esports'],
  [4, 'virtual'],
  [5, 'outright of esports'],
])

export const MATCH_STATES = documented('fbty 2.2', [
  [0, 'ended'],
  [1, 'postponed'],
  [2, 'interrupted'],
  [3, 'cancelled'],
  [4, 'not started'],
  [5, 'live'],
  [6, 'delayed'],
  [7, 'abandoned'],
  [8, 'paused'],
])

/** Any other number is closed. */
export const SALES = documented('fbty 2.2', [
  [1, 'open'],
  [2, 'suspended'],
])

export const MARKET_STATUSES = documented('fbty 2.2', [
  [1, 'open'],
  [0, 'suspended'],
  [-1, 'closed'],
])

export const PARLAY_FLAGS = documented('fbty 2.2', [
  [1, 'allowed'],
  [0, 'not allowed'],
])

export const ODDS_FORMATS = documented('fbty 2.2', [
  [1, 'europe'],
  [2, 'hk'],
  [3, 'malay'],
  [4, 'indonesian'],
  [5, 'american'],
  [6, 'british'],
])

export const OFFERED_FORMATS = documented('fbty 2.2', [
  [1, 'europe only'],
  [2, 'all'],
])

export const CLOCK_DIRECTIONS = documented('fbty 2.2', [
  [1, 'up'],
  [2, 'down'],
])

export const CLOCK_UNITS = documented('fbty 2.2', [
  [1, 'seconds'],
  [2, 'minutes'],
])

export const SERVING = documented('fbty 4.3', [
  [1, 'home'],
  [2, 'away'],
])

export const QUARTERS_OF_AN_HOUR = [
  'minutes1to15',
  'minutes16to30',
  'minutes31to45',
  'minutes46to60',
  'minutes61to75',
  'minutes76to90',
] as const

export const FOOTBALL_PERIODS = documented('fbty 2.3', [
  [1001, 'match'],
  [1002, 'firstHalf'],
  [1003, 'secondHalf'],
  ...QUARTERS_OF_AN_HOUR.map((period, index) => [1004 + index, period] as const),
  [1010, 'extraTime'],
  [1011, 'penalties'],
  [1012, 'tie'],
])

const counted = (first: number, word: string, count: number): [number, string][] =>
  Array.from({ length: count }, (_, index) => [first + index, `${word}${index + 1}`])

/** To be added to the base of a sport other than football. */
export const PERIOD_OFFSETS = [
  ...following('fbty 2.3', ['base + 1'], [[1, 'match']]),
  ...following(
    'fbty 2.3',
    ['base + 3 and 4'],
    [
      [3, 'firstHalf'],
      [4, 'secondHalf'],
    ],
  ),
  ...following('fbty 2.3', ['base + 5 to 8'], counted(5, 'quarter', 4)),
  ...following('fbty 2.3', ['base + 11 to 13'], counted(11, 'third', 3)),
  ...following('fbty 2.3', ['base + 21 to 60'], counted(21, 'set', 40)),
  ...following('fbty 2.3', ['base + 61'], [[61, 'innings1to5']]),
]

export const FOOTBALL_PHASES = documented('fbty 2.4', [
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

/** To be added to the base of a sport other than football. */
export const PHASE_OFFSETS = documented('fbty 2.4', [
  [1, 'not started'],
  [2, 'first half'],
  [3, 'half-time'],
  [4, 'second half'],
  [5, 'break'],
  [6, 'regular end'],
  [7, 'overtime'],
  ...counted(11, 'quarter', 4),
  ...counted(15, 'third', 3),
  ...counted(21, 'set', 40),
  [91, 'ended'],
  [92, 'interrupted'],
  [93, 'abandoned'],
])
