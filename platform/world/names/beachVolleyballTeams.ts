/** `simplified|English`, strongest first. */
const NATIONS = [
  '挪威|Norway',
  '巴西|Brazil',
  '美国|United States',
  '瑞典|Sweden',
  '卡塔尔|Qatar',
  '德国|Germany',
  '意大利|Italy',
  '荷兰|Netherlands',
  '澳大利亚|Australia',
  '波兰|Poland',
  '加拿大|Canada',
  '拉脱维亚|Latvia',
] as const

/**
 * Competitions between nations: `simplified|English`. Each is for one division, which is part of the team names in all
 * but one of them, so that no two matches with the same names are played at once.
 */
export const BEACH_VOLLEYBALL_LEAGUES = [
  {
    name: '沙滩排球男子巡回赛|Beach Pro Tour Men',
    region: '国际|International',
    level: 1,
    hot: true,
    teams: NATIONS,
  },
  {
    name: '沙滩排球女子国家杯|Beach Nations Cup Women',
    region: '国际|International',
    level: 2,
    hot: false,
    teams: NATIONS,
    rubbers: ['女|W'],
  },
] as const
