import { titles } from './titles.ts'

/** Results of matches and of tournaments. */
export const results = {
  ...titles.results,
  kind: {
    label: '赛果类别',
    matches: '普通',
    champions: '冠军',
  },
  day: {
    label: '日期',
    today: '今日',
    yesterday: '昨天',
  },
  quarter: {
    label: '季度',
    name: '{{year}} 年第 {{quarter}} 季',
  },
  myBets: '24 小时内我的注单',
  column: {
    half: '半场',
    full: '全场',
  },
  group: {
    score: '比分',
    bookings: '罚牌数',
  },
  noWinner: '未决出冠军，退回本金',
  unknown: '未公布',
  none: '该场馆没有赛果',
  failed: '赛果没有加载出来',
  empty: {
    day: '这一天还没有赛果',
    myBets: '24 小时内没有投注过的完场赛事',
    quarter: '这一季还没有冠军',
    text: '换一天或换一个项目看看。',
  },
  unknownDay: {
    title: '没有这个日期的赛果',
    text: '赛果保留最近 7 天，冠军保留最近 4 个季度。',
    action: '看最新赛果',
  },
  gone: {
    title: '找不到这场赛果',
    text: '链接可能有误，或者赛事还没有结束。',
    action: '看全部赛果',
  },
  kickOff: '开赛 {{time}}',
  lifeCycle: {
    settling: '部分盘口还没有赛果，等待结算。',
    rollback: '赛果已撤回，重新公布后再次结算。',
  },
  notPlayed: '赛事没有正常完场，未决出的玩法退回本金。',
  beforeKickOff: '盘口以开赛前为准。滚球让球从下注时的比分算起，结果见注单。',
}
