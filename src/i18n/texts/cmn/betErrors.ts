/** Why a bet was refused or is not taken, by the text keys that the streams report; loaded with the slip. */
export const betErrors = {
  venue: {
    oddsChanged: '赔率有变化，请确认新赔率',
    lineChanged: '盘口有变化，请确认新盘口',
    slotChanged: '盘口有变化，请确认新盘口',
    marketClosed: '盘口已关闭或无效，请移除',
    insufficientBalance: '余额不足',
    onBreak: '休息中，不能投注和送礼',
    ownStakeLimit: '超过自己设的今日投注限额',
    ownLossLimit: '超过自己设的今日亏损限额',
    ownTimeLimit: '已到自己设的今日时长',
    accountBarred: '账号不能投注',
    marketConfirming: '盘口确认中，请稍后再试',
    refused: '盘口拒绝了这张注单，没有扣款',
    limitChanged: '限额有变化，请确认金额',
    memberLimit: '您在此选项的投注已达上限',
    marketLimit: '本盘口已达投注上限',
    scoreChanged: '比分有变化，请确认赔率',
    unknownResult: '结果还不知道，请到注单查看',
    limitsUnavailable: '限额暂不可用，暂不能投注',
    /** By the reject type of a venue, where its code says less. */
    rejection: {
      system: '场馆系统没有受理，可以再试一次',
      positionLimit: '超出场馆的风险限额',
      marketSuspended: '盘口已暂停投注，请移除或稍后再试',
      trader: '交易员没有受理',
      paymentFailed: '扣款没有成功',
      settledBefore: '确认前比赛已有结果',
    },
  },
  order: {
    rejected: '场馆没有受理，没有扣款',
    cancelled: '注单已取消，本金已退回',
    scoreChanged: '等待受理时比分变为 {{score}}，赔率失效',
  },
} as const
