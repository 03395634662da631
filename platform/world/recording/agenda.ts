/** Things to do at their times; those of one instant in the order in which they were added. */
export interface Agenda {
  /** Time of the next one; Infinity for none. */
  nextAt(): number
  add(at: number, work: (at: number) => void): void
  /** Does the next one. */
  run(): void
}

interface Item {
  readonly at: number
  readonly work: (at: number) => void
}

export function createAgenda(): Agenda {
  /** By time, latest first, so that the next one is cheap to take. */
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
