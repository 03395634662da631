/** Memoises a value that is computed on first use. Most prices need only a part of a model's results. */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => (made ??= { value: make() }).value
}
