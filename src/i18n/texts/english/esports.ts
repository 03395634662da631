import { eachSet } from '../../../../streams/index.ts'
import type { SameTexts } from '../../sameTexts.ts'
import type { esports as original, esportsWords as originalWords } from '../cmn/esports.ts'

/** The lists of esports and the board of a match. */
export const esports: SameTexts<typeof original> = {
  games: 'Games',
  all: 'All',
  game: { dota2: 'DOTA2', lol: 'LOL', csgo: 'CSGO', kog: 'KOG' },
  later: 'Later',
  day: '{{day}}, {{matches}} matches',
  mapWinner: 'Map winner',
  lead: '{{team}} ahead by {{gold}}',
  said: '{{map}}, {{stat}} {{home}} to {{away}}',
  attacks: '{{team}} attacks',
  board: {
    title: 'Score by map',
    total: 'Total',
    maps: 'Winner',
    won: 'Won by {{team}}',
    notPlayed: 'Not played',
  },
  none: 'This venue has no esports',
  empty: {
    title: 'No esports on this day',
    text: 'Try another day or another game.',
    today: 'See today',
  },
}

const MAPS = {
  period: eachSet((number) => `map ${number}`),
  phase: eachSet((number) => `Map ${number}`),
  stat: { sets: 'Maps' },
}

/** DOTA2, LOL and KOG. */
const FIGHTS = {
  ...MAPS,
  stat: { ...MAPS.stat, kills: 'Kills' },
  captionOf: {
    sets: { handicap: 'Maps', total: 'Maps O/U' },
    kills: { handicap: 'Kills', total: 'Kills O/U', oddEven: 'Kills odd/even' },
    towers: { handicap: 'Towers', total: 'Towers O/U' },
  },
}

/** The words of these sports, which join those of the others (`sports.ts`). */
export const esportsWords: SameTexts<typeof originalWords> = {
  dota2: FIGHTS,
  lol: FIGHTS,
  kog: FIGHTS,
  csgo: {
    ...MAPS,
    serving: 'Attacking',
    stat: { ...MAPS.stat, kills: 'Kills', rounds: 'Rounds' },
    captionOf: {
      sets: { handicap: 'Maps', total: 'Maps O/U' },
      rounds: { handicap: 'Rounds', total: 'Rounds O/U', oddEven: 'Rounds odd/even' },
    },
  },
}
