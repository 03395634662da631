import type { SameTexts } from '../../sameTexts.ts'
import type { search as original } from '../cmn/search.ts'

/** The search for teams and leagues. */
export const search: SameTexts<typeof original> = {
  title: '搜尋',
  field: '球隊或聯賽',
  none: '這個場館沒有搜尋',
  start: '找球隊或聯賽',
  startText: '輸入名字的一部分就可以。',
  history: '紀錄',
  forgetAll: '清空紀錄',
  forget: '刪除「{{text}}」',
  live: '滾球',
  upcoming: '未開始',
  count_one: '找到 {{count}} 場',
  count_other: '找到 {{count}} 場',
  empty: '沒有找到「{{text}}」',
  emptyText: '換個寫法，或只輸入一部分。',
  failed: '搜尋沒有完成',
}
