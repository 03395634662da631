import {
  descriptorOf,
  type Match,
  type MatchRowView,
  type PredictionSide,
  type Sport,
} from '../../../streams/index.ts'

const THREE: readonly PredictionSide[] = ['home', 'draw', 'away']
const TWO: readonly PredictionSide[] = ['home', 'away']

/**
 * The possible winners: without a draw when the match's result market has none. The sport decides while the
 * markets are not loaded.
 */
export function winnerSides(sport: Sport, row: MatchRowView | null): readonly PredictionSide[] {
  const main = row?.pages.flat().find(({ spec }) => spec.kind === 'result' || spec.kind === 'winner')
  if (main === undefined) return descriptorOf(sport).canDraw ? THREE : TWO
  return THREE.filter((side) => main.sides.includes(side))
}

/**
 * The winner of a match that is over; `null` while it is in play, and for a match that was not played to its
 * end.
 */
export function winnerOf({ state, phase, score: [home, away] }: Match): PredictionSide | null {
  if (state !== 'ended' && state !== 'closed' && phase !== 'ended') return null
  if (home === away) return 'draw'
  return home > away ? 'home' : 'away'
}
