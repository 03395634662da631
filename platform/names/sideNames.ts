import type { AllLanguages, TextLanguage } from '../../streams/domain/localText.ts'
import { isNamedSide, type NamedSide, type Side } from '../../streams/domain/vocabulary/sides.ts'

export const SIDE_NAMES: Readonly<Record<Exclude<NamedSide, 'home' | 'away'>, AllLanguages>> = {
  draw: { cmn: '平局', zho: '和局', english: 'Draw' },
  over: { cmn: '大', zho: '大', english: 'Over' },
  under: { cmn: '小', zho: '小', english: 'Under' },
  odd: { cmn: '单', zho: '單', english: 'Odd' },
  even: { cmn: '双', zho: '雙', english: 'Even' },
  yes: { cmn: '是', zho: '是', english: 'Yes' },
  no: { cmn: '否', zho: '否', english: 'No' },
  homeOrDraw: { cmn: '主/平', zho: '主/和', english: 'Home/Draw' },
  homeOrAway: { cmn: '主/客', zho: '主/客', english: 'Home/Away' },
  drawOrAway: { cmn: '平/客', zho: '和/客', english: 'Draw/Away' },
  otherScore: { cmn: '其他', zho: '其他', english: 'Any other' },
}

/** The display name of a side: a team's own name, or the score of a correct-score selection. */
export function sideName(
  side: Side,
  teams: { readonly home: string; readonly away: string },
  language: TextLanguage,
): string {
  if (side === 'home' || side === 'away') return teams[side]
  return isNamedSide(side) ? SIDE_NAMES[side][language] : side
}
