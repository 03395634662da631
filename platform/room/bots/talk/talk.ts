/** The event that a line belongs to. */
export type Occasion = 'idle' | 'score' | 'corner' | 'card' | 'break' | 'gift' | 'anchor' | 'end'

/** The stage and score of a match, which decide which lines fit. */
export interface Situation {
  readonly stage: 'early' | 'middle' | 'late' | 'break' | 'over'
  readonly gap: 'level' | 'close' | 'wide'
  /** Whether the score is not 0:0. */
  readonly scored: boolean
}

/** A line and the moments it fits; a property that is missing fits all moments. */
export interface Line {
  readonly say: string
  readonly stage?: readonly Situation['stage'][]
  readonly gap?: readonly Situation['gap'][]
  readonly scored?: true
}

/** The lines of crowd and anchor for a sport. */
export interface Talk {
  /** The largest lead that counts as close. */
  readonly close: number
  /** What the crowd reacts to: every change of the score, or only a change of the lead. */
  readonly cheers: 'score' | 'lead'
  /** `{home}`, `{away}`, `{score}` and `{scorer}` are replaced by those of the match. */
  readonly lines: Readonly<Record<Occasion, readonly Line[]>>
}

export const always = (...lines: readonly string[]): readonly Line[] => lines.map((say) => ({ say }))
export const when = (fits: Omit<Line, 'say'>, ...lines: readonly string[]): readonly Line[] =>
  lines.map((say) => ({ ...fits, say }))

/** Lines about what happens in play, which do not fit a break or the time after the end. */
export const inPlay = (...lines: readonly string[]): readonly Line[] =>
  when({ stage: ['early', 'middle', 'late'] }, ...lines)

export const GIFT = always('老板大气', '礼物好看', '这个动画可以', '谢谢老板', '懂球的人送的')
export const END = always('结束了，{score}', '辛苦了，散会', '这场看得值', '{score}，下场见')
export const TALK = always(
  '来了来了',
  '新来的，现在什么情况',
  '画面有点慢，但不卡',
  '先看看，不急',
  '我看好{home}',
  '我站{away}',
  '这节奏看得舒服',
)
export const STANDS = [
  ...when({ stage: ['early'], gap: ['level'] }, '还早，慢慢看', '刚开始，先试探'),
  ...when({ stage: ['middle', 'late'], gap: ['level'] }, '{score}，谁也不服谁'),
  ...when({ stage: ['middle', 'late'], gap: ['level'], scored: true }, '打平了，精彩'),
  ...when({ stage: ['middle'], scored: true }, '现在 {score}，还有时间'),
  ...when({ stage: ['late'], gap: ['close'] }, '最后这点时间最难熬', '稳住就赢了', '{score}，悬念留到最后'),
  ...when({ stage: ['late'], gap: ['wide'] }, '{score}，差不多了', '大局已定了吧'),
]
