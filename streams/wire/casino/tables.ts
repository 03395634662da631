import * as v from 'valibot'
import { nameOf, numeric, text, whole } from '../decode.ts'
import { looseHex, looseJsonObject } from '../games/round.ts'
import { HEX_64 } from '../games/words.ts'
import {
  looseFlag,
  looseId,
  looseList,
  looseNested,
  looseNumber,
  looseObject,
  looseText,
  looseTextOrNull,
  reading,
} from '../lenient.ts'

/** The most tables in a request: as many as a platform can have. */
const MAX_TABLES = 60
const MAX_ID = 20

/** The id of a table in a request. */
export const tableId = v.pipe(text, v.minLength(1), v.maxLength(MAX_ID))

/** Body of the list; no ids are all tables (docs/games/casino.md, 6.4). */
export const tableListRequest = v.object({
  tableIds: v.optional(v.pipe(v.array(tableId), v.maxLength(MAX_TABLES)), []),
  withHistory: v.optional(v.boolean(), false),
})

/** `status` of a table by name. */
export const TABLE_STATUSES = { off: 0, on: 1, maintained: 2 } as const

/** The present round. Times are platform ms. A row without its commitment is invalid. */
const tableRound = looseObject({
  roundNo: looseId,
  opensAt: numeric,
  sealsAt: numeric,
  resultAt: numeric,
  paysAt: looseNumber(null),
  endsAt: looseNumber(null),
  retryAt: looseNumber(null),
  voided: looseFlag,
  commitment: v.pipe(v.string(), v.regex(HEX_64)),
  seed: looseHex,
  result: looseJsonObject,
})

export type TableRoundRow = v.InferOutput<typeof tableRound>

const tableShoe = looseObject({
  number: looseId,
  first: looseId,
  /** How many cards are left before the round. */
  left: looseNumber(null),
  /** How many earlier rounds ended with a natural, which the history does not show; `null` if it is missing. */
  naturals: looseNumber(null),
  /** The number of the round after the last one of the history, with its day; `null` if it is missing. */
  before: looseTextOrNull,
  last: looseFlag,
})

/** An unreadable value becomes `null`. */
function orNone<const S extends v.GenericSchema>(schema: S) {
  return v.optional(v.fallback(v.nullable(schema), null), null)
}

/** The result codes of each round. If one of them is not a list of numbers, all are unreadable. */
const history = reading((value): readonly (readonly number[])[] | null =>
  Array.isArray(value) && value.every(isCodes) ? value : null,
)

function isCodes(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((code) => Number.isSafeInteger(code))
}

const limits = looseObject({ currencyCode: whole, min: looseText, max: looseText })
const crowd = looseObject({ option: looseId, members: whole })
/** Amounts are texts in units. */
const ownStake = looseObject({
  option: looseId,
  currencyCode: whole,
  betAmount: looseText,
  backAmount: looseText,
})

/** A table. */
export const tableRow = looseObject({
  tableId: looseId,
  tableName: looseText,
  type: whole,
  status: nameOf(TABLE_STATUSES),
  dealer: looseNested({ name: looseText, img: looseText }),
  limits: looseList(limits),
  members: looseNumber(0),
  /** 0 to 5 (2). */
  phase: looseNumber(0),
  round: orNone(tableRound),
  shoe: orNone(tableShoe),
  /** The `results` of each round of the shoe before the present one; `null` when it was not asked for. */
  history,
  crowd: looseList(crowd),
  mine: looseList(ownStake),
})

export type TableRow = v.InferOutput<typeof tableRow>

/** `data` of the list. `ts` is the platform time at which it was read, ms. */
export const tableList = v.object({ tables: looseList(tableRow), ts: numeric })
