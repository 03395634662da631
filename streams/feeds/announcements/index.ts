import { map, merge, type Observable, of, startWith, Subject, switchMap, tap } from 'rxjs'
import type { Failure } from '../../domain/failure.ts'
import { ok, type Result } from '../../domain/result.ts'
import { CONNECTING, type Feed } from '../../kernel/feed.ts'
import type { Scope } from '../../kernel/scope.ts'
import { shareState } from '../../kernel/shareGrace.ts'
import type { State$ } from '../../kernel/state.ts'
import type { Announcement, AnnouncementPage, Announcements } from '../../venues/announcements.ts'
import { type PollConditions, polledFeed$ } from '../polledFeed.ts'
import { feedTimes } from '../times.ts'

export { createSeenAnnouncements } from './seen.ts'

/** A venue's announcements. */
export interface AnnouncementsFeed {
  /** As many pages as were asked for; polled while it has subscribers. */
  readonly list$: State$<Feed<AnnouncementPage>>
  /** Asks for one page more, if there is one. */
  loadMore(): void
  /** Reads the list again now. */
  refresh(): void
}

interface AnnouncementsDeps {
  readonly announcements: Announcements
  readonly conditions: PollConditions
}

export function createAnnouncementsFeed(
  scope: Scope,
  { announcements, conditions }: AnnouncementsDeps,
  { everyMs = feedTimes.announcementsEveryMs, graceMs = feedTimes.graceMs } = {},
): AnnouncementsFeed {
  const pages = scope.cell(1)
  const refresh$ = new Subject<'refresh'>()
  scope.onEnd(() => {
    refresh$.complete()
  })
  let last: Feed<AnnouncementPage> = CONNECTING
  const list$ = shareState<Feed<AnnouncementPage>>(
    merge(pages.state$, refresh$.pipe(map(() => pages.state$.value))).pipe(
      switchMap((count) =>
        polledFeed$(() => pages$(announcements, count), { everyMs, conditions, initial: last }).pipe(
          startWith(last),
        ),
      ),
      tap((feed) => {
        last = feed
      }),
      scope.bind(),
    ),
    { initial: CONNECTING, graceMs },
  )
  return {
    list$,
    loadMore: () => {
      if (last.value?.more === true) pages.update((count) => count + 1)
    },
    refresh: () => {
      refresh$.next('refresh')
    },
  }
}

type Answer = Result<AnnouncementPage, Failure>

/** The first `count` pages as one, or the first failure. An announcement that moves to the next page is kept once. */
function pages$(announcements: Announcements, count: number): Observable<Answer> {
  const from$ = (page: number, before: readonly Announcement[]): Observable<Answer> =>
    announcements.list(page).pipe(
      switchMap((result) => {
        if (!result.ok) return of(result)
        const known = new Set(before.map(({ id }) => id))
        const all = [...before, ...result.value.announcements.filter(({ id }) => !known.has(id))]
        const { more } = result.value
        return more && page < count ? from$(page + 1, all) : of(ok({ announcements: all, more }))
      }),
    )
  return from$(1, [])
}
