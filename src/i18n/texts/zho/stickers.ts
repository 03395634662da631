import type { SameTexts } from '../../sameTexts.ts'
import type { stickers as original } from '../cmn/stickers.ts'

/** The stickers of the chat. */
export const stickers: SameTexts<typeof original> = {
  title: '貼圖',
  send: '傳送貼圖：{{name}}',
  said: '[{{name}}]',
  name: {
    cheer: '加油',
    goal: '進球',
    no: '不是吧',
    fire: '火熱',
    clap: '鼓掌',
    heart: '愛心',
    laugh: '大笑',
    cry: '大哭',
    offside: '越位',
    redCard: '紅牌',
    coin: '金幣',
    luck: '好運',
  },
}
