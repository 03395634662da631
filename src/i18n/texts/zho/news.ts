import type { SameTexts } from '../../sameTexts.ts'
import type { news as original } from '../cmn/news.ts'

/** Articles about matches and leagues. */
export const news: SameTexts<typeof original> = {
  title: '資訊',
  row: '賽事資訊',
  leagues: '聯賽',
  all: '全部',
  empty: '還沒有資訊',
  emptyLeague: '這個聯賽還沒有資訊',
  failed: '資訊沒有取到',
  moreFailed: '後面的資訊沒有取到',
  gone: '沒有這篇資訊',
  goneText: '它可能已經下架。',
  toList: '全部資訊',
  toMatch: '查看賽事',
  ofMatch: '這場賽事的資訊',
  noneOfMatch: '這場賽事還沒有資訊',
  comparison: '兩隊對比',
  fact: '項目',
  home: '主隊',
  away: '客隊',
  standings: '積分榜',
  place: '名次',
  team: '球隊',
  played: '賽',
  wdl: '勝/平/負',
  goals: '進/失球',
  points: '積分',
  kind: { preview: '前瞻', report: '戰報', table: '積分榜', unknown: '資訊' },
}
