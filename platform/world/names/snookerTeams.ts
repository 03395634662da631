/** `simplified|English`, strongest first. */
const NATIONS = [
  '英格兰|England',
  '中国|China',
  '苏格兰|Scotland',
  '威尔士|Wales',
  '北爱尔兰|Northern Ireland',
  '澳大利亚|Australia',
  '泰国|Thailand',
  '比利时|Belgium',
  '爱尔兰|Ireland',
  '中国香港|Hong Kong',
  '伊朗|Iran',
  '印度|India',
] as const

/**
 * Competitions between nations: `simplified|English`. Each is for one division, which is part of the team names in all
 * but one of them, so that no two matches with the same names are played at once.
 */
export const SNOOKER_LEAGUES = [
  {
    name: '斯诺克国家锦标赛|Snooker Nations Championship',
    region: '国际|International',
    level: 1,
    hot: true,
    teams: NATIONS,
  },
  {
    name: '斯诺克女子世界杯|Snooker Women World Cup',
    region: '国际|International',
    level: 1,
    hot: true,
    teams: NATIONS,
    rubbers: ['女|W'],
  },
  {
    name: '斯诺克元老世界杯|Snooker Seniors World Cup',
    region: '国际|International',
    level: 2,
    hot: false,
    teams: NATIONS,
    rubbers: ['元老|Seniors'],
  },
  {
    name: '斯诺克青年世界杯|Snooker Under 21 World Cup',
    region: '国际|International',
    level: 2,
    hot: false,
    teams: NATIONS,
    rubbers: ['U21|U21'],
  },
] as const
