/** Leagues with their clubs: `simplified|English`, strongest first, and the points of a match between equals. */
export const AMERICAN_FOOTBALL_LEAGUES = [
  {
    name: '美国职业橄榄球联盟|NFL',
    region: '美国|United States',
    level: 1,
    hot: true,
    scoring: 46,
    teams: [
      '堪萨斯城酋长|Kansas City Chiefs',
      '费城老鹰|Philadelphia Eagles',
      '布法罗比尔|Buffalo Bills',
      '底特律雄狮|Detroit Lions',
      '旧金山49人|San Francisco 49ers',
      '巴尔的摩乌鸦|Baltimore Ravens',
      '绿湾包装工|Green Bay Packers',
      '达拉斯牛仔|Dallas Cowboys',
      '洛杉矶公羊|Los Angeles Rams',
      '辛辛那提猛虎|Cincinnati Bengals',
      '匹兹堡钢人|Pittsburgh Steelers',
      '西雅图海鹰|Seattle Seahawks',
    ],
  },
] as const
