import type { FactKey } from '../match.ts'
import { SET_WORDS } from '../vocabulary/periods.ts'
import { column, type ColumnPage, type SportDescriptor } from './descriptor.ts'
import { PLAIN } from './plain.ts'

/** A sport whose matches are won by sets. The rules of a set are in `platform/world/`. */
function inSets(counts: 'points' | 'games' | 'legs', bestOf: number, columns: ColumnPage): SportDescriptor {
  const periods = SET_WORDS.slice(0, bestOf)
  return {
    ...PLAIN,
    stats: ['sets', counts],
    score: 'sets',
    periods,
    bestOf,
    board: {
      ...PLAIN.board,
      parts: periods.map((set): FactKey => `${counts}.${set}`),
      running: counts,
    },
    columns: [columns],
  }
}

const WINNER = column('sets', 'winner', 'match')
const SET_HANDICAP = column('sets', 'handicap', 'match')
const BY_POINTS: ColumnPage = [WINNER, SET_HANDICAP, column('points', 'total', 'match')]

/** Volleyball and table tennis. */
export const BEST_OF_FIVE = inSets('points', 5, BY_POINTS)

/** Badminton and beach volleyball. */
export const BEST_OF_THREE = inSets('points', 3, BY_POINTS)

const SETS_OF_GAMES = inSets('games', 3, [
  WINNER,
  column('games', 'handicap', 'match'),
  column('games', 'total', 'match'),
])

/** Sets of games, which consist of points. */
export const TENNIS: SportDescriptor = {
  ...SETS_OF_GAMES,
  board: { ...SETS_OF_GAMES.board, game: 'points.match' },
}

/** An advantage in the score of a game; the opponent then has 40. */
export const ADVANTAGE = 50

/** Sets of legs. */
export const DARTS = inSets('legs', 5, [WINNER, SET_HANDICAP, column('legs', 'total', 'match')])

/** Frames, to best of 35. */
export const SNOOKER = inSets('points', 35, [WINNER, SET_HANDICAP, column('sets', 'total', 'match')])
