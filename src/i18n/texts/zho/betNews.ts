import type { SameTexts } from '../../sameTexts.ts'
import type { betNews as original } from '../cmn/betNews.ts'

/** Notices about a member's bets, shown on every screen. */
export const betNews: SameTexts<typeof original> = {
  title: '提醒',
  ofBets: '注單結果提醒',
  ofGoals: '有注單的比賽進球提醒',
  won: '{{bet}}已結算，贏 {{net}}',
  wonSeries: '{{bet}}等 {{legs}} 場串關已結算，贏 {{net}}',
  lost: '{{bet}}已結算，{{net}}',
  lostSeries: '{{bet}}等 {{legs}} 場串關已結算，{{net}}',
  returned: '{{bet}}的注單已退回 {{amount}}',
  returnedSeries: '{{bet}}等 {{legs}} 場串關已退回 {{amount}}',
  withdrawn: '{{bet}}賽果撤回，如有派彩已收回',
  withdrawnSeries: '{{bet}}等 {{legs}} 場串關賽果撤回，如有派彩已收回',
  corrected: '{{bet}}按更正的賽果重新結算，{{net}}',
  correctedSeries: '{{bet}}等 {{legs}} 場串關重新結算，{{net}}',
  cashOutCancelled: '{{bet}}的提前結算因賽果撤回已取消',
  cashOutCancelledSeries: '{{bet}}等 {{legs}} 場串關的提前結算已取消',
  several_one: '{{count}} 筆注單有了結果，合計 {{net}}',
  several_other: '{{count}} 筆注單有了結果，合計 {{net}}',
  goal: '進球：{{home}} {{score}} {{away}}',
  goalCancelled: '進球無效：{{home}} {{score}} {{away}}',
}
