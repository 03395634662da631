/** A queue of work by time; work for the same time runs in the order in which it was added. */
export interface Agenda {
  /** Time of the next item; Infinity if there is none. */
  nextAt(): number
  add(at: number, work: (at: number) => void): void
  /** Runs the next item. */
  run(): void
}

interface Item {
  readonly at: number
  readonly work: (at: number) => void
}

export function createAgenda(): Agenda {
  /** Sorted by time, latest first, so that taking the next one is cheap. */
  const items: Item[] = []
  return {
    nextAt: () => items.at(-1)?.at ?? Infinity,
    add(at, work) {
      let low = 0
      let high = items.length
      while (low < high) {
        const middle = (low + high) >>> 1
        if ((items[middle]?.at ?? -Infinity) > at) low = middle + 1
        else high = middle
      }
      items.splice(low, 0, { at, work })
    },
    run() {
      const item = items.pop()
      item?.work(item.at)
    },
  }
}
