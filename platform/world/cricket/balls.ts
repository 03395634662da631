/** Balls of an innings: twenty overs. */
export const BALLS = 120
export const WICKETS = 10
/** The most runs of one ball. */
export const MOST_OF_BALL = 6

/** The chances of a ball in a part of an innings between equal sides: a wicket, or runs; otherwise no run. */
interface Stage {
  /** The number of balls at its end. */
  readonly until: number
  readonly wicket: number
  readonly scores: readonly (readonly [runs: number, chance: number])[]
}

/** The first six overs with few fielders outside, the middle ones, and the last five. */
const STAGES: readonly Stage[] = [
  { until: 36, wicket: 0.035, scores: scores(0.32, 0.055, 0.005, 0.135, 0.04) },
  { until: 90, wicket: 0.037, scores: scores(0.42, 0.08, 0.005, 0.085, 0.045) },
  { until: BALLS, wicket: 0.07, scores: scores(0.36, 0.1, 0.005, 0.115, 0.09) },
]

function scores(one: number, two: number, three: number, four: number, six: number): Stage['scores'] {
  return [
    [1, one],
    [2, two],
    [3, three],
    [4, four],
    [6, six],
  ]
}

/** The bounds of strengths, in which all chances of a ball are below one. */
export const WEAKEST = 0.65
export const STRONGEST = 1.35

/**
 * The chances of the ball with this number, from 0, for a side of this strength: it is 1 for the average, which
 * scores about 160; a stronger one scores that many times as often, and loses a wicket so many times less often.
 */
export function ballChances(ball: number, strength: number): Omit<Stage, 'until'> {
  const stage = STAGES.find(({ until }) => ball < until) ?? STAGES[STAGES.length - 1]
  if (stage === undefined) return { wicket: 0, scores: [] }
  const bounded = Math.min(STRONGEST, Math.max(WEAKEST, strength))
  return {
    wicket: stage.wicket / bounded,
    scores: stage.scores.map(([runs, chance]) => [runs, chance * bounded]),
  }
}
