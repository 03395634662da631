import type { SameTexts } from '../../sameTexts.ts'
import type { settings as original } from '../cmn/settings.ts'

export const settings: SameTexts<typeof original> = {
  title: '設定',
  betting: '投注',
  venue: '場館',
  venueNote: '未結算的注單與投注單留在原場館，切換後仍可返回查看。',
  oddsFormat: '賠率格式',
  europeOnly: '獨贏、波膽等沒有亞洲盤口的玩法，場館只按歐洲賠率開價，任何格式下都顯示歐洲賠率。',
  oddsExample: '例：{{price}}',
  acceptance: '賠率變動時',
  betMode: '投注方式',
  betModes: {
    tap: '點按',
    slide: '滑動',
  },
  quickStakes: '快捷金額',
  currency: '結算幣別',
  comfort: '看得舒服',
  theme: '外觀',
  themes: {
    dark: '深色',
    light: '淺色',
    system: '跟隨',
  },
  fontSize: '字體大小',
  fontSizes: {
    default: '標準',
    enlarge: '放大',
  },
  trend: '漲跌顏色',
  trends: {
    redUp: '紅漲',
    greenUp: '綠漲',
  },
  sort: '列表排序',
  saveData: '節省流量',
  saveDataNote: '不自動播放影像，禮物用靜態圖',
  language: '語言',
  protection: '理性投注',
  protectionNote: '本次 {{time}}，淨輸贏 {{net}}',
  protectionNoteWithGifts: '本次 {{time}}，淨輸贏 {{net}}（注單 {{bets}}，禮物 {{gifts}}）',
  account: '帳號',
  signOut: '登出',
  signOutAsk: '要登出嗎？未結算注單不受影響。',
  notSaved: '尚未儲存到伺服器，稍後會再試',
}
