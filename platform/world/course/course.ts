import { BEFORE } from './moment.ts'
import type { Moment } from './moment.ts'

/** Something that happens in a match. */
export interface Happening {
  /** Platform ms. */
  readonly at: number
  readonly apply: (before: Moment) => Moment
  /** Whether every price is made anew after it. */
  readonly reprices: boolean
  /** Phase changes; the only ones not passed over when the clock is moved ahead by hours. */
  readonly milestone?: boolean
}

/** Which markets a suspension is for: all, the handicaps and totals of goals, or all of corners. */
export type HaltScope = 'all' | 'goalLines' | 'corners'

/** Betting is suspended from `from` up to, not including, `to`. */
export interface Halt {
  readonly from: number
  readonly to: number
  readonly scope: HaltScope
}

/** A match from kick-off to full time, as it will be played. Prices never look ahead in it. */
export interface Course {
  readonly happenings: readonly Happening[]
  readonly halts: readonly Halt[]
  readonly endAt: number
}

/** A course with what stood after each happening. */
export interface Timeline {
  readonly course: Course
  /** When each moment began; the first is -Infinity, before everything. */
  readonly times: readonly number[]
  readonly moments: readonly Moment[]
}

/** Plays a course through. Happenings at one instant become one moment. */
export function timelineOf(course: Course): Timeline {
  const times: number[] = [-Infinity]
  const moments: Moment[] = [BEFORE]
  let current = BEFORE
  for (const { at, apply } of course.happenings) {
    current = apply(current)
    if (times.at(-1) === at) moments.pop()
    else times.push(at)
    moments.push(current)
  }
  return { course, times, moments }
}

/** Place of the last time not after `at`; -1 when all are after it. */
export function lastNotAfter(times: readonly number[], at: number): number {
  let low = 0
  let high = times.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((times[middle] ?? Infinity) <= at) low = middle + 1
    else high = middle
  }
  return low - 1
}

export function momentAt({ times, moments }: Timeline, at: number): Moment {
  return moments[lastNotAfter(times, at)] ?? BEFORE
}

/** By time, keeping the order of those at the same instant. */
export function inOrder<T extends { readonly at: number }>(happenings: readonly T[]): readonly T[] {
  return [...happenings].sort((a, b) => a.at - b.at)
}
