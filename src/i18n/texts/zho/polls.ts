import type { SameTexts } from '../../sameTexts.ts'
import type { polls as original } from '../cmn/polls.ts'

/** Polls of the anchor in a live room. */
export const polls: SameTexts<typeof original> = {
  label: '投票',
  left: '{{seconds}} 秒',
  counting: '正在統計',
  closed: '已結束',
  choice: '{{choice}}，{{share}}%',
  mine: '{{choice}}，{{share}}%，我的選擇',
  votes: '{{votes}} 票',
  once: '只能投一次',
  voted: '已投票',
  share: '{{choice}} {{share}}%',
  ask: {
    title: '發起投票',
    question: '問題（最多 {{limit}} 字）',
    choice: '選項 {{number}}（最多 {{limit}} 字）',
    add: '新增選項',
    time: '時長',
    seconds: '{{seconds}} 秒',
    start: '開始投票',
  },
  toast: {
    asked: '投票已發起',
  },
  notice: {
    asked: '投票：{{question}}',
    result: '投票結束：{{question}} {{choices}}',
    nobody: '投票結束：{{question}} 沒有人投票',
  },
}
