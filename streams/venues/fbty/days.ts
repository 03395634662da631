import { dateRows } from '../../domain/schedule.ts'

/** Kick-offs of a day of the date row, from and before, ms; nothing for all days, and for an invalid one. */
export function daySpan(
  day: string,
  serverNow: number,
): { readonly beginTime?: number; readonly endTime?: number } {
  const row = dateRows([], serverNow, 'parlay').find(({ key }) => key === day)
  if (row === undefined) return {}
  return {
    ...(Number.isFinite(row.from) ? { beginTime: row.from } : {}),
    ...(Number.isFinite(row.to) ? { endTime: row.to } : {}),
  }
}
