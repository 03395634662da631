import type { SameTexts } from '../../sameTexts.ts'
import type { siteContent as original } from '../cmn/siteContent.ts'

/** What the operator publishes, and what goes live for the member. */
export const siteContent: SameTexts<typeof original> = {
  banners: '推薦',
  notice: {
    place: '第 {{position}} 則 / 共 {{of}} 則',
    next: '下一則',
    done: '知道了',
    go: '去看看',
    quiet: '今天不再顯示',
  },
  videoOff: {
    live: '比賽影片暫停提供',
    anchor: '直播間影片暫停提供',
    animation: '動畫直播暫停提供',
    virtual: '虛擬賽事畫面暫停提供',
  },
  goesLive: {
    title: '開播提醒',
    anchor: '你關注的主播{{name}}開播了',
    match: '你收藏的比賽開播了',
    watch: '去觀看',
    later: '稍後再說',
    setting: '關注與收藏的開播提醒',
  },
  games: '電子遊戲',
}
