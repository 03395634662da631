/** `simplified|English`, strongest first. */
const NATIONS = [
  '英格兰|England',
  '荷兰|Netherlands',
  '威尔士|Wales',
  '苏格兰|Scotland',
  '比利时|Belgium',
  '德国|Germany',
  '北爱尔兰|Northern Ireland',
  '爱尔兰|Ireland',
  '澳大利亚|Australia',
  '奥地利|Austria',
  '波兰|Poland',
  '加拿大|Canada',
] as const

/**
 * Competitions between nations: `simplified|English`. Each is for one division, which is part of the team names in all
 * but one of them, so that no two matches with the same names are played at once.
 */
export const DARTS_LEAGUES = [
  {
    name: '飞镖世界杯|World Cup of Darts',
    region: '国际|International',
    level: 1,
    hot: true,
    teams: NATIONS,
  },
  {
    name: '飞镖女子国家联赛|Darts Nations League Women',
    region: '国际|International',
    level: 2,
    hot: false,
    teams: NATIONS,
    rubbers: ['女|W'],
  },
] as const
