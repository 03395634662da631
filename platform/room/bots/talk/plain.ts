import { always, END, GIFT, STANDS, type Talk, TALK } from './talk.ts'

/** Lines for sports without lines of their own. */
export const PLAIN: Talk = {
  close: 1,
  cheers: 'score',
  lines: {
    idle: [...TALK, ...STANDS],
    score: always('{scorer}得分了，{score}', '漂亮，{scorer}', '现在 {score}'),
    corner: [],
    card: [],
    break: always('休息一下，{score}', '喝口水，等下半段'),
    gift: GIFT,
    anchor: always('刚进来的朋友，现在 {score}', '量力而行，看球最重要'),
    end: END,
  },
}
