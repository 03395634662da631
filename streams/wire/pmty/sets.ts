import { forEachSet, type SetWord } from '../sets.ts'

/** 8 to 12, then 441 and those that follow it. */
function mmpOf(set: number): number {
  return set <= 5 ? 7 + set : 435 + set
}

/** 401 and those that follow it. */
function mmpOfInning(inning: number): number {
  return 400 + inning
}

/**
 * Sets, and innings of baseball, by `mmp`. The venue has numbers for 7 sets and the first inning; the further
 * ones are our choice (docs/pmty.md, 1.4).
 */
export const PMTY_SET_PHASES: Readonly<Record<number, SetWord>> = Object.fromEntries([
  ...forEachSet((set, word) => [mmpOf(set), word] as const),
  ...forEachSet((set, word) => [mmpOfInning(set), word] as const),
])

const codes = (mmp: (set: number) => number): Readonly<Record<SetWord, number>> =>
  Object.fromEntries(forEachSet((set, word) => [word, mmp(set)])) as Record<SetWord, number>

/** `mmp` of the sets. */
export const PMTY_SET_CODES = /* @__PURE__ */ codes(mmpOf)

/** `mmp` of the innings of baseball. */
export const PMTY_INNING_CODES = /* @__PURE__ */ codes(mmpOfInning)

/** What is counted in the sets of a sport. The games of tennis sets have keys of their own. */
type Counted = 'points' | 'runs' | 'legs'

function countsOf<S extends Counted>(stat: S) {
  return forEachSet((set, word) => [`S${119 + set}`, `${stat}.${word}`] as const)
}

/** The counts of sets in `msc`, `stat.period` by key: S120 to S159. */
export const PMTY_SET_COUNTS = [...countsOf('points'), ...countsOf('runs'), ...countsOf('legs')]
