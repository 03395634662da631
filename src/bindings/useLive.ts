import type { LiveStreams } from '../../streams/index.ts'
import { liveStreams } from '../../streams/live.ts'
import { useMember } from './StreamsProvider.tsx'

/** The member's live rooms, player and gift stage; whoever imports this brings their code along. */
export function useLive(): LiveStreams {
  return useMember().part(liveStreams)
}
