/** The entry point of what the operator publishes: sponsors, and adverts of venues. */
export { contentStreams } from './core/contentStreams.ts'
export type { Sponsor } from './domain/siteContent.ts'
export type { SiteContent } from './feeds/siteContent/index.ts'
