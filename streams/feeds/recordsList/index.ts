import * as v from 'valibot'
import type { OrderQuery } from '../../domain/order.ts'
import { parseJson } from '../../kernel/parseJson.ts'
import type { KeyValue } from '../../ports/storage.ts'

/** The list of records that the member has chosen, kept for the visit. */
interface KeptChoice {
  readonly settled: boolean
  readonly range: OrderQuery['range']
}

const KEY = 'touchline.betRecord.'
const FIRST: KeptChoice = { settled: false, range: 'week' }

/** Far enough for every time of a record; a number out of it would make an invalid date. */
const time = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15))
const stored = v.object({
  settled: v.boolean(),
  range: v.union([
    v.picklist(['today', 'yesterday', 'week', 'month']),
    v.pipe(
      v.object({ from: time, to: time }),
      v.check(({ from, to }) => from < to),
    ),
  ]),
})

export function readChoice(memory: KeyValue, memberId: string): KeptChoice {
  const text = memory.get(KEY + memberId)
  const read = v.safeParse(stored, text === null ? null : parseJson(text))
  return read.success ? read.output : FIRST
}

export function keepChoice(memory: KeyValue, memberId: string, choice: KeptChoice): void {
  memory.set(KEY + memberId, JSON.stringify(choice))
}
