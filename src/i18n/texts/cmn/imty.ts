/** What the venue IMTY refuses. */
export const imty = {
  reason: {
    invalid: '请求无效，请刷新后再试',
    gone: '投注项已不可用',
    marketChanged: '赛事已开赛或状态有变，请重新确认',
    suspended: '投注项暂停，请稍后再试',
    currency: '该币种暂不可投注',
    oddsFormat: '该玩法不支持此盘口类型',
    matchOver: '赛事已结束',
    notInCombo: '该投注项不能串关',
    sameMatch: '同一场赛事不能串关',
    legCount: '串关的场数不对',
    noSeries: '没有这种串关方式',
    belowMin: '低于最低投注额',
    aboveMax: '高于最高投注额',
    rejectedAddress: 'IP访问受限',
    restrictedArea: '限制访问, 请检查是否开启了VPN软件',
  },
  /** Why the venue refused or cancelled a wager. */
  cancelled: {
    redCard: '出现红牌',
    goal: '有进球或得分',
    abandoned: '比赛腰斩',
  },
} as const
