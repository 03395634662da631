import type { AllLanguages } from '../../streams/domain/localText.ts'
import { eachSet } from '../../streams/domain/vocabulary/periods.ts'

/** The names of markets of esports (docs/esports.md, 4). */
export const ESPORTS_TERMS = {
  periods: eachSet((number) => ({ cmn: `第${number}图`, zho: `第${number}圖`, english: `Map ${number}` })),
  kinds: {
    'sets.winner': { cmn: '独赢', zho: '獨贏', english: 'Winner' },
    'sets.handicap': { cmn: '让图', zho: '讓圖', english: 'Map Handicap' },
    'sets.total': { cmn: '总图数', zho: '總圖數', english: 'Total Maps' },
    'sets.correctScore': { cmn: '波胆', zho: '波膽', english: 'Correct Score' },
    'towers.winner': { cmn: '独赢', zho: '獨贏', english: 'Winner' },
    'towers.handicap': { cmn: '让塔', zho: '讓塔', english: 'Tower Handicap' },
    'towers.total': { cmn: '总推塔', zho: '總推塔', english: 'Total Towers' },
    'kills.handicap': { cmn: '让人头', zho: '擊殺讓分', english: 'Kill Handicap' },
    'kills.total': { cmn: '总人头', zho: '總擊殺', english: 'Total Kills' },
    'kills.oddEven': { cmn: '人头单双', zho: '擊殺單雙', english: 'Kills Odd/Even' },
    'rounds.winner': { cmn: '独赢', zho: '獨贏', english: 'Winner' },
    'rounds.handicap': { cmn: '让回合', zho: '讓回合', english: 'Round Handicap' },
    'rounds.total': { cmn: '总回合', zho: '總回合', english: 'Total Rounds' },
    'rounds.oddEven': { cmn: '回合单双', zho: '回合單雙', english: 'Rounds Odd/Even' },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, AllLanguages>>>>
