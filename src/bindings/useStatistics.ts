import { statisticsStreams, type StatisticsStreams } from '../../streams/statistics.ts'
import { useMember } from './StreamsProvider.tsx'

/** The statistics of matches. Importing this hook adds their code to the importer's chunk. */
export function useStatistics(): StatisticsStreams {
  return useMember().part(statisticsStreams)
}
