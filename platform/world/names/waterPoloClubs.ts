/** Leagues with their clubs: `simplified|English`, strongest first, and the points of a match between equals. */
export const WATER_POLO_LEAGUES = [
  {
    name: '水球冠军联赛|Water Polo Champions League',
    region: '国际|International',
    level: 1,
    hot: true,
    scoring: 21,
    teams: [
      '雷科|Pro Recco',
      '费伦茨瓦罗斯|Ferencvaros',
      '新贝尔格莱德|Novi Beograd',
      '奥林匹亚科斯|Olympiacos',
      '巴塞罗内塔|Barceloneta',
      '布雷西亚|Brescia',
      '贾德兰|Jadran Split',
      '马赛|Marseille',
      '汉诺威|Hannover',
      '萨瓦德尔|Sabadell',
      '萨沃纳|Savona',
      '迪纳摩|Dinamo',
    ],
  },
] as const
