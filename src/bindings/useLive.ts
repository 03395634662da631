import type { LiveStreams } from '../../streams/index.ts'
import { liveStreams } from '../../streams/live.ts'
import { useMember } from './StreamsProvider.tsx'

/**
 * The member's live rooms, player and gift stage. Importing this hook adds their code to the importer's
 * chunk.
 */
export function useLive(): LiveStreams {
  return useMember().part(liveStreams)
}
