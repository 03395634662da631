import { always, GIFT, inPlay, type Talk, TALK, when } from './talk.ts'

export const TENNIS: Talk = {
  close: 1,
  cheers: 'score',
  lines: {
    idle: [
      ...TALK,
      ...inPlay(
        '这个发球没法接',
        '{home}反手今天硬',
        '{away}上网可以的',
        '底线对拉，看谁先失误',
        '这个放小球聪明',
        '二发要小心',
        '破发点来了没有',
        '一发成功率上来了',
        '这球压线了',
        '步伐跟上了',
      ),
      ...when({ stage: ['early'] }, '第一盘，先保发'),
      ...when({ stage: ['late'] }, '决胜盘，拼体力了', '这盘定胜负'),
      ...when({ gap: ['close'], stage: ['middle', 'late'] }, '盘分 {score}', '落后一盘，还能追'),
    ],
    score: always('{scorer}拿下一盘', '盘分 {score}', '{scorer}这盘打得稳', '这一盘不容易'),
    corner: [],
    card: [],
    break: always('换边休息', '喝口水，下一盘', '坐下缓一缓', '擦擦汗，接着来', '趁这会儿喝口水'),
    gift: GIFT,
    anchor: [
      ...always('刚进来的朋友，盘分 {score}', '量力而行，看球最重要'),
      ...inPlay('注意看发球的落点', '{home}在找对手反手'),
      ...when({ stage: ['break'] }, '换边聊几句，马上回来'),
    ],
    end: always('结束了，盘分 {score}', '辛苦了，散会', '这场看得值'),
  },
}
