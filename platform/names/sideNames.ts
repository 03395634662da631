import type { AllLanguages, TextLanguage } from '../../streams/domain/localText.ts'
import { BOUT_SIDES } from './boutNames.ts'
import { SPECIAL_SIDES } from './specialNames.ts'
import { entrantOf, isNamedSide, type NamedSide, type Side } from '../../streams/domain/vocabulary/sides.ts'

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
  exact0: { cmn: '0', zho: '0', english: '0' },
  exact1: { cmn: '1', zho: '1', english: '1' },
  exact2: { cmn: '2', zho: '2', english: '2' },
  exact3: { cmn: '3', zho: '3', english: '3' },
  exact4: { cmn: '4', zho: '4', english: '4' },
  exact5: { cmn: '5', zho: '5', english: '5' },
  exact6More: { cmn: '6 或以上', zho: '6 或以上', english: '6 or more' },
  homeBy1: { cmn: '主胜 1', zho: '主勝 1', english: 'Home by 1' },
  homeBy2: { cmn: '主胜 2', zho: '主勝 2', english: 'Home by 2' },
  homeBy3More: { cmn: '主胜 3+', zho: '主勝 3+', english: 'Home by 3+' },
  awayBy1: { cmn: '客胜 1', zho: '客勝 1', english: 'Away by 1' },
  awayBy2: { cmn: '客胜 2', zho: '客勝 2', english: 'Away by 2' },
  homeHome: { cmn: '主/主', zho: '主/主', english: 'Home/Home' },
  homeDraw: { cmn: '主/平', zho: '主/和', english: 'Home/Draw' },
  homeAway: { cmn: '主/客', zho: '主/客', english: 'Home/Away' },
  drawHome: { cmn: '平/主', zho: '和/主', english: 'Draw/Home' },
  drawDraw: { cmn: '平/平', zho: '和/和', english: 'Draw/Draw' },
  drawAway: { cmn: '平/客', zho: '和/客', english: 'Draw/Away' },
  awayHome: { cmn: '客/主', zho: '客/主', english: 'Away/Home' },
  awayDraw: { cmn: '客/平', zho: '客/和', english: 'Away/Draw' },
  awayAway: { cmn: '客/客', zho: '客/客', english: 'Away/Away' },
  awayBy3More: { cmn: '客胜 3+', zho: '客勝 3+', english: 'Away by 3+' },
  ...SPECIAL_SIDES,
  ...BOUT_SIDES,
}

/** The display name of a side: a team's own name, or the score of a correct-score selection. */
export function sideName(
  side: Side,
  teams: { readonly home: string; readonly away: string },
  language: TextLanguage,
): string {
  if (side === 'home' || side === 'away') return teams[side]
  return isNamedSide(side) ? SIDE_NAMES[side][language] : (entrantOf(side) ?? side)
}
