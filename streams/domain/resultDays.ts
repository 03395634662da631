const MS_PER_HOUR = 3_600_000
const MS_PER_DAY = 24 * MS_PER_HOUR
/** Days of results are calendar days in UTC+8 (docs/betting.md, 8). */
const OFFSET_MS = 8 * MS_PER_HOUR
const DAYS = 7
const QUARTERS = 4
const MONTHS_PER_QUARTER = 3

/** A time from `from` up to but not including `to`, server ms. */
export interface Span {
  readonly from: number
  readonly to: number
}

export interface ResultDay extends Span {
  /** `YYYY-MM-DD`. */
  readonly key: string
  readonly month: number
  readonly day: number
  /** 0 is Sunday. */
  readonly weekday: number
}

/** A quarter of a year, from 1 to 4. */
export interface ResultQuarter extends Span {
  /** `2026-4`. */
  readonly key: string
  readonly year: number
  readonly quarter: number
}

/** The last seven days up to today, the earliest first. */
export function resultDays(serverNow: number): readonly ResultDay[] {
  const today = Math.floor((serverNow + OFFSET_MS) / MS_PER_DAY)
  return Array.from({ length: DAYS }, (_, index) => {
    const local = (today - DAYS + 1 + index) * MS_PER_DAY
    const date = new Date(local)
    return {
      key: date.toISOString().slice(0, 'YYYY-MM-DD'.length),
      month: date.getUTCMonth() + 1,
      day: date.getUTCDate(),
      weekday: date.getUTCDay(),
      from: local - OFFSET_MS,
      to: local - OFFSET_MS + MS_PER_DAY,
    }
  })
}

/** The last four quarters up to the present one, which is the first. */
export function resultQuarters(serverNow: number): readonly ResultQuarter[] {
  const date = new Date(serverNow + OFFSET_MS)
  const present = 4 * date.getUTCFullYear() + Math.floor(date.getUTCMonth() / MONTHS_PER_QUARTER)
  return Array.from({ length: QUARTERS }, (_, index) => quarterOf(present - index))
}

/** `count` is the number of quarters since the year 0. */
function quarterOf(count: number): ResultQuarter {
  const year = Math.floor(count / 4)
  const quarter = (count % 4) + 1
  const start = (month: number): number => Date.UTC(year, month) - OFFSET_MS
  return {
    key: `${String(year)}-${String(quarter)}`,
    year,
    quarter,
    from: start((quarter - 1) * MONTHS_PER_QUARTER),
    to: start(quarter * MONTHS_PER_QUARTER),
  }
}
