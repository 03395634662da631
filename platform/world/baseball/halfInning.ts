import type { AtBat } from '../course/moment.ts'
import { advanced, REACHES } from './bases.ts'
import { OUTS } from './rules.ts'

/** Chances are computed for up to this many runs of a turn; the last one contains all larger numbers. */
export const MOST_RUNS = 20
/** A turn with more plate appearances than this has a chance below 1e-12, and is left out. */
const FOLLOWED = 60
const NEGLIGIBLE = 1e-13
const BASES = 8
const RUNS = MOST_RUNS + 1
/** A run with which the match ends leads by at most the four of a home run. */
const LEADS = 5

/** The chances of the runs that a turn at bat still brings. */
export interface HalfInning {
  /** By number, if the turn lasts until the third out. */
  readonly runs: Float64Array
  /**
   * For a turn that ends as soon as the side leads, by the runs that it lacks to be level: the chance of each lead
   * with which it ends so. It lasts until the third out with the chances of `runs` up to what it lacks.
   */
  readonly walkOffs: readonly Float64Array[]
}

/** Chances to reach base are rounded, so that fresh turns can be kept: a step is less than a hundredth of a run. */
const ROUNDED = 4096
const kept = new Map<number, HalfInning>()

/** A whole turn from these bases; kept, because there are some hundred rounded chances. */
export function freshHalfInning(reach: number, bases: number): HalfInning {
  const near = Math.round(ROUNDED * reach)
  const name = BASES * near + bases
  const known = kept.get(name)
  if (known !== undefined) return known
  const made = halfInning(near / ROUNDED, { outs: 0, bases })
  kept.set(name, made)
  return made
}

interface Step {
  readonly share: number
  readonly bases: number
  readonly runs: number
  /** Whether all of its runs count, also if fewer decide the match. */
  readonly whole: boolean
}

/** What follows each state of the bases, for a batter who reaches base. */
const STEPS: readonly (readonly Step[])[] = Array.from({ length: BASES }, (_, bases) =>
  REACHES.map(({ how, share }) => ({ share, ...advanced(how, bases), whole: how === 'homeRun' })),
)

/**
 * The rest of a turn, exactly: a Markov chain of outs, bases and runs. A plate appearance makes an out, or adds one
 * to the runners and runs together, so no state is reached twice.
 */
export function halfInning(reach: number, { outs, bases }: Pick<AtBat, 'outs' | 'bases'>): HalfInning {
  const ended = new Float64Array(RUNS)
  const walkOffs = Array.from({ length: MOST_RUNS }, () => new Float64Array(LEADS))
  let reached = new Float64Array(OUTS * BASES * RUNS)
  let next = new Float64Array(OUTS * BASES * RUNS)
  reached[placeOf(outs, bases)] = 1
  for (let appearances = 0; appearances < FOLLOWED; appearances += 1) {
    let left = 0
    for (let place = 0; place < reached.length; place += 1) {
      const chance = reached[place] ?? 0
      if (chance < NEGLIGIBLE) continue
      reached[place] = 0
      left += chance
      batted({ next, ended, walkOffs }, place, chance, reach)
    }
    if (left < NEGLIGIBLE) break
    reached.fill(0)
    ;[reached, next] = [next, reached]
  }
  return { runs: ended, walkOffs }
}

function placeOf(outs: number, bases: number): number {
  return (outs * BASES + bases) * RUNS
}

interface Sums {
  readonly next: Float64Array
  readonly ended: Float64Array
  readonly walkOffs: readonly Float64Array[]
}

/** Adds what a plate appearance makes of a state that has this chance. */
function batted({ next, ended, walkOffs }: Sums, place: number, chance: number, reach: number): void {
  const runs = place % RUNS
  const state = (place - runs) / RUNS
  const outs = Math.floor(state / BASES)
  if (outs === OUTS - 1) add(ended, runs, chance * (1 - reach))
  else add(next, place + BASES * RUNS, chance * (1 - reach))
  for (const step of STEPS[state % BASES] ?? []) {
    const reached = chance * reach * step.share
    const after = Math.min(MOST_RUNS, runs + step.runs)
    add(next, placeOf(outs, step.bases) + after, reached)
    for (let lacking = runs; lacking < after; lacking += 1) {
      const leads = walkOffs[lacking]
      if (leads !== undefined) add(leads, step.whole ? after - lacking : 1, reached)
    }
  }
}

function add(sums: Float64Array, place: number, chance: number): void {
  sums[place] = (sums[place] ?? 0) + chance
}
