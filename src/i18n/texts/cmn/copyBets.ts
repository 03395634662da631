/** Copying the bets that others share in a live room. */
export const copyBets = {
  start: '跟 TA 的注单',
  change: '修改跟单',
  note: 'TA 在房间晒单时会提示你，并按你的上限填好投注额。是否下注，每一单都由你确认。',
  bet: '每单最多（{{currency}}）',
  day: '24 小时内最多（{{currency}}）',
  wrong: '请填写大于 0 的金额，且每单不超过 24 小时上限',
  save: '开始跟单',
  stop: '停止跟单',
  stopNamed: '不再跟 {{name}} 的注单',
  list: '正在跟单',
  caps: '每单 {{bet}}，24 小时 {{day}}',
  offer: '{{name}} 晒了一单',
  offered: '{{name}} 晒了一单：{{selection}}',
  take: '跟 {{stake}}',
  takeNamed: '把 {{selection}} 放进投注单，投注额 {{stake}}，由你确认',
  skip: '不跟这一单',
}
