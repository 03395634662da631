import type { Sport } from '../../streams/domain/vocabulary/sports.ts'
import type { AllLanguages } from '../../streams/domain/localText.ts'

/** An anchor with a room. */
export interface Anchor {
  readonly roomId: string
  readonly id: string
  readonly name: AllLanguages
  /** The sport that the anchor comments on. */
  readonly sport: Sport
  readonly title: AllLanguages
  /** A room without an anchor, which only shows the match. */
  readonly pictureOnly: boolean
}

/** The anchors of the platform; none is a real person. */
export const ANCHORS: readonly Anchor[] = [
  anchor('8801', 'football', {
    name: { cmn: '阿泽说球', zho: '阿澤說球', english: 'Aze on Football' },
    title: {
      cmn: '边看边聊，中路见真章',
      zho: '邊看邊聊，中路見真章',
      english: 'Watch and talk, down the middle',
    },
  }),
  anchor('8802', 'football', {
    name: { cmn: '老炮侃球', zho: '老炮侃球', english: 'Old Hand Football' },
    title: {
      cmn: '二十年球龄，只讲看到的',
      zho: '二十年球齡，只講看到的',
      english: 'Twenty years of it, only what I see',
    },
  }),
  anchor('8803', 'football', {
    name: { cmn: '小鹿解说', zho: '小鹿解說', english: 'Fawn Commentary' },
    title: {
      cmn: '慢一点看球，热闹一点聊',
      zho: '慢一點看球，熱鬧一點聊',
      english: 'Watch slowly, chat loudly',
    },
  }),
  anchor('8804', 'football', {
    name: { cmn: '绿茵阿凯', zho: '綠茵阿凱', english: 'Kai on the Pitch' },
    title: { cmn: '角球、定位球专场', zho: '角球、定位球專場', english: 'Corners and set pieces' },
  }),
  anchor('8805', 'football', {
    name: { cmn: '北看台之声', zho: '北看台之聲', english: 'Voice of the North Stand' },
    title: { cmn: '站着看的人都在这里', zho: '站著看的人都在這裡', english: 'Where everybody stands' },
  }),
  anchor('8806', 'football', {
    name: { cmn: '夜猫球局', zho: '夜貓球局', english: 'Night Owls' },
    title: {
      cmn: '深夜档，困了就喊一声',
      zho: '深夜檔，睏了就喊一聲',
      english: 'The late show, shout if sleepy',
    },
  }),
  anchor('8807', 'basketball', {
    name: { cmn: '篮下老温', zho: '籃下老溫', english: 'Wen under the Rim' },
    title: { cmn: '挡拆掰开了讲', zho: '擋拆掰開了講', english: 'The pick and roll, explained' },
  }),
  anchor('8808', 'basketball', {
    name: { cmn: '三分阿飞', zho: '三分阿飛', english: 'Three-Point Fei' },
    title: { cmn: '今晚谁的手最热', zho: '今晚誰的手最熱', english: 'Who has the hot hand tonight' },
  }),
  anchor('8809', 'tennis', {
    name: { cmn: '底线麦克', zho: '底線麥克', english: 'Baseline Mike' },
    title: { cmn: '一盘一盘慢慢聊', zho: '一盤一盤慢慢聊', english: 'Set by set, no hurry' },
  }),
  anchor('8811', 'volleyball', {
    name: { cmn: '网口阿岚', zho: '網口阿嵐', english: 'Lan at the Net' },
    title: { cmn: '一传到位，慢慢讲', zho: '一傳到位，慢慢講', english: 'A good pass first, then we talk' },
  }),
  anchor('8812', 'dota2', {
    name: { cmn: '河道阿川', zho: '河道阿川', english: 'Chuan by the River' },
    title: { cmn: '三路兵线，一路讲完', zho: '三路兵線，一路講完', english: 'Three lanes, one story' },
  }),
  anchor('8813', 'lol', {
    name: { cmn: '团战小七', zho: '團戰小七', english: 'Seven in the Fight' },
    title: { cmn: '团战怎么赢，慢慢说', zho: '團戰怎麼贏，慢慢說', english: 'How a fight is won' },
  }),
  anchor('8814', 'csgo', {
    name: { cmn: '残局老秦', zho: '殘局老秦', english: 'Qin in the Clutch' },
    title: { cmn: '一回合一回合地聊', zho: '一回合一回合地聊', english: 'Round by round' },
  }),
  anchor('8815', 'kog', {
    name: { cmn: '中路青禾', zho: '中路青禾', english: 'Qinghe on Mid' },
    title: { cmn: '推塔不急，先看视野', zho: '推塔不急，先看視野', english: 'Vision first, then the tower' },
  }),
  {
    ...anchor('8810', 'football', {
      name: { cmn: '现场原声', zho: '現場原聲', english: 'Stadium Sound' },
      title: {
        cmn: '不解说，只有球场的声音',
        zho: '不解說，只有球場的聲音',
        english: 'No commentary, only the ground',
      },
    }),
    pictureOnly: true,
  },
]

function anchor(number: string, sport: Sport, said: Pick<Anchor, 'name' | 'title'>): Anchor {
  return { roomId: `r${number}`, id: `a${number}`, sport, ...said, pictureOnly: false }
}
