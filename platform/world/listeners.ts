import type { WorldEvent, WorldListener } from './world.ts'

/** The listeners of a world. */
export interface Listeners {
  add(listener: WorldListener): () => void
  tell(event: WorldEvent, at: number): void
}

export function createListeners(): Listeners {
  const all = new Set<{ readonly listener: WorldListener }>()
  return {
    add(listener) {
      // Wrapped, so that a function that is added twice is called twice and removed separately.
      const entry = { listener }
      all.add(entry)
      return () => {
        all.delete(entry)
      }
    },
    tell(event, at) {
      for (const { listener } of [...all]) listener(event, at)
    },
  }
}
