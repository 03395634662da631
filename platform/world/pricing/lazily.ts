/** A value made when first asked for, and kept. Most prices need only some of what a model can tell. */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => (made ??= { value: make() }).value
}
