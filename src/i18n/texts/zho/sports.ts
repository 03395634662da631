import { eachSet } from '../../../../streams/index.ts'
import type { SameTexts } from '../../sameTexts.ts'
import type { sports as original } from '../cmn/sports.ts'

/** The names of the parts of a match, such as `第3局`. */
function parts(word: string) {
  const names = eachSet((number) => `第${number}${word}`)
  return { period: names, phase: names }
}

/** What the sets of a sport are called: each of them, and how many a side wins. */
function sets(word: string) {
  return {
    ...parts(word),
    captionOf: { sets: { handicap: `讓${word}`, total: `總${word}` } },
    stat: { sets: word },
  }
}

/** In the sports that have another word in other languages. */
const GAMES = sets('局')

/** The texts in which a sport differs from most others; they have priority over those of `markets`. */
export const sports: SameTexts<typeof original> = {
  tennis: sets('盤'),
  tableTennis: GAMES,
  badminton: GAMES,
  snooker: GAMES,
  darts: {
    captionOf: { legs: { total: '總局' } },
  },
  baseball: {
    ...parts('局'),
    serving: '進攻',
    captionOf: { runs: { handicap: '讓分' } },
  },
  cricket: {
    ...parts('局'),
    serving: '擊球',
  },
  boxing: parts('回合'),
}
