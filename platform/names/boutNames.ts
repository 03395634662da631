import type { AllLanguages } from '../../streams/domain/localText.ts'
import type { MarketKind, Stat } from '../../streams/domain/market.ts'
import type { NamedSide } from '../../streams/domain/vocabulary/sides.ts'

/** Kinds of markets that boxing alone has. */
export const BOUT_KINDS = {
  distance: { cmn: '是否打满', zho: '是否打滿', english: 'Goes the Distance' },
  method: { cmn: '获胜方式', zho: '獲勝方式', english: 'Method of Victory' },
  roundGroup: { cmn: '终结回合', zho: '終結回合', english: 'Round Group' },
} as const satisfies Readonly<Partial<Record<MarketKind, AllLanguages>>>

/** Names of markets that include what is counted. */
export const BOUT_NAMES: Readonly<Partial<Record<`${Stat}.${MarketKind}`, AllLanguages>>> = {
  'points.winner': { cmn: '独赢', zho: '獨贏', english: 'Winner' },
  'rounds.total': { cmn: '总回合', zho: '總回合', english: 'Total Rounds' },
}

/** Their selections. */
export const BOUT_SIDES = {
  homeByStoppage: { cmn: '主击倒/终止', zho: '主擊倒/終止', english: 'Home by Stoppage' },
  homeByDecision: { cmn: '主点数', zho: '主點數', english: 'Home by Decision' },
  awayByStoppage: { cmn: '客击倒/终止', zho: '客擊倒/終止', english: 'Away by Stoppage' },
  awayByDecision: { cmn: '客点数', zho: '客點數', english: 'Away by Decision' },
  rounds1to3: { cmn: '1-3 回合', zho: '1-3 回合', english: 'Rounds 1-3' },
  rounds4to6: { cmn: '4-6 回合', zho: '4-6 回合', english: 'Rounds 4-6' },
  rounds7to9: { cmn: '7-9 回合', zho: '7-9 回合', english: 'Rounds 7-9' },
  rounds10to12: { cmn: '10-12 回合', zho: '10-12 回合', english: 'Rounds 10-12' },
} as const satisfies Readonly<Partial<Record<NamedSide, AllLanguages>>>
