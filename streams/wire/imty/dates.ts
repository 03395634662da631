import { reading } from '../lenient.ts'

const MS_PER_HOUR = 3_600_000
/** Dates are written with this offset, so that the date of a text is its venue day (docs/venues/imty.md, 1.2). */
const OFFSET_HOURS = 4

/** A time (ms) as `2026-11-23T08:00:00.000-04:00`. */
export function imtyDate(at: number): string {
  return new Date(at - OFFSET_HOURS * MS_PER_HOUR).toISOString().replace('Z', '-04:00')
}

const ISO_DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)$/

/** The time (ms) of an ISO 8601 text with an offset; `null` for anything else. */
export function imtyTime(text: string): number | null {
  const at = ISO_DATE.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? null : at
}

/** A date within a message as a time (ms); `null` for a missing or unreadable one. */
export const looseDate = reading((value): number | null =>
  typeof value === 'string' ? imtyTime(value) : null,
)
