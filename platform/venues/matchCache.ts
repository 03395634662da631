import type { WorldMatch } from '../world/world.ts'

/** Results of computations about matches, by match object: the world replaces a match when it changes. */
export type MatchCache<T> = (match: WorldMatch, key: string, make: () => T) => T

export function createMatchCache<T>(): MatchCache<T> {
  const cache = new WeakMap<WorldMatch, Map<string, T>>()
  return (match, key, make) => {
    const known = cache.get(match) ?? new Map<string, T>()
    cache.set(match, known)
    const found = known.get(key)
    if (found !== undefined) return found
    const made = make()
    known.set(key, made)
    return made
  }
}
