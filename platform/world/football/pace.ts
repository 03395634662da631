import { MINUTE } from '../durations.ts'

/** Regular length of a half, ms. */
export const HALF = 45 * MINUTE
export const HALF_TIME = 15 * MINUTE
/**
 * Shortest and longest stoppage time of each half, whole minutes. A narrow range keeps the final whistles
 * evenly distributed.
 */
export const STOPPAGE = [
  [2, 3],
  [5, 6],
] as const
/** Expected stoppage time before it is announced. */
export const USUAL_STOPPAGE = [2.5 * MINUTE, 5.5 * MINUTE] as const

/** The goal rate increases with time: from 0.85 of the mean at kick-off to 1.15 at full time. */
export function goalShape(half: 0 | 1, elapsed: number): number {
  return 0.85 + (0.3 * (half * HALF + Math.min(elapsed, HALF))) / (2 * HALF)
}

/** The expected share of a match's goals between a moment of a half and its end. */
export function goalShare(half: 0 | 1, elapsed: number): number {
  const end = HALF + USUAL_STOPPAGE[half]
  // In stoppage time the end is unknown, so some play is always expected until the whistle.
  const left = Math.max(end - elapsed, 0.7 * MINUTE)
  return (left * goalShape(half, elapsed + left / 2)) / SHAPED_LENGTH
}

const SHAPED_LENGTH =
  (HALF + USUAL_STOPPAGE[0]) * goalShape(0, HALF / 2) + (HALF + USUAL_STOPPAGE[1]) * goalShape(1, HALF / 2)

/** Regular length of a half of extra time, ms. */
export const EXTRA_HALF = 15 * MINUTE
/** Shortest and longest stoppage time of each half of extra time, whole minutes. */
export const EXTRA_STOPPAGE = [
  [0, 1],
  [1, 2],
] as const
const USUAL_EXTRA_STOPPAGE = [0.5 * MINUTE, 1.5 * MINUTE] as const
/** The goal rate of extra time, as a fraction of the mean rate of regular time. */
export const EXTRA_SHAPE = 0.9

/** The playing time that is expected from a moment of a half of extra time to its end, ms. */
function extraLeft(half: 0 | 1, elapsed: number): number {
  return Math.max(EXTRA_HALF + USUAL_EXTRA_STOPPAGE[half] - elapsed, 0.4 * MINUTE)
}

/** The expected goals between a moment of a half of extra time and its end, as a share of those of regular time. */
export function extraGoalShare(half: 0 | 1, elapsed: number): number {
  return (extraLeft(half, elapsed) * EXTRA_SHAPE) / SHAPED_LENGTH
}

/** The same share of corners and cards. */
export function extraCornerShare(half: 0 | 1, elapsed: number): number {
  return extraLeft(half, elapsed) / (2 * HALF + USUAL_STOPPAGE[0] + USUAL_STOPPAGE[1])
}

/** The chance that a kick of a shoot-out is a goal; that of the stronger side is a little higher. */
export function kickChance(own: number, other: number): number {
  return 0.75 + 0.1 * (own / (own + other) - 0.5)
}

/** Factors on the own and the opponents' goal rate for each player sent off. */
const SHORT_OWN = 0.68
const SHORT_OPPONENT = 1.3

/** The factor on a side's rate by red cards and score: trailing sides score more, leading ones less. */
export function rateFactor(ownReds: number, otherReds: number, lead: number): number {
  const men = SHORT_OWN ** Math.min(ownReds, 3) * SHORT_OPPONENT ** Math.min(otherReds, 3)
  return men * (lead < 0 ? 1.05 : lead > 0 ? 0.95 : 1)
}

/** Expected corners of a side in a match, from its expected goals. */
export function cornersExpected(own: number, other: number): number {
  return 3.4 + (3.4 * own) / (own + other)
}

/** The expected share of a match's corners between a moment of a half and its end. */
export function cornerShare(half: 0 | 1, elapsed: number): number {
  const left = Math.max(HALF + USUAL_STOPPAGE[half] - elapsed, 0.5 * MINUTE)
  return left / (2 * HALF + USUAL_STOPPAGE[0] + USUAL_STOPPAGE[1])
}

/** Expected cards of each colour of a side in a match. */
export const YELLOWS = 2.1
export const REDS = 0.055

/** When a part of a half ends, from the half's beginning, ms; `null` for the whistle, whose time is not known. */
export type PartEnd = number | null

/** The expected share of a match's goals in a part of a half that is still to come. */
export function goalShareWithin(half: 0 | 1, from: number, to: PartEnd): number {
  if (to === null) return goalShare(half, from)
  const left = Math.max(0, to - from)
  return (left * goalShape(half, from + left / 2)) / SHAPED_LENGTH
}

/** The same of its corners and cards, which do not become more frequent. */
export function cornerShareWithin(half: 0 | 1, from: number, to: PartEnd): number {
  if (to === null) return cornerShare(half, from)
  return Math.max(0, to - from) / (2 * HALF + USUAL_STOPPAGE[0] + USUAL_STOPPAGE[1])
}
