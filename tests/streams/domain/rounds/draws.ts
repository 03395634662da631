import type { DrawSequence } from '../../../../streams/domain/rounds/drawSequence.ts'

/** Draws for simulations (mulberry32): far faster than hashing, and the same with each run. */
export function simulatedDraws(seed: number): DrawSequence {
  let state = seed
  return {
    below(n) {
      state = (state + 0x6d2b79f5) | 0
      let word = Math.imul(state ^ (state >>> 15), 1 | state)
      word ^= word + Math.imul(word ^ (word >>> 7), 61 | word)
      return Math.floor((((word ^ (word >>> 14)) >>> 0) / 2 ** 32) * n)
    },
  }
}

/** A sequence that notes what it was asked and what it gave. */
export function noted(draws: DrawSequence): {
  readonly draws: DrawSequence
  readonly given: { readonly of: number; readonly value: number }[]
} {
  const given: { of: number; value: number }[] = []
  return {
    given,
    draws: {
      below(n) {
        const value = draws.below(n)
        given.push({ of: n, value })
        return value
      },
    },
  }
}

/** Numbers that were chosen by a test, in order. */
export function chosenDraws(values: readonly number[]): DrawSequence {
  let next = 0
  return {
    below(n) {
      const value = values[next] ?? 0
      next += 1
      return value % n
    },
  }
}

/** Whether a frequency is within four standard deviations of a chance. */
export function within4Sigma(count: number, tries: number, chance: number): boolean {
  return Math.abs(count - tries * chance) <= 4 * Math.sqrt(tries * chance * (1 - chance))
}
