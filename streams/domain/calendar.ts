import type { OrderRange } from './order.ts'
import { playDay } from './protection.ts'

const DAY_MS = 86_400_000
/** Records and results count calendar days in UTC+8 (docs/betting.md, 8). */
const OFFSET_MS = 8 * 3_600_000

/** The number of the calendar day in UTC+8 that includes this time. */
export function calendarDay(at: number): number {
  return playDay(at)
}

/** The time at which a calendar day begins, ms. */
export function dayBegins(day: number): number {
  return day * DAY_MS - OFFSET_MS
}

/** The last days of a range that is longer than a list of records takes; `null` for a list that takes any. */
export function withinDays(range: OrderRange, mostDays: number | null): OrderRange {
  if (typeof range === 'string' || mostDays === null) return range
  const from = Math.max(range.from, range.to - mostDays * DAY_MS)
  return from === range.from ? range : { ...range, from }
}

/** A month: year, and 0 for January. */
export interface Month {
  readonly year: number
  readonly month: number
}

export function monthOfDay(day: number): Month {
  const date = new Date(day * DAY_MS)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() }
}

export function addMonths({ year, month }: Month, count: number): Month {
  const all = year * 12 + month + count
  return { year: Math.floor(all / 12), month: ((all % 12) + 12) % 12 }
}

/** The days of a month in weeks that begin on Monday; `null` for the days of other months. */
export function weeksOf({ year, month }: Month): readonly (readonly (number | null)[])[] {
  const first = Math.floor(Date.UTC(year, month, 1) / DAY_MS)
  const end = Math.floor(Date.UTC(year, month + 1, 1) / DAY_MS)
  // Day 0 was a Thursday.
  const blank = (((first + 3) % 7) + 7) % 7
  const cells = [
    ...Array.from({ length: blank }, () => null),
    ...Array.from({ length: end - first }, (_, index) => first + index),
  ]
  const weeks = Math.ceil(cells.length / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, index) => cells[week * 7 + index] ?? null),
  )
}

/** `2026-05-01`. */
export function dayText(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** `2026-05-01 12:00:00` in UTC+8. */
export function timeText(at: number): string {
  return new Date(at + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')
}
