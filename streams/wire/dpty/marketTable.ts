import { forEachSet } from '../sets.ts'

const HALVES = ['match', 'firstHalf', 'secondHalf'] as const
const QUARTERS = ['quarter1', 'quarter2', 'quarter3', 'quarter4'] as const
const THIRDS = ['third1', 'third2', 'third3'] as const
const MINUTES = [
  'minutes1to15',
  'minutes16to30',
  'minutes31to45',
  'minutes46to60',
  'minutes61to75',
  'minutes76to90',
] as const
const OF_GOALS = [...HALVES, ...MINUTES, ...THIRDS, ...QUARTERS, 'extraTime'] as const
const WHOLE = ['match'] as const
const ALL_SETS = forEachSet((_, word) => word)
const FIRST_THREE_SETS = ['set1', 'set2', 'set3'] as const
const INNINGS = ['set1', 'set2', 'set3', 'set4', 'set5', 'set6', 'set7', 'set8', 'set9'] as const
/** The maps of esports. */
const MAPS = ['set1', 'set2', 'set3', 'set4', 'set5', 'set6', 'set7'] as const
const FIRST_SETS = ['set1', 'set2', 'set3', 'set4', 'set5'] as const
const COUNTED = ['goals', 'corners', 'cards'] as const

/** The suffix of `kc` that follows the period, by kind of market. Ranges share one code and differ in `ctid`. */
export const DPTY_KINDS = {
  result: '1X2',
  winner: 'ML',
  handicap: 'AH',
  total: 'OU',
  oddEven: 'OE',
  correctScore: 'CS',
  teamTotalHome: 'OUH',
  teamTotalAway: 'OUA',
  oddEvenHome: 'OEH',
  oddEvenAway: 'OEA',
  doubleChance: 'DC',
  bothScore: 'BTS',
  resultAndBothScore: 'RBS',
  exactTotal: 'TG',
  winningMargin: 'WM',
  cleanSheetHome: 'NCH',
  cleanSheetAway: 'NCA',
  winToNilHome: 'WNH',
  winToNilAway: 'WNA',
  firstTeam: 'FG',
  lastTeam: 'LG',
  nextTeam: 'NG',
  race: 'RC',
  anyScore: 'AG',
  halfTimeFullTime: 'HTFT',
  firstTime: 'TF',
  goalRange: 'RG',
  cornerRange: 'RG',
  scoreBothHalvesHome: 'SBH',
  scoreBothHalvesAway: 'SBA',
  winBothHalvesHome: 'WBH',
  winBothHalvesAway: 'WBA',
  winEitherHalfHome: 'WEH',
  winEitherHalfAway: 'WEA',
  halfWithMost: 'HM',
  distance: 'DI',
  roundGroup: 'RO',
  method: 'MV',
  toQualify: 'QF',
  outright: 'OR',
} as const

type Kind = keyof typeof DPTY_KINDS

/** Every combination of the given stats, kinds and periods. */
function markets<S extends string, K extends Kind, P extends string>(
  stats: readonly S[],
  kinds: readonly K[],
  periods: readonly P[],
): readonly `${S}.${K}.${P}`[] {
  return stats.flatMap((stat) =>
    kinds.flatMap((kind) => periods.map((period) => `${stat}.${kind}.${period}` as const)),
  )
}

