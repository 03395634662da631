import { goesLiveStreams } from '../../streams/siteContent.ts'
import { useMember } from './StreamsProvider.tsx'
import { useScope } from './useScope.ts'

/** Rooms that go live while the member is elsewhere; `null` in the first rendering. */
export function useGoesLive(): ReturnType<ReturnType<typeof goesLiveStreams>> | null {
  const member = useMember()
  return useScope((screen) => member.part(goesLiveStreams)(screen, member.favourites), member)
}
