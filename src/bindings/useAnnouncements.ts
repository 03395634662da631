import { announcementStreams, type AnnouncementStreams } from '../../streams/announcements.ts'
import { useMember } from './StreamsProvider.tsx'

/** The venue's announcements; `null` where it has none. */
export function useAnnouncements(): AnnouncementStreams | null {
  return useMember().part(announcementStreams)
}
