import * as v from 'valibot'
import { id, whole } from '../decode.ts'
import { looseList } from '../lenient.ts'
import { tableId } from './tables.ts'

const MAX_ROUND = 40
const MOST_CARD = 51

/** Body of the way to a replay (docs/games/casino.md, 6.7). */
export const videoPathRequest = v.object({
  tableId,
  roundNo: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_ROUND)),
})

/** `data` of it. `videoPath` is a path of the page's origin; one that begins with `//` would name another host. */
export const videoPath = v.object({
  roundNo: id,
  videoPath: v.pipe(v.string(), v.regex(/^\/[\w%.-][\w/%.-]*$/)),
  durationMs: v.pipe(whole, v.minValue(0)),
})

export type VideoPath = v.InferOutput<typeof videoPath>

const at = v.pipe(whole, v.minValue(0))

/** What happens in a replay, in ms from the seal. */
export const replayEvent = v.variant('do', [
  v.object({ at, do: v.literal('seal') }),
  v.object({
    at,
    do: v.literal('card'),
    hand: v.picklist(['player', 'banker']),
    card: v.pipe(whole, v.minValue(0), v.maxValue(MOST_CARD)),
  }),
  v.object({ at, do: v.literal('result'), results: v.array(whole) }),
])

export type ReplayEventRow = v.InferOutput<typeof replayEvent>

/** A replay; it has no envelope. `type` 0 is a drawn one. Events of a kind that is not known are left out. */
export const replay = v.object({ type: v.literal(0), events: looseList(replayEvent) })

export type Replay = v.InferOutput<typeof replay>
