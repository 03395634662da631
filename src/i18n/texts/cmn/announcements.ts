import { titles } from './titles.ts'

/** The announcements of a venue. */
export const announcements = {
  ...titles.announcements,
  unseen_one: '{{count}} 条新公告',
  unseen_other: '{{count}} 条新公告',
  nothingNew: '没有新的',
  empty: '这个场馆还没有公告',
  failed: '公告没有取到',
  earlier: '更早的公告',
  done: '知道了',
  important: '重要',
} as const
