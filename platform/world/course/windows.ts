import type { Course, HaltScope } from './course.ts'
import { lastNotAfter } from './course.ts'

/** A time during which betting on some markets is suspended. */
export interface Window {
  readonly from: number
  readonly to: number
}

/** Markets that are suspended together. */
export type HaltClass = 'plain' | 'goalLines' | 'corners'

const SCOPES: Readonly<Record<HaltClass, readonly HaltScope[]>> = {
  plain: ['all'],
  goalLines: ['all', 'goalLines'],
  corners: ['all', 'corners'],
}

/** When markets of one class stand still, and when all of them get new prices. */
export interface ClassTimes {
  /** Apart from each other, by time. */
  readonly windows: readonly Window[]
  readonly windowStarts: readonly number[]
  /** Where prices are made anew: reopenings and happenings outside a suspension, by time. */
  readonly reprices: readonly number[]
  /** Everything that may change a status or a price, by time. */
  readonly edges: readonly number[]
}

/** The times of a class of markets in a course; `extra` are further points at which prices are made anew. */
export function classTimes(course: Course, haltClass: HaltClass, extra: readonly number[]): ClassTimes {
  const scopes = SCOPES[haltClass]
  const halts = course.halts.filter(({ scope }) => scopes.includes(scope))
  const windows = mergeWindows(halts)
  const happenings = course.happenings.filter(({ reprices }) => reprices).map(({ at }) => at)
  const points = [...happenings, ...extra]
  const reprices = uniqueSorted([...points, ...windows.map(({ to }) => to)])
  // What begins a second halt within a first one (another corner) may decide a line as well.
  const edges = uniqueSorted([...reprices, ...halts.map(({ from }) => from)])
  return { windows, windowStarts: windows.map(({ from }) => from), reprices, edges }
}

/** The suspension that holds at an instant. */
export function windowAt({ windows, windowStarts }: ClassTimes, at: number): Window | null {
  const window = windows[lastNotAfter(windowStarts, at)]
  return window !== undefined && at < window.to ? window : null
}

/** Those that touch become one, so that the instant before one is never inside another. */
function mergeWindows(windows: readonly Window[]): readonly Window[] {
  const merged: Window[] = []
  for (const { from, to } of [...windows].sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1)
    if (last !== undefined && from <= last.to + 1) {
      merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, to) }
    } else merged.push({ from, to })
  }
  return merged
}

function uniqueSorted(values: readonly number[]): readonly number[] {
  return [...new Set(values)].sort((a, b) => a - b)
}
