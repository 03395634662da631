import type { AtBat } from '../course/moment.ts'
import { BALLS, ballChances, MOST_OF_BALL, STRONGEST, WEAKEST, WICKETS } from './balls.ts'

/** More runs to come than this are left out; their chance is below 1e-9. */
export const MOST_RUNS = 330
const NEGLIGIBLE = 1e-12
const RUNS = MOST_RUNS + 1
/** Places of a score in `passed`. */
export const PASSES = MOST_OF_BALL + 1
/** Strengths are rounded to one of so many, so that whole innings can be kept: a third of a run. */
export const STRENGTH_STEPS = 512

/** The chances of what an innings still brings. */
export interface InningsEnds {
  /** By runs. */
  readonly runs: Float64Array
  /** By the wickets that have fallen in it at its end. */
  readonly wickets: Float64Array
}

/** A whole innings, from which a chase of any score follows. */
export interface WholeInnings extends InningsEnds {
  /**
   * `passed[score * PASSES + by]` is the chance that the first number of runs above the score is more by
   * so many. The innings stays at or below the score with the chances of `runs` up to it.
   */
  readonly passed: Float64Array
}

const START: Pick<AtBat, 'outs' | 'deliveries'> = { outs: 0, deliveries: 0 }

export function rounded(strength: number): number {
  return Math.round(STRENGTH_STEPS * Math.min(STRONGEST, Math.max(WEAKEST, strength))) / STRENGTH_STEPS
}

const whole = new Map<number, WholeInnings>()

/** A whole innings of a side; kept, because there are few rounded strengths. */
export function wholeInnings(strength: number): WholeInnings {
  const near = rounded(strength)
  const known = whole.get(near)
  if (known !== undefined) return known
  const passed = new Float64Array(RUNS * PASSES)
  const made = { ...followed(near, START, MOST_RUNS, passed), passed }
  whole.set(near, made)
  return made
}

/** The rest of an innings that ends as soon as it has brought more than `lacking` runs. */
export function restOfInnings(
  strength: number,
  from: Pick<AtBat, 'outs' | 'deliveries'>,
  lacking: number = MOST_RUNS,
): InningsEnds {
  return followed(rounded(strength), from, Math.min(lacking, MOST_RUNS), null)
}

/** The states of wickets and runs, ball by ball: exact but for chances below `NEGLIGIBLE`. */
function followed(
  strength: number,
  { outs, deliveries }: Pick<AtBat, 'outs' | 'deliveries'>,
  lacking: number,
  passed: Float64Array | null,
): InningsEnds {
  const ends: Ends = {
    runs: new Float64Array(RUNS + MOST_OF_BALL),
    wickets: new Float64Array(WICKETS + 1),
    lacking,
    passed,
  }
  let reached = new Float64Array(WICKETS * RUNS)
  let next = new Float64Array(WICKETS * RUNS)
  reached[outs * RUNS] = 1
  for (let ball = deliveries; ball < BALLS; ball += 1) {
    const chances = ballChances(ball, strength)
    for (let fallen = outs; fallen < WICKETS; fallen += 1) bowl(ends, { reached, next }, fallen, chances)
    reached.fill(0)
    ;[reached, next] = [next, reached]
  }
  for (let fallen = outs; fallen < WICKETS; fallen += 1) {
    for (let runs = 0; runs < RUNS; runs += 1) end(ends, runs, fallen, reached[fallen * RUNS + runs] ?? 0)
  }
  return { runs: ends.runs, wickets: ends.wickets }
}

interface Ends extends InningsEnds {
  readonly lacking: number
  readonly passed: Float64Array | null
}

/** The states before and after a ball. */
interface Ball {
  readonly reached: Float64Array
  readonly next: Float64Array
}

/** Adds what a ball makes of the states with so many wickets. */
function bowl(
  ends: Ends,
  { reached, next }: Ball,
  fallen: number,
  { wicket, scores }: ReturnType<typeof ballChances>,
): void {
  const start = fallen * RUNS
  let from = 0
  let to = Math.min(ends.lacking, MOST_RUNS)
  while (from <= to && (reached[start + from] ?? 0) < NEGLIGIBLE) from += 1
  while (to >= from && (reached[start + to] ?? 0) < NEGLIGIBLE) to -= 1
  // One loop for each outcome, over the runs: this is where a price spends its time.
  const add = (offset: number, chance: number, last: number): void => {
    for (let runs = from; runs <= last; runs += 1) {
      const place = start + offset + runs
      next[place] = (next[place] ?? 0) + (reached[start + runs] ?? 0) * chance
    }
  }
  if (fallen < WICKETS - 1) add(RUNS, wicket, to)
  else
    for (let runs = from; runs <= to; runs += 1)
      end(ends, runs, WICKETS, (reached[start + runs] ?? 0) * wicket)
  add(0, 1 - wicket - scores.reduce((sum, [, chance]) => sum + chance, 0), to)
  for (const [scored, chance] of scores) {
    const last = Math.min(to, ends.lacking - scored)
    add(scored, chance, last)
    for (let runs = Math.max(from, last + 1); runs <= to; runs += 1)
      end(ends, runs + scored, fallen, (reached[start + runs] ?? 0) * chance)
    if (ends.passed === null) continue
    for (let runs = from; runs <= to; runs += 1)
      pass(ends.passed, runs, runs + scored, (reached[start + runs] ?? 0) * chance)
  }
}

function pass(passed: Float64Array, before: number, after: number, chance: number): void {
  for (let score = before; score < after && score < RUNS; score += 1) {
    const place = score * PASSES + after - score
    passed[place] = (passed[place] ?? 0) + chance
  }
}

function end({ runs, wickets }: InningsEnds, scored: number, fallen: number, chance: number): void {
  runs[scored] = (runs[scored] ?? 0) + chance
  wickets[fallen] = (wickets[fallen] ?? 0) + chance
}
