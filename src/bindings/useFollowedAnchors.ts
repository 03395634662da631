import { followedAnchors } from '../../streams/live.ts'
import { useStreams } from './StreamsProvider.tsx'

/** The anchors that are followed on this device. */
export function useFollowedAnchors(): ReturnType<typeof followedAnchors> {
  return useStreams().part(followedAnchors)
}
