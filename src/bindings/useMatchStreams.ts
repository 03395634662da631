import { matchStreams, type MatchStreams } from '../../streams/match.ts'
import { useMember } from './StreamsProvider.tsx'

/** Opens the page of a match. Importing this hook adds its code to the importer's chunk. */
export function useMatchStreams(): MatchStreams {
  return useMember().part(matchStreams)
}
