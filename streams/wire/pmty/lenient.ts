import * as v from 'valibot'

/**
 * Blocks for messages of a venue that is loose with its own types: numbers come as strings, fields and
 * arrays go missing. A block always gives its output type, so only what identifies a thing can fail.
 */

/** Reads a missing key as `null` instead of refusing the object. */
function reading<T>(read: (value: unknown) => T) {
  return v.optional(v.pipe(v.unknown(), v.transform(read)), null)
}

function toFinite(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string' || value.trim() === '') return null
  const number = Number(value)
  return Number.isFinite(number) ? number : null
}

/** A number, or a number in a string; `otherwise` for anything else. */
export function looseNumber<F extends number | null>(otherwise: F) {
  return reading((value): number | F => toFinite(value) ?? otherwise)
}

/** A text, or a number as text; `''` for anything else. */
export const looseText = reading((value): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '',
)

/** A text, or a number as text; `null` for anything else, and for the empty text. */
export const looseTextOrNull = reading((value): string | null => {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== '' ? value : null
})

/** True for `true`, 1, `"1"` and `"true"`. */
export const looseFlag = reading(
  (value): boolean => value === true || value === 1 || value === '1' || value === 'true',
)

/** What names a thing: a text that is not empty, or a number as text. Without it the thing is refused. */
export const looseId = v.pipe(
  v.custom<string | number>(
    (value) => (typeof value === 'string' && value !== '') || Number.isSafeInteger(value),
    'no id',
  ),
  v.transform(String),
)

const QUICKLY = { abortEarly: true } as const

/** A schema within a schema is run bare: `decode`, which guards the whole message, costs too much for each item. */
function readable<S extends v.GenericSchema>(item: S, entries: readonly unknown[]): v.InferOutput<S>[] {
  const items: v.InferOutput<S>[] = []
  for (const entry of entries) {
    const read = item['~run']({ value: entry }, QUICKLY)
    if (read.typed && read.issues === undefined) items.push(read.value)
  }
  return items
}

/** An array within a message: unreadable items are left out; empty when there is none. */
export function looseList<S extends v.GenericSchema>(item: S) {
  return reading((value): readonly v.InferOutput<S>[] => (Array.isArray(value) ? readable(item, value) : []))
}

/**
 * An array that is the whole answer. Unreadable items are left out, but an answer that is no array, or
 * holds nothing readable, is refused: it must not pass for *there is nothing*.
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
