import type { MarketSpec } from '../../streams/domain/market.ts'
import { PERIODS } from '../../streams/domain/vocabulary/periods.ts'

/** The tabs under which a match page groups its markets; each venue has some of them, under its own names. */
export type MarketTab =
  | 'handicapAndTotal'
  | 'goals'
  | 'correctScore'
  | 'halves'
  | 'minutes'
  | 'order'
  | 'corners'
  | 'cards'
  | 'specials'
  | 'extraTime'
  | 'penalties'
  | 'quarters'
  | 'thirds'
  | 'setsOfGames'
  | 'sets'
  | 'innings'

const GOAL_KINDS: ReadonlySet<string> = new Set([
  'total',
  'oddEven',
  'bothScore',
  'teamTotalHome',
  'teamTotalAway',
  'exactTotal',
  'goalRange',
  'anyScore',
  'nextTeam',
  'firstTeam',
  'lastTeam',
  'race',
  'firstTime',
  'winningMargin',
  'oddEvenHome',
  'oddEvenAway',
  'cleanSheetHome',
  'cleanSheetAway',
  'winToNilHome',
  'winToNilAway',
])

const IN_INNINGS: ReadonlySet<string> = new Set(['runs', 'wickets'])

const OF_BOTH_HALVES: ReadonlySet<string> = new Set([
  'halfTimeFullTime',
  'scoreBothHalvesHome',
  'scoreBothHalvesAway',
  'winBothHalvesHome',
  'winBothHalvesAway',
  'winEitherHalfHome',
  'winEitherHalfAway',
  'halfWithMost',
])

const ORDER_KINDS: ReadonlySet<string> = new Set(['firstTeam', 'lastTeam', 'nextTeam', 'race', 'firstTime'])

const SPECIAL_KINDS: ReadonlySet<string> = new Set([
  ...OF_BOTH_HALVES,
  'resultAndBothScore',
  'winningMargin',
  'cleanSheetHome',
  'cleanSheetAway',
  'winToNilHome',
  'winToNilAway',
  'goalRange',
  'cornerRange',
  'distance',
  'method',
  'roundGroup',
])

/** Whether a market is under a tab; it may be under several, or under none. */
export const MARKET_TABS: Readonly<Record<MarketTab, (spec: MarketSpec) => boolean>> = {
  handicapAndTotal: ({ kind }) => kind === 'handicap' || kind === 'total',
  goals: ({ kind, stat }) => stat === 'goals' && GOAL_KINDS.has(kind),
  correctScore: ({ kind }) => kind === 'correctScore',
  halves: ({ period, kind }) => PERIODS[period].part === 'half' || OF_BOTH_HALVES.has(kind),
  minutes: ({ period, kind }) => PERIODS[period].part === 'minutes' || kind === 'firstTime',
  order: ({ kind }) => ORDER_KINDS.has(kind),
  corners: ({ stat }) => stat === 'corners',
  cards: ({ stat }) => stat === 'cards' || stat === 'redCards',
  specials: ({ kind }) => SPECIAL_KINDS.has(kind),
  extraTime: ({ period }) => PERIODS[period].part === 'extraTime',
  penalties: ({ period }) => PERIODS[period].part === 'penalties',
  quarters: ({ period }) => PERIODS[period].part === 'quarter',
  thirds: ({ period }) => PERIODS[period].part === 'third',
  setsOfGames: ({ period, stat }) => PERIODS[period].part === 'set' && stat === 'games',
  // Also the frames of snooker and the rounds of boxing.
  sets: ({ period, stat }) => PERIODS[period].part === 'set' && stat !== 'games' && !IN_INNINGS.has(stat),
  innings: ({ period, stat }) => PERIODS[period].part !== 'match' && IN_INNINGS.has(stat),
}
