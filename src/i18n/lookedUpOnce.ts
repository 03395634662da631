type Values = Readonly<Record<string, unknown>>

/** The words of a text and the names of its values, in turns. */
type Parts = readonly string[]

const VALUE = /\{\{\s*(\w+)\s*\}\}/

/**
 * The same texts, but each one is looked up once, and strings are put in the places of its values. i18next searches the
 * tree of texts and reads the text for values at every call, and the components of a busy room make sixty calls a
 * second. Plurals, which depend on a number, are left to i18next. A text that is not there yet is looked up again,
 * because the late texts come with their screens. Options of i18next that are strings, such as `context`, would be read
 * as values.
 */
export function lookedUpOnce<T extends (...given: never[]) => unknown>(t: T): T {
  const known = new Map<string, Parts>()
  const partsOf = (key: string, self: unknown): Parts | null => {
    const before = known.get(key)
    if (before !== undefined) return before
    const text: unknown = Reflect.apply(t, self, [key, { skipInterpolation: true }])
    if (typeof text !== 'string' || text === key) return null
    const parts = text.split(VALUE)
    known.set(key, parts)
    return parts
  }
  return new Proxy(t, {
    apply: (target, self, given: readonly unknown[]): unknown => {
      const [key, values = {}] = given
      if (typeof key !== 'string' || given.length > 2 || !areStrings(values)) {
        return Reflect.apply(target, self, given)
      }
      const parts = partsOf(key, self)
      return (parts && filledIn(parts, values)) ?? Reflect.apply(target, self, given)
    },
  })
}

function areStrings(values: unknown): values is Readonly<Record<string, string>> {
  if (typeof values !== 'object' || values === null) return false
  return Object.values(values).every((value) => typeof value === 'string')
}

/** `null` when a value is missing. */
function filledIn(parts: Parts, values: Values): string | null {
  let text = ''
  for (const [at, part] of parts.entries()) {
    const piece = at % 2 === 0 ? part : values[part]
    if (typeof piece !== 'string') return null
    text += piece
  }
  return text
}
