import { customType } from 'drizzle-orm/pg-core'

/**
 * A whole number from the database. Drivers give `bigint` columns and sums as text, `bigint` or number;
 * the platform computes in plain numbers, so a value they cannot hold exactly is a fault, not a rounding.
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

/** An instant in milliseconds. The world's clock, not the database's, says when something happens. */
export const instant = safeBigint

/** A number the database gave out as a key. */
export const rowNumber = safeBigint

/** JSON. Drizzle's own column reads the JSON string `"5"` back as the number 5, so it is not used. */
export const json = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => value,
})
