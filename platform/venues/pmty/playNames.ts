import type { MarketKind, MarketSpec, Period, Side, Stat } from '../../../streams/domain/market.ts'
import type { Sport } from '../../../streams/domain/sport.ts'
import type { LocalText, PmtyLanguage } from './language.ts'

const PERIODS: Readonly<Record<Period, LocalText>> = {
  match: { zh: '全场', tw: '全場', en: '' },
  firstHalf: { zh: '上半场', tw: '上半場', en: '1st Half' },
  secondHalf: { zh: '下半场', tw: '下半場', en: '2nd Half' },
  quarter1: { zh: '第一节', tw: '第一節', en: '1st Quarter' },
  quarter2: { zh: '第二节', tw: '第二節', en: '2nd Quarter' },
  quarter3: { zh: '第三节', tw: '第三節', en: '3rd Quarter' },
  quarter4: { zh: '第四节', tw: '第四節', en: '4th Quarter' },
  set1: { zh: '第一盘', tw: '第一盤', en: '1st Set' },
  set2: { zh: '第二盘', tw: '第二盤', en: '2nd Set' },
  set3: { zh: '第三盘', tw: '第三盤', en: '3rd Set' },
}

/** What is counted, where the market's name must say so. */
const STATS: Readonly<Record<Stat, LocalText>> = {
  goals: { zh: '', tw: '', en: '' },
  points: { zh: '', tw: '', en: '' },
  sets: { zh: '盘数', tw: '盤數', en: 'Sets' },
  games: { zh: '局数', tw: '局數', en: 'Games' },
  corners: { zh: '角球', tw: '角球', en: 'Corners' },
  cards: { zh: '罚牌', tw: '罰牌', en: 'Cards' },
}

const KINDS: Readonly<Record<MarketKind, LocalText>> = {
  result: { zh: '独赢', tw: '獨贏', en: '1X2' },
  winner: { zh: '独赢', tw: '獨贏', en: 'Winner' },
  handicap: { zh: '让球', tw: '讓球', en: 'Handicap' },
  total: { zh: '大小', tw: '大小', en: 'Over/Under' },
  oddEven: { zh: '单双', tw: '單雙', en: 'Odd/Even' },
  correctScore: { zh: '波胆', tw: '波膽', en: 'Correct Score' },
  bothScore: { zh: '两队都进球', tw: '兩隊都進球', en: 'Both Teams to Score' },
  doubleChance: { zh: '双重机会', tw: '雙重機會', en: 'Double Chance' },
  teamTotalHome: { zh: '主队大小', tw: '主隊大小', en: 'Home Over/Under' },
  teamTotalAway: { zh: '客队大小', tw: '客隊大小', en: 'Away Over/Under' },
}

/** Points are given, not goals. */
const POINTS_HANDICAP: LocalText = { zh: '让分', tw: '讓分', en: 'Handicap' }

/** `全场让球`, `1st Half Corners Over/Under`: the name of a play for people. */
export function playName(spec: MarketSpec, language: PmtyLanguage): string {
  const kind = spec.kind === 'handicap' && spec.stat === 'points' ? POINTS_HANDICAP : KINDS[spec.kind]
  const parts = [PERIODS[spec.period][language], STATS[spec.stat][language], kind[language]]
  return language === 'en' ? parts.filter((part) => part !== '').join(' ') : parts.join('')
}

const SIDES: Readonly<Record<Exclude<Side, 'home' | 'away' | `${number}:${number}`>, LocalText>> = {
  draw: { zh: '平局', tw: '平局', en: 'Draw' },
  over: { zh: '大', tw: '大', en: 'Over' },
  under: { zh: '小', tw: '小', en: 'Under' },
  odd: { zh: '单', tw: '單', en: 'Odd' },
  even: { zh: '双', tw: '雙', en: 'Even' },
  yes: { zh: '是', tw: '是', en: 'Yes' },
  no: { zh: '否', tw: '否', en: 'No' },
  homeOrDraw: { zh: '主/平', tw: '主/平', en: 'Home/Draw' },
  homeOrAway: { zh: '主/客', tw: '主/客', en: 'Home/Away' },
  drawOrAway: { zh: '平/客', tw: '平/客', en: 'Draw/Away' },
  otherScore: { zh: '其他', tw: '其他', en: 'Any other' },
}

/** The name of a side; the two teams go by their own names. */
export function sideName(
  side: Side,
  teams: { readonly home: string; readonly away: string },
  language: PmtyLanguage,
): string {
  if (side === 'home' || side === 'away') return teams[side]
  const named = Object.entries(SIDES).find(([name]) => name === side)
  return named === undefined ? side : named[1][language]
}

const SPORTS: Partial<Readonly<Record<Sport, LocalText>>> = {
  football: { zh: '足球', tw: '足球', en: 'Football' },
  basketball: { zh: '篮球', tw: '籃球', en: 'Basketball' },
  tennis: { zh: '网球', tw: '網球', en: 'Tennis' },
}

/** The sport's name; sports that the platform does not play go by their key. */
export function sportName(sport: Sport, language: PmtyLanguage): string {
  return SPORTS[sport]?.[language] ?? sport
}

/** `2串1`, `3串4`: a series code for people, by legs and lines. */
export function seriesName(code: number): string {
  if (code === 1) return '1串1'
  const text = String(code)
  const legs = text.startsWith('10') ? 10 : Number(text[0])
  return `${legs}串${Number(text.slice(String(legs).length))}`
}
