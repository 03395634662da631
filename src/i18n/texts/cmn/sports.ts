import { eachSet } from '../../../../streams/index.ts'

/** The names of the parts of a match, such as `第3局`. */
function parts(word: string) {
  const names = eachSet((number) => `第${number}${word}`)
  return { period: names, phase: names }
}

/** What the sets of a sport are called: each of them, and how many a side wins. */
function sets(word: string) {
  return {
    ...parts(word),
    captionOf: { sets: { handicap: `让${word}`, total: `总${word}` } },
    stat: { sets: word },
  }
}

/** In the sports that have another word in other languages. */
const GAMES = sets('局')

/** The texts in which a sport differs from most others; they have priority over those of `markets`. */
export const sports = {
  tennis: sets('盘'),
  tableTennis: GAMES,
  badminton: GAMES,
  snooker: GAMES,
  darts: {
    captionOf: { legs: { total: '总局' } },
  },
  baseball: {
    ...parts('局'),
    serving: '进攻',
    captionOf: { runs: { handicap: '让分' } },
  },
  cricket: {
    ...parts('局'),
    serving: '击球',
  },
  boxing: parts('回合'),
}
