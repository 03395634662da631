/** Runs the work of one key in sequence; different keys do not wait for each other. */
export type Serially = <T>(key: string | number, work: () => Promise<T>) => Promise<T>

export function createSerially(): Serially {
  const last = new Map<string | number, Promise<unknown>>()
  return async (key, work) => {
    const before = last.get(key) ?? Promise.resolve()
    const mine = before.then(work, work)
    const settled = mine.catch(() => undefined)
    last.set(key, settled)
    try {
      return await mine
    } finally {
      if (last.get(key) === settled) last.delete(key)
    }
  }
}
