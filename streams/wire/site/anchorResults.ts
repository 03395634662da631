import * as v from 'valibot'
import { maybe, whole } from '../decode.ts'

/** The results of the anchor games (docs/games/rounds.md, 3.4). */

const LAST_ZONE = 5
const LAST_ARC = 3
const LAST_WAY = 2
const LAST_CARD = 51
const LEAST_CARDS = 2
const MOST_CARDS = 3

const upTo = (most: number) => v.pipe(whole, v.minValue(0), v.maxValue(most))
const goalOption = v.picklist(['jq', 'bjq'])
const how = maybe(upTo(LAST_WAY))

export const penaltyResult = v.object({
  option: goalOption,
  aim: upTo(LAST_ZONE),
  keeper: maybe(upTo(LAST_ZONE)),
  how,
})

export const buzzerResult = v.object({ option: goalOption, arc: upTo(LAST_ARC), how })

const hand = v.pipe(v.array(upTo(LAST_CARD)), v.minLength(LEAST_CARDS), v.maxLength(MOST_CARDS))
const points = upTo(9)

export const baccaratResult = v.object({
  player: hand,
  banker: hand,
  playerPoints: points,
  bankerPoints: points,
})
