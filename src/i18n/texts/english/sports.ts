import { eachSet } from '../../../../streams/index.ts'
import type { SameTexts } from '../../sameTexts.ts'
import type { sports as original } from '../cmn/sports.ts'

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** The names of the parts of a match, such as `set 3` in a sentence and `Set 3` alone. */
function parts(word: string) {
  return {
    period: eachSet((number) => `${word} ${number}`),
    phase: eachSet((number) => `${capitalised(word)} ${number}`),
  }
}

/** What the sets of a sport are called: each of them, and how many a side wins. */
function sets(word: string) {
  const all = `${capitalised(word)}s`
  return {
    ...parts(word),
    captionOf: { sets: { handicap: all, total: `${all} O/U` } },
    stat: { sets: all },
  }
}

const GAMES = sets('game')

/** The texts in which a sport differs from most others; they have priority over those of `markets`. */
export const sports: SameTexts<typeof original> = {
  tennis: sets('set'),
  tableTennis: GAMES,
  badminton: GAMES,
  snooker: sets('frame'),
  darts: {
    captionOf: { legs: { total: 'Legs O/U' } },
  },
  baseball: {
    ...parts('inning'),
    serving: 'At bat',
    captionOf: { runs: { handicap: 'Run line' } },
  },
  cricket: {
    ...parts('innings'),
    serving: 'Batting',
  },
  boxing: parts('round'),
}
