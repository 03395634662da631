import type { SpeakerFrame } from '../../streams/wire/room/messages.ts'

const NAMES = [
  '一脚天涯',
  '北看台老王',
  '越位线上',
  '补时绝杀',
  '门柱很无奈',
  '看球不熬夜',
  '黄牌收藏家',
  '角旗区',
  '中圈开球',
  '替补席第三人',
  '点球点',
]

const TEXTS = [
  '这球传得漂亮',
  '门将站位太靠前了，刚才那脚要是正一点就进了',
  '666',
  '角球！',
  '裁判这个尺度我看不懂，上半场同样的动作没吹',
  '主队要换人了吧',
  '稳住别浪',
  '我觉得今天大球，两边后防都漏，节奏又这么快，再进一个就到了',
]

/** The senders: one of each level. */
export const SPEAKERS: readonly SpeakerFrame[] = NAMES.map((name, level) => ({
  id: `bench-${String(level)}`,
  name,
  level,
  role: 'member',
}))

export function speakerAt(turn: number): SpeakerFrame {
  const speaker = SPEAKERS[turn % SPEAKERS.length]
  if (speaker === undefined) throw new Error('nobody talks')
  return speaker
}

/** A text that contains its number in the form that `benchTalk` recognises. */
export function textOf(number: number): string {
  return `${TEXTS[number % TEXTS.length] ?? ''}〔${String(number)}〕`
}
