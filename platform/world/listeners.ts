import type { WorldEvent, WorldListener } from './world.ts'

/** Those who are told what happens in a world. */
export interface Listeners {
  add(listener: WorldListener): () => void
  tell(event: WorldEvent, at: number): void
}

export function createListeners(): Listeners {
  const all = new Set<{ readonly listener: WorldListener }>()
  return {
    add(listener) {
      // Wrapped, so that one function listening twice is told twice and leaves once.
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
