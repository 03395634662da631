/** Titles of pages whose other texts are loaded with them. */
export const titles = {
  room: { title: '直播间', list: { title: '主播直播' } },
  results: { title: '赛果', one: '赛果详情' },
  entry: { registerTitle: '注册', recoverTitle: '找回密码', helpTitle: '帮助' },
} as const
