/** Titles of pages whose other texts are loaded with them, and what the first screen says of their contents. */
export const titles = {
  room: { title: '直播间', list: { title: '主播直播' } },
  results: { title: '赛果', one: '赛果详情' },
  entry: { registerTitle: '注册', recoverTitle: '找回密码', helpTitle: '帮助' },
  protection: {
    title: '理性投注',
    visit: '本次 {{time}} · {{net}}',
    visitSaid: '余额 {{balance}}，本次 {{time}}，净输赢 {{net}}，打开钱包',
    remind: { shown: '已经玩了 {{minutes}} 分钟，净输赢 {{net}}' },
  },
  search: { title: '搜索' },
  settings: { notSaved: '设置只存在本机，下次更改或打开时再保存到服务器' },
  siteContent: { games: '电子游戏' },
  announcements: { title: '场馆公告' },
  news: { title: '资讯' },
  casino: { title: '真人' },
  lottery: { title: '彩票' },
  games: { proof: { title: '验证结果' } },
  virtual: { title: '虚拟体育', entry: 'VR' },
  wallet: { title: '钱包', statement: { title: '资金记录' } },
  statistics: {
    pages: '赛事页面',
    page: { bets: '投注', data: '数据', predict: '预测', trend: '走势', chart: '晋级图' },
  },
} as const
