import { eachSet } from '../../../../streams/index.ts'

/** The names of the sets, such as `第3局`. */
function sets(word: string) {
  const names = eachSet((number) => `第${number}${word}`)
  return { period: names, phase: names }
}

/** In the sports that have another word in other languages. */
const GAMES = sets('局')

/** The texts in which a sport differs from most others; they have priority over those of `markets`. */
export const sports = {
  tennis: {
    ...sets('盘'),
    captionOf: {
      sets: {
        handicap: '让盘',
        total: '总盘',
      },
    },
    stat: {
      sets: '盘',
    },
  },
  tableTennis: GAMES,
  badminton: GAMES,
  snooker: GAMES,
  baseball: {
    ...GAMES,
    serving: '进攻',
    captionOf: { runs: { handicap: '让分' } },
  },
  cricket: {
    ...GAMES,
    serving: '击球',
  },
  boxing: sets('回合'),
}
