import { eachSet } from '../../../../streams/index.ts'

/** The lists of esports and the board of a match. */
export const esports = {
  games: '电竞项目',
  all: '全部',
  game: { dota2: 'DOTA2', lol: 'LOL', csgo: 'CSGO', kog: 'KOG' },
  later: '更晚',
  day: '{{day}}，{{matches}} 场',
  mapWinner: '本图独赢',
  lead: '{{team}} 领先 {{gold}}',
  said: '{{map}}，{{stat}} {{home}} 比 {{away}}',
  attacks: '{{team}} 进攻',
  board: {
    title: '各图比分',
    total: '合计',
    maps: '胜方',
    won: '{{team}} 胜',
    notPlayed: '未进行',
  },
  none: '该场馆没有电竞',
  empty: {
    title: '这一天没有电竞赛事',
    text: '换一天或换一个项目看看。',
    today: '看今日赛事',
  },
} as const

const names = eachSet((number) => `第${number}图`)

const MAPS = { period: names, phase: names, stat: { sets: '图' } }

/** DOTA2, LOL and KOG. */
const FIGHTS = {
  ...MAPS,
  stat: { ...MAPS.stat, kills: '人头' },
  captionOf: {
    sets: { handicap: '让图', total: '总图' },
    kills: { handicap: '让人头', total: '总人头', oddEven: '人头单双' },
    towers: { handicap: '让塔', total: '总塔数' },
  },
}

/** The words of these sports, which join those of the others (`sports.ts`). */
export const esportsWords = {
  dota2: FIGHTS,
  lol: FIGHTS,
  kog: FIGHTS,
  csgo: {
    ...MAPS,
    serving: '进攻',
    stat: { ...MAPS.stat, kills: '击杀', rounds: '回合' },
    captionOf: {
      sets: { handicap: '让图', total: '总图' },
      rounds: { handicap: '让回合', total: '总回合', oddEven: '回合单双' },
    },
  },
}
