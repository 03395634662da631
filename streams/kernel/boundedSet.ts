/** Remembers which ids have been seen: a set with a maximum size, from which the oldest are removed first. */
export interface Seen {
  has(name: string): boolean
  /** Returns false if it was already there. */
  add(name: string): boolean
}

export function createSeen(limit: number): Seen {
  const names = new Set<string>()
  return {
    has: (name) => names.has(name),
    add: (name) => {
      if (names.has(name)) return false
      names.add(name)
      const [oldest] = names
      if (names.size > limit && oldest !== undefined) names.delete(oldest)
      return true
    },
  }
}
