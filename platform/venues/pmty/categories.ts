import type { MarketSpec } from '../../../streams/domain/market.ts'
import { PERIODS } from '../../../streams/domain/vocabulary/periods.ts'
import type { PmtyCategory } from '../../../streams/wire/pmty/category.ts'
import type { WorldMatch } from '../../world/world.ts'
import type { AllLanguages, TextLanguage } from '../../../streams/domain/localText.ts'
import { playOf } from './numbers.ts'

interface Category {
  readonly id: string
  readonly name: AllLanguages
  /** In boxing, whose parts are rounds. */
  readonly ofRounds?: AllLanguages
  readonly holds: (spec: MarketSpec) => boolean
}

/** The tabs of the detail, in order. A play may be in several. */
const CATEGORIES: readonly Category[] = [
  { id: '1', name: { cmn: '所有投注', zho: '所有投注', english: 'All' }, holds: () => true },
  {
    id: '2',
    name: { cmn: '让球&大小', zho: '讓球&大小', english: 'Handicap & O/U' },
    holds: ({ kind }) => kind === 'handicap' || kind === 'total',
  },
  {
    id: '3',
    name: { cmn: '进球', zho: '進球', english: 'Goals' },
    holds: ({ kind, stat }) => stat === 'goals' && GOAL_KINDS.has(kind),
  },
  {
    id: '4',
    name: { cmn: '波胆', zho: '波膽', english: 'Correct Score' },
    holds: ({ kind }) => kind === 'correctScore',
  },
  {
    id: '5',
    name: { cmn: '半场', zho: '半場', english: 'Halves' },
    holds: ({ period, kind }) => PERIODS[period].part === 'half' || OF_BOTH_HALVES.has(kind),
  },
  {
    id: '11',
    name: { cmn: '15 分钟', zho: '15 分鐘', english: '15 Minutes' },
    holds: ({ period, kind }) => PERIODS[period].part === 'minutes' || kind === 'firstTime',
  },
  {
    id: '12',
    name: { cmn: '先后', zho: '先後', english: 'First & Last' },
    holds: ({ kind }) => ORDER_KINDS.has(kind),
  },
  {
    id: '6',
    name: { cmn: '角球', zho: '角球', english: 'Corners' },
    holds: ({ stat }) => stat === 'corners',
  },
  {
    id: '7',
    name: { cmn: '罚牌', zho: '罰牌', english: 'Cards' },
    holds: ({ stat }) => stat === 'cards' || stat === 'redCards',
  },
  {
    id: '13',
    name: { cmn: '特别', zho: '特別', english: 'Specials' },
    holds: ({ kind }) => SPECIAL_KINDS.has(kind),
  },
  {
    id: '15',
    name: { cmn: '加时', zho: '加時', english: 'Extra Time' },
    holds: ({ period }) => PERIODS[period].part === 'extraTime',
  },
  {
    id: '16',
    name: { cmn: '点球', zho: '十二碼', english: 'Penalties' },
    holds: ({ period }) => PERIODS[period].part === 'penalties',
  },
  {
    id: '8',
    name: { cmn: '单节', zho: '單節', english: 'Quarters' },
    holds: ({ period }) => PERIODS[period].part === 'quarter',
  },
  {
    id: '14',
    name: { cmn: '单节', zho: '單節', english: 'Periods' },
    holds: ({ period }) => PERIODS[period].part === 'third',
  },
  {
    id: '9',
    name: { cmn: '单盘', zho: '單盤', english: 'Sets' },
    holds: ({ period, stat }) => PERIODS[period].part === 'set' && stat === 'games',
  },
  {
    id: '10',
    name: { cmn: '单局', zho: '單局', english: 'Sets' },
    ofRounds: { cmn: '单回合', zho: '單回合', english: 'Rounds' },
    holds: ({ period, stat }) => PERIODS[period].part === 'set' && stat !== 'games' && !IN_INNINGS.has(stat),
  },
  {
    id: '15',
    name: { cmn: '单局', zho: '單局', english: 'Innings' },
    holds: ({ period, stat }) => PERIODS[period].part !== 'match' && IN_INNINGS.has(stat),
  },
]

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

/** The tabs with at least one market of the match. */
export function categoriesOf(
  { sport, markets }: WorldMatch,
  language: TextLanguage,
): readonly PmtyCategory[] {
  return CATEGORIES.flatMap(({ id, name, ofRounds = name, holds }, index) => {
    const plays = markets.flatMap(({ spec }) => (holds(spec) ? (playOf(spec) ?? []) : []))
    const marketName = (sport === 'boxing' ? ofRounds : name)[language]
    return plays.length === 0 ? [] : [{ id, marketName, orderNo: index + 1, plays }]
  })
}
