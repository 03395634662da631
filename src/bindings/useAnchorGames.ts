import { playStreams, type PlayStreams } from '../../streams/play.ts'
import { useMember } from './StreamsProvider.tsx'

export { useTicking } from './useTicking.ts'

/** The games beside an anchor. Importing this hook adds their streams to the importer's chunk. */
export function useAnchorGames(): PlayStreams {
  return useMember().part(playStreams)
}
