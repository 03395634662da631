import * as v from 'valibot'

/** Where a message broke its shape, and how; for the console and the counters, never for the member. */
export interface DecodeFault {
  /** The path to the bad value, as `data.list.3.odds`; empty for the message itself. */
  readonly path: string
  readonly message: string
}

export type Decoded<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: DecodeFault }

/** Reads a foreign value by its schema. Never throws. */
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
    // A schema is our own code, and a value may be nested deeper than the stack: neither may end a stream.
    return fault('', error instanceof Error ? error.message : 'unreadable')
  }
}

/** Reads JSON text by a schema. Never throws; the text itself does not appear in the fault. */
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
  // `Number('')` and `Number(' ')` are 0, which an absent price is not.
  return input.trim() === '' ? Number.NaN : Number(input)
}

/** A finite number, or text that is one (`"1.95"`). */
export const numeric = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(toNumber),
  v.check((value) => Number.isFinite(value), 'not a number'),
)

/** A whole number JavaScript holds exactly, or text that is one (`"195000"`). */
export const whole = v.pipe(
  numeric,
  v.check((value) => Number.isSafeInteger(value), 'not a whole number'),
)

/** Text; a number is taken as its digits, since venues send ids both ways. */
export const text = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value)),
)

/** An id: text, or a number as its digits, that is not empty. */
export const id = v.pipe(text, v.minLength(1))

/** True, 1, `"1"` or `"true"`; and their opposites. */
export const flag = v.pipe(
  v.union([v.boolean(), v.picklist([0, 1, '0', '1', 'true', 'false'])]),
  v.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
)

/** Missing or null becomes `null`; anything else must fit. */
export function maybe<const S extends v.GenericSchema>(schema: S) {
  return v.nullish(schema, null)
}

/** What does not fit, or is missing, becomes `null`. For fields we can do without. */
export function orNull<const S extends v.GenericSchema>(schema: S) {
  return v.fallback(v.nullable(schema), null)
}

/** An array; missing or null is empty. One bad item makes the whole bad. */
export function listOf<const S extends v.GenericSchema>(item: S) {
  return v.nullish(v.array(item), [])
}

/** The good items of a list, and how many were left out. */
export interface Sifted<T> {
  readonly items: readonly T[]
  readonly dropped: number
}

/** An array of which bad items are left out and counted; missing or null is empty. */
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

/** One of these words; any other value, or none, is `unknown`. */
export function wordOf<const W extends readonly string[]>(words: W) {
  return v.fallback(v.union([v.picklist(words), v.literal('unknown')]), 'unknown')
}

/**
 * The name of a number by its table (name → number); a number sent as text is taken too. What stands not in
 * the table is `unknown`, so that tomorrow's value breaks nothing today.
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
