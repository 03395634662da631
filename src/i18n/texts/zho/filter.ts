import type { SameTexts } from '../../sameTexts.ts'
import type { filter as original } from '../cmn/filter.ts'

/** The choice of leagues of a list. */
export const filter: SameTexts<typeof original> = {
  title: '選擇聯賽',
  find: '查找聯賽',
  tags: '聯賽分組',
  index: '按字母查找',
  all: '全選',
  none: '清空',
  apply_one: '查看 {{count}} 場',
  apply_other: '查看 {{count}} 場',
  applyOutrights_one: '查看 {{count}} 項賽事',
  applyOutrights_other: '查看 {{count}} 項賽事',
  chooseOne: '至少選一個聯賽',
  tooMany: '最多選 200 個聯賽',
  noLeagues: '這裡沒有聯賽',
  nothingFound: '沒有找到「{{text}}」',
  failed: '聯賽沒有讀到',
}
