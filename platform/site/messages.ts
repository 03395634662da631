import { SUCCESS_MESSAGES } from '../../streams/wire/site/envelope.ts'
import { languages } from '../../streams/wire/site/headers.ts'
import type { Language } from '../../streams/wire/site/headers.ts'

/** The site's messages for members, in the languages of `x-api-lang`. */
const MESSAGES = {
  wrongPassword: { CMN: '用户名或密码错误', ZHO: '用戶名或密碼錯誤', ENGLISH: 'Wrong name or password' },
  tooManyWrongPasswords: {
    CMN: '密码错误次数过多，请稍后再试',
    ZHO: '密碼錯誤次數過多，請稍後再試',
    ENGLISH: 'Too many wrong passwords, please try later',
  },
  tooManyRegistrations: {
    CMN: '从这里注册的账号太多了，请稍后再试',
    ZHO: '從這裡註冊的帳號太多了，請稍後再試',
    ENGLISH: 'Too many accounts were created from here, please try later',
  },
  accountBlocked: { CMN: '账号已被冻结', ZHO: '帳號已被凍結', ENGLISH: 'This account is blocked' },
  signIn: { CMN: '请重新登录', ZHO: '請重新登入', ENGLISH: 'Please sign in again' },
  loggedInElsewhere: {
    CMN: '您的账号已在其他设备登录',
    ZHO: '您的帳號已在其他裝置登入',
    ENGLISH: 'Your account was signed in elsewhere',
  },
  passwordChanged: {
    CMN: '密码已修改，请重新登录',
    ZHO: '密碼已修改，請重新登入',
    ENGLISH: 'The password was changed, please sign in again',
  },
  badSignature: { CMN: '接口验证失败', ZHO: '介面驗證失敗', ENGLISH: 'The call could not be verified' },
  badTime: {
    CMN: '请求时间与服务器不符，请重试',
    ZHO: '請求時間與伺服器不符，請再試一次',
    ENGLISH: 'The time of the request does not match ours, please try again',
  },
  noSuchOption: {
    CMN: '没有这个设置选项',
    ZHO: '沒有這個設定選項',
    ENGLISH: 'No setting has such an option',
  },
  badBody: { CMN: '请求数据无法读取', ZHO: '請求資料無法讀取', ENGLISH: 'The request could not be read' },
  tooManyCalls: {
    CMN: '操作过于频繁，请稍后再试',
    ZHO: '操作過於頻繁，請稍後再試',
    ENGLISH: 'Too many requests, please try later',
  },
  unknownEndpoint: { CMN: '接口不存在', ZHO: '介面不存在', ENGLISH: 'There is no such endpoint' },
  fault: {
    CMN: '系统繁忙，请稍后再试',
    ZHO: '系統繁忙，請稍後再試',
    ENGLISH: 'Something went wrong, please try later',
  },
  noStatistics: {
    CMN: '这场比赛没有数据',
    ZHO: '這場比賽沒有數據',
    ENGLISH: 'There are no statistics for this match',
  },
  siteMaintenance: { CMN: '系统维护中', ZHO: '系統維護中', ENGLISH: 'The site is under maintenance' },
  venueMaintenance: { CMN: '场馆维护中', ZHO: '場館維護中', ENGLISH: 'The venue is under maintenance' },
  venueNotOpen: { CMN: '场馆暂未开放', ZHO: '場館暫未開放', ENGLISH: 'The venue is not open' },
  gameOff: { CMN: '这个游戏暂未开放', ZHO: '這個遊戲暫未開放', ENGLISH: 'This game is not open' },
  gameMaintenance: { CMN: '游戏维护中', ZHO: '遊戲維護中', ENGLISH: 'The game is under maintenance' },
  roundNotOpen: { CMN: '本期已封盘', ZHO: '本期已封盤', ENGLISH: 'This round takes no more bets' },
  unknownOption: { CMN: '没有这个选项', ZHO: '沒有這個選項', ENGLISH: 'There is no such option' },
  oddsChanged: { CMN: '赔率已变化', ZHO: '賠率已變化', ENGLISH: 'The odds have changed' },
  belowMin: { CMN: '低于最低投注额', ZHO: '低於最低投注額', ENGLISH: 'The stake is below the least one' },
  aboveMax: {
    CMN: '超过您在本期的限额',
    ZHO: '超過您在本期的限額',
    ENGLISH: 'The stake is above your limit of this round',
  },
  roundFull: {
    CMN: '本期这个选项已满额',
    ZHO: '本期這個選項已滿額',
    ENGLISH: 'This option is full in this round',
  },
  currencyUnsupported: {
    CMN: '不支持这个币种',
    ZHO: '不支援這個幣種',
    ENGLISH: 'This currency is not supported',
  },
  insufficient: { CMN: '余额不足', ZHO: '餘額不足', ENGLISH: 'The balance is insufficient' },
  duplicateId: { CMN: '重复的注单', ZHO: '重複的注單', ENGLISH: 'This bet was sent with another content' },
  onBreak: { CMN: '您处于自我休息期', ZHO: '您處於自我休息期', ENGLISH: 'You are taking a break' },
  ownStakeLimit: {
    CMN: '超过您自己设的今日投注额',
    ZHO: '超過您自己設的今日投注額',
    ENGLISH: 'Above your own limit of stakes for today',
  },
  ownLossLimit: {
    CMN: '超过您自己设的今日亏损额',
    ZHO: '超過您自己設的今日虧損額',
    ENGLISH: 'Above your own limit of losses for today',
  },
  ownTimeLimit: {
    CMN: '超过您自己设的今日时长',
    ZHO: '超過您自己設的今日時長',
    ENGLISH: 'Above your own limit of time for today',
  },
  transferUnderWay: {
    CMN: '转账处理中，请勿重复提交',
    ZHO: '轉帳處理中，請勿重複提交',
    ENGLISH: 'A transfer is being processed, do not repeat it',
  },
  transferUnknownType: {
    CMN: '没有这种转账',
    ZHO: '沒有這種轉帳',
    ENGLISH: 'There is no such transfer',
  },
  transferBadRequest: {
    CMN: '转账信息有误',
    ZHO: '轉帳資料有誤',
    ENGLISH: 'The transfer has a wrong field',
  },
  transferFailed: {
    CMN: '转账失败，资金未变动',
    ZHO: '轉帳失敗，資金未變動',
    ENGLISH: 'The transfer failed, nothing was moved',
  },
  transferDone: {
    CMN: '这笔转账已完成',
    ZHO: '這筆轉帳已完成',
    ENGLISH: 'This transfer is done already',
  },
  centreInsufficient: {
    CMN: '中心钱包余额不足',
    ZHO: '中心錢包餘額不足',
    ENGLISH: 'The centre wallet does not hold this amount',
  },
  venueInsufficient: {
    CMN: '场馆钱包余额不足',
    ZHO: '場館錢包餘額不足',
    ENGLISH: 'The wallet of the venue does not hold this amount',
  },
  transferLimit: {
    CMN: '超出转账限额',
    ZHO: '超出轉帳限額',
    ENGLISH: 'This is above the limit of transfers',
  },
  transferCurrency: {
    CMN: '不支持该币种',
    ZHO: '不支援該幣種',
    ENGLISH: 'This currency is not supported',
  },
  transferOnBreak: {
    CMN: '休息期间不能转入场馆',
    ZHO: '休息期間不能轉入場館',
    ENGLISH: 'Nothing can be moved to a venue during a break',
  },
  seamlessTransfer: {
    CMN: '免转钱包无需转账',
    ZHO: '免轉錢包無需轉帳',
    ENGLISH: 'A seamless wallet needs no transfers',
  },
  noArticle: { CMN: '文章不存在', ZHO: '文章不存在', ENGLISH: 'There is no such article' },
  predictionUnknownMatch: {
    CMN: '没有这场足球比赛',
    ZHO: '沒有這場足球比賽',
    ENGLISH: 'There is no such football match',
  },
  predictionBegun: {
    CMN: '比赛已经开始，不能再预测',
    ZHO: '比賽已經開始，不能再預測',
    ENGLISH: 'The match has begun, so it can no longer be predicted',
  },
  predictionBadScore: {
    CMN: '比分须在 0 到 20 之间',
    ZHO: '比分須在 0 到 20 之間',
    ENGLISH: 'A score is from 0 to 20 goals on each side',
  },
  predictionOtherMember: {
    CMN: '只能查看和填写自己的预测',
    ZHO: '只能查看和填寫自己的預測',
    ENGLISH: 'Only your own predictions can be read and changed',
  },
  predictionMissing: {
    CMN: '您还没有预测这场比赛',
    ZHO: '您還沒有預測這場比賽',
    ENGLISH: 'You have not predicted this match yet',
  },
  predictionShared: {
    CMN: '您已在这个房间分享过这个预测',
    ZHO: '您已在這個房間分享過這個預測',
    ENGLISH: 'You have shared this prediction in this room already',
  },
  predictionMuted: {
    CMN: '您已被禁言，不能分享',
    ZHO: '您已被禁言，不能分享',
    ENGLISH: 'You are muted, so you cannot share',
  },
  predictionNotNow: {
    CMN: '您现在不能在这个房间发言',
    ZHO: '您現在不能在這個房間發言',
    ENGLISH: 'You cannot write in this room now',
  },
  success: SUCCESS_MESSAGES,
} as const satisfies Record<string, Record<Language, string>>

export type MessageName = keyof typeof MESSAGES

/** A message in the language of the call; simplified Chinese by default. */
export function message(name: MessageName, language: string | undefined): string {
  return MESSAGES[name][languageOf(language)]
}

/** Simplified Chinese when the header names no supported language. */
export function languageOf(header: string | undefined): Language {
  return languages.find((known) => known === header) ?? 'CMN'
}
