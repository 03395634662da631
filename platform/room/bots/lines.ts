/** When something is said. */
export type Occasion = 'idle' | 'goal' | 'corner' | 'card' | 'break' | 'gift' | 'anchor'

/** `{home}`, `{away}`, `{score}` and `{scorer}` are the match's. */
const LINES: Readonly<Record<Occasion, readonly string[]>> = {
  idle: [
    '来了来了',
    '这脚传得漂亮',
    '{home}今天压得好凶',
    '{away}反击有点快啊',
    '中路有空当，打肋部',
    '守住这二十分钟就行',
    '这裁判尺度有点松',
    '现在 {score}，还早',
    '边路没人管了',
    '换人吧，跑不动了',
    '这个球可以射的',
    '画面有点慢，但不卡',
    '新来的，现在什么情况',
    '{home}的后卫今天稳',
    '{away}门将状态真好',
    '再来一个角球',
    '感觉要进球了',
    '这节奏看得舒服',
    '传中质量差一点',
    '别倒脚了，往前打',
    '我看好{home}',
    '我站{away}',
    '大球有戏吗',
    '先看看，不急',
    '今天这草皮不错',
    '助教在场边都喊哑了',
    '这个停球教科书',
    '上半场和下半场两个队',
    '稳住，不要急着传',
    '打门啊，等什么呢',
  ],
  goal: [
    '进了进了，{score}',
    '漂亮，{scorer}这球没得说',
    '{scorer}终于打开了',
    '刚说完就进了',
    '这角度都能进',
    '我就说要进球',
    '{score} 了，稳',
    '门将尽力了',
    '这配合太流畅',
    '起立鼓掌',
  ],
  corner: ['又是角球', '这个角球有威胁', '前点有人抢', '角球越来越多了', '发近门柱试试'],
  card: ['这张牌给得对', '有点重了吧', '冷静点别再吃牌', '要少一个人打了', '这下麻烦了'],
  break: ['中场休息，喝口水', '半场 {score}，下半场见', '下半场要变阵吧', '半场这样可以接受', '等下半场'],
  gift: ['老板大气', '礼物好看', '这个动画可以', '谢谢老板'],
  anchor: [
    '我看还是先稳住中路',
    '刚进来的朋友，现在 {score}',
    '这个位置要注意身后',
    '{home}这边换了打法，大家看边路',
    '别急，先看五分钟再说',
    '量力而行，看球最重要',
    '这球我们慢放看一下',
  ],
}

interface Said {
  readonly home: string
  readonly away: string
  readonly score: string
  readonly scorer: string
}

/** How many lines an occasion has. */
export function lineCount(occasion: Occasion): number {
  return LINES[occasion].length
}

/** A line of an occasion with the match's names in it. */
export function lineAt(occasion: Occasion, index: number, said: Said): string {
  const line = LINES[occasion][index % LINES[occasion].length] ?? ''
  return line.replace(/\{(home|away|score|scorer)\}/g, (_, word: keyof Said) => said[word])
}
