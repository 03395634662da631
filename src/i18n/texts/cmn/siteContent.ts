import { titles } from './titles.ts'

/** What the operator publishes, and what goes live for the member. */
export const siteContent = {
  banners: '推荐',
  notice: {
    place: '第 {{position}} 条 / 共 {{of}} 条',
    next: '下一条',
    done: '知道了',
    go: '去看看',
    quiet: '今天不再显示',
  },
  videoOff: {
    live: '比赛视频暂停提供',
    anchor: '直播间视频暂停提供',
    animation: '动画直播暂停提供',
    virtual: '虚拟赛事画面暂停提供',
  },
  goesLive: {
    title: '开播提醒',
    anchor: '你关注的主播{{name}}开播了',
    match: '你收藏的比赛开播了',
    watch: '去观看',
    later: '稍后再说',
    setting: '关注与收藏的开播提醒',
  },
  ...titles.siteContent,
}
