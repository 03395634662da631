/** What a database cannot store as text: NUL, and half of a surrogate pair. */
const UNSTORABLE = /[\0\p{Surrogate}]/u
/** The same as JSON escapes; JSON cannot contain a raw NUL, and decoded UTF-8 has no half pairs. */
const ESCAPED_UNSTORABLE = /\\u(?:0000|d[89a-f])/i

/** Whether a text can be stored. */
export function isStorable(text: string): boolean {
  return !UNSTORABLE.test(text)
}

/** The value of a JSON text; `undefined` when it is invalid or contains a text that cannot be stored. */
export function readJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return ESCAPED_UNSTORABLE.test(text) && !isStorableValue(value) ? undefined : value
  } catch {
    return undefined
  }
}

/**
 * Whether every text in a value can be stored. Not recursive, because nesting may be deeper than the stack.
 */
export function isStorableValue(root: unknown): boolean {
  const left: unknown[] = [root]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value === 'string' && !isStorable(value)) return false
    if (typeof value !== 'object' || value === null) continue
    for (const [key, item] of Object.entries(value)) {
      if (!isStorable(key)) return false
      left.push(item)
    }
  }
  return true
}
