import type { AllLanguages, TextLanguage } from '../../../streams/domain/localText.ts'

const text = (cmn: string, zho: string, english: string): AllLanguages => ({ cmn, zho, english })

const BROKEN = text('系统繁忙，请稍后再试', '系統繁忙，請稍後再試', 'Something went wrong, please try later')
const LIMIT = text('投注额超出限额', '投注額超出限額', 'The stake is not within the limits')
const RESERVE_FAILED = text('预约失败', '預約失敗', 'The reservation was not made')
const CASH_OUT_FAILED = text('提前结算失败', '提前結算失敗', 'The cash-out failed')

/** What the member reads about a code. */
const MESSAGES: Readonly<Record<number, AllLanguages>> = {
  5: text('参数有误', '參數有誤', 'The request could not be read'),
  6: BROKEN,
  7: text('接口不存在', '介面不存在', 'There is no such call'),
  8: text('场馆维护中', '場館維護中', 'The venue is under maintenance'),
  10: text('该注单已提交', '該注單已提交', 'This bet was sent before'),
  12: text('操作过于频繁，请稍后再试', '操作過於頻繁，請稍後再試', 'Too many requests, please try later'),
  3000: text('投注失败', '投注失敗', 'The bet was not placed'),
  3001: text('余额不足', '餘額不足', 'The balance is not enough'),
  3002: text('盘口无效', '盤口無效', 'There is no such market'),
  3003: text('赔率已变更', '賠率已變更', 'The price has changed'),
  3004: text('投注项数量有误', '投注項數量有誤', 'The number of selections is not allowed'),
  3005: text('低于最低投注额', '低於最低投注額', 'Below the least stake'),
  3006: text('已达该选项的投注上限', '已達該選項的投注上限', 'The limit of this selection is reached'),
  3008: LIMIT,
  3010: text('该盘口不支持串关', '該盤口不支援串關', 'This market is not allowed in a parlay'),
  3011: text('同一场比赛不能串关', '同一場比賽不能串關', 'A match can be in a parlay once only'),
  3012: text('没有这种串关', '沒有這種串關', 'There is no such parlay'),
  3013: text('投注超时，没有受理', '投注逾時，沒有受理', 'The bet came too late'),
  3014: text('盘口已关闭', '盤口已關閉', 'The market is closed'),
  3015: text('比赛已结束', '比賽已結束', 'The match is over'),
  3021: text('不支持该币种', '不支援該幣種', 'The currency is not supported'),
  3022: text('盘口已变更', '盤口已變更', 'The line has changed'),
  3024: text('该盘口已达投注上限', '該盤口已達投注上限', 'The limit of this market is reached'),
  3025: text('该盘口不支持此赔率格式', '該盤口不支援此賠率格式', 'The market is not offered in these odds'),
  3026: text('比分已变更', '比分已變更', 'The score has changed'),
  3090: text('休息中，不能投注', '休息中，不能投注', 'You are on a break'),
  3091: text('超过自设的投注限额', '超過自設的投注限額', 'Over your own limit of stakes'),
  3092: text('超过自设的亏损限额', '超過自設的虧損限額', 'Over your own limit of losses'),
  3093: text('已到自设的时长', '已到自設的時長', 'Your own limit of time is reached'),
  12_001: text('没有这张注单', '沒有這張注單', 'There is no such bet'),
  12_002: text('提前结算确认中', '提前結算確認中', 'Another cash-out is being confirmed'),
  12_003: text('注单尚未确认', '注單尚未確認', 'The bet is not confirmed yet'),
  12_004: text('金额超过剩余本金', '金額超過剩餘本金', 'More than the open stake'),
  12_008: text('提前结算金额已变更', '提前結算金額已變更', 'The amount has changed'),
  12_009: text('提前结算次数已达上限', '提前結算次數已達上限', 'No more cash-outs of this bet'),
  12_010: CASH_OUT_FAILED,
  12_011: text('低于最低金额', '低於最低金額', 'Below the least part'),
  12_012: text('注单已结算', '注單已結算', 'The bet is settled'),
  12_015: text('比分已变更', '比分已變更', 'The score has changed'),
  12_024: text('提前结算已暂停', '提前結算已暫停', 'Cash-outs are paused'),
  13_001: text('预约赔率无效', '預約賠率無效', 'This price cannot be waited for'),
  13_002: text('预约数量已达上限', '預約數量已達上限', 'Too many reservations'),
  13_003: text('预约已成注或已结束', '預約已成注或已結束', 'It is a bet already, or has ended'),
  13_004: text('低于最低预约金额', '低於最低預約金額', 'Below the least stake'),
  13_005: text('没有这个预约', '沒有這個預約', 'There is no such reservation'),
  13_006: RESERVE_FAILED,
  13_010: text('超出预约限额', '超出預約限額', 'Above the limit of reservations'),
  14_002: text('没有这场比赛', '沒有這場比賽', 'There is no such match'),
  14_010: text(
    '登录失效，请重新进入场馆',
    '登入失效，請重新進入場館',
    'The session has ended, please enter again',
  ),
  14_057: text('账号不能投注', '帳號不能投注', 'This account may not bet'),
}

/** The message of a code in a language. */
export function messageOf(code: number, language: TextLanguage): string {
  return (MESSAGES[code] ?? BROKEN)[language]
}
