/** Names seen of late: so many at most, the oldest forgotten first. */
export interface Seen {
  has(name: string): boolean
  /** False when it was there already. */
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

/** Names that may come again only after `coolDownMs`; bounded. */
export function createCoolDown(limit: number, coolDownMs: number): (name: string, now: number) => boolean {
  const lastAt = new Map<string, number>()
  return (name, now) => {
    const at = lastAt.get(name)
    if (at !== undefined && now - at < coolDownMs) return false
    lastAt.delete(name)
    lastAt.set(name, now)
    const [oldest] = lastAt.keys()
    if (lastAt.size > limit && oldest !== undefined) lastAt.delete(oldest)
    return true
  }
}
