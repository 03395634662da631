import * as v from 'valibot'
import type { OrderRange } from '../../domain/order.ts'
import { parseJson } from '../../kernel/parseJson.ts'
import type { KeyValue } from '../../ports/storage.ts'

/** The part of a list of records that the member has chosen, kept for the visit. */
export interface KeptChoice {
  readonly settled: boolean
  readonly range: OrderRange
}

const KEY = 'touchline.betRecord.'

/** The list of a member's bets on sport, or on a kind of game. */
export interface KeptList {
  readonly memberId: string
  readonly game?: string
}

const keyOf = ({ memberId, game }: KeptList): string =>
  KEY + memberId + (game === undefined ? '' : `.${game}`)

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

export function readChoice(memory: KeyValue, list: KeptList): KeptChoice {
  const text = memory.get(keyOf(list))
  const read = v.safeParse(stored, text === null ? null : parseJson(text))
  return read.success ? read.output : FIRST
}

export function keepChoice(memory: KeyValue, list: KeptList, choice: KeptChoice): void {
  memory.set(keyOf(list), JSON.stringify(choice))
}
