import type { SameTexts } from '../../sameTexts.ts'
import type { announcements as original } from '../cmn/announcements.ts'

/** The announcements of a venue. */
export const announcements: SameTexts<typeof original> = {
  title: '場館公告',
  unseen_one: '{{count}} 則新公告',
  unseen_other: '{{count}} 則新公告',
  nothingNew: '沒有新的',
  empty: '這個場館還沒有公告',
  failed: '公告沒有取到',
  earlier: '更早的公告',
  done: '知道了',
  important: '重要',
}
