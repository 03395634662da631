import * as v from 'valibot'
import { whole } from '../decode.ts'

const MOST_CARD = 51
const MOST_POINTS = 9

const hand = v.pipe(
  v.array(v.pipe(whole, v.minValue(0), v.maxValue(MOST_CARD))),
  v.minLength(2),
  v.maxLength(3),
)
const points = v.pipe(whole, v.minValue(0), v.maxValue(MOST_POINTS))

/** `result` of a round at a table (docs/games/rounds.md, 3.4). */
export const tableResult = v.object({
  player: hand,
  banker: hand,
  playerPoints: points,
  bankerPoints: points,
  results: v.array(whole),
})
