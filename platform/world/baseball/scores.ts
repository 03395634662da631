import type { Counts } from '../pricing/counts.ts'
import { type HalfInning, MOST_RUNS } from './halfInning.ts'

/** More runs of a side to come than this are left out; their chance is below 1e-9. */
export const SIZE = 40
/** Extra innings that are followed: each is level again in about one of four. */
const FOLLOWED = 16
const NEGLIGIBLE = 1e-13

/** The chances of the runs that both sides still get: `joint[home * SIZE + away]`. */
export type Joint = Float64Array

export function emptyJoint(): Joint {
  return new Float64Array(SIZE * SIZE)
}

/** The scores of two sides that bat independently of each other. */
export function together(home: Counts, away: Counts): Joint {
  const joint = emptyJoint()
  for (let h = 0; h < home.length; h += 1) {
    for (let a = 0; a < away.length; a += 1) add(joint, h, a, (home[h] ?? 0) * (away[a] ?? 0))
  }
  return joint
}

/** The runs of several turns together. */
export function inTurns(turns: readonly Counts[]): Counts {
  return turns.reduce<Counts>(
    (sum, turn) => {
      const next = new Array<number>(Math.min(SIZE, sum.length + turn.length - 1)).fill(0)
      for (let before = 0; before < sum.length; before += 1) {
        const chance = sum[before] ?? 0
        for (let runs = 0; runs < turn.length && before + runs < next.length; runs += 1)
          next[before + runs] = (next[before + runs] ?? 0) + chance * (turn[runs] ?? 0)
      }
      return next
    },
    [1],
  )
}

/** How a match stands after an inning that may be its last. */
export interface Ends {
  /** Decided matches. */
  readonly won: Joint
  /** Level ones, by the runs that the away side got. */
  readonly level: Float64Array
}

export function noEnds(): Ends {
  return { won: emptyJoint(), level: new Float64Array(SIZE) }
}

/**
 * Adds the ends of the bottom of the last inning to `ends`. `before` are the scores before it, to which `lead` is
 * added for home.
 */
export function addBottom({ won, level }: Ends, before: Joint, lead: number, bottom: HalfInning): void {
  for (let place = 0; place < before.length; place += 1) {
    const chance = before[place] ?? 0
    if (chance < NEGLIGIBLE) continue
    const [home, away] = [Math.floor(place / SIZE), place % SIZE]
    const lacking = away - home - lead
    if (lacking < 0) {
      add(won, home, away, chance)
      continue
    }
    for (let runs = 0; runs <= Math.min(lacking, MOST_RUNS); runs += 1) {
      const ended = chance * (bottom.runs[runs] ?? 0)
      if (runs === lacking) level[away] = (level[away] ?? 0) + ended
      else add(won, home + runs, away, ended)
    }
    const leads = bottom.walkOffs[lacking]
    if (leads === undefined) continue
    for (let by = 1; by < leads.length; by += 1)
      add(won, home + lacking + by, away, chance * (leads[by] ?? 0))
  }
}

/** Adds level ends to scores: home has got what it lacked. */
export function addLevel(scores: Joint, level: Float64Array, lead: number): void {
  for (const [away, chance] of level.entries()) add(scores, away - lead, away, chance)
}

/** The decided matches after extra innings, which begin level: in each, who scores more wins. */
export function withExtras({ won, level }: Ends, lead: number, top: HalfInning, bottom: HalfInning): Joint {
  const one = noEnds()
  addBottom(one, together([1], [...top.runs]), 0, bottom)
  let tied = level
  const begun = new Float64Array(SIZE)
  for (let inning = 0; inning < FOLLOWED; inning += 1) {
    const next = new Float64Array(SIZE)
    for (let away = 0; away < SIZE; away += 1) {
      const chance = tied[away] ?? 0
      if (chance < NEGLIGIBLE) continue
      begun[away] = (begun[away] ?? 0) + chance
      for (let runs = 0; away + runs < SIZE; runs += 1)
        next[away + runs] = (next[away + runs] ?? 0) + chance * (one.level[runs] ?? 0)
    }
    tied = next
  }
  const all = Float64Array.from(won)
  for (let away = 0; away < SIZE; away += 1) {
    const chance = begun[away] ?? 0
    if (chance < NEGLIGIBLE) continue
    for (let place = 0; place < one.won.length; place += 1) {
      const ended = one.won[place] ?? 0
      if (ended < NEGLIGIBLE) continue
      add(all, away - lead + Math.floor(place / SIZE), away + (place % SIZE), chance * ended)
    }
  }
  return all
}

function add(joint: Joint, home: number, away: number, chance: number): void {
  if (chance === 0 || home < 0 || home >= SIZE || away >= SIZE) return
  joint[home * SIZE + away] = (joint[home * SIZE + away] ?? 0) + chance
}
