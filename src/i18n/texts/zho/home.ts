import type { SameTexts } from '../../sameTexts.ts'
import type { home as original } from '../cmn/home.ts'

/** The list of matches. */
export const home: SameTexts<typeof original> = {
  title: '賽事列表',
  tabs: {
    label: '賽事類別',
    today: '今日',
    live: '走地',
    early: '早盤',
    parlay: '串關',
    champion: '冠軍',
  },
  sports: '運動',
  days: {
    label: '日期',
    all: '全部',
    today: '今日',
    other: '其他',
  },
  sort: {
    label: '排序',
    hot: '熱門',
    league: '聯賽',
    time: '時間',
  },
  filter: {
    title: '選擇聯賽',
    all: '全選',
    none: '清空',
    apply: '查看 {{matches}} 場',
    active: '已篩選 {{leagues}} 個聯賽',
  },
  search: {
    title: '搜尋',
    placeholder: '球隊或聯賽',
    empty: '找不到「{{text}}」',
  },
  matchCount_one: '{{count}} 場',
  matchCount_other: '{{count}} 場',
  row: {
    label: '{{home}} 對 {{away}}',
    score: '{{home}} {{homeScore}} 比 {{awayScore}} {{away}}',
    moreMarkets: '{{home}} 對 {{away}}，還有 {{markets}} 個盤口',
    markets: '盤口，可左右滑動',
    addFavourite: '收藏 {{home}} 對 {{away}}',
    removeFavourite: '取消收藏 {{home}} 對 {{away}}',
    watch: '觀看 {{home}} 對 {{away}} 的直播',
    anchor: '有主播',
    tracker: '有動畫',
    redCards_one: '紅牌 {{count}} 張',
    redCards_other: '紅牌 {{count}} 張',
    corners: '角球 {{home}} 比 {{away}}',
    serving: '發球',
  },
  favourites: {
    added: '已收藏',
    removed: '已取消收藏',
  },
  later: {
    title: '{{mode}}尚未接入',
    text: '目前只有體育賽事。',
    action: '前往體育',
  },
  slipBar: {
    title: '投注單',
    single: '單場',
    detail: '{{kind}} · 單注 {{min}} 起',
    labelSingle: '投注單，{{count}} 項，賠率 {{price}}',
    labelSingles_one: '投注單，{{count}} 項單場',
    labelSingles_other: '投注單，{{count}} 項單場',
    labelParlay: '投注單，{{count}} 項，串關賠率 {{price}}',
    shortcut: '按 B 鍵到投注單',
  },
}
