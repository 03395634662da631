import { eachSet } from '../../../../streams/index.ts'
import type { SameTexts } from '../../sameTexts.ts'
import type { esports as original, esportsWords as originalWords } from '../cmn/esports.ts'

/** The lists of esports and the board of a match. */
export const esports: SameTexts<typeof original> = {
  games: '電競項目',
  all: '全部',
  game: { dota2: 'DOTA2', lol: 'LOL', csgo: 'CSGO', kog: 'KOG' },
  later: '更晚',
  day: '{{day}}，{{matches}} 場',
  mapWinner: '本圖獨贏',
  lead: '{{team}} 領先 {{gold}}',
  said: '{{map}}，{{stat}} {{home}} 比 {{away}}',
  attacks: '{{team}} 進攻',
  board: {
    title: '各圖比分',
    total: '合計',
    maps: '勝方',
    won: '{{team}} 勝',
    notPlayed: '未進行',
  },
  none: '該場館沒有電競',
  empty: {
    title: '這一天沒有電競賽事',
    text: '換一天或換一個項目看看。',
    today: '看今日賽事',
  },
}

const names = eachSet((number) => `第${number}圖`)

const MAPS = { period: names, phase: names, stat: { sets: '圖' } }

/** DOTA2, LOL and KOG. */
const FIGHTS = {
  ...MAPS,
  stat: { ...MAPS.stat, kills: '人頭' },
  captionOf: {
    sets: { handicap: '讓圖', total: '總圖' },
    kills: { handicap: '讓人頭', total: '總人頭', oddEven: '人頭單雙' },
    towers: { handicap: '讓塔', total: '總塔數' },
  },
}

/** The words of these sports, which join those of the others (`sports.ts`). */
export const esportsWords: SameTexts<typeof originalWords> = {
  dota2: FIGHTS,
  lol: FIGHTS,
  kog: FIGHTS,
  csgo: {
    ...MAPS,
    serving: '進攻',
    stat: { ...MAPS.stat, kills: '擊殺', rounds: '回合' },
    captionOf: {
      sets: { handicap: '讓圖', total: '總圖' },
      rounds: { handicap: '讓回合', total: '總回合', oddEven: '回合單雙' },
    },
  },
}
