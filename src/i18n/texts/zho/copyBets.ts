import type { SameTexts } from '../../sameTexts.ts'
import type { copyBets as original } from '../cmn/copyBets.ts'

/** Copying the bets that others share in a live room. */
export const copyBets: SameTexts<typeof original> = {
  start: '跟 TA 的注單',
  change: '修改跟單',
  note: 'TA 在房間曬單時會提示你，並按你的上限填好投注額。是否下注，每一單都由你確認。',
  bet: '每單最多（{{currency}}）',
  day: '24 小時內最多（{{currency}}）',
  wrong: '請填寫大於 0 的金額，且每單不超過 24 小時上限',
  save: '開始跟單',
  stop: '停止跟單',
  stopNamed: '不再跟 {{name}} 的注單',
  list: '正在跟單',
  caps: '每單 {{bet}}，24 小時 {{day}}',
  offer: '{{name}} 曬了一單',
  offered: '{{name}} 曬了一單：{{selection}}',
  take: '跟 {{stake}}',
  takeNamed: '把 {{selection}} 放進投注單，投注額 {{stake}}，由你確認',
  skip: '不跟這一單',
}
