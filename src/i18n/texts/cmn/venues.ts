/** The choice of a venue, and the settings that a venue keeps. */
export const venues = {
  title: '切换场馆',
  present: '当前',
  status: {
    open: '开放',
    closed: '未开放',
    maintenance: '维护中',
  },
  sports_one: '{{count}} 项运动',
  sports_other: '{{count}} 项运动',
  esports: '电子竞技',
  virtual: '虚拟体育',
  slipStays_one: '投注单里的 {{count}} 项属于 {{name}}，切换后保留在原场馆。',
  slipStays_other: '投注单里的 {{count}} 项属于 {{name}}，切换后保留在原场馆。',
  block: {
    title: '{{name}}的设置',
    zone: '时区',
    zoneNote: '开赛与注单的时间按此显示，列表的日期不变。',
    sport: '进入时的运动',
    quickStakes: '单关快捷金额',
    seriesQuickStakes: '串关快捷金额，每注',
    seriesAny: '串关接受任何赔率',
    seriesAnyNote: '串关投注单一开始就接受任何赔率，可当单改。',
    notSaved: '场馆没有保存，已改回原来的设置',
  },
} as const
