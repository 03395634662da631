import * as v from 'valibot'

/**
 * Where and how a message did not match its schema; for the console and metrics, never shown to the member.
 */
export interface DecodeFault {
  /** The path of the invalid value, such as `data.list.3.odds`; empty for the message itself. */
  readonly path: string
  readonly message: string
}

export type Decoded<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: DecodeFault }

/** Validates foreign data with a schema. Never throws. */
export function decode<const S extends v.GenericSchema>(
  schema: S,
  input: unknown,
): Decoded<v.InferOutput<S>> {
  try {
    const parsed = v.safeParse(schema, input, { abortEarly: true })
    if (parsed.success) return { ok: true, value: parsed.output }
    const [issue] = parsed.issues
    return fault(v.getDotPath(issue) ?? '', issue.message)
  } catch (error) {
    // A transform may throw, and a deeply nested value may exhaust the stack.
    return fault('', error instanceof Error ? error.message : 'unreadable')
  }
}

/** Parses JSON text and validates it. Never throws; the text itself does not appear in the fault. */
export function decodeJson<const S extends v.GenericSchema>(
  schema: S,
  text: string,
): Decoded<v.InferOutput<S>> {
  let input: unknown
  try {
    input = JSON.parse(text)
  } catch {
    return fault('', 'not JSON')
  }
  return decode(schema, input)
}

function fault(path: string, message: string): { readonly ok: false; readonly error: DecodeFault } {
  return { ok: false, error: { path, message } }
}

function toNumber(input: number | string): number {
  if (typeof input === 'number') return input
  // `Number('')` and `Number(' ')` are 0, but an absent price is not zero.
  return input.trim() === '' ? Number.NaN : Number(input)
}

/** A finite number, or a string that holds one (`"1.95"`). */
export const numeric = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(toNumber),
  v.check((value) => Number.isFinite(value), 'not a number'),
)

/** A safe integer, or a string that holds one (`"195000"`). */
export const whole = v.pipe(
  numeric,
  v.check((value) => Number.isSafeInteger(value), 'not a whole number'),
)

/** A string; numbers are converted, since venues send ids in both ways. */
export const text = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value)),
)

/** An id: a string that is not empty, or a number, which is converted. */
export const id = v.pipe(text, v.minLength(1))

/** True, 1, `"1"` or `"true"`; false for their opposites. */
export const flag = v.pipe(
  v.union([v.boolean(), v.picklist([0, 1, '0', '1', 'true', 'false'])]),
  v.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
)

/** Missing or null becomes `null`; anything else must match the schema. */
export function maybe<const S extends v.GenericSchema>(schema: S) {
  return v.nullish(schema, null)
}

/** Missing or invalid becomes `null`. For fields that are not essential. */
export function orNull<const S extends v.GenericSchema>(schema: S) {
  return v.fallback(v.nullable(schema), null)
}

/** An array; missing or null is empty. One invalid item makes the whole array invalid. */
export function listOf<const S extends v.GenericSchema>(item: S) {
  return v.nullish(v.array(item), [])
}

/** The valid items of a list, and how many were dropped. */
export interface Sifted<T> {
  readonly items: readonly T[]
  readonly dropped: number
}

/** An array whose invalid items are dropped and counted; missing or null is empty. */
export function siftedListOf<const S extends v.GenericSchema>(item: S) {
  return v.nullish(
    v.pipe(
      v.array(v.unknown()),
      v.transform((inputs): Sifted<v.InferOutput<S>> => {
        const items = inputs.flatMap((input): v.InferOutput<S>[] => {
          const decoded = decode(item, input)
          return decoded.ok ? [decoded.value] : []
        })
        return { items, dropped: inputs.length - items.length }
      }),
    ),
    [],
  )
}

/** One of these words; anything else is `unknown`. */
export function wordOf<const W extends readonly string[]>(words: W) {
  return v.fallback(v.union([v.picklist(words), v.literal('unknown')]), 'unknown')
}

/**
 * The name of a number by its table (name → number); numeric strings are accepted too. A number that is not
 * in the table is `unknown`, so that future values do not break the client.
 */
export function nameOf<const T extends Readonly<Record<string, number>>>(table: T) {
  const names = new Map(Object.entries(table).map(([name, code]) => [code, name as keyof T & string]))
  return v.fallback(
    v.pipe(
      numeric,
      v.transform((code): (keyof T & string) | 'unknown' => names.get(code) ?? 'unknown'),
    ),
    'unknown',
  )
}
