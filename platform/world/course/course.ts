import { BEFORE } from './moment.ts'
import type { Moment } from './moment.ts'

/** An event of a match. */
export interface Happening {
  /** Platform ms. */
  readonly at: number
  readonly apply: (before: Moment) => Moment
  /** Whether all prices are recomputed after it. */
  readonly reprices: boolean
  /** Set for phase changes, which are the only happenings that are shown when the clock jumps by hours. */
  readonly milestone?: boolean
  /** Set for the end of a part after which a cup match goes on if it is level. */
  readonly ends?: 'regularTime' | 'extraTime'
}

/** What a halt suspends: every market, the handicaps and totals of goals, or every market of corners or cards. */
export type HaltScope = 'all' | 'goalLines' | 'corners' | 'cards'

/** A suspension of betting, from `from` up to but not including `to`. */
export interface Halt {
  readonly from: number
  readonly to: number
  readonly scope: HaltScope
}

/** The whole course of a match, computed in advance. Prices never use its future part. */
export interface Course {
  readonly happenings: readonly Happening[]
  readonly halts: readonly Halt[]
  /** The end of play. Happenings after it are about the result. */
  readonly endAt: number
  /** Set when it begins at another time than announced, platform ms. */
  readonly kickOff?: number
}

/** A course with the state after each happening. */
export interface Timeline {
  readonly course: Course
  /** The start of each moment; the first is -Infinity, before the match. */
  readonly times: readonly number[]
  readonly moments: readonly Moment[]
}

/**
 * Computes the moments of a course, whose happenings are in order of time. Those at the same instant form one moment.
 */
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

/** The index of the last time that is not after `at`; -1 if there is none. */
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

/** A course up to an instant and what happens at it, and then another one. */
export function continued(course: Course, at: number, next: Course): Course {
  const cut = course.halts
    .filter(({ from }) => from <= at)
    .map((halt) => ({ ...halt, to: Math.min(halt.to, at) }))
  return {
    ...course,
    happenings: [...course.happenings.filter((happening) => happening.at <= at), ...next.happenings],
    halts: [...cut, ...next.halts],
    endAt: next.endAt,
  }
}

/** Sorted by time; stable for equal times. */
export function inOrder<T extends { readonly at: number }>(happenings: readonly T[]): readonly T[] {
  return [...happenings].sort((a, b) => a.at - b.at)
}
