import { messageTypes } from '../../../streams/wire/room/constants.ts'
import type { AllLanguages } from '../../../streams/domain/localText.ts'
import type { NewMessage } from '../posts/roomPost.ts'

interface Activity {
  readonly title: AllLanguages
  readonly text: AllLanguages
  /** A page of the app. */
  readonly link: string | null
}

/** Announcements of the operator. None encourages anyone to bet more, or again. */
const POOL: readonly Activity[] = [
  {
    title: { cmn: '胜负竞猜', zho: '勝負競猜', english: 'Who will win?' },
    text: {
      cmn: '聊天上方可以说说谁会赢，看看大家怎么想',
      zho: '聊天上方可以說說誰會贏，看看大家怎麼想',
      english: 'Say it above the chat, and see what everybody thinks',
    },
    link: null,
  },
  {
    title: { cmn: '主播列表', zho: '主播列表', english: 'Live rooms' },
    text: { cmn: '更多正在直播的房间', zho: '更多正在直播的房間', english: 'More rooms are live now' },
    link: '/app/live',
  },
  {
    title: { cmn: '量力而行', zho: '量力而行', english: 'Within your means' },
    text: {
      cmn: '本次时长和盈亏都在「我的」页面',
      zho: '本次時長和盈虧都在「我的」頁面',
      english: 'Your time and your net result are on the “Me” page',
    },
    link: '/app/settings',
  },
  {
    title: { cmn: '晒单', zho: '曬單', english: 'Share a bet' },
    text: {
      cmn: '已接受的注单可以在注单页晒到直播间',
      zho: '已接受的注單可以在注單頁曬到直播間',
      english: 'An accepted bet can be shared to the room from your bets',
    },
    link: '/common-sport-records/',
  },
  {
    title: { cmn: '文明聊天', zho: '文明聊天', english: 'Be kind' },
    text: {
      cmn: '管理员会撤回刷屏和人身攻击的消息',
      zho: '管理員會撤回洗版和人身攻擊的訊息',
      english: 'Admins withdraw spam and personal attacks',
    },
    link: null,
  },
  {
    title: { cmn: '休息一下', zho: '休息一下', english: 'Take a break' },
    text: {
      cmn: '随时可以离开屏幕，消息会替你留着',
      zho: '隨時可以離開螢幕，訊息會替你留著',
      english: 'Leave the screen at any time: the messages are kept for you',
    },
    link: null,
  },
]

const EMPTY: AllLanguages = { cmn: '', zho: '', english: '' }
const NOTHING: Activity = { title: EMPTY, text: EMPTY, link: null }

export const ACTIVITIES = POOL.length

/** The announcements in turn. `activityId` is unique in the room. */
export function activityAt(turn: number, activityId: string): NewMessage {
  const { title, text, link } = POOL[turn % ACTIVITIES] ?? NOTHING
  return { type: messageTypes.activityPush, body: { activityId, title, text, link } }
}
