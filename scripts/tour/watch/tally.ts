/** Counts of looks that were as they should be, and a line for each that was not. */
export interface Tally {
  /** Counts one look at something; `wrong` describes what was seen. */
  count(what: string, isRight: boolean, wrong: () => string): void
  /** One line for each thing that was looked at. */
  lines(): readonly string[]
}

interface Counted {
  looks: number
  right: number
}

export function createTally(note: (text: string) => void): Tally {
  const counted = new Map<string, Counted>()
  return {
    count(what, isRight, wrong) {
      const each = counted.get(what) ?? { looks: 0, right: 0 }
      counted.set(what, each)
      each.looks += 1
      if (isRight) each.right += 1
      else note(`WRONG ${what}: ${wrong()}`)
    },
    lines: () =>
      [...counted].map(([what, { looks, right }]) => `${what}: ${String(right)} of ${String(looks)}`),
  }
}
