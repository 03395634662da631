import { eachSet } from '../../../../streams/index.ts'
import type { SameTexts } from '../../sameTexts.ts'
import type { sports as original } from '../cmn/sports.ts'

/** The names of the sets, such as `set 3` in a sentence and `Set 3` alone. */
function sets(word: string) {
  const capital = word.charAt(0).toUpperCase() + word.slice(1)
  return {
    period: eachSet((number) => `${word} ${number}`),
    phase: eachSet((number) => `${capital} ${number}`),
  }
}

const GAMES = sets('game')

/** The texts in which a sport differs from most others; they have priority over those of `markets`. */
export const sports: SameTexts<typeof original> = {
  tennis: {
    ...sets('set'),
    captionOf: {
      sets: {
        handicap: 'Sets',
        total: 'Sets O/U',
      },
    },
    stat: {
      sets: 'Sets',
    },
  },
  tableTennis: GAMES,
  badminton: GAMES,
  snooker: sets('frame'),
  baseball: {
    ...sets('inning'),
    serving: 'At bat',
    captionOf: { runs: { handicap: 'Run line' } },
  },
  cricket: {
    ...sets('innings'),
    serving: 'Batting',
  },
  boxing: sets('round'),
}
