/**
 * The same texts, but each one without values is looked up once. i18next searches the tree of texts at every call, and
 * the components of a busy room make sixty calls a second. A text that is not there yet is looked up again, because the
 * late texts come with their screens.
 */
export function lookedUpOnce<T extends (...given: never[]) => unknown>(t: T): T {
  const known = new Map<string, string>()
  return new Proxy(t, {
    apply: (target, self, given: readonly unknown[]): unknown => {
      const [key] = given
      const before = given.length === 1 && typeof key === 'string' ? known.get(key) : undefined
      if (before !== undefined) return before
      const text: unknown = Reflect.apply(target, self, given)
      const isKept = given.length === 1 && typeof key === 'string' && typeof text === 'string' && text !== key
      if (isKept) known.set(key, text)
      return text
    },
  })
}
