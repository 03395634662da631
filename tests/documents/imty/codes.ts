import { documented } from '../documented.ts'

export const SPORTS = documented('imty 2.1', [
  [1, 'football'],
  [2, 'basketball'],
  [3, 'tennis'],
  [7, 'badminton'],
  [8, 'baseball'],
  [11, 'boxing'],
  [15, 'darts'],
  [18, 'hockey'],
  [19, 'american football'],
  [21, 'golf'],
  [23, 'handball'],
  [25, 'ice hockey'],
  [29, 'motor sport'],
  [31, 'rugby'],
  [34, 'snooker'],
  [36, 'table tennis'],
  [40, 'volleyball'],
  [41, 'water polo'],
])

/** What the venue's own bet types are about in a match of the sport. */
export const COUNTS_OF_SPORTS = [
  { codes: [1, 18, 23, 25, 41], counts: 'goals', source: 'imty 2.1' },
  { codes: [2, 7, 19, 34, 36, 40], counts: 'points', source: 'imty 2.1' },
  { codes: [3], counts: 'games', source: 'imty 2.1' },
  { codes: [8], counts: 'runs', source: 'imty 2.1' },
  { codes: [11], counts: 'scorecards', source: 'imty 2.1' },
  { codes: [15], counts: 'legs', source: 'imty 2.1' },
  { codes: [21, 29, 31], counts: 'places', source: 'imty 2.1' },
] as const

/** All sports in a request, the hot leagues in the menu; and a sport that the venue does not have. */
export const NO_SPORT = documented('imty 2.1', [
  [0, 'all'],
  [-1, 'not at the venue'],
])

export const VIRTUAL_SPORTS = documented('imty 2.1', [
  [39, 'virtual football'],
  [43, 'virtual horses'],
  [44, 'virtual greyhounds'],
  [45, 'virtual speedway'],
  [46, 'virtual motorbikes'],
])

export const VIRTUAL_NAMES = documented('imty 2.1', [
  ['虚拟体育', 'CMN'],
  ['虛擬體育', 'ZHO'],
  ['Virtual sports', 'ENGLISH'],
])

export const EVENT_GROUPS = documented('imty 2.2', [
  [1, 'match'],
  [2, 'corners'],
  [3, 'cards'],
])

/** `BetTypeId` of the venue, each about the count of the sport, of corners or of cards. */
export const BET_TYPES = documented('imty 2.2', [
  [1, 'handicap'],
  [2, 'total'],
  [3, 'result'],
  [5, 'oddEven'],
  [6, 'correctScore'],
  [7, 'goalRange'],
  [8, 'doubleChance'],
  [11, 'outright'],
])

const counted = (first: number, words: readonly string[]): [number, string][] =>
  words.map((word, index) => [first + index, word])

/** `BetTypeId` of every other market: 1000 + 100 × stat + kind. */
export const FURTHER_BET_TYPES = documented('imty 2.2', [
  [1001, 'goals.winner'],
  [1006, 'goals.bothScore'],
  ...counted(1008, ['goals.teamTotalHome', 'goals.teamTotalAway']),
  ...counted(1011, ['goals.exactTotal', 'goals.winningMargin', 'goals.oddEvenHome', 'goals.oddEvenAway']),
  ...counted(1015, ['goals.cleanSheetHome', 'goals.cleanSheetAway']),
  ...counted(1017, ['goals.winToNilHome', 'goals.winToNilAway', 'goals.halfTimeFullTime', 'goals.anyScore']),
  ...counted(1021, ['goals.firstTeam', 'goals.lastTeam', 'goals.nextTeam', 'goals.race']),
  ...counted(1025, ['goals.scoreBothHalvesHome', 'goals.scoreBothHalvesAway']),
  ...counted(1027, ['goals.winBothHalvesHome', 'goals.winBothHalvesAway']),
  ...counted(1029, ['goals.winEitherHalfHome', 'goals.winEitherHalfAway']),
  ...counted(1031, ['goals.halfWithMost', 'goals.firstTime']),
  [1035, 'goals.resultAndBothScore'],
  [1044, 'goals.toQualify'],
  ...counted(1108, ['corners.teamTotalHome', 'corners.teamTotalAway']),
  ...counted(1113, ['corners.oddEvenHome', 'corners.oddEvenAway']),
  ...counted(1121, ['corners.firstTeam', 'corners.lastTeam']),
  [1124, 'corners.race'],
  [1131, 'corners.halfWithMost'],
  [1134, 'corners.cornerRange'],
  [1206, 'cards.bothScore'],
  ...counted(1208, ['cards.teamTotalHome', 'cards.teamTotalAway']),
  ...counted(1221, ['cards.firstTeam', 'cards.lastTeam']),
  [1231, 'cards.halfWithMost'],
  [1620, 'redCards.anyScore'],
  [1301, 'points.winner'],
  ...counted(1308, ['points.teamTotalHome', 'points.teamTotalAway']),
  ...counted(1401, ['sets.winner', 'sets.handicap', 'sets.total']),
  [1405, 'sets.correctScore'],
  [1501, 'games.winner'],
  [2401, 'legs.winner'],
  [1901, 'runs.winner'],
  ...counted(1908, ['runs.teamTotalHome', 'runs.teamTotalAway']),
  [2503, 'rounds.total'],
  [3437, 'scorecards.method'],
  [3536, 'stoppages.distance'],
  [3538, 'stoppages.roundGroup'],
  ...counted(1845, ['places.place', 'places.forecast', 'places.quinella']),
  ...counted(4003, ['number.total', 'number.oddEven']),
])

