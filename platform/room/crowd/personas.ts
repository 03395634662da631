import type { SpeakerFrame } from '../../../streams/wire/room/messages.ts'
import { type Dice, pick } from '../../world/random.ts'

/** A simulated member. */
export interface Persona extends SpeakerFrame {
  readonly name: string
}

/** Names of the simulated members; none is a real person. */
const NAMES = [
  '老张看台',
  '晚风',
  '七号位',
  '一脚天涯',
  '沧海一声笑',
  '小北',
  '南山客',
  '初来乍到',
  '角旗杆',
  '看球不熬夜',
  '替补席第三排',
  '雨战专家',
  '左脚王',
  '二楼看台',
  '补时绝杀',
  '铁粉阿健',
  '球门柱',
  '越位半步',
  '阿布',
  '长传冲吊',
  '半场哨',
  '小白杨',
  '中路直塞',
  '边线球',
  '河边散步',
  '夜宵摊',
  '大力出奇迹',
  '温柔一刀',
  '门前抢点',
  '弧线球',
  '云淡风轻',
  '三号看台',
  '摇旗的人',
  '清晨跑步',
  '打盹的猫',
  '老友记',
  '落叶球',
  '橙子汽水',
  '慢慢来',
  '深夜食堂',
  '冲上前场',
  '后腰',
  '南门口',
  '石头剪刀',
  '半杯茶',
  '一球在手',
  '铁门',
  '看热闹的',
  '远射试试',
  '围巾举起来',
  '小满',
  '阿远',
  '定位球',
  '听风',
  '踩单车',
  '半决赛',
  '第九排',
  '雪糕',
  '回传',
  '老球迷',
]

/** Most have low levels, some have high ones. */
const LEVELS = [0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 6, 7, 8, 10]

/** Speakers without an account: their ids are not those of members. */
const PERSONAS: readonly Persona[] = NAMES.map((name, index) => ({
  id: `b${String(index + 1)}`,
  name,
  level: LEVELS[(index * 7) % LEVELS.length] ?? 0,
  role: 'member',
}))

export function somebody(chance: Dice): Persona {
  return pick(PERSONAS, chance.next())
}

/** `null` for an id of nobody of them. */
export function personaOf(id: string): Persona | null {
  return PERSONAS.find((persona) => persona.id === id) ?? null
}
