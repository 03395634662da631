import type { SameTexts } from '../../sameTexts.ts'
import type { slipMore as original } from '../cmn/slipMore.ts'

export const slipMore: SameTexts<typeof original> = {
  policy: {
    ask: '每次詢問',
    askNote: '在投注單裡每單選擇一次。',
    choose: '請選擇',
    onlyThis: '只用於這一單，下一單會再問。要固定一種，可在設定裡改。',
  },
  forceClosed: '場館暫停接單，投注單已收起，選項和金額都在。',
  beginner: {
    win: '每投 {{stake}}，猜中拿回 {{returns}}，其中 {{profit}} 是贏的，其餘是本金；猜錯就沒了。',
    bet: '投 {{stake}}：猜中拿回 {{returns}}，贏 {{profit}}；猜錯就沒了。',
    void: '比賽取消或走盤，本金退回。',
    parlay: '串關：每一項都猜中才贏，賠率相乘；有一項猜錯就沒了。',
    system: '複式：拆成幾注，不必全部猜中；每注各算輸贏。',
    toWin: '這個價格帶負號：填的是想贏的金額，實際扣的是「投注金額」那一欄。',
  },
  sameStake: {
    label: '每項同額',
    filled: '全部單關的投注額 {{amount}}',
    empty: '全部單關的投注額，未填',
  },
  win: {
    type: '填想贏',
    typeStake: '填投注額',
    wanted: '想贏 {{amount}}',
    most: '上限內最多贏 {{amount}}',
    explain: '按想贏的金額算投注額',
  },
  link: {
    title: '分享的投注單',
    none: '打不開這張投注單',
    match: '比賽 {{id}}',
    toHome: '去首頁',
    legs_one: '{{count}} 項選擇',
    legs_other: '{{count}} 項選擇',
    own_one: '你的投注單裡已有 {{count}} 項。加入時原有的保留；同一場比賽只留原有的一項。',
    own_other: '你的投注單裡已有 {{count}} 項。加入時原有的保留；同一場比賽只留原有的一項。',
    add: '加入投注單',
    replace: '替換投注單',
    prices: '價格是場館現在的價格，不是分享時的；在投注單裡還會核對。',
    share: '分享投注單',
    copied: '連結已複製',
    notCopied: '沒能複製連結',
    fault: {
      unreadable: '連結不完整或不對。',
      tooMany: '一個連結最多 20 項。',
      otherVenue: '它屬於場館 {{venue}}，請先在設定裡切換場館。',
    },
    state: {
      asking: '正在詢價',
      suspended: '暫停投注',
      moved: '盤口已變',
      closed: '已關閉',
      failed: '沒問到價格',
    },
  },
}
