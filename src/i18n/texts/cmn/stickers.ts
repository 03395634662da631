/** The stickers of the chat. */
export const stickers = {
  title: '贴纸',
  send: '发送贴纸：{{name}}',
  said: '[{{name}}]',
  name: {
    cheer: '加油',
    goal: '进球',
    no: '不是吧',
    fire: '火热',
    clap: '鼓掌',
    heart: '爱心',
    laugh: '大笑',
    cry: '大哭',
    offside: '越位',
    redCard: '红牌',
    coin: '金币',
    luck: '好运',
  },
}
