import type { Sport } from '../../streams/domain/sport.ts'

/** Somebody who has a room of his own. */
export interface Anchor {
  readonly roomId: string
  readonly id: string
  readonly name: string
  /** What he talks about. */
  readonly sport: Sport
  readonly title: string
  /** A room without a caster: pictures of the match alone. */
  readonly pictureOnly: boolean
}

/** The anchors of the house; none of them is a real person. */
export const ANCHORS: readonly Anchor[] = [
  anchor('8801', '阿泽说球', 'football', '边看边聊，中路见真章'),
  anchor('8802', '老炮侃球', 'football', '二十年球龄，只讲看到的'),
  anchor('8803', '小鹿解说', 'football', '慢一点看球，热闹一点聊'),
  anchor('8804', '绿茵阿凯', 'football', '角球、定位球专场'),
  anchor('8805', '北看台之声', 'football', '站着看的人都在这里'),
  anchor('8806', '夜猫球局', 'football', '深夜档，困了就喊一声'),
  anchor('8807', '篮下老温', 'basketball', '挡拆掰开了讲'),
  anchor('8808', '三分阿飞', 'basketball', '今晚谁的手最热'),
  anchor('8809', '底线麦克', 'tennis', '一盘一盘慢慢聊'),
  { ...anchor('8810', '现场原声', 'football', '不解说，只有球场的声音'), pictureOnly: true },
]

function anchor(number: string, name: string, sport: Sport, title: string): Anchor {
  return { roomId: `r${number}`, id: `a${number}`, name, sport, title, pictureOnly: false }
}
