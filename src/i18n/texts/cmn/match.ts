/** What the match page shows before its code is there, and the head of a match. */
export const match = {
  title: '赛事详情',
  categories: '盘口分类',
  allMarkets: '全部',
  halfTimeScore: '半场 {{score}}',
  regularScore: '90分钟 {{score}}',
  starts: '{{time}} 开赛',
  stat: {
    said: '{{stat}} {{home}} 比 {{away}}',
  },
} as const
