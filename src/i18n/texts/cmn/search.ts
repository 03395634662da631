import { titles } from './titles.ts'

/** The search for teams and leagues. */
export const search = {
  ...titles.search,
  field: '球队或联赛',
  none: '这个场馆没有搜索',
  start: '找球队或联赛',
  startText: '输入名字的一部分就可以。',
  history: '历史',
  forgetAll: '清空历史',
  forget: '删除「{{text}}」',
  live: '滚球',
  upcoming: '未开始',
  count_one: '找到 {{count}} 场',
  count_other: '找到 {{count}} 场',
  empty: '没有找到「{{text}}」',
  emptyText: '换个写法，或只输入一部分。',
  failed: '搜索没有完成',
}
