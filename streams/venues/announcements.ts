import type { Call } from './call.ts'

/** Announcements of the venue to all its members. */
export interface Announcements {
  /** `page` counts from 1. A venue without pages has everything on the first one. */
  list(page: number): Call<AnnouncementPage>
}

export interface Announcement {
  readonly id: string
  readonly title: string
  /** Plain text, never markup; lines may be broken by line feeds. */
  readonly text: string
  /** When it was posted, venue time, ms. */
  readonly at: number
  /** Shown once by itself. */
  readonly important: boolean
}

export interface AnnouncementPage {
  /** Newest first. */
  readonly announcements: readonly Announcement[]
  /** Whether there are later pages. */
  readonly more: boolean
}
