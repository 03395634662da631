import type { Variants } from '../sentences.ts'

/** The sentences about tables. */
export const TABLE = {
  titleAhead: [
    {
      cmn: '{league}积分榜：{leader}领先{gap}',
      zho: '{league}積分榜：{leader}領先{gap}',
      english: '{league} table: {leader} lead by {gap}',
    },
    {
      cmn: '{leader}领跑{league}',
      zho: '{leader}領跑{league}',
      english: '{leader} set the pace in the {league}',
    },
  ],
  titleLevel: [
    {
      cmn: '{league}积分榜：{leader}与{second}同分',
      zho: '{league}積分榜：{leader}與{second}同分',
      english: '{league} table: {leader} and {second} level at the top',
    },
  ],
  ahead: [
    {
      cmn: '{leader}赛过{played}，以{points}居首，领先{second}{gap}。',
      zho: '{leader}賽過{played}，以{points}居首，領先{second}{gap}。',
      english: 'After {played}, {leader} are top on {points}, {gap} ahead of {second}.',
    },
    {
      cmn: '{leader}以{points}排在第一，身后的{second}落后{gap}。',
      zho: '{leader}以{points}排在第一，身後的{second}落後{gap}。',
      english: '{leader} are first with {points}; {second} trail them by {gap}.',
    },
  ],
  level: [
    {
      cmn: '{leader}和{second}同积{points}，{leader}凭净胜球或进球暂居榜首。',
      zho: '{leader}和{second}同積{points}，{leader}憑淨勝球或進球暫居榜首。',
      english: '{leader} and {second} both have {points}; goals alone keep {leader} on top.',
    },
  ],
  chasing: [
    {
      cmn: '{third}和{fourth}分列第三、第四，各积{thirdPoints}与{fourthPoints}。',
      zho: '{third}和{fourth}分列第三、第四，各積{thirdPoints}與{fourthPoints}。',
      english: '{third} are third with {thirdPoints} and {fourth} fourth with {fourthPoints}.',
    },
  ],
  attack: [
    {
      cmn: '进攻最好的是{attack}，打进{scored}；失球最少的是{defence}，只失{conceded}。',
      zho: '進攻最好的是{attack}，打進{scored}；失球最少的是{defence}，只失{conceded}。',
      english: '{attack} have scored most, {scored}; {defence} have conceded least, {conceded}.',
    },
    {
      cmn: '{attack}的{scored}进账冠绝联赛，{defence}的防线则只丢了{conceded}。',
      zho: '{attack}的{scored}進帳冠絕聯賽，{defence}的防線則只丟了{conceded}。',
      english: 'No attack beats the {scored} of {attack}, no defence the {conceded} let in by {defence}.',
    },
  ],
  strongest: [
    {
      cmn: '{attack}攻守俱佳，打进{scored}为全联赛最多，只失{conceded}为全联赛最少。',
      zho: '{attack}攻守俱佳，打進{scored}為全聯賽最多，只失{conceded}為全聯賽最少。',
      english: '{attack} have both scored most, {scored}, and conceded least, {conceded}.',
    },
  ],
  bottom: [
    {
      cmn: '{last}以{points}垫底，离前一名{above}还差{gap}。',
      zho: '{last}以{points}墊底，離前一名{above}還差{gap}。',
      english: '{last} are last with {points}, {gap} short of {above}.',
    },
    {
      cmn: '榜尾是积{points}的{last}，距{above}{gap}。',
      zho: '榜尾是積{points}的{last}，距{above}{gap}。',
      english: 'At the foot are {last} on {points}, {gap} from {above}.',
    },
  ],
} as const satisfies Record<string, Variants>
