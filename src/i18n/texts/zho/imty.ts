import type { SameTexts } from '../../sameTexts.ts'
import type { imty as original } from '../cmn/imty.ts'

/** What the venue IMTY refuses. */
export const imty: SameTexts<typeof original> = {
  reason: {
    invalid: '請求無效，請重新整理後再試',
    gone: '投注項已不可用',
    marketChanged: '賽事已開賽或狀態有變，請重新確認',
    suspended: '投注項暫停，請稍後再試',
    currency: '該幣種暫不可投注',
    oddsFormat: '該玩法不支援此盤口類型',
    matchOver: '賽事已結束',
    notInCombo: '該投注項不能串關',
    sameMatch: '同一場賽事不能串關',
    legCount: '串關的場數不對',
    noSeries: '沒有這種串關方式',
    belowMin: '低於最低投注額',
    aboveMax: '高於最高投注額',
    rejectedAddress: 'IP存取受限',
    restrictedArea: '限制存取, 請檢查是否開啟了VPN軟體',
  },
  /** Why the venue refused or cancelled a wager. */
  cancelled: {
    redCard: '出現紅牌',
    goal: '有進球或得分',
    abandoned: '比賽腰斬',
  },
}
