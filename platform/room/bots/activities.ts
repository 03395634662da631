import { messageTypes } from '../../../streams/wire/room/constants.ts'
import type { NewMessage } from '../roomPost.ts'

interface Activity {
  readonly title: string
  readonly text: string
  /** A page of the app. */
  readonly link: string | null
}

/** What the house tells its guests. Nothing of it asks anybody to bet more, or again. */
const POOL: readonly Activity[] = [
  { title: '主客平竞猜', text: '比赛页可以选主胜、平局或客胜，看看大家怎么想', link: null },
  { title: '主播列表更新', text: '更多正在直播的房间', link: '/app/live' },
  { title: '量力而行', text: '本次时长和盈亏都在「我的」页面', link: '/app/settings' },
  { title: '晒单', text: '已接受的注单可以在注单页晒到直播间', link: '/common-sport-records/' },
  { title: '文明聊天', text: '管理员会撤回刷屏和人身攻击的消息', link: null },
  { title: '休息一下', text: '中场可以离开屏幕，消息会替你留着', link: null },
]

export const ACTIVITIES = POOL.length

/** One after the other. The id is in no other message of the room. */
export function activityAt(turn: number, activityId: string): NewMessage {
  const activity = POOL[turn % ACTIVITIES] ?? { title: '', text: '', link: null }
  return { type: messageTypes.activityPush, body: { activityId, ...activity } }
}
