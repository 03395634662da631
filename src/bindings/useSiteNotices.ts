import { noticeStreams } from '../../streams/siteContent.ts'
import { useMember } from './StreamsProvider.tsx'

/** The operator's notices to the member. */
export function useSiteNotices(): ReturnType<typeof noticeStreams> {
  return useMember().part(noticeStreams)
}
