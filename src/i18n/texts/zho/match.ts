import type { SameTexts } from '../../sameTexts.ts'
import type { match as original } from '../cmn/match.ts'
import type { matchPage } from '../cmn/matchPage.ts'

/** The match page. */
export const match: SameTexts<typeof original & typeof matchPage> = {
  title: '賽事詳情',
  categories: '盤口分類',
  allMarkets: '全部',
  halfTimeScore: '半場 {{score}}',
  regularScore: '90分鐘 {{score}}',
  part: {
    regular: '法定時間',
    extraTime: '加時賽',
    penalty: '互射十二碼',
  },
  starts: '{{time}} 開賽',
  favourite: '收藏',
  stat: {
    said: '{{stat}} {{home}} 比 {{away}}',
  },
  closed: '已關閉',
  parlayRefused: '不可串關',
  handicapFromNow: '讓球從投注時的比數起算',
  handicapBasis: '以目前比數 {{score}} 為 0-0 起算',
  moreLines: '更多盤口 {{lines}}',
  fewerLines: '收合',
  foldAll: '全部收起',
  showAll: '全部展開',
  siblings: '同聯賽的比賽',
  pin: '置頂 {{market}}',
  history: '{{market}}的賠率走勢',
  unpin: '取消置頂 {{market}}',
  noMarkets: '這場比賽暫時沒有盤口',
  over: '比賽已結束，不再接受投注',
  gone: '找不到這場比賽',
  goneText: '它可能已結束或取消。',
}
