/** The choice of leagues of a list. */
export const filter = {
  title: '选择联赛',
  find: '查找联赛',
  tags: '联赛分组',
  index: '按字母查找',
  all: '全选',
  none: '清空',
  apply_one: '查看 {{count}} 场',
  apply_other: '查看 {{count}} 场',
  applyOutrights_one: '查看 {{count}} 项赛事',
  applyOutrights_other: '查看 {{count}} 项赛事',
  chooseOne: '至少选一个联赛',
  tooMany: '最多选 200 个联赛',
  noLeagues: '这里没有联赛',
  nothingFound: '没有找到「{{text}}」',
  failed: '联赛没有读到',
} as const
