import { useMember } from '../../bindings/StreamsProvider.tsx'
import { useLateCode } from '../loading/useLateCode.ts'

const load = () => import('./ImportantAnnouncement.tsx')

/** Loads what shows important announcements, at a venue that has some. */
export function AnnouncementHost() {
  const { hasAnnouncements } = useMember()
  const { code } = useLateCode(hasAnnouncements, load)
  return hasAnnouncements && code !== null ? <code.ImportantAnnouncement /> : null
}
