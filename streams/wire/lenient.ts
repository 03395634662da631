import * as v from 'valibot'

/**
 * Schemas for a venue that is inconsistent about types: numbers arrive as strings, fields and arrays are
 * missing. Each schema has a fixed output type, so that only a missing id makes a message invalid.
 */

/** What makes an object invalid. */
const REFUSED = Symbol('refused')

type Read = (value: unknown) => unknown

/**
 * The function of each schema of this file. Lists call it directly for their items and fields: prices are most
 * of what a phone decodes, and a schema's own run takes several objects for each field.
 */
const functions = new WeakMap<v.GenericSchema, Read>()

function withFunction<S extends v.GenericSchema>(schema: S, read: Read): S {
  functions.set(schema, read)
  return schema
}

/** A field that is read by a function; a missing key is `undefined` there instead of making the object invalid. */
export function reading<T>(read: (value: unknown) => T) {
  return withFunction(v.optional(v.pipe(v.unknown(), v.transform(read)), null), read)
}

/** A field that is left out when it is missing. */
export function whenSent<S extends v.GenericSchema>(schema: S) {
  const read = functionOf(schema)
  return withFunction(v.optional(schema), (value) => (value === undefined ? undefined : read(value)))
}

function toFinite(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string' || value.trim() === '') return null
  const number = Number(value)
  return Number.isFinite(number) ? number : null
}

/** A number, or a string that holds one; `otherwise` for anything else. */
export function looseNumber<F extends number | null>(otherwise: F) {
  return reading((value): number | F => toFinite(value) ?? otherwise)
}

/** A string, or a number as a string; `''` for anything else. */
export const looseText = reading((value): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '',
)

/** A string, or a number as a string; `null` for anything else, and for the empty string. */
export const looseTextOrNull = reading((value): string | null => {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== '' ? value : null
})

/** True for `true`, 1, `"1"` and `"true"`. */
export const looseFlag = reading(
  (value): boolean => value === true || value === 1 || value === '1' || value === 'true',
)

/** An id: a string that is not empty, or a number as a string. An object without it is rejected. */
export const looseId = withFunction(
  v.pipe(v.custom<string | number>(isId, 'no id'), v.transform(String)),
  (value) => (isId(value) ? String(value) : REFUSED),
)

function isId(value: unknown): boolean {
  return (typeof value === 'string' && value !== '') || Number.isSafeInteger(value)
}

const QUICKLY = { abortEarly: true } as const

function functionOf(schema: v.GenericSchema): Read {
  return (
    functions.get(schema) ??
    ((value) => {
      const read = schema['~run']({ value }, QUICKLY)
      return read.typed && read.issues === undefined ? read.value : REFUSED
    })
  )
}

/** An object with these fields; other keys are dropped. Fast within `looseList` and `listAnswer`. */
export function looseObject<const E extends v.ObjectEntries>(entries: E) {
  const fields = Object.entries(entries).map(([key, schema]) => ({ key, read: functionOf(schema) }))
  return withFunction(v.object(entries), (value) => {
    if (!isObject(value)) return REFUSED
    const output: Record<string, unknown> = {}
    for (const { key, read } of fields) {
      const found = read(value[key])
      if (found === REFUSED) return REFUSED
      if (found !== undefined) output[key] = found
    }
    return output
  })
}

/** An object within a message whose fields may all be missing; anything else counts as an empty one. */
export function looseNested<const E extends v.ObjectEntries>(entries: E) {
  const read = functionOf(looseObject(entries))
  return reading((value) => read(isObject(value) ? value : {}) as v.InferOutput<v.ObjectSchema<E, undefined>>)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** The valid items; `decode` for each would be too slow, and it guards the whole message anyway. */
function readable<S extends v.GenericSchema>(item: S, entries: readonly unknown[]): v.InferOutput<S>[] {
  const read = functionOf(item)
  const items: v.InferOutput<S>[] = []
  for (const entry of entries) {
    const found = read(entry)
    if (found !== REFUSED) items.push(found)
  }
  return items
}

/** An array within a message: invalid items are dropped; empty when missing. */
export function looseList<S extends v.GenericSchema>(item: S) {
  return reading((value): readonly v.InferOutput<S>[] => (Array.isArray(value) ? readable(item, value) : []))
}

/** The readable values of an object by their keys; invalid ones are dropped, and anything else is empty. */
export function looseRecord<S extends v.GenericSchema>(item: S) {
  return reading((value) => readableValues(item, isObject(value) ? value : {}))
}

/** An object that is the whole answer, as the readable values by their keys. Anything but an object is rejected. */
export function recordAnswer<S extends v.GenericSchema>(item: S) {
  return v.pipe(
    v.custom<Record<string, unknown>>((value) => isObject(value) && !Array.isArray(value), 'no object'),
    v.transform((value) => readableValues(item, value)),
  )
}

/** A map, because the keys are foreign and may be `__proto__`. */
function readableValues<S extends v.GenericSchema>(
  item: S,
  values: Record<string, unknown>,
): ReadonlyMap<string, v.InferOutput<S>> {
  return new Map(
    Object.entries(values).flatMap(([key, value]) =>
      readable(item, [value]).map((one) => [key, one] as const),
    ),
  )
}

/**
 * An array that is the whole answer. Invalid items are dropped, but an answer that is not an array, or has
 * only invalid items, is rejected: it must not be taken for an empty list.
 */
export function listAnswer<S extends v.GenericSchema>(item: S) {
  return v.nullish(
    v.pipe(
      v.array(v.unknown()),
      v.transform((entries) => ({ entries: entries.length, items: readable(item, entries) })),
      v.check(({ entries, items }) => entries === 0 || items.length > 0, 'nothing readable'),
      v.transform(({ items }): readonly v.InferOutput<S>[] => items),
    ),
    [],
  )
}
