import type { SameTexts } from '../../sameTexts.ts'
import type { venues as original } from '../cmn/venues.ts'

/** The choice of a venue, and the settings that a venue keeps. */
export const venues: SameTexts<typeof original> = {
  title: '切換場館',
  present: '目前',
  status: {
    open: '開放',
    closed: '未開放',
    maintenance: '維護中',
  },
  sports_one: '{{count}} 項運動',
  sports_other: '{{count}} 項運動',
  esports: '電子競技',
  virtual: '虛擬體育',
  slipStays_one: '投注單裡的 {{count}} 項屬於 {{name}}，切換後保留在原場館。',
  slipStays_other: '投注單裡的 {{count}} 項屬於 {{name}}，切換後保留在原場館。',
  block: {
    title: '{{name}}的設定',
    zone: '時區',
    zoneNote: '開賽與注單的時間按此顯示，列表的日期不變。',
    sport: '進入時的運動',
    quickStakes: '單關快捷金額',
    seriesQuickStakes: '串關快捷金額，每注',
    seriesAny: '串關接受任何賠率',
    seriesAnyNote: '串關投注單一開始就接受任何賠率，可當單改。',
    notSaved: '場館沒有儲存，已改回原來的設定',
  },
}
