import type { SameTexts } from '../../sameTexts.ts'
import type { results as original } from '../cmn/results.ts'

/** Results of matches and of tournaments. */
export const results: SameTexts<typeof original> = {
  title: '賽果',
  one: '賽果詳情',
  kind: {
    label: '賽果類別',
    matches: '普通',
    champions: '冠軍',
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
  myBets: '24 小時內我的注單',
  column: {
    half: '半場',
    full: '全場',
  },
  group: {
    score: '比分',
    bookings: '罰牌數',
  },
  noWinner: '未決出冠軍，退回本金',
  unknown: '未公布',
  none: '該場館沒有賽果',
  failed: '賽果沒有載入',
  empty: {
    day: '這一天還沒有賽果',
    myBets: '24 小時內沒有投注過的完場賽事',
    quarter: '這一季還沒有冠軍',
    text: '換一天或換一個項目看看。',
  },
  unknownDay: {
    title: '沒有這個日期的賽果',
    text: '賽果保留最近 7 天，冠軍保留最近 4 個季度。',
    action: '看最新賽果',
  },
  gone: {
    title: '找不到這場賽果',
    text: '連結可能有誤，或者賽事還沒有結束。',
    action: '看全部賽果',
  },
  kickOff: '開賽 {{time}}',
  lifeCycle: {
    settling: '部分盤口還沒有賽果，等待結算。',
    rollback: '賽果已撤回，重新公布後再次結算。',
  },
  notPlayed: '賽事沒有正常完場，未決出的玩法退回本金。',
  beforeKickOff: '盤口以開賽前為準。滾球讓球從下注時的比分算起，結果見注單。',
}
