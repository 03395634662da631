/** `simplified|English`, strongest first. */
const MEN = [
  '荷兰|Netherlands',
  '德国|Germany',
  '英格兰|England',
  '比利时|Belgium',
  '澳大利亚|Australia',
  '阿根廷|Argentina',
  '西班牙|Spain',
  '印度|India',
  '爱尔兰|Ireland',
  '新西兰|New Zealand',
  '巴基斯坦|Pakistan',
  '法国|France',
] as const

const WOMEN = [
  '荷兰|Netherlands',
  '阿根廷|Argentina',
  '比利时|Belgium',
  '澳大利亚|Australia',
  '中国|China',
  '德国|Germany',
  '英格兰|England',
  '西班牙|Spain',
  '印度|India',
  '美国|United States',
  '新西兰|New Zealand',
  '爱尔兰|Ireland',
] as const

/**
 * Leagues with their teams: `simplified|English`, strongest first, and the goals of a match between equals. Those of
 * nations are of one division each, so that no two matches of the same names are played at once.
 */
export const HOCKEY_LEAGUES = [
  {
    name: '曲棍球职业联赛男子组|Hockey Pro League Men',
    region: '国际|International',
    level: 1,
    hot: true,
    scoring: 4.8,
    teams: MEN,
    rubbers: ['男|Men'],
  },
  {
    name: '曲棍球职业联赛女子组|Hockey Pro League Women',
    region: '国际|International',
    level: 1,
    hot: true,
    scoring: 4.1,
    teams: WOMEN,
    rubbers: ['女|Women'],
  },
  {
    name: '欧洲曲棍球联赛|Euro Hockey League',
    region: '国际|International',
    level: 2,
    hot: false,
    scoring: 4.9,
    teams: [
      '布卢门达尔|Bloemendaal',
      '坎彭|Kampong',
      '根特|Gantoise',
      '红白科隆|Rot-Weiss Koln',
      '滑铁卢鸭子|Waterloo Ducks',
      '皮诺克|Pinoke',
      '曼海姆|Mannheimer HC',
      '乡村俱乐部马德里|Club de Campo Madrid',
      '老乔治亚人|Old Georgians',
      '特拉萨竞技|Atletic Terrassa',
      '汉堡马球|Hamburger Polo Club',
      '瑟比顿|Surbiton',
    ],
  },
] as const
