/** The article that an id names. */
export type ArticleName =
  | { readonly kind: 'preview' | 'report'; readonly matchId: string }
  /** `day` is the beginning of a day in UTC+8, platform ms. */
  | { readonly kind: 'table'; readonly leagueId: string; readonly day: number }

const DAY_MS = 86_400_000
const DAY_SHIFT_MS = 8 * 3_600_000

/** The beginning of the day in UTC+8 that includes this time, platform ms. */
export function dayStart(at: number): number {
  return Math.floor((at + DAY_SHIFT_MS) / DAY_MS) * DAY_MS - DAY_SHIFT_MS
}

/** The beginnings of the last days, today's first. */
export function lastDays(at: number, days: number): readonly number[] {
  return Array.from({ length: days }, (_, index) => dayStart(at) - index * DAY_MS)
}

/** `preview-<match>`, `report-<match>`, `table-<league>-<day>`. */
export function articleId(name: ArticleName): string {
  return name.kind === 'table'
    ? `table-${name.leagueId}-${digitsOf(name.day)}`
    : `${name.kind}-${name.matchId}`
}

/** `null` for an id that no article has. */
export function parseArticleId(id: string): ArticleName | null {
  const [, kind, rest = ''] = /^(preview|report|table)-(.+)$/.exec(id) ?? []
  if (kind === 'preview' || kind === 'report') return { kind, matchId: rest }
  const [, leagueId, digits = ''] = /^(.+)-(\d{8})$/.exec(rest) ?? []
  if (leagueId === undefined) return null
  const day =
    Date.UTC(numberAt(digits, 0, 4), numberAt(digits, 4, 6) - 1, numberAt(digits, 6, 8)) - DAY_SHIFT_MS
  // A day that does not exist, such as 31 February, has become another one.
  return digitsOf(day) === digits ? { kind: 'table', leagueId, day } : null
}

function numberAt(digits: string, from: number, to: number): number {
  return Number(digits.slice(from, to))
}

function digitsOf(day: number): string {
  return new Date(day + DAY_SHIFT_MS).toISOString().slice(0, 10).replaceAll('-', '')
}