const numbered = (first: number, word: string, count: number): [number, string][] =>
  Array.from({ length: count }, (_, index) => [first + index, `${word}${index + 1}`])

export const PERIODS = documented('imty 2.2', [
  [1, 'match'],
  [2, 'firstHalf'],
  [3, 'secondHalf'],
  ...numbered(103, 'quarter', 4),
  ...numbered(107, 'set', 40),
  ...numbered(147, 'third', 3),
  ...counted(150, ['minutes1to15', 'minutes16to30', 'minutes31to45', 'minutes46to60', 'minutes61to75']),
  [155, 'minutes76to90'],
  [156, 'extraTime'],
  [157, 'penalties'],
  [158, 'tie'],
  [160, 'innings1to5'],
])

/** `result` has 5, 6 and 7, every other kind 1, 2 and 7; a reader takes 1 and 5, and 2 and 6, for the same. */
export const SELECTIONS = documented('imty 2.3', [
  [0, 'entrant'],
  [1, 'home'],
  [2, 'away'],
  [3, 'over'],
  [4, 'under'],
  [5, 'home'],
  [6, 'away'],
  [7, 'draw'],
  [10, 'two entrants'],
  [106, 'odd'],
  [107, 'even'],
  [108, 'yes'],
  [109, 'no'],
  [113, 'other score'],
  [136, 'none'],
])

/** Sides that the page gives as a group, in the kind of market that has them. */
export const SELECTION_GROUPS = [
  { codes: [110, 111, 112], kind: 'doubleChance', source: 'imty 2.2; imty 2.3' },
  { codes: [146, 147, 148, 149], kind: 'goalRange', source: 'imty 2.2' },
] as const

/** A score is 1000 + 30 × home + away, each at most 29. */
export const SCORE_RULE = { code: '1000 + 30 × home + away', most: 29, source: 'imty 2.3' } as const

export const MARKETS = documented('imty 2.4', [
  [0, 'all'],
  [1, 'early'],
  [2, 'today'],
  [3, 'live'],
])

export const EVENT_STATUSES = documented('imty 2.4', [
  [1, 'open'],
  [2, 'closed'],
  [3, 'suspended'],
  [4, 'locked'],
])

export const EVENT_STATES = documented('imty 2.4', [
  [0, 'not started'],
  [1, 'live'],
  [2, 'paused'],
  [3, 'ended'],
  [4, 'closed'],
  [5, 'cancelled'],
  [6, 'abandoned'],
  [7, 'delayed'],
  [8, 'unknown'],
  [9, 'postponed'],
  [10, 'interrupted'],
])

export const NEUTRAL_GROUND = documented('imty 2.4', [[0, 'neutral']])

export const EVENT_TYPES = documented('imty 2.4', [
  [1, 'match'],
  [2, 'outright'],
])

export const SORTS = documented('imty 2.4', [
  [1, 'time'],
  [2, 'league'],
])

/** The words of `RBTime`, before the clock. */
export const PHASES = documented('imty 2.4', [
  ['NS', 'not started'],
  ['1H', 'first half'],
  ['HT', 'half-time'],
  ['2H', 'second half'],
  ['FT', 'regular end'],
  ['Q1', 'quarter1'],
  ['Q4', 'quarter4'],
  ['P1', 'third1'],
  ['P3', 'third3'],
  ['S1', 'set1'],
  ['S40', 'set40'],
  ['BR', 'break'],
  ['OT', 'overtime'],
  ['EW', 'extra time awaited'],
  ['E1', 'extra time first half'],
  ['EB', 'extra time break'],
  ['E2', 'extra time second half'],
  ['EE', 'extra time end'],
  ['PW', 'penalties awaited'],
  ['PS', 'penalties'],
  ['INT', 'interrupted'],
  ['ABD', 'abandoned'],
  ['END', 'ended'],
])

/** Between the first and the last word of a range, which the page does not write out. */
export const PHASES_BETWEEN = {
  ...{ Q2: 'quarter2', Q3: 'quarter3', P2: 'third2' },
  ...Object.fromEntries(Array.from({ length: 38 }, (_, index) => [`S${index + 2}`, `set${index + 2}`])),
} as const

export const CLOCK_STATES = documented('imty 2.4', [
  [1, 'running'],
  [0, 'standing'],
])
