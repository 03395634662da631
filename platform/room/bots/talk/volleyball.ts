import { always, GIFT, inPlay, type Talk, TALK, when } from './talk.ts'

export const VOLLEYBALL: Talk = {
  close: 1,
  cheers: 'score',
  lines: {
    idle: [
      ...TALK,
      ...inPlay(
        '这个发球有冲击力',
        '一传到位就好打',
        '{home}的拦网立起来了',
        '{away}副攻今天快',
        '二传分球很活',
        '自由人救得漂亮',
        '这个探头球反应快',
        '后排进攻来一个',
        '轮次卡住了，得换发球',
        '吊球，没人保护',
        '直线空着呢',
        '这球借手出界，聪明',
      ),
      ...when({ stage: ['early'] }, '第一局，先看一传', '刚开局，先稳住'),
      ...when({ stage: ['late'] }, '决胜局，十五分说快就快', '这局输不起了'),
      ...when({ gap: ['close'], stage: ['middle', 'late'] }, '局分 {score}', '落后一局，还能追'),
    ],
    score: always('{scorer}拿下一局', '局分 {score}', '{scorer}这局打得硬', '关键分把握住了'),
    corner: [],
    card: [],
    break: always(
      '局间休息，局分 {score}',
      '喝口水，等下一局',
      '教练该布置轮次了',
      '换边再来',
      '歇口气，马上回来',
    ),
    gift: GIFT,
    anchor: [
      ...always('刚进来的朋友，局分 {score}', '量力而行，看球最重要'),
      ...inPlay('大家看一传的弧度', '{home}在追着对方的接应发'),
      ...when({ stage: ['break'] }, '局间聊几句，马上回来'),
      ...when({ stage: ['late'] }, '最后一局，看谁的发球敢冲'),
    ],
    end: always('结束了，局分 {score}', '辛苦了，散会', '这场看得值'),
  },
}
