const OFFSET_MS = 8 * 3_600_000
const TIME = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})$/

/** The instant of a `yyyy-MM-dd HH:mm:ss` in UTC+8, ms; `null` for any other text. */
export function fbtyTime(text: string): number | null {
  const [, year, month, day, hour, minute, second] = (TIME.exec(text) ?? []).map(Number)
  if (year === undefined || month === undefined) return null
  const at = Date.UTC(year, month - 1, day, hour, minute, second) - OFFSET_MS
  return fbtyTimeText(at) === text ? at : null
}

/** An instant as `yyyy-MM-dd HH:mm:ss` in UTC+8; fractions of a second are cut. */
export function fbtyTimeText(at: number): string {
  return new Date(at + OFFSET_MS).toISOString().slice(0, 'yyyy-MM-ddTHH:mm:ss'.length).replace('T', ' ')
}
