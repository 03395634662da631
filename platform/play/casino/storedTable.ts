import * as v from 'valibot'
import type { Card } from '../../../streams/domain/baccarat/cards.ts'
import { isPlay, type Play } from '../../../streams/domain/baccarat/plays.ts'
import type { RoundShoe, TableResult } from '../../../streams/domain/baccarat/tableRound.ts'
import type { JsonObject } from '../../store/json.ts'

const hand = v.array(v.number())

const result = v.object({
  player: hand,
  banker: hand,
  playerPoints: v.number(),
  bankerPoints: v.number(),
  results: v.array(v.pipe(v.number(), v.check(isPlay, 'a code of a result'))),
})

const shoe = v.object({
  number: v.string(),
  first: v.string(),
  left: v.nullable(v.array(v.number())),
  cut: v.nullable(v.number()),
  last: v.boolean(),
})

const selection = v.object({ play: v.number(), type: v.number(), shoe: v.string() })

/** What a position is on (docs/games/rounds.md, 5.3). */
export type TableSelection = v.InferOutput<typeof selection>

/** @throws when a round is not one of a table. */
export function storedResult(stored: JsonObject): TableResult {
  const { player, banker, results, ...points } = v.parse(result, stored)
  return {
    ...points,
    player: player satisfies readonly Card[],
    banker: banker satisfies readonly Card[],
    results: results.filter(isPlay),
  }
}

/** @throws when a round is not one of a table. */
export function storedShoe(stored: JsonObject | null): RoundShoe {
  return v.parse(shoe, stored)
}

/** As a round keeps it. */
export function shoeToStore({ number, first, left, cut, last }: RoundShoe): JsonObject {
  return { number, first, left: left === null ? null : [...left], cut, last }
}

/** @throws when a position is not one of a table. */
export function selectionOf(stored: JsonObject): TableSelection {
  return v.parse(selection, stored)
}

/** The play of an option on the wire; `null` for one that does not exist. */
export function playOf(option: string): Play | null {
  const code = /^\d{4}$/.test(option) ? Number(option) : 0
  return isPlay(code) ? code : null
}
