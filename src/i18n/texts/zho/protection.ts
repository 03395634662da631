import type { SameTexts } from '../../sameTexts.ts'
import type { protection as original } from '../cmn/protection.ts'

/** Player protection. */
export const protection: SameTexts<typeof original> = {
  title: '理性投注',
  visit: '本次 {{time}} · {{net}}',
  visitSaid: '餘額 {{balance}}，本次 {{time}}，淨輸贏 {{net}}，查看帳戶',
  elapsed: '本次已用',
  net: '本次淨輸贏',
  staked: '投注',
  paid: '派彩',
  week: '近 7 天',
  limits: {
    title: '我的限額，投注前檢查',
    stake: '今日投注',
    loss: '今日虧損',
    time: '今日時長',
    used: '{{used}} / {{limit}}',
    unset: '未設',
    rule: '調低立即生效，調高要等 24 小時。',
  },
  remind: {
    title: '提醒我',
    note: '每隔一段時間顯示時長和淨輸贏',
    shown: '已經玩了 {{time}}，淨輸贏 {{net}}',
  },
  break: {
    title: '休息一下',
    hour: '1 小時',
    day: '24 小時',
    week: '7 天',
    rule: '休息期間不能投注和送禮，可以看比賽、查注單和提款，不能提前取消。',
    ask: '休息 {{time}}？不能提前取消。',
    running: '休息中，到 {{time}} 為止',
  },
  help: '求助熱線與機構',
}
