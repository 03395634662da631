import { eachSet } from '../../../../streams/index.ts'
import type { SameTexts } from '../../sameTexts.ts'
import type { sports as original } from '../cmn/sports.ts'

/** The names of the sets, such as `第3局`. */
function sets(word: string) {
  const names = eachSet((number) => `第${number}${word}`)
  return { period: names, phase: names }
}

/** In the sports that have another word in other languages. */
const GAMES = sets('局')

/** The texts in which a sport differs from most others; they have priority over those of `markets`. */
export const sports: SameTexts<typeof original> = {
  tennis: {
    ...sets('盤'),
    captionOf: {
      sets: {
        handicap: '讓盤',
        total: '總盤',
      },
    },
    stat: {
      sets: '盤',
    },
  },
  tableTennis: GAMES,
  badminton: GAMES,
  snooker: GAMES,
  baseball: {
    ...GAMES,
    serving: '進攻',
    captionOf: { runs: { handicap: '讓分' } },
  },
  cricket: {
    ...GAMES,
    serving: '擊球',
  },
  boxing: sets('回合'),
}
