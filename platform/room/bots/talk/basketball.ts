import { always, END, GIFT, inPlay, STANDS, type Talk, TALK, when } from './talk.ts'

export const BASKETBALL: Talk = {
  close: 8,
  cheers: 'lead',
  lines: {
    idle: [
      ...TALK,
      ...STANDS,
      ...inPlay(
        '这个挡拆没人跟',
        '{home}外线手感来了',
        '{away}篮板保护得好',
        '别磨了，打快攻',
        '三分线外又空了',
        '这个盖帽干净',
        '内线吃得开',
        '罚球别浪费',
        '助攻漂亮',
        '换防慢了半步',
        '{home}节奏带起来了',
        '裁判这个没吹',
      ),
      ...when({ stage: ['late'], gap: ['level', 'close'] }, '该犯规就犯规', '最后一攻给谁', '关键球来了'),
      ...when({ stage: ['early'] }, '第一节先看手感'),
    ],
    score: always('{scorer}反超了，{score}', '{score}，领先换人了', '{scorer}这波可以', '一波流追上来了'),
    corner: [],
    card: [],
    break: always(
      '这节结束，{score}',
      '喝口水，等下一节',
      '教练该布置了',
      '歇一下，{score}',
      '下一节看谁上',
      '去拿点吃的，马上回来',
    ),
    gift: GIFT,
    anchor: [
      ...always('刚进来的朋友，现在 {score}', '量力而行，看球最重要'),
      ...inPlay('大家看这个掩护的角度', '{home}在打错位'),
      ...when({ stage: ['late'] }, '最后几分钟，看谁的手稳'),
      ...when({ stage: ['break'] }, '节间聊几句，马上回来'),
    ],
    end: END,
  },
}
