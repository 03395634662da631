import type { AllLanguages } from '../../streams/domain/localText.ts'
import type { MarketKind, Stat } from '../../streams/domain/market.ts'
import { MINUTE_BANDS, type MinuteBand } from '../../streams/domain/minuteBands.ts'
import type { NamedSide } from '../../streams/domain/vocabulary/sides.ts'

/** The minutes of a band, such as `1` and `15`. */
function minutesOf(band: MinuteBand): readonly [from: string, to: string] {
  const [, from = '', to = ''] = /(\d+)to(\d+)/.exec(band) ?? []
  return [from, to]
}

function bandName(band: MinuteBand): AllLanguages {
  const minutes = minutesOf(band).join('-')
  return { cmn: `${minutes} 分钟`, zho: `${minutes} 分鐘`, english: `${minutes} Min` }
}

/** The names of the quarters of an hour, as periods and as selections. */
export const BAND_NAMES = Object.fromEntries(MINUTE_BANDS.map((band) => [band, bandName(band)])) as Readonly<
  Record<MinuteBand, AllLanguages>
>

/** Kinds of markets that football alone has. */
export const SPECIAL_KINDS = {
  anyScore: { cmn: '是否出现', zho: '是否出現', english: 'At Least One' },
  firstTeam: { cmn: '首个', zho: '首個', english: 'First' },
  lastTeam: { cmn: '最后一个', zho: '最後一個', english: 'Last' },
  nextTeam: { cmn: '下一个', zho: '下一個', english: 'Next' },
  race: { cmn: '抢先达到', zho: '搶先達到', english: 'Race' },
  scoreBothHalvesHome: {
    cmn: '主队上下半场均进球',
    zho: '主隊上下半場均進球',
    english: 'Home to Score in Both Halves',
  },
  scoreBothHalvesAway: {
    cmn: '客队上下半场均进球',
    zho: '客隊上下半場均進球',
    english: 'Away to Score in Both Halves',
  },
  winBothHalvesHome: { cmn: '主队赢得两个半场', zho: '主隊贏得兩個半場', english: 'Home to Win Both Halves' },
  winBothHalvesAway: { cmn: '客队赢得两个半场', zho: '客隊贏得兩個半場', english: 'Away to Win Both Halves' },
  winEitherHalfHome: { cmn: '主队赢得任一半场', zho: '主隊贏得任一半場', english: 'Home to Win Either Half' },
  winEitherHalfAway: { cmn: '客队赢得任一半场', zho: '客隊贏得任一半場', english: 'Away to Win Either Half' },
  halfWithMost: { cmn: '较多的半场', zho: '較多的半場', english: 'Half with Most' },
  firstTime: { cmn: '首次出现时间', zho: '首次出現時間', english: 'Time of First' },
  goalRange: { cmn: '总数区间', zho: '總數區間', english: 'Total Range' },
  cornerRange: { cmn: '总数区间', zho: '總數區間', english: 'Total Range' },
  resultAndBothScore: {
    cmn: '独赢 & 双方进球',
    zho: '獨贏 & 雙方進球',
    english: '1X2 & Both Teams to Score',
  },
} as const satisfies Readonly<Partial<Record<MarketKind, AllLanguages>>>

/** Their names where they include what is counted. */
export const SPECIAL_NAMES: Readonly<Partial<Record<`${Stat}.${MarketKind}`, AllLanguages>>> = {
  'goals.anyScore': { cmn: '是否有进球', zho: '是否有進球', english: 'Any Goal' },
  'goals.firstTeam': { cmn: '首个进球', zho: '首個進球', english: 'First Goal' },
  'goals.lastTeam': { cmn: '最后进球', zho: '最後進球', english: 'Last Goal' },
  'goals.nextTeam': { cmn: '下一个进球', zho: '下一個進球', english: 'Next Goal' },
  'goals.race': { cmn: '抢先进球数', zho: '搶先進球數', english: 'Race to Goals' },
  'goals.halfWithMost': { cmn: '进球较多的半场', zho: '進球較多的半場', english: 'Half with Most Goals' },
  'goals.firstTime': { cmn: '首个进球时间', zho: '首個進球時間', english: 'Time of First Goal' },
  'goals.goalRange': { cmn: '总进球区间', zho: '總進球區間', english: 'Goal Range' },
  'corners.firstTeam': { cmn: '首个角球', zho: '首個角球', english: 'First Corner' },
  'corners.lastTeam': { cmn: '最后角球', zho: '最後角球', english: 'Last Corner' },
  'corners.race': { cmn: '抢先角球数', zho: '搶先角球數', english: 'Race to Corners' },
  'corners.halfWithMost': { cmn: '角球较多的半场', zho: '角球較多的半場', english: 'Half with Most Corners' },
  'corners.cornerRange': { cmn: '角球总数区间', zho: '角球總數區間', english: 'Corner Range' },
  'cards.bothScore': { cmn: '两队都有罚牌', zho: '兩隊都有罰牌', english: 'Both Teams Carded' },
  'cards.firstTeam': { cmn: '首张罚牌', zho: '首張罰牌', english: 'First Card' },
  'cards.lastTeam': { cmn: '最后罚牌', zho: '最後罰牌', english: 'Last Card' },
  'cards.halfWithMost': { cmn: '罚牌较多的半场', zho: '罰牌較多的半場', english: 'Half with Most Cards' },
  'redCards.anyScore': { cmn: '是否有红牌', zho: '是否有紅牌', english: 'Any Red Card' },
}

/** Their selections. */
export const SPECIAL_SIDES = {
  none: { cmn: '无', zho: '無', english: 'None' },
  equal: { cmn: '相同', zho: '相同', english: 'Equal' },
  firstHalf: { cmn: '上半场', zho: '上半場', english: '1st Half' },
  secondHalf: { cmn: '下半场', zho: '下半場', english: '2nd Half' },
  ...BAND_NAMES,
  range0to1: { cmn: '0-1', zho: '0-1', english: '0-1' },
  range2to3: { cmn: '2-3', zho: '2-3', english: '2-3' },
  range4to6: { cmn: '4-6', zho: '4-6', english: '4-6' },
  range7More: { cmn: '7 或以上', zho: '7 或以上', english: '7 or more' },
  range0to8: { cmn: '0-8', zho: '0-8', english: '0-8' },
  range9to11: { cmn: '9-11', zho: '9-11', english: '9-11' },
  range12More: { cmn: '12 或以上', zho: '12 或以上', english: '12 or more' },
  homeYes: { cmn: '主/是', zho: '主/是', english: 'Home/Yes' },
  homeNo: { cmn: '主/否', zho: '主/否', english: 'Home/No' },
  drawYes: { cmn: '平/是', zho: '和/是', english: 'Draw/Yes' },
  drawNo: { cmn: '平/否', zho: '和/否', english: 'Draw/No' },
  awayYes: { cmn: '客/是', zho: '客/是', english: 'Away/Yes' },
  awayNo: { cmn: '客/否', zho: '客/否', english: 'Away/No' },
} as const satisfies Readonly<Partial<Record<NamedSide, AllLanguages>>>
