import { contentStreams, type SiteContent } from '../../streams/siteContent.ts'
import { useStreams } from './StreamsProvider.tsx'

/** What the operator publishes; also before sign-in. */
export function useSiteContent(): SiteContent {
  return useStreams().part(contentStreams)
}
