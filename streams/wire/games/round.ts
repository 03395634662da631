import * as v from 'valibot'
import { numeric } from '../decode.ts'
import { looseFlag, looseId, looseList, looseNumber, looseObject, looseText, reading } from '../lenient.ts'
import { HEX_64, ROUND_PRODUCTS, ROUND_STATES } from './words.ts'

/** A result or another object of a product, which decodes it itself; anything but an object is `null`. */
export const looseJsonObject = reading((value): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null,
)

/** 64 hexadecimal digits; `null` for anything else. */
export const looseHex = reading((value): string | null =>
  typeof value === 'string' && HEX_64.test(value) ? value : null,
)

const shoeFields = {
  number: looseText,
  /** The number of the shoe's first round. */
  first: looseText,
  /** How many cards lie behind the cut card; `null` until the shoe's first round is decided. */
  cut: looseNumber(null),
  /** Whether this is the shoe's last round. */
  last: looseFlag,
}

/** The shoe of a round; `null` where there is none. */
export const shoeRow = v.optional(v.fallback(v.nullable(looseObject(shoeFields)), null), null)

/** How many of each card are left, by card (docs/games/rounds.md, 3.4); `null` for a full shoe. */
const cardsLeft = reading((value): readonly number[] | null =>
  Array.isArray(value) && value.every((count) => Number.isSafeInteger(count))
    ? (value as readonly number[])
    : null,
)

/** The same as the proof has it. */
export const provenShoeRow = v.optional(
  v.fallback(v.nullable(looseObject({ ...shoeFields, left: cardsLeft })), null),
  null,
)

/**
 * A round in a frame of the push (docs/games/rounds.md, 6). Times are platform ms. A row of another product, in an
 * unknown state or without its commitment is invalid.
 */
export const roundRow = looseObject({
  product: v.picklist(ROUND_PRODUCTS),
  game: looseId,
  round: looseId,
  state: v.picklist(ROUND_STATES),
  opensAt: numeric,
  sealsAt: numeric,
  resultAt: numeric,
  paysAt: looseNumber(null),
  endsAt: looseNumber(null),
  retryAt: looseNumber(null),
  commitment: v.pipe(v.string(), v.regex(HEX_64)),
  seed: looseHex,
  result: looseJsonObject,
  voided: looseFlag,
  version: numeric,
  shoe: shoeRow,
})

export type RoundRow = v.InferOutput<typeof roundRow>

export const roundRows = looseList(roundRow)
