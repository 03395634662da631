import type { SiteNotice } from '../domain/siteContent.ts'
import { dueNotices } from '../domain/siteNotices.ts'
import type { SeenNotices } from '../feeds/siteContent/index.ts'
import { combineStates } from '../kernel/combineStates.ts'
import type { State$ } from '../kernel/state.ts'

/** A notice, and its place among those that are shown one after the other. */
export interface NoticeView {
  readonly notice: SiteNotice
  readonly position: number
  readonly of: number
}

/** The operator's notices to the member. */
export interface SiteNotices {
  /** The one to show; `null` when there is none. */
  readonly view$: State$<NoticeView | null>
  /** The member has read it. @param quiet does not want it again today. */
  close(notice: SiteNotice, quiet: boolean): void
}

interface SiteNoticesDeps {
  readonly notices$: State$<readonly SiteNotice[]>
  readonly seen: SeenNotices
  /** Platform ms. */
  readonly now$: State$<number>
  readonly now: () => number
}

export function createSiteNotices({ notices$, seen, now$, now }: SiteNoticesDeps): SiteNotices {
  const due$ = combineStates(
    { notices: notices$, memory: seen.memory$, now: now$ },
    ({ notices, memory, now: at }) => ({
      due: dueNotices(notices, memory.seen, memory.visited, at),
      closed: memory.closed,
    }),
  )
  const view$ = combineStates(
    { due: due$ },
    ({ due: { due, closed } }): NoticeView | null => {
      const [notice] = due
      return notice === undefined ? null : { notice, position: closed + 1, of: closed + due.length }
    },
    sameView,
  )
  return {
    view$,
    close: (notice, quiet) => {
      const others = due$.value.due.filter(({ id }) => id !== notice.id)
      seen.close(notice.id, { now: now(), quiet, isLast: others.length === 0 })
    },
  }
}

function sameView(one: NoticeView | null, other: NoticeView | null): boolean {
  return one?.notice === other?.notice && one?.position === other?.position && one?.of === other?.of
}
