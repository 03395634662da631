/** The entry point of the screens of announcements. */
export { announcementStreams, type AnnouncementStreams } from './core/announcementStreams.ts'
export type { Announcement, AnnouncementPage } from './venues/announcements.ts'
