import type { MarketSpec } from '../../streams/domain/market.ts'
import type { WorldMatch } from '../world/world.ts'
import type { AllLanguages, TextLanguage } from '../../streams/domain/localText.ts'
import { MARKET_TABS } from './marketTabs.ts'

interface Tab {
  readonly id: string
  readonly name: AllLanguages
  /** In boxing, whose parts are rounds. */
  readonly ofRounds?: AllLanguages
  readonly holds: (spec: MarketSpec) => boolean
}

/** The tabs of the detail, in order. A market may be in several. */
const TABS: readonly Tab[] = [
  { id: '1', name: { cmn: '所有投注', zho: '所有投注', english: 'All' }, holds: () => true },
  {
    id: '2',
    name: { cmn: '让球&大小', zho: '讓球&大小', english: 'Handicap & O/U' },
    holds: MARKET_TABS.handicapAndTotal,
  },
  {
    id: '3',
    name: { cmn: '进球', zho: '進球', english: 'Goals' },
    holds: MARKET_TABS.goals,
  },
  {
    id: '4',
    name: { cmn: '波胆', zho: '波膽', english: 'Correct Score' },
    holds: MARKET_TABS.correctScore,
  },
  {
    id: '5',
    name: { cmn: '半场', zho: '半場', english: 'Halves' },
    holds: MARKET_TABS.halves,
  },
  {
    id: '11',
    name: { cmn: '15 分钟', zho: '15 分鐘', english: '15 Minutes' },
    holds: MARKET_TABS.minutes,
  },
  {
    id: '12',
    name: { cmn: '先后', zho: '先後', english: 'First & Last' },
    holds: MARKET_TABS.order,
  },
  {
    id: '6',
    name: { cmn: '角球', zho: '角球', english: 'Corners' },
    holds: MARKET_TABS.corners,
  },
  {
    id: '7',
    name: { cmn: '罚牌', zho: '罰牌', english: 'Cards' },
    holds: MARKET_TABS.cards,
  },
  {
    id: '13',
    name: { cmn: '特别', zho: '特別', english: 'Specials' },
    holds: MARKET_TABS.specials,
  },
  {
    id: '15',
    name: { cmn: '加时', zho: '加時', english: 'Extra Time' },
    holds: MARKET_TABS.extraTime,
  },
  {
    id: '16',
    name: { cmn: '点球', zho: '十二碼', english: 'Penalties' },
    holds: MARKET_TABS.penalties,
  },
  {
    id: '8',
    name: { cmn: '单节', zho: '單節', english: 'Quarters' },
    holds: MARKET_TABS.quarters,
  },
  {
    id: '14',
    name: { cmn: '单节', zho: '單節', english: 'Periods' },
    holds: MARKET_TABS.thirds,
  },
  {
    id: '9',
    name: { cmn: '单盘', zho: '單盤', english: 'Sets' },
    holds: MARKET_TABS.setsOfGames,
  },
  {
    id: '10',
    name: { cmn: '单局', zho: '單局', english: 'Sets' },
    ofRounds: { cmn: '单回合', zho: '單回合', english: 'Rounds' },
    holds: MARKET_TABS.sets,
  },
  {
    id: '17',
    name: { cmn: '单局', zho: '單局', english: 'Innings' },
    holds: MARKET_TABS.innings,
  },
]

/** A tab of the detail of a match, with its markets. */
export interface MatchTab {
  readonly id: string
  readonly name: string
  readonly order: number
  readonly specs: readonly MarketSpec[]
}

/** The tabs with at least one market of the match. */
export function tabsOf(
  { sport, markets }: Pick<WorldMatch, 'sport' | 'markets'>,
  language: TextLanguage,
): readonly MatchTab[] {
  return TABS.flatMap(({ id, name, ofRounds = name, holds }, index) => {
    const specs = markets.flatMap(({ spec }) => (holds(spec) ? [spec] : []))
    const shown = (sport === 'boxing' ? ofRounds : name)[language]
    return specs.length === 0 ? [] : [{ id, name: shown, order: index + 1, specs }]
  })
}
