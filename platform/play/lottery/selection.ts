import * as v from 'valibot'
import type { LotteryBet } from '../../../streams/domain/lottery/betReturn.ts'
import type { Lottery } from '../../../streams/domain/lottery/lotteries.ts'
import { readNumbers } from '../../../streams/domain/lottery/numbers.ts'
import { playOf } from '../../../streams/domain/lottery/plays/plays.ts'
import { decode } from '../../../streams/wire/decode.ts'
import type { JsonObject } from '../../store/json.ts'

const stored = v.object({
  play: v.number(),
  numbers: v.string(),
  notes: v.number(),
  /** Minor units. */
  unit: v.number(),
  multiple: v.number(),
  /**
   * `null` in a single bet. Every bet of a chase contains the terms of the chase, so that a repeated call with another
   * chase is not taken for the same call.
   */
  chase: v.nullable(
    v.object({
      /** The client id of the chase, from which those of its bets are made. */
      id: v.string(),
      stopOnWin: v.boolean(),
      draws: v.number(),
    }),
  ),
})

/** What a position is on (docs/games/rounds.md, 5.3). */
export type LotterySelection = v.InferOutput<typeof stored>

/** @throws when a position is not one of a lottery. */
export function selectionOf(selection: JsonObject): LotterySelection {
  return v.parse(stored, selection)
}

/** The bet of a stored selection; `null` for one that is not valid in this lottery. */
export function betOf({ seriesId }: Lottery, selection: JsonObject): LotteryBet | null {
  const read = decode(stored, selection)
  if (!read.ok) return null
  const play = playOf(seriesId, read.value.play)
  if (play === null) return null
  const numbers = readNumbers(play, read.value.numbers)
  const { unit, multiple } = read.value
  return 'choice' in numbers ? { play, choice: numbers.choice, unit, multiple } : null
}

/** The client id of a bet of a chase, from 1. */
export function chasedBetId(chaseId: string, number: number): string {
  return `${chaseId}-${number}`
}
