import type { MarketSpec } from '../../../streams/domain/market.ts'
import type { PmtyCategory } from '../../../streams/wire/pmty/category.ts'
import type { WorldMatch } from '../../world/world.ts'
import type { LocalText, PmtyLanguage } from './language.ts'
import { playOf } from './numbers.ts'

interface Category {
  readonly id: string
  readonly name: LocalText
  readonly holds: (spec: MarketSpec) => boolean
}

/** The tabs of the detail, in their order. A play may stand in several. */
const CATEGORIES: readonly Category[] = [
  { id: '1', name: { zh: '所有投注', tw: '所有投注', en: 'All' }, holds: () => true },
  {
    id: '2',
    name: { zh: '让球&大小', tw: '讓球&大小', en: 'Handicap & O/U' },
    holds: ({ kind }) => kind === 'handicap' || kind === 'total',
  },
  {
    id: '3',
    name: { zh: '进球', tw: '進球', en: 'Goals' },
    holds: ({ kind, stat }) => stat === 'goals' && GOAL_KINDS.has(kind),
  },
  {
    id: '4',
    name: { zh: '波胆', tw: '波膽', en: 'Correct Score' },
    holds: ({ kind }) => kind === 'correctScore',
  },
  {
    id: '5',
    name: { zh: '半场', tw: '半場', en: 'Halves' },
    holds: ({ period }) => period === 'firstHalf' || period === 'secondHalf',
  },
  {
    id: '6',
    name: { zh: '角球', tw: '角球', en: 'Corners' },
    holds: ({ stat }) => stat === 'corners',
  },
  { id: '7', name: { zh: '罚牌', tw: '罰牌', en: 'Cards' }, holds: ({ stat }) => stat === 'cards' },
  {
    id: '8',
    name: { zh: '单节', tw: '單節', en: 'Quarters' },
    holds: ({ period }) => period.startsWith('quarter'),
  },
  {
    id: '9',
    name: { zh: '单盘', tw: '單盤', en: 'Sets' },
    holds: ({ period }) => period.startsWith('set'),
  },
]

const GOAL_KINDS: ReadonlySet<string> = new Set([
  'total',
  'oddEven',
  'bothScore',
  'teamTotalHome',
  'teamTotalAway',
])

/** The tabs that hold at least one market of the match. */
export function categoriesOf({ markets }: WorldMatch, language: PmtyLanguage): readonly PmtyCategory[] {
  return CATEGORIES.flatMap(({ id, name, holds }, index) => {
    const plays = markets.flatMap(({ spec }) => (holds(spec) ? (playOf(spec) ?? []) : []))
    return plays.length === 0 ? [] : [{ id, marketName: name[language], orderNo: index + 1, plays }]
  })
}
