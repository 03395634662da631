import { newsStreams, type NewsStreams } from '../../streams/news.ts'
import { useMember } from './StreamsProvider.tsx'

/** Articles about matches. Importing this hook adds their code to the importer's chunk. */
export function useNews(): NewsStreams {
  return useMember().part(newsStreams)
}
