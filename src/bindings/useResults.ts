import { resultsStreams, type ResultsStreams } from '../../streams/results.ts'
import { useMember } from './StreamsProvider.tsx'

/** The venue's results; `null` where it has none. */
export function useResults(): ResultsStreams | null {
  return useMember().part(resultsStreams)
}
