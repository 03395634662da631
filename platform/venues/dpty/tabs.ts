import type { AllLanguages, TextLanguage } from '../../../streams/domain/localText.ts'
import type { MarketSpec } from '../../../streams/domain/market.ts'
import { isEsport } from '../../../streams/domain/vocabulary/sports.ts'
import type { WorldMatch } from '../../world/world.ts'
import { esportsTabs } from '../esportsTabs.ts'
import { MARKET_TABS, type MarketTab } from '../marketTabs.ts'
import { playOf } from './numbers.ts'

const NAMES: Readonly<Record<MarketTab, AllLanguages>> = {
  handicapAndTotal: { cmn: '让球/大小', zho: '讓球/大小', english: 'Handicap & Totals' },
  goals: { cmn: '进球', zho: '進球', english: 'Goals' },
  correctScore: { cmn: '波胆', zho: '波膽', english: 'Correct Score' },
  halves: { cmn: '半场', zho: '半場', english: 'Halves' },
  minutes: { cmn: '15 分钟', zho: '15 分鐘', english: '15 Minutes' },
  order: { cmn: '先后', zho: '先後', english: 'First & Last' },
  corners: { cmn: '角球', zho: '角球', english: 'Corners' },
  cards: { cmn: '罚牌', zho: '罰牌', english: 'Cards' },
  specials: { cmn: '特别投注', zho: '特別投注', english: 'Specials' },
  extraTime: { cmn: '加时', zho: '加時', english: 'Extra Time' },
  penalties: { cmn: '点球', zho: '十二碼', english: 'Penalties' },
  quarters: { cmn: '单节', zho: '單節', english: 'Quarters' },
  thirds: { cmn: '单节', zho: '單節', english: 'Periods' },
  setsOfGames: { cmn: '单盘', zho: '單盤', english: 'Sets' },
  sets: { cmn: '单局', zho: '單局', english: 'Sets' },
  innings: { cmn: '单局', zho: '單局', english: 'Innings' },
}

const ALL: AllLanguages = { cmn: '全部', zho: '全部', english: 'All' }
const ROUNDS: AllLanguages = { cmn: '单回合', zho: '單回合', english: 'Rounds' }

/** The tabs with at least one market of the match, and the ids of their plays. */
export function tabsOf(match: WorldMatch, language: TextLanguage): readonly unknown[] {
  const { sport, markets } = match
  if (isEsport(sport)) return tabsOfMaps(match, language)
  const playsOf = (holds: (spec: MarketSpec) => boolean): readonly string[] =>
    markets.flatMap(({ spec }) => (holds(spec) ? (playOf(spec) ?? []) : []))
  const all = { id: 'all', name: ALL[language], plays: playsOf(() => true) }
  const tabs = (Object.keys(NAMES) as MarketTab[]).map((id) => ({
    id,
    name: (id === 'sets' && sport === 'boxing' ? ROUNDS : NAMES[id])[language],
    plays: playsOf(MARKET_TABS[id]),
  }))
  return [all, ...tabs].filter(({ plays }) => plays.length > 0)
}

function tabsOfMaps(match: WorldMatch, language: TextLanguage): readonly unknown[] {
  return esportsTabs(match, language).map(({ id, name, specs }) => ({
    id,
    name,
    plays: specs.flatMap((spec) => playOf(spec) ?? []),
  }))
}
