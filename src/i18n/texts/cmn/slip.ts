/** The slip, from quote to receipt, as far as other screens name it; the rest is in `slipSheet.ts`. */
export const slip = {
  title: '投注单',
  tabs: {
    label: '投注方式',
    single: '单关',
    parlay: '串关',
    system: '复式',
  },
  folds: {
    2: '2串1',
    3: '3串1',
    4: '4串1',
    5: '5串1',
    6: '6串1',
    7: '7串1',
    8: '8串1',
    9: '9串1',
    10: '10串1',
  },
  tooManyMatches: '最多选择10场比赛',
  replacedSameMatch: '同一场比赛只能选一项，已换成这项',
  legSealed: '一项已封盘，已从投注单移除',
  seals: '{{seconds}} 秒后封盘',
  submitting: '正在提交',
  waiting: {
    title: '受理中',
  },
  result: {
    accepted: '投注成功',
    refused: '未受理，没有扣款',
    partial: '部分受理',
    unknown: '结果还不知道',
  },
  reserve: {
    enter: '预约赔率',
    made: '预约成功，等待赔率',
    filled: '预约成交，单号 {{number}}',
    failed: '预约失败，单号 {{number}}，原因见注单',
  },
} as const
