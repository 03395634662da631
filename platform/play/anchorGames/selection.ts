import * as v from 'valibot'
import type { JsonObject } from '../../store/json.ts'

const stored = v.object({ option: v.string(), room: v.string() })

/** What a position is on, and the room in which it was made (docs/games/rounds.md, 5.3). */
export type AnchorSelection = v.InferOutput<typeof stored>

/** @throws when a position is not one of an anchor game. */
export function selectionOf(selection: JsonObject): AnchorSelection {
  return v.parse(stored, selection)
}
