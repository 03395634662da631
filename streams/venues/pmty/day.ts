const MS_PER_HOUR = 3_600_000
const MS_PER_DAY = 24 * MS_PER_HOUR
/** Days begin at 12:00 in Beijing, which is 04:00 UTC (docs/betting.md, 8). */
const CUT_MS = 4 * MS_PER_HOUR
const DAYS_AHEAD = 7

/**
 * `md` of a list request: empty for all, `0` for today, a day's 12:00 as a time (ms); for *other* minus the
 * time at which the single days of the date row end. An invalid day means all.
 */
export function dayParameter(day: string, serverNow: number): string {
  if (day === 'today') return '0'
  if (day === 'other') return String(-(startOfDay(serverNow) + (DAYS_AHEAD + 1) * MS_PER_DAY))
  const date = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)
  if (date === null) return ''
  const at = Date.UTC(Number(date[1]), Number(date[2]) - 1, Number(date[3])) + CUT_MS
  return Number.isFinite(at) ? String(at) : ''
}

function startOfDay(at: number): number {
  return Math.floor((at - CUT_MS) / MS_PER_DAY) * MS_PER_DAY + CUT_MS
}
