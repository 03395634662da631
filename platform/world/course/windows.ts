import type { Course, HaltScope } from './course.ts'
import { lastNotAfter } from './course.ts'

/** An interval in which betting on some markets is suspended. */
export interface HaltWindow {
  readonly from: number
  readonly to: number
}

/** Markets that are suspended together. */
export type HaltClass = 'plain' | 'goalLines' | 'corners' | 'cards'

const SCOPES: Readonly<Record<HaltClass, readonly HaltScope[]>> = {
  plain: ['all'],
  goalLines: ['all', 'goalLines'],
  corners: ['all', 'corners'],
  cards: ['all', 'cards'],
}

/** The suspensions of one class of markets, and the times when all of its prices are recomputed. */
export interface ClassTimes {
  /** Disjoint, sorted by time. */
  readonly windows: readonly HaltWindow[]
  readonly windowStarts: readonly number[]
  /** Times when prices are recomputed: reopenings, and happenings outside a suspension, sorted. */
  readonly reprices: readonly number[]
  /** All times when a status or price may change, sorted. */
  readonly edges: readonly number[]
}

/** The times of a class of markets; `extra` are further times at which prices are recomputed. */
export function classTimes(course: Course, haltClass: HaltClass, extra: readonly number[]): ClassTimes {
  const scopes = SCOPES[haltClass]
  const halts = course.halts.filter(({ scope }) => scopes.includes(scope))
  const windows = mergeWindows(halts)
  const happenings = course.happenings.filter(({ reprices }) => reprices).map(({ at }) => at)
  const points = [...happenings, ...extra]
  const reprices = uniqueSorted([...points, ...windows.map(({ to }) => to)])
  // The start of a halt within another one (a second corner) may decide a line as well.
  const edges = uniqueSorted([...reprices, ...halts.map(({ from }) => from)])
  return { windows, windowStarts: windows.map(({ from }) => from), reprices, edges }
}

/** The suspension at an instant; `null` if there is none. */
export function windowAt({ windows, windowStarts }: ClassTimes, at: number): HaltWindow | null {
  const window = windows[lastNotAfter(windowStarts, at)]
  return window !== undefined && at < window.to ? window : null
}

/** Merges adjacent windows too, so that the instant before a window is never inside another. */
function mergeWindows(windows: readonly HaltWindow[]): readonly HaltWindow[] {
  const merged: HaltWindow[] = []
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
