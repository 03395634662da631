import { playDay } from './protection.ts'
import type { SiteNotice } from './siteContent.ts'

/** When a member has last closed a notice. */
export interface SeenNotice {
  readonly id: string
  /** The number of the day in UTC+8. */
  readonly day: number
  /** Whether the member did not want it again on that day. */
  readonly quiet: boolean
}

/** The notices to show now, in their order. `visited` are those that were closed in this visit. */
export function dueNotices(
  notices: readonly SiteNotice[],
  seen: readonly SeenNotice[],
  visited: ReadonlySet<string>,
  now: number,
): readonly SiteNotice[] {
  const today = playDay(now)
  const lastOf = new Map(seen.map((each) => [each.id, each]))
  return notices.filter(({ id, from, until, every }) => {
    if (now < from || now >= until || visited.has(id)) return false
    const last = lastOf.get(id)
    if (last === undefined) return true
    if (every === 'once' || (last.quiet && last.day === today)) return false
    return every === 'visit' || last.day !== today
  })
}
