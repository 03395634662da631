/** Polls of the anchor in a live room. */
export const polls = {
  label: '投票',
  left: '{{seconds}} 秒',
  counting: '正在统计',
  closed: '已结束',
  choice: '{{choice}}，{{share}}%',
  mine: '{{choice}}，{{share}}%，我的选择',
  votes: '{{votes}} 票',
  once: '只能投一次',
  voted: '已投票',
  share: '{{choice}} {{share}}%',
  ask: {
    title: '发起投票',
    question: '问题（最多 {{limit}} 字）',
    choice: '选项 {{number}}（最多 {{limit}} 字）',
    add: '添加选项',
    time: '时长',
    seconds: '{{seconds}} 秒',
    start: '开始投票',
  },
  toast: {
    asked: '投票已发起',
  },
  notice: {
    asked: '投票：{{question}}',
    result: '投票结束：{{question}} {{choices}}',
    nobody: '投票结束：{{question}} 没有人投票',
  },
}
