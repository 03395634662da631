const MEN = '男单|Men'
const WOMEN = '女单|Women'
const MIXED = { doubles: '混双|Mixed' }

/** Team competitions with their rubbers. */
export const TENNIS_CUPS = [
  { name: '联合杯|United Cup', level: 1, hot: true, rubbers: [MEN, WOMEN, MIXED] },
  { name: '戴维斯杯|Davis Cup', level: 1, hot: true, rubbers: [MEN, { doubles: '男双|Men Doubles' }] },
  {
    name: '比利简金杯|Billie Jean King Cup',
    level: 1,
    hot: false,
    rubbers: [WOMEN, { doubles: '女双|Women Doubles' }],
  },
  { name: '霍普曼杯|Hopman Cup', level: 2, hot: false, rubbers: [MEN, WOMEN, MIXED] },
] as const

/** `simplified|English`, strongest first. */
export const TENNIS_NATIONS = [
  '意大利|Italy',
  '西班牙|Spain',
  '美国|United States',
  '澳大利亚|Australia',
  '塞尔维亚|Serbia',
  '德国|Germany',
  '捷克|Czechia',
  '法国|France',
  '英国|Great Britain',
  '波兰|Poland',
  '希腊|Greece',
  '加拿大|Canada',
] as const
