import type { MarketSpec, Stat } from '../../streams/domain/market.ts'
import type { AllLanguages, TextLanguage } from '../../streams/domain/localText.ts'
import { SET_WORDS } from '../../streams/domain/vocabulary/periods.ts'
import { periodName } from '../names/marketNames.ts'
import type { WorldMatch } from '../world/world.ts'
import type { MatchTab } from './matchTabs.ts'

/** The tabs of maps have the numbers from 22 on. */
const FIRST_MAP = 22
const MAPS = SET_WORDS.slice(0, 7)

const COUNTS: readonly (readonly [id: string, stat: Stat, name: AllLanguages])[] = [
  ['30', 'kills', { cmn: '人头', zho: '擊殺', english: 'Kills' }],
  ['31', 'towers', { cmn: '推塔', zho: '推塔', english: 'Towers' }],
  ['32', 'rounds', { cmn: '回合', zho: '回合', english: 'Rounds' }],
]

const ALL: AllLanguages = { cmn: '所有投注', zho: '所有投注', english: 'All' }
const MATCH: AllLanguages = { cmn: '全场', zho: '全場', english: 'Match' }

/** The tabs of the detail of a match of esports, with at least one market each (docs/esports.md, 6.5). */
export function esportsTabs(
  { sport, markets }: Pick<WorldMatch, 'sport' | 'markets'>,
  language: TextLanguage,
): readonly MatchTab[] {
  const tabs: readonly (readonly [id: string, name: string, holds: (spec: MarketSpec) => boolean])[] = [
    ['1', ALL[language], () => true],
    ['21', MATCH[language], ({ period }) => period === 'match'],
    ...MAPS.map(
      (map, index) =>
        [
          String(FIRST_MAP + index),
          periodName(sport, map, language),
          ({ period }: MarketSpec) => period === map,
        ] as const,
    ),
    ...COUNTS.map(
      ([id, stat, name]) => [id, name[language], (spec: MarketSpec) => spec.stat === stat] as const,
    ),
  ]
  return tabs.flatMap(([id, name, holds], index) => {
    const specs = markets.flatMap(({ spec }) => (holds(spec) ? [spec] : []))
    return specs.length === 0 ? [] : [{ id, name, order: index + 1, specs }]
  })
}
