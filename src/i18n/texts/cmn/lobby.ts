/** The home page of a venue without a sport menu. */
export const lobby = {
  title: '{{name}}没有体育菜单',
  failed: '{{name}}没有打开',
  text: '这里没有赛事和盘口。主播都在直播间，可以看直播，也可以聊天。',
  rooms: '去直播间',
} as const
