import { always, GIFT, inPlay, type Talk, TALK, when } from './talk.ts'

/** Lines for esports, whose score is the maps. */
export const MAPS: Talk = {
  close: 1,
  cheers: 'score',
  lines: {
    idle: [
      ...TALK,
      ...inPlay(
        '这波站位可以',
        '{home}的配合很默契',
        '{away}在找机会',
        '视野做得细',
        '先手很关键',
        '这节奏一直在{home}手里',
        '{away}沉得住气',
        '这一下反应真快',
        '撤得及时，不亏',
        '看谁先犯错',
      ),
      ...when({ stage: ['early'] }, '第一图，先看阵容', '刚开，先稳住'),
      ...when({ gap: ['close'], stage: ['middle', 'late'] }, '大比分 {score}', '落后一图，还能追'),
    ],
    score: always('{scorer}拿下一图', '大比分 {score}', '{scorer}这图打得漂亮'),
    corner: [],
    card: [],
    break: always(
      '图间休息，大比分 {score}',
      '喝口水，等下一图',
      '看看下一图怎么选',
      '歇口气，马上回来',
      '上一图看得过瘾',
    ),
    gift: GIFT,
    anchor: [
      ...always('刚进来的朋友，大比分 {score}', '量力而行，看比赛最重要'),
      ...inPlay('大家看小地图，{home}在抱团', '{away}这边要小心被先手'),
      ...when({ stage: ['break'] }, '图间聊几句，马上回来'),
    ],
    end: always('结束了，大比分 {score}', '辛苦了，散会', '这场看得值'),
  },
}
