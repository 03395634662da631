/** `simplified|English`, strongest first. */
const NATIONS = [
  '中国|China',
  '印度尼西亚|Indonesia',
  '丹麦|Denmark',
  '日本|Japan',
  '韩国|South Korea',
  '马来西亚|Malaysia',
  '印度|India',
  '泰国|Thailand',
  '中国台北|Chinese Taipei',
  '法国|France',
  '中国香港|Hong Kong',
  '新加坡|Singapore',
] as const

/**
 * Competitions between nations: `simplified|English`. Each is for one division, which is part of the team names in all
 * but one of them, so that no two matches with the same names are played at once.
 */
export const BADMINTON_LEAGUES = [
  {
    name: '苏迪曼杯|Sudirman Cup',
    region: '国际|International',
    level: 1,
    hot: true,
    teams: NATIONS,
    rubbers: ['混|Mixed'],
  },
  {
    name: '汤姆斯杯|Thomas Cup',
    region: '国际|International',
    level: 1,
    hot: true,
    teams: NATIONS,
  },
  {
    name: '尤伯杯|Uber Cup',
    region: '国际|International',
    level: 1,
    hot: false,
    teams: NATIONS,
    rubbers: ['女|W'],
  },
] as const
