import type { DrawSequence } from '../rounds/drawSequence.ts'

/** One draw: a number from 0 to `of` − 1. */
export interface Draw {
  readonly of: number
  readonly value: number
}

/** The same sequence, with a list of what was drawn from it. */
export function recordedDraws(draws: DrawSequence): DrawSequence & { readonly drawn: readonly Draw[] } {
  const drawn: Draw[] = []
  return {
    drawn,
    below: (n) => {
      const value = draws.below(n)
      drawn.push({ of: n, value })
      return value
    },
  }
}
