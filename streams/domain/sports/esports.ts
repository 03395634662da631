import type { FactKey } from '../match.ts'
import { SET_WORDS } from '../vocabulary/periods.ts'
import { column, type ColumnPage, type SportDescriptor } from './descriptor.ts'
import { PLAIN } from './plain.ts'

const MATCH: ColumnPage = [
  column('sets', 'winner', 'match'),
  column('sets', 'handicap', 'match'),
  column('sets', 'total', 'match'),
]

/** What is the same in all games: maps are sets, and the second page of columns is of the running map. */
function inMaps(bestOf: number): Pick<SportDescriptor, 'score' | 'periods' | 'bestOf' | 'ofRunningSet'> {
  return { score: 'sets', periods: SET_WORDS.slice(0, bestOf), bestOf, ofRunningSet: true }
}

/** A game whose maps are won by towers, with at most `bestOf` maps. */
function byTowers(bestOf: number): SportDescriptor {
  const maps = inMaps(bestOf)
  return {
    ...PLAIN,
    ...maps,
    stats: ['sets', 'kills', 'towers', 'gold'],
    clock: 'up',
    board: {
      ...PLAIN.board,
      parts: maps.periods.flatMap((map): FactKey[] => [`kills.${map}`, `towers.${map}`]),
      running: 'kills',
    },
    columns: [
      MATCH,
      [
        column('towers', 'winner', 'set1'),
        column('kills', 'handicap', 'set1'),
        column('kills', 'total', 'set1'),
      ],
    ],
  }
}

/** DOTA2 and LOL. */
export const BEST_OF_FIVE_MAPS = byTowers(5)

export const KOG = byTowers(7)

/** The running map has no clock. */
export const CSGO: SportDescriptor = {
  ...PLAIN,
  ...inMaps(5),
  stats: ['sets', 'rounds', 'kills'],
  board: {
    ...PLAIN.board,
    parts: inMaps(5).periods.flatMap((map): FactKey[] => [`rounds.${map}`, `kills.${map}`]),
    running: 'rounds',
  },
  columns: [
    MATCH,
    [
      column('rounds', 'winner', 'set1'),
      column('rounds', 'handicap', 'set1'),
      column('rounds', 'total', 'set1'),
    ],
  ],
}
