/** Divisions of weight; a bout is one of them. */
const DIVISIONS = [
  '轻量级|Lightweight',
  '次中量级|Welterweight',
  '中量级|Middleweight',
  '重量级|Heavyweight',
] as const

/**
 * Competitions between teams of nations and of boxing clubs: `simplified|English`, strongest first, with the rounds of
 * a bout. Those who box are the team's in a division, and have no names.
 */
export const BOXING_LEAGUES = [
  {
    name: '世界拳击国家团体赛|World Boxing Team Cup',
    region: '国际|International',
    level: 1,
    hot: true,
    rounds: 12,
    teams: [
      '古巴|Cuba',
      '乌兹别克斯坦|Uzbekistan',
      '哈萨克斯坦|Kazakhstan',
      '美国|United States',
      '英国|Great Britain',
      '乌克兰|Ukraine',
      '墨西哥|Mexico',
      '爱尔兰|Ireland',
      '法国|France',
      '菲律宾|Philippines',
      '中国|China',
      '巴西|Brazil',
    ],
    rubbers: DIVISIONS,
  },
  {
    name: '世界拳击系列赛|World Series of Boxing',
    region: '国际|International',
    level: 2,
    hot: false,
    rounds: 10,
    teams: [
      '古巴驯兽师|Cuba Domadores',
      '阿斯塔纳阿尔兰|Astana Arlans',
      '英国雄狮|British Lionhearts',
      '乌克兰首领|Ukraine Otamans',
      '乌兹别克猛虎|Uzbek Tigers',
      '法国斗鸡|France Fighting Roosters',
      '意大利雷霆|Italia Thunder',
      '中国龙|China Dragons',
      '摩洛哥雄狮|Morocco Atlas Lions',
      '委内瑞拉酋长|Venezuela Caciques',
      '阿根廷神鹰|Argentina Condors',
      '哥伦比亚英雄|Colombia Heroicos',
    ],
    rubbers: DIVISIONS,
  },
] as const
