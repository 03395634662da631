/** `simplified|English`, strongest first. */
const NATIONS = [
  '中国|China',
  '日本|Japan',
  '德国|Germany',
  '韩国|South Korea',
  '瑞典|Sweden',
  '巴西|Brazil',
  '法国|France',
  '中国香港|Hong Kong',
  '中国台北|Chinese Taipei',
  '葡萄牙|Portugal',
  '印度|India',
  '埃及|Egypt',
] as const

/**
 * Competitions between nations: `simplified|English`. Each is for one division, which is part of the team names in all
 * but one of them, so that no two matches with the same names are played at once.
 */
export const TABLE_TENNIS_LEAGUES = [
  {
    name: '乒乓球男子世界杯|Table Tennis Men World Cup',
    region: '国际|International',
    level: 1,
    hot: true,
    teams: NATIONS,
  },
  {
    name: '乒乓球女子世界杯|Table Tennis Women World Cup',
    region: '国际|International',
    level: 1,
    hot: true,
    teams: NATIONS,
    rubbers: ['女|W'],
  },
  {
    name: '乒乓球混合团体世界杯|Mixed Team World Cup',
    region: '国际|International',
    level: 2,
    hot: false,
    teams: NATIONS,
    rubbers: ['混|Mixed'],
  },
] as const
