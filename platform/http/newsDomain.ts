import { soccerPaths } from '../../streams/wire/site/soccerPaths.ts'
import { type Endpoint, BODY, PUBLIC_LIMITS } from './endpoint.ts'

/** The calls that are sent to the news domain, whose origin may differ from that of the page. */
export const NEWS_DOMAIN_PATHS: readonly string[] = Object.values(soccerPaths).filter((path) =>
  path.startsWith('/api/site/game/newsoccer/'),
)

/** Preflights of these calls, which browsers send to another origin because of the site's headers. */
export const NEWS_PREFLIGHTS: readonly Endpoint[] = NEWS_DOMAIN_PATHS.map((path) => ({
  method: 'OPTIONS',
  name: 'news.preflight',
  path,
  protocol: 'plain',
  access: 'anyone',
  limits: PUBLIC_LIMITS,
  maxBody: BODY.none,
  changes: false,
  acrossOrigins: true,
}))