/** All markets that the venue has, as `stat.kind.period` (docs/venues/dpty.md, 2.5). */
export const DPTY_MARKETS = [
  ...markets(['goals'], ['result', 'handicap', 'total'], OF_GOALS),
  ...markets(['corners'], ['result', 'handicap', 'total'], [...HALVES, ...MINUTES]),
  ...markets(['corners'], ['handicap', 'total'], ['extraTime']),
  ...markets(['cards'], ['result', 'handicap', 'total'], HALVES),
  ...markets(['runs'], ['result', 'total'], [...INNINGS, 'innings1to5']),
  ...markets(['scorecards'], ['result'], WHOLE),
  ...markets(['goals'], ['winner'], [...HALVES, 'penalties']),
  ...markets(['points'], ['winner', 'total'], [...HALVES, ...QUARTERS, ...ALL_SETS]),
  ...markets(['sets'], ['winner', 'handicap', 'total', 'correctScore'], WHOLE),
  ...markets(['games'], ['winner', 'handicap', 'total'], FIRST_THREE_SETS),
  ...markets(['games'], ['handicap', 'total', 'oddEven'], WHOLE),
  ...markets(['legs'], ['winner', 'total'], ALL_SETS),
  ...markets(['legs'], ['total'], WHOLE),
  ...markets(['runs'], ['winner', 'handicap', 'total', 'oddEven'], WHOLE),
  ...markets(['runs'], ['handicap'], ['innings1to5']),
  ...markets(['points'], ['handicap'], [...HALVES, ...QUARTERS, ...FIRST_SETS]),
  ...markets(['goals'], ['total'], ['penalties']),
  ...markets(['wickets'], ['total'], ['set1', 'set2']),
  ...markets(['rounds'], ['total'], WHOLE),
  ...markets(['goals'], ['oddEven'], [...HALVES, 'extraTime', 'penalties']),
  ...markets(['corners', 'cards'], ['oddEven'], HALVES),
  ...markets(['points'], ['oddEven'], ['match', 'firstHalf']),
  ...markets(['runs'], ['oddEven'], ['set1', 'set2']),
  ...markets(['goals'], ['correctScore'], [...HALVES, 'extraTime']),
  ...markets(COUNTED, ['teamTotalHome', 'teamTotalAway'], HALVES),
  ...markets(['points', 'runs'], ['teamTotalHome', 'teamTotalAway'], WHOLE),
  ...markets(['goals', 'corners'], ['oddEvenHome', 'oddEvenAway'], HALVES),
  ...markets(['goals'], ['doubleChance', 'bothScore', 'resultAndBothScore'], HALVES),
  ...markets(['cards'], ['bothScore'], HALVES),
  ...markets(['goals'], ['exactTotal', 'winningMargin'], HALVES),
  ...markets(['goals'], ['cleanSheetHome', 'cleanSheetAway', 'winToNilHome', 'winToNilAway'], HALVES),
  ...markets(COUNTED, ['firstTeam', 'lastTeam'], HALVES),
  ...markets(['goals'], ['nextTeam', 'race'], WHOLE),
  ...markets(['corners'], ['race'], HALVES),
  ...markets(['goals'], ['anyScore'], MINUTES),
  ...markets(['redCards'], ['anyScore'], WHOLE),
  ...markets(['goals'], ['halfTimeFullTime', 'firstTime', 'goalRange'], WHOLE),
  ...markets(['corners'], ['cornerRange'], WHOLE),
  ...markets(['goals'], ['scoreBothHalvesHome', 'scoreBothHalvesAway', 'winBothHalvesHome'], WHOLE),
  ...markets(['goals'], ['winBothHalvesAway', 'winEitherHalfHome', 'winEitherHalfAway'], WHOLE),
  ...markets(COUNTED, ['halfWithMost'], WHOLE),
  ...markets(['stoppages'], ['distance', 'roundGroup'], WHOLE),
  ...markets(['scorecards'], ['method'], WHOLE),
  ...markets(['goals'], ['toQualify'], ['tie']),
  ...markets(['places'], ['outright'], WHOLE),
  ...markets(['towers', 'rounds'], ['winner', 'handicap', 'total'], MAPS),
  ...markets(['kills'], ['handicap', 'total', 'oddEven'], MAPS),
  ...markets(['rounds'], ['oddEven'], MAPS),
] as const

/** A part of a match in `kc`, by period. Sets are `S1` to `S40`. */
export const DPTY_PARTS = {
  match: 'FT',
  firstHalf: 'HT',
  secondHalf: 'SH',
  quarter1: 'Q1',
  quarter2: 'Q2',
  quarter3: 'Q3',
  quarter4: 'Q4',
  third1: 'T1',
  third2: 'T2',
  third3: 'T3',
  innings1to5: 'F5',
  minutes1to15: 'M15',
  minutes16to30: 'M30',
  minutes31to45: 'M45',
  minutes46to60: 'M60',
  minutes61to75: 'M75',
  minutes76to90: 'M90',
  extraTime: 'ET',
  penalties: 'PK',
  tie: 'TIE',
} as const

/** The part of what is counted in sets of the whole match. */
export const DPTY_SETS_PART = 'FTS'

/** `ctid` of what is counted besides the score, which is 0; 8 to 16 and 19 are of counts only. */
export const DPTY_COUNTS = {
  corners: 1,
  cards: 2,
  redCards: 3,
  wickets: 4,
  rounds: 5,
  stoppages: 6,
  places: 7,
  hits: 8,
  outs: 9,
  balls: 10,
  yellowCards: 11,
  homeRuns: 12,
  touchdowns: 13,
  fieldGoals: 14,
  fours: 15,
  sixes: 16,
  kills: 17,
  towers: 18,
  gold: 19,
} as const

/** `ctid` of the score of the present game of tennis, of counts only. */
export const DPTY_GAME_SCORE = 20

/** What `ctid` 0 counts: points in the sports that are not here. In boxing the parts count points. */
export const DPTY_SCORES = {
  football: 'goals',
  handball: 'goals',
  iceHockey: 'goals',
  waterPolo: 'goals',
  baseball: 'runs',
  cricket: 'runs',
  tennis: 'games',
  darts: 'legs',
  boxing: 'scorecards',
} as const

/** Sports in which the winner of the match is that of its sets, or of its maps. */
export const DPTY_SET_SPORTS = [
  'tennis',
  'volleyball',
  'beachVolleyball',
  'tableTennis',
  'badminton',
  'snooker',
  'darts',
  'dota2',
  'lol',
  'csgo',
  'kog',
] as const
