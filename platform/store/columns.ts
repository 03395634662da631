import { customType } from 'drizzle-orm/pg-core'

/**
 * A whole number from the database. Drivers return `bigint` columns and sums as text, `bigint` or number; the
 * platform uses plain numbers, so a value that they cannot represent exactly is an error and is not rounded.
 *
 * @throws RangeError when the value is not a safe integer.
 */
export function safeInteger(value: unknown): number {
  const number =
    typeof value === 'string' || typeof value === 'bigint' || typeof value === 'number' ? Number(value) : NaN
  if (!Number.isSafeInteger(number)) throw new RangeError(`not a safe integer: ${String(value)}`)
  return number
}

const safeBigint = customType<{ data: number; driverData: unknown }>({
  dataType: () => 'bigint',
  toDriver: safeInteger,
  fromDriver: safeInteger,
})

/** Money in minor units. */
export const minorUnits = safeBigint

/** A time in milliseconds. The platform's clock sets it, not the database's. */
export const instant = safeBigint

/** A key that the database generated. */
export const rowNumber = safeBigint

/** JSON. Drizzle's own column reads the JSON string `"5"` as the number 5, so it is not used. */
export const json = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => value,
})
