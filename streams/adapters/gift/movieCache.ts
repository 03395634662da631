import { closePictures, type PaintedMovie } from './paint.ts'

/** An LRU cache of decoded movies. A movie that is evicted while it plays is freed when it is released. */
export interface MovieCache {
  /** Returns the movie and marks it as in use until `release` is called; `null` if it is not cached. */
  take(url: string): Taken | null
  /** Adds a movie and marks it as in use. */
  put(url: string, movie: PaintedMovie): Taken
}

export interface Taken {
  readonly painted: PaintedMovie
  release(): void
}

interface Entry {
  readonly painted: PaintedMovie
  users: number
  gone: boolean
}

export function createMovieCache(size: number, free: typeof closePictures = closePictures): MovieCache {
  // A Map keeps its insertion order: the first entry is the least recently used.
  const entries = new Map<string, Entry>()
  const freeIfUnused = (entry: Entry): void => {
    if (entry.gone && entry.users === 0) free(entry.painted.pictures)
  }
  const evict = (url: string): void => {
    const entry = entries.get(url)
    if (entry === undefined) return
    entries.delete(url)
    entry.gone = true
    freeIfUnused(entry)
  }
  const use = (url: string, entry: Entry): Taken => {
    entries.delete(url)
    entries.set(url, entry)
    entry.users += 1
    let released = false
    return {
      painted: entry.painted,
      release: () => {
        if (released) return
        released = true
        entry.users -= 1
        freeIfUnused(entry)
      },
    }
  }
  return {
    take: (url) => {
      const entry = entries.get(url)
      return entry === undefined ? null : use(url, entry)
    },
    put: (url, painted) => {
      evict(url)
      const taken = use(url, { painted, users: 0, gone: false })
      for (const oldest of [...entries.keys()].slice(0, -size)) evict(oldest)
      return taken
    },
  }
}
