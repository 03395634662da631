/** National sevens teams: `simplified|English`, strongest first. Their number is a power of two. */
const SEVENS_TEAMS = [
  '斐济|Fiji',
  '阿根廷|Argentina',
  '新西兰|New Zealand',
  '南非|South Africa',
  '法国|France',
  '西班牙|Spain',
  '澳大利亚|Australia',
  '英国|Great Britain',
  '肯尼亚|Kenya',
  '美国|United States',
  '爱尔兰|Ireland',
  '乌拉圭|Uruguay',
  '萨摩亚|Samoa',
  '加拿大|Canada',
  '日本|Japan',
  '德国|Germany',
]

const SEVENS_HOSTS = [
  { name: '香港七人橄榄球赛|Hong Kong Sevens', region: '香港|Hong Kong', hot: true },
  { name: '迪拜七人橄榄球赛|Dubai Sevens', region: '迪拜|Dubai', hot: false },
  { name: '开普敦七人橄榄球赛|Cape Town Sevens', region: '南非|South Africa', hot: false },
  { name: '新加坡七人橄榄球赛|Singapore Sevens', region: '新加坡|Singapore', hot: false },
  { name: '温哥华七人橄榄球赛|Vancouver Sevens', region: '加拿大|Canada', hot: false },
]

/** Tournaments of rugby sevens. */
export const SEVENS_CUPS = SEVENS_HOSTS.map((host) => ({ ...host, level: 1, teams: SEVENS_TEAMS }))
