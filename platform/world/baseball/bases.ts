/** The ways in which a batter reaches base, with their shares, which sum to one. */
export const REACHES = [
  { how: 'walk', share: 0.28 },
  { how: 'single', share: 0.46 },
  { how: 'double', share: 0.16 },
  { how: 'homeRun', share: 0.1 },
] as const

export type Reach = (typeof REACHES)[number]['how']

/** Taken bases as bits: 1 the first, 2 the second, 4 the third. */
const FIRST = 1
const SECOND = 2
const THIRD = 4
const LOADED = FIRST + SECOND + THIRD

/** A runner on second, with whom an extra inning begins. */
export const RUNNER_ON_SECOND = SECOND

/** The bases that are taken after a batter has reached base, and the runs that were scored. */
export interface Advance {
  readonly bases: number
  readonly runs: number
}

/**
 * A walk moves only runners who are forced. With a single, runners score from second and third; with a double, who
 * was on first comes to third.
 */
export function advanced(how: Reach, bases: number): Advance {
  switch (how) {
    case 'walk':
      return walked(bases)
    case 'single':
      return { bases: FIRST + (bases & FIRST ? SECOND : 0), runs: runnersOn(bases & (SECOND + THIRD)) }
    case 'double':
      return { bases: SECOND + (bases & FIRST ? THIRD : 0), runs: runnersOn(bases & (SECOND + THIRD)) }
    case 'homeRun':
      return { bases: 0, runs: 1 + runnersOn(bases) }
  }
}

function walked(bases: number): Advance {
  if (bases === LOADED) return { bases, runs: 1 }
  // The batter takes the first base; the runners before the first free base move on by one.
  const free = bases & FIRST ? (bases & SECOND ? THIRD : SECOND) : FIRST
  return { bases: bases | free, runs: 0 }
}

function runnersOn(bases: number): number {
  return (bases & FIRST ? 1 : 0) + (bases & SECOND ? 1 : 0) + (bases & THIRD ? 1 : 0)
}
