import {
  type AnnouncementsFeed,
  createAnnouncementsFeed,
  createSeenAnnouncements,
} from '../feeds/announcements/index.ts'
import { combineStates } from '../kernel/combineStates.ts'
import type { Scope } from '../kernel/scope.ts'
import { mapState, type State$ } from '../kernel/state.ts'
import type { Announcement } from '../venues/announcements.ts'
import type { VenueCore } from './venueCore.ts'

/** A venue's announcements, and which of them are new to the member. */
export interface AnnouncementStreams extends AnnouncementsFeed {
  /** How many of those read so far are new; `null` until known. */
  readonly unseen$: State$<number | null>
  /** The newest important one that is new; `null` when there is none. */
  readonly important$: State$<Announcement | null>
  markSeen(announcements: readonly Announcement[]): void
}

/** `null` at a venue without announcements. */
export function announcementStreams(scope: Scope, core: VenueCore): AnnouncementStreams | null {
  const { venue, conditions, member, ports } = core
  const { announcements } = venue
  if (announcements === undefined) return null
  const feed = createAnnouncementsFeed(scope, { announcements, conditions })
  const seen = createSeenAnnouncements(scope, ports.storage.local, { memberId: member.id, venue: venue.code })
  const unseen$ = combineStates({ list: feed.list$, seen: seen.seen$ }, ({ list, seen: known }) =>
    list.value === undefined ? null : list.value.announcements.filter(({ id }) => !known.has(id)),
  )
  return {
    ...feed,
    unseen$: mapState(unseen$, (unseen) => unseen?.length ?? null),
    important$: mapState(unseen$, (unseen) => unseen?.find(({ important }) => important) ?? null),
    markSeen: (shown) => {
      seen.mark(shown.map(({ id }) => id))
    },
  }
}
